/// Light, dark and system theme.
#pragma once

#include <QPalette>

class QApplication;

namespace rosa::widgets {

enum class Theme { System, Light, Dark };

/// Sets the Fusion style and a palette. System: the preference of the desktop's settings portal, otherwise the platform's own palette;
/// changes of the desktop are followed while System is selected. GUI thread.
void applyTheme(QApplication& application, Theme theme);

/// Whether `palette` has light text on a dark background.
bool isDark(const QPalette& palette);

/// Secondary text: readable (contrast at least 4.5 : 1) but less prominent than the text.
QColor quietText(const QPalette& palette);
/// Separating lines: grid lines, frames.
QColor lineColour(const QPalette& palette);
/// Colour for invalid values and failures.
QColor errorColour(const QPalette& palette);

}  // namespace rosa::widgets
