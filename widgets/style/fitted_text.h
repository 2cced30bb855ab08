/// Text that is shortened to the available space without cutting numbers, or wrapped.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <Qt>

class QFontMetricsF;

namespace rosa::widgets {

/// Flags of QPainter::drawText() and of boundingRect() for lines from the upper left corner.
inline constexpr int kWrappedText = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// `text` if it is at most `width` wide. Otherwise pieces between " · " are omitted, the first piece first, since the distinguishing part
/// follows it, then from the end; the last remaining piece loses words from its end. A word is shown whole or not at all, except a word
/// without digits that does not fit: "fork…". "…" marks omissions. Of texts of more than kLongestLine letters (text/shortened.h), the beginning is
/// used: O(log(length) · kLongestLine), whatever the length.
QString fittedText(const QString& text, const QFontMetricsF& metrics, double width);
/// The same for one of several labels: `shared` gives the number of labels that contain each piece; the most common pieces are omitted
/// first.
QString fittedText(const QString& text, const QFontMetricsF& metrics, double width, const QList<int>& shared);

/// The same for labels that are read side by side, each with its own width: the most common pieces are omitted first, and different texts
/// remain different as far as their distinguishing parts fit. O(labels · pieces), about a millisecond for a hundred labels.
QStringList fittedTexts(const QStringList& texts, const QFontMetricsF& metrics, const QList<double>& widths);

}  // namespace rosa::widgets
