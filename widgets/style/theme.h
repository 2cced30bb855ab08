/// Light, dark and system appearance.
#pragma once

#include <QPalette>

class QApplication;

namespace rosa::widgets {

enum class Theme { System, Light, Dark };

/// Gives the application the Fusion style and a palette. System: what the desktop's settings portal says, else the platform's own
/// palette; changes of the desktop are followed while System is chosen. GUI thread.
void applyTheme(QApplication& application, Theme theme);

/// Whether `palette` has light text on a dark background.
bool isDark(const QPalette& palette);

/// Secondary text: readable (contrast at least 4.5 : 1) but quieter than the text.
QColor quietText(const QPalette& palette);
/// Lines between things: grid lines, frames.
QColor lineColour(const QPalette& palette);
/// Colour of a wrong value's mark and of failures.
QColor errorColour(const QPalette& palette);

}  // namespace rosa::widgets
