/// Named sizes of text and of space: local numbers would drift apart.
#pragma once

class QFont;
class QWidget;

namespace rosa::widgets {

/// Sizes relative to the application's font, which the presentation mode enlarges.
enum class TextSize {
    Body,     ///< The application's font.
    Strong,   ///< The same size, semi-bold: title of a group or plot.
    Heading,  ///< Of a section: larger, semi-bold.
    Number,   ///< A result that is read first: larger than a heading.
    Title,    ///< Of a page; once per page at most.
};

/// Gives a widget this size and keeps it after setApplicationFont(). A later call replaces an earlier one. GUI thread.
void setTextSize(QWidget* widget, TextSize size);

/// Sets the application's font, and the fonts of all widgets of a named size. GUI thread.
void setApplicationFont(const QFont& font);

inline constexpr int kTightGap = 4;     ///< Between a text and what belongs to it.
inline constexpr int kGap = 8;          ///< Between controls, and at the edges of a view.
inline constexpr int kWideGap = 16;     ///< Between groups.
inline constexpr int kSectionGap = 28;  ///< Between sections of a page.

}  // namespace rosa::widgets
