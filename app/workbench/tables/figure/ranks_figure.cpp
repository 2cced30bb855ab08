/// Mean ranks over data sets with the critical difference.
#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "app/workbench/base/core_text.h"
#include "app/workbench/figures/pgf_axis.h"
#include "app/workbench/figures/wrapped_text.h"
#include "app/workbench/tables/data/cell_text.h"
#include "app/workbench/tables/figure/table_figure.h"

namespace rosa::workbench {

namespace {

constexpr double kRanksMargin = 4;

class RanksText {
    Q_DECLARE_TR_FUNCTIONS(RanksText)
};

/// A method in order of rank, the best first.
struct Ranked {
    QString title;
    double rank = 0;
};

std::vector<Ranked> rankedMethods(const tables::Table& table)
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

/// In painter units.
struct RanksLayout {
    bool isOneSided = false;  ///< All names are at the left.
    QRectF summary;
    double left = 0, right = 0;  ///< Ends of the axis.
    double bar = 0;              ///< Position of the bar of the critical difference.
    double axis = 0;
    double firstGroup = 0;  ///< Position of the first line that joins methods without significant difference.
    double firstRow = 0, rowHeight = 0;
    double leastWidth = 0, height = 0;

    [[nodiscard]] double placeOf(double rank, int methods) const
    {
        return left + (rank - 1) / (methods - 1) * (right - left);
    }
};

constexpr double kGroup = 6;  ///< Distance between the lines of two groups.
constexpr double kAside = 6;  ///< Distance from the axis' end to a name's line; the name follows 3 units further.

QString rowText(const Ranked& method)
{
    return method.title + QStringLiteral("  ") + QLocale().toString(method.rank, 'f', 2);
}

RanksLayout layoutRanks(const QRectF& area, const tables::Table& table, const QFontMetricsF& metrics)
{
    const evaluate::Ranking& ranking = *table.ranking;
    const std::vector<Ranked> methods = rankedMethods(table);
    double name = 0;
    for (const Ranked& method : methods) name = std::max(name, metrics.horizontalAdvance(rowText(method)));
    const double labels = std::ceil(name) + kAside + 4;
    const double line = metrics.height();
    const double number = metrics.horizontalAdvance(QStringLiteral("00"));
    const double leastAxis = std::max(6 * number, (ranking.methods - 1) * 1.2 * number);
    RanksLayout layout;
    layout.leastWidth = labels + leastAxis + number;
    layout.isOneSided = area.width() < 2 * labels + leastAxis;
    layout.left = area.left() + labels;
    layout.right = layout.isOneSided ? area.right() - number : area.right() - labels;
    const double summaryHeight = wrappedHeight(summary(ranking), area.width(), metrics);
    layout.summary = QRectF(area.left(), area.top(), area.width(), summaryHeight);
    layout.bar = layout.summary.bottom() + 1.6 * line;
    layout.axis = layout.bar + 1.9 * line;
    layout.firstGroup = layout.axis + kGroup + 1;
    layout.firstRow = layout.firstGroup + kGroup * static_cast<double>(ranking.groups.size()) + 0.6 * line;
    layout.rowHeight = 1.2 * line;
    const std::size_t rows = layout.isOneSided ? methods.size() : (methods.size() + 1) / 2;
    layout.height = layout.firstRow + (static_cast<double>(rows) - 0.4) * layout.rowHeight - area.top();
    return layout;
}

/// Position of a method's name.
struct RankedPlace {
    bool isLeft = true;
    double y = 0;
};

RankedPlace placeOf(std::size_t method, std::size_t count, const RanksLayout& layout)
{
    const std::size_t half = layout.isOneSided ? count : (count + 1) / 2;
    const bool isLeft = method < half;
    return {isLeft, layout.firstRow + static_cast<double>(isLeft ? method : count - 1 - method) * layout.rowHeight};
}

QString differenceText(const evaluate::Ranking& ranking)
{
    return ranking.criticalDifference > ranking.methods - 1 ? RanksText::tr("CD (longer than the axis)")
                                                            : RanksText::tr("CD");
}

}  // namespace

double ranksHeight(double width, const tables::Table& table, const QFont& font, const QPaintDevice* device)
{
    return layoutRanks(QRectF(0, 0, width, 1e4), table, QFontMetricsF(font, device)).height;
}

double ranksWidth(const tables::Table& table, const QFont& font, const QPaintDevice* device)
{
    return layoutRanks(QRectF(0, 0, 1e4, 1e4), table, QFontMetricsF(font, device)).leastWidth;
}

void drawRanks(QPainter& painter, const QRectF& area, const tables::Table& table, const StripColours& colours)
{
    const evaluate::Ranking& ranking = *table.ranking;
    const std::vector<Ranked> methods = rankedMethods(table);
    const QFontMetricsF metrics(painter.font(), painter.device());
    const RanksLayout layout = layoutRanks(area, table, metrics);
    const double line = metrics.height();
    const auto placeOfRank = [&](double rank) { return layout.placeOf(rank, ranking.methods); };
    painter.setPen(colours.text);
    painter.drawText(layout.summary, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, summary(ranking));
    const double end = placeOfRank(1 + std::min(ranking.criticalDifference, ranking.methods - 1.0));
    painter.setPen(QPen(colours.text, 1.4));
    painter.drawLine(QPointF(layout.left, layout.bar), QPointF(end, layout.bar));
    for (const double x : {layout.left, end}) painter.drawLine(QPointF(x, layout.bar - 3), QPointF(x, layout.bar + 3));
    painter.drawText(QRectF(layout.left, layout.bar - 4 - line, area.right() - layout.left, line),
                     Qt::AlignLeft | Qt::AlignVCenter, differenceText(ranking));
    painter.drawLine(QPointF(layout.left, layout.axis), QPointF(layout.right, layout.axis));
    for (int rank = 1; rank <= ranking.methods; ++rank) {
        const double x = placeOfRank(rank);
        painter.drawLine(QPointF(x, layout.axis - 4), QPointF(x, layout.axis));
        painter.drawText(QRectF(x - 20, layout.axis - 5 - line, 40, line), Qt::AlignCenter, QString::number(rank));
    }
    double y = layout.firstGroup;
    for (const auto& [first, last] : ranking.groups) {
        painter.setPen(QPen(colours.text, 3));
        painter.drawLine(QPointF(placeOfRank(methods[static_cast<std::size_t>(first)].rank) - 3, y),
                         QPointF(placeOfRank(methods[static_cast<std::size_t>(last)].rank) + 3, y));
        y += kGroup;
    }
    for (std::size_t i = 0; i < methods.size(); ++i) {
        const auto [isLeft, middle] = placeOf(i, methods.size(), layout);
        const double x = placeOfRank(methods[i].rank);
        const double aside = isLeft ? layout.left - kAside : layout.right + kAside;
        painter.setPen(QPen(colours.quiet, 1));
        painter.drawLine(QPointF(x, layout.axis), QPointF(x, middle));
        painter.drawLine(QPointF(x, middle), QPointF(aside, middle));
        painter.setPen(colours.text);
        const QRectF place = isLeft ? QRectF(area.left(), middle - line / 2, aside - 3 - area.left(), line)
                                    : QRectF(aside + 3, middle - line / 2, area.right() - aside - 3, line);
        painter.drawText(place, (isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextDontClip,
                         rowText(methods[i]));
    }
}

QString RanksFigure::title() const
{
    return RanksText::tr("%1: mean ranks and critical difference").arg(coreText(m_table.plan.title));
}

widgets::FigureStyle RanksFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.widthMm = 120;  // Names are on both sides of the axis.
    style.heightMm = heightFor(style);
    return style;
}

double RanksFigure::heightFor(const widgets::FigureStyle& style) const
{
    const double width = widgets::unitsOfMm(style.widthMm) - 2 * kRanksMargin;
    return std::ceil(
        widgets::mmOfUnits(ranksHeight(width, m_table, widgets::fontOf(style), &widgets::paperDevice()) + kRanksMargin + 2));
}

Result<void> RanksFigure::check(const widgets::FigureStyle& style) const
{
    const double width =
        widgets::mmOfUnits(ranksWidth(m_table, widgets::fontOf(style), &widgets::paperDevice()) + 2 * kRanksMargin);
    if (width > style.widthMm) return tooSmall(m_name, "wide", width);
    if (const double height = heightFor(style); height > style.heightMm + 1) return tooSmall(m_name, "high", height);
    return {};
}

void RanksFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    painter.save();
    painter.setFont(widgets::fontOf(style));
    drawRanks(painter, area.adjusted(kRanksMargin, kRanksMargin, -kRanksMargin, -2), m_table, paperColours());
    painter.restore();
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
    const QFontMetricsF metrics(widgets::fontOf(style), &widgets::paperDevice());
    const QRectF area = QRectF(0, 0, widgets::unitsOfMm(style.widthMm), widgets::unitsOfMm(style.heightMm))
                            .adjusted(kRanksMargin, kRanksMargin, -kRanksMargin, -2);
    const RanksLayout layout = layoutRanks(area, m_table, metrics);
    const auto at = [&](double x, double y) {
        return QStringLiteral("(%1mm,%2mm)")
            .arg(widgets::mmOfUnits(x), 0, 'f', 2)
            .arg(style.heightMm - widgets::mmOfUnits(y), 0, 'f', 2);
    };
    const auto place = [&](double rank) { return layout.placeOf(rank, ranking.methods); };
    QString lines = pgfText(layout.summary, QStringLiteral("center"), widgets::latexText(summary(ranking)), style);
    const double end = place(1 + std::min(ranking.criticalDifference, ranking.methods - 1.0));
    lines += QStringLiteral("\\draw[|-|, thick] %1 -- %2;\n").arg(at(layout.left, layout.bar), at(end, layout.bar));
    lines += QStringLiteral("\\node[anchor=south west, inner sep=0pt] at %1 {%2};\n")
                 .arg(at(layout.left, layout.bar - 5), widgets::latexText(differenceText(ranking)));
    lines += QStringLiteral("\\draw[thick] %1 -- %2;\n").arg(at(layout.left, layout.axis), at(layout.right, layout.axis));
    for (int rank = 1; rank <= ranking.methods; ++rank)
        lines += QStringLiteral("\\draw[thick] %1 -- %2 node[above, inner sep=1pt] {%3};\n")
                     .arg(at(place(rank), layout.axis), at(place(rank), layout.axis - 4))
                     .arg(rank);
    double y = layout.firstGroup;
    for (const auto& [first, last] : ranking.groups) {
        lines += QStringLiteral("\\draw[line width=2.2pt] %1 -- %2;\n")
                     .arg(at(place(methods[static_cast<std::size_t>(first)].rank) - 3, y),
                          at(place(methods[static_cast<std::size_t>(last)].rank) + 3, y));
        y += kGroup;
    }
    for (std::size_t i = 0; i < methods.size(); ++i) {
        const auto [isLeft, middle] = placeOf(i, methods.size(), layout);
        lines +=
            QStringLiteral("\\draw[gray] %1 |- %2 node[%3, black, inner sep=2pt] {%4};\n")
                .arg(at(place(methods[i].rank), layout.axis),
                     at(isLeft ? layout.left - kAside : layout.right + kAside, middle),
                     isLeft ? QStringLiteral("left") : QStringLiteral("right"), widgets::latexText(rowText(methods[i])));
    }
    return pgfPage(style) + lines + QStringLiteral("\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
