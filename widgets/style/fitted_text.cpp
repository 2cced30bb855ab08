#include "widgets/style/fitted_text.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QStringList>

namespace rosa::widgets {

namespace {

const QString kGap = QStringLiteral(" · ");
const QString kMore = QStringLiteral("…");

/// The longest beginning of whole pieces, with "…" behind it; "" where not even one fits.
QString beginning(const QString& lead, const QStringList& pieces, const QString& gap, const QFontMetricsF& metrics,
                  double width)
{
    for (qsizetype kept = pieces.size(); kept > 0; --kept) {
        QString text = lead + pieces.mid(0, kept).join(gap);
        if (kept < pieces.size()) text += gap == kGap ? gap + kMore : QLatin1Char(' ') + kMore;
        if (metrics.horizontalAdvance(text) <= width) return text;
    }
    return {};
}

QString fittedWords(const QString& piece, const QFontMetricsF& metrics, double width)
{
    const QString words = beginning({}, piece.split(QLatin1Char(' ')), QStringLiteral(" "), metrics, width);
    return words.isEmpty() ? kMore : words;
}

}  // namespace

QString fittedText(const QString& text, const QFontMetricsF& metrics, double width)
{
    if (metrics.horizontalAdvance(text) <= width) return text;
    QStringList pieces = text.split(kGap);
    QString lead;
    if (pieces.size() > 1) {
        pieces.removeFirst();
        lead = kMore + QLatin1Char(' ');
    }
    if (const QString fitting = beginning(lead, pieces, kGap, metrics, width); !fitting.isEmpty()) return fitting;
    return fittedWords(pieces.first(), metrics, width);
}

QString fittedText(const QString& text, const QFontMetricsF& metrics, double width, const QList<int>& shared)
{
    if (metrics.horizontalAdvance(text) <= width) return text;
    QStringList pieces = text.split(kGap);
    if (shared.size() != pieces.size()) return fittedText(text, metrics, width);
    QList<int> counts = shared;
    while (pieces.size() > 1) {
        const qsizetype most = std::max_element(counts.begin(), counts.end()) - counts.begin();
        pieces.removeAt(most);
        counts.removeAt(most);
        const QString shown = kMore + QLatin1Char(' ') + pieces.join(kGap);
        if (metrics.horizontalAdvance(shown) <= width) return shown;
    }
    return fittedWords(pieces.first(), metrics, width);
}

}  // namespace rosa::widgets
