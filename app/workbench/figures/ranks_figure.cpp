/// Mean ranks over data sets with the critical difference.
#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "app/workbench/figures/table_figure.h"
#include "app/workbench/views/tables/cell_text.h"

namespace rosa::workbench {

namespace {

class RanksText {
    Q_DECLARE_TR_FUNCTIONS(RanksText)
};

/// The method at a place of the order, the best first.
struct Ranked {
    QString title;
    double rank = 0;
};

std::vector<Ranked> rankedMethods(const reproduce::Table& table)
{
    std::vector<Ranked> methods;
    for (const std::int64_t method : table.ranking->order) {
        const auto place = static_cast<std::size_t>(method);
        methods.push_back({rowTitle(table.plan, table.ranked[place]), table.ranking->meanRanks[place]});
    }
    return methods;
}

/// "k = 5, N = 4, CD = 2.73 (Nemenyi, 0.05)": methods, data sets, critical difference.
QString summary(const evaluate::Ranking& ranking)
{
    return RanksText::tr("k = %1, N = %2, CD = %3 (Nemenyi, 0.05)")
        .arg(ranking.methods)
        .arg(ranking.datasets)
        .arg(QLocale().toString(ranking.criticalDifference, 'f', 2));
}

}  // namespace

void drawRanks(QPainter& painter, const QRectF& area, const reproduce::Table& table, const StripColours& colours)
{
    const evaluate::Ranking& ranking = *table.ranking;
    const std::vector<Ranked> methods = rankedMethods(table);
    const QFontMetricsF metrics(painter.font(), painter.device());
    double labels = 0;
    for (const Ranked& method : methods) labels = std::max(labels, metrics.horizontalAdvance(method.title) + 46);
    labels = std::min(labels, area.width() * 0.33);
    const QRectF plot = area.adjusted(labels, 0, -labels, 0);
    const double most = static_cast<double>(ranking.methods);
    const auto placeOf = [&](double rank) { return plot.left() + (rank - 1) / (most - 1) * plot.width(); };
    const double line = metrics.height();
    painter.setPen(colours.text);
    painter.drawText(QRectF(area.left(), area.top(), area.width(), line), Qt::AlignCenter, summary(ranking));
    const double cd = std::min(ranking.criticalDifference / (most - 1), 1.0) * plot.width();
    const double bar = area.top() + 1.9 * line;
    painter.setPen(QPen(colours.text, 1.4));
    painter.drawLine(QPointF(plot.left(), bar), QPointF(plot.left() + cd, bar));
    for (const double end : {plot.left(), plot.left() + cd}) painter.drawLine(QPointF(end, bar - 3), QPointF(end, bar + 3));
    painter.drawText(
        QRectF(plot.left() + cd + 4, bar - line / 2, 200, line), Qt::AlignLeft | Qt::AlignVCenter,
        ranking.criticalDifference > most - 1 ? RanksText::tr("CD (longer than the axis)") : RanksText::tr("CD"));
    const double axis = bar + 2 * line;
    painter.drawLine(QPointF(plot.left(), axis), QPointF(plot.right(), axis));
    for (int rank = 1; rank <= ranking.methods; ++rank) {
        painter.drawLine(QPointF(placeOf(rank), axis - 4), QPointF(placeOf(rank), axis));
        painter.drawText(QRectF(placeOf(rank) - 20, axis - 5 - line, 40, line), Qt::AlignCenter, QString::number(rank));
    }
    // The better half is named on the left, the other on the right, the outermost highest.
    const std::size_t half = (methods.size() + 1) / 2;
    double groups = axis + 6;
    for (const auto& [first, last] : ranking.groups) {
        painter.setPen(QPen(colours.text, 3));
        painter.drawLine(QPointF(placeOf(methods[static_cast<std::size_t>(first)].rank) - 3, groups),
                         QPointF(placeOf(methods[static_cast<std::size_t>(last)].rank) + 3, groups));
        groups += 6;
    }
    for (std::size_t i = 0; i < methods.size(); ++i) {
        const bool isLeft = i < half;
        const double y = groups + (0.6 + static_cast<double>(isLeft ? i : methods.size() - 1 - i)) * 1.15 * line;
        const double x = placeOf(methods[i].rank);
        const double end = isLeft ? plot.left() - 6 : plot.right() + 6;
        painter.setPen(QPen(colours.quiet, 1));
        painter.drawLine(QPointF(x, axis), QPointF(x, y));
        painter.drawLine(QPointF(x, y), QPointF(end, y));
        painter.setPen(colours.text);
        const QString text = methods[i].title + QStringLiteral("  ") + QLocale().toString(methods[i].rank, 'f', 2);
        const QRectF place = isLeft ? QRectF(area.left(), y - line / 2, end - 3 - area.left(), line)
                                    : QRectF(end + 3, y - line / 2, area.right() - end - 3, line);
        painter.drawText(place, (isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideMiddle, place.width()));
    }
}

QString RanksFigure::csv() const
{
    QString text = QStringLiteral("method,mean_rank,k,n,critical_difference,friedman_p\n");
    const evaluate::Ranking& ranking = *m_table.ranking;
    for (std::size_t i = 0; i < m_table.ranked.size(); ++i)
        text += QStringLiteral("%1,%2,%3,%4,%5,%6\n")
                    .arg(widgets::csvText(QString::fromStdString(m_table.plan.rows[m_table.ranked[i]].title)),
                         widgets::csvNumber(ranking.meanRanks[i]), QString::number(ranking.methods),
                         QString::number(ranking.datasets), widgets::csvNumber(ranking.criticalDifference),
                         ranking.p ? widgets::csvNumber(*ranking.p) : QString());
    return text;
}

QString RanksFigure::pgfplots(const widgets::FigureStyle& style) const
{
    const evaluate::Ranking& ranking = *m_table.ranking;
    const std::vector<Ranked> methods = rankedMethods(m_table);
    const double most = static_cast<double>(ranking.methods);
    const double unit = 0.4 * style.widthMm / (most - 1);  // mm a rank
    const auto x = [&](double rank) { return widgets::pgfNumber((rank - 1) * unit); };
    const auto mm = [](double value) { return widgets::pgfNumber(value); };
    QString lines = QStringLiteral("\\begin{scope}[x=1mm, y=1mm]\n");
    lines += QStringLiteral("\\node at (%1,12) {%2};\n").arg(mm(0.2 * style.widthMm), widgets::latexText(summary(ranking)));
    lines += QStringLiteral("\\draw[|-|] (0,7) -- (%1,7) node[right] {CD};\n")
                 .arg(mm(std::min(ranking.criticalDifference, most - 1) * unit));
    lines += QStringLiteral("\\draw (0,0) -- (%1,0);\n").arg(x(most));
    for (int rank = 1; rank <= ranking.methods; ++rank)
        lines += QStringLiteral("\\draw (%1,0) -- (%1,1) node[above] {%2};\n").arg(x(rank)).arg(rank);
    double y = -1.5;
    for (const auto& [first, last] : ranking.groups) {
        lines += QStringLiteral("\\draw[very thick] (%1,%3) -- (%2,%3);\n")
                     .arg(x(methods[static_cast<std::size_t>(first)].rank), x(methods[static_cast<std::size_t>(last)].rank),
                          mm(y));
        y -= 1.5;
    }
    const std::size_t half = (methods.size() + 1) / 2;
    for (std::size_t i = 0; i < methods.size(); ++i) {
        const bool isLeft = i < half;
        const double at = y - 1 - 4 * static_cast<double>(isLeft ? i : methods.size() - 1 - i);
        lines +=
            QStringLiteral("\\draw[gray] (%1,0) |- (%2,%3) node[%4, black] {%5};\n")
                .arg(x(methods[i].rank), isLeft ? QStringLiteral("-2") : mm((most - 1) * unit + 2), mm(at),
                     isLeft ? QStringLiteral("left") : QStringLiteral("right"),
                     widgets::latexText(methods[i].title + QStringLiteral(" ") + QString::number(methods[i].rank, 'f', 2)));
    }
    return widgets::tikzBegin(style) + lines + QStringLiteral("\\end{scope}\n\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
