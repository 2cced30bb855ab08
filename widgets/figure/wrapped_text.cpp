#include "widgets/figure/wrapped_text.h"

#include <algorithm>

#include <QRectF>
#include <QStringList>

namespace rosa::widgets {

double wrappedHeight(const QString& text, double width, const QFontMetricsF& metrics)
{
    return metrics.boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text).height();
}

double wrappedWidth(const QString& text, double width, const QFontMetricsF& metrics)
{
    return metrics.boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text).width();
}

double longestWord(const QString& text, const QFontMetricsF& metrics)
{
    double width = 0;
    for (const QString& word : text.split(QLatin1Char(' '))) width = std::max(width, metrics.horizontalAdvance(word));
    return width;
}

}  // namespace rosa::widgets
