/// Room that text in lines takes.
#pragma once

#include <QFontMetricsF>
#include <QString>

namespace rosa::workbench {

/// Text in a box of some width, wrapped between words.
double wrappedHeight(const QString& text, double width, const QFontMetricsF& metrics);
/// Width of the longest word.
double longestWord(const QString& text, const QFontMetricsF& metrics);

}  // namespace rosa::workbench
