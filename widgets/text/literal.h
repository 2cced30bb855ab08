/// Text for what guesses whether a text is HTML: tool tips, What's This, labels of Qt's own dialogs.
///
/// Names, notes, messages and keys come from files that others have written. There, `<img src=…>` would load a file while the window lays out
/// its text. Labels are PlainLabel or RichLabel (plain_label.h), message boxes PlainBox (plain_box.h); the test `layers` finds other ones.
#pragma once

#include <QString>

namespace rosa::widgets {

/// Longer texts end in "…" there.
inline constexpr qsizetype kLongestTip = 4000;

/// What shows `text` letter by letter: the text itself, or HTML that escapes it if it would be taken for HTML. Not wrapped, unless escaped.
QString literal(const QString& text);
/// The same, always as HTML, since only HTML is wrapped; "" for "".
QString wrapped(const QString& text);

}  // namespace rosa::widgets
