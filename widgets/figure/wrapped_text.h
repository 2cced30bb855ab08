/// Size of wrapped text.
#pragma once

#include <QFontMetricsF>
#include <QString>

namespace rosa::widgets {

/// Height of text in a box of this width, wrapped between words.
double wrappedHeight(const QString& text, double width, const QFontMetricsF& metrics);
/// Width that its longest line takes.
double wrappedWidth(const QString& text, double width, const QFontMetricsF& metrics);
/// Width of the longest word.
double longestWord(const QString& text, const QFontMetricsF& metrics);

}  // namespace rosa::widgets
