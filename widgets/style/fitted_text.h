/// Text that gives way where there is no room, without a number cut in two.
#pragma once

#include <QList>
#include <QString>

class QFontMetricsF;

namespace rosa::widgets {

/// `text` where it is at most `width` wide. Else pieces of it between " · " are left out, the first one first, since what tells labels apart
/// stands behind it, then from the end; of the last piece that is left words from its end. A word is shown whole or not at all; "…" stands
/// for what is left out.
QString fittedText(const QString& text, const QFontMetricsF& metrics, double width);
/// The same for one of several labels: `shared` says of each piece how many of them have it, and what most of them have is left out first.
QString fittedText(const QString& text, const QFontMetricsF& metrics, double width, const QList<int>& shared);

}  // namespace rosa::widgets
