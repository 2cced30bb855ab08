/// Text that gives way where there is no room, without a number cut in two.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QFontMetricsF;

namespace rosa::widgets {

/// `text` where it is at most `width` wide. Else pieces of it between " · " are left out, the first one first, since what tells labels apart
/// stands behind it, then from the end; of the last piece that is left words from its end. A word is shown whole or not at all, but for one
/// without digits where not even that has room: "fork…". "…" stands for what is left out.
QString fittedText(const QString& text, const QFontMetricsF& metrics, double width);
/// The same for one of several labels: `shared` says of each piece how many of them have it, and what most of them have is left out first.
QString fittedText(const QString& text, const QFontMetricsF& metrics, double width, const QList<int>& shared);

/// The same for labels that are read beside each other, each in its width: what most of them have is left out first, and texts that differ
/// are shown as different texts as far as there is room for what tells them apart. O(labels · pieces), a millisecond for a hundred.
QStringList fittedTexts(const QStringList& texts, const QFontMetricsF& metrics, const QList<double>& widths);

}  // namespace rosa::widgets
