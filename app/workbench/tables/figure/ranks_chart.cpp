/// Mean ranks over data sets with the critical difference, as a chart.
#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "app/workbench/base/core_text.h"
#include "app/workbench/tables/data/cell_text.h"
#include "app/workbench/tables/figure/table_figure.h"
#include "widgets/figure/csv_table.h"

namespace rosa::workbench {

namespace {

using widgets::ChartText;
using widgets::Tone;

class RanksText {
    Q_DECLARE_TR_FUNCTIONS(RanksText)
};

// Places from the top, in lines of text.
constexpr double kDifference = 0.6;  ///< Bar of the critical difference.
constexpr double kAxis = 2.3;
constexpr double kGroupPitch = 0.5;  ///< Lines that join methods without significant difference.
constexpr double kNamePitch = 1.2;

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

QString rowText(const Ranked& method)
{
    return method.title + QStringLiteral("  ") + QLocale().toString(method.rank, 'f', 2);
}

QString differenceText(const evaluate::Ranking& ranking)
{
    return ranking.criticalDifference > ranking.methods - 1 ? RanksText::tr("CD (longer than the axis)")
                                                            : RanksText::tr("CD");
}

/// A panel without axes; with `isOneSided`, all names are at the left.
widgets::ChartPanel ranksPanel(const tables::Table& table, bool isOneSided)
{
    const evaluate::Ranking& ranking = *table.ranking;
    const std::vector<Ranked> methods = rankedMethods(table);
    widgets::ChartPanel panel;
    panel.isBare = true;
    panel.x.low = 1;
    const auto last = panel.x.high = static_cast<double>(ranking.methods);
    const auto line = [&](std::vector<QPointF> at, double width) {
        panel.lines.push_back({std::move(at), -1, width > 1 ? Tone::Reference : Tone::Sample, -1, width});
    };
    const double end = 1 + std::min(ranking.criticalDifference, last - 1);
    panel.whiskers.push_back({kDifference, 1, end, false, Tone::Reference});
    panel.texts.push_back({1, kDifference, differenceText(ranking), ChartText::Side::Left});
    line({{1, kAxis}, {last, kAxis}}, 1.4);
    for (int rank = 1; rank <= ranking.methods; ++rank) {
        line({{static_cast<double>(rank), kAxis - 0.3}, {static_cast<double>(rank), kAxis}}, 1.4);
        panel.texts.push_back({static_cast<double>(rank), kAxis - 0.3, QString::number(rank), ChartText::Side::Above});
    }
    double y = kAxis + kGroupPitch;
    for (const auto& [first, lowest] : ranking.groups) {
        line({{methods[static_cast<std::size_t>(first)].rank, y}, {methods[static_cast<std::size_t>(lowest)].rank, y}}, 3);
        y += kGroupPitch;
    }
    const double firstName = y + 0.6;
    const std::size_t half = isOneSided ? methods.size() : (methods.size() + 1) / 2;
    for (std::size_t i = 0; i < methods.size(); ++i) {
        const bool isLeft = i < half;
        const double row = firstName + kNamePitch * static_cast<double>(isLeft ? i : methods.size() - 1 - i);
        const double edge = isLeft ? 1 : last;
        line({{methods[i].rank, kAxis}, {methods[i].rank, row}, {edge, row}}, 1);
        panel.texts.push_back({edge, row, rowText(methods[i]), isLeft ? ChartText::Side::Left : ChartText::Side::Right});
    }
    panel.y.low = firstName + kNamePitch * static_cast<double>(half) - 0.6;
    panel.y.high = 0;
    return panel;
}

widgets::Chart ranksChart(const tables::Table& table, bool isOneSided)
{
    const evaluate::Ranking& ranking = *table.ranking;
    widgets::Chart chart;
    chart.leastPanel = 0;
    chart.panels.push_back(ranksPanel(table, isOneSided));
    // Methods, data sets, critical difference.
    chart.note = RanksText::tr("k = %1, N = %2, CD = %3 (Nemenyi, 0.05)")
                     .arg(ranking.methods)
                     .arg(ranking.datasets)
                     .arg(QLocale().toString(ranking.criticalDifference, 'f', 2));
    return chart;
}

}  // namespace

widgets::Chart ranksChart(const tables::Table& table, double width, const QFont& font, const QPaintDevice* device)
{
    widgets::Chart chart = ranksChart(table, false);
    const auto layout = layoutChart(chart, QRectF(0, 0, width, widgets::kUnlimited), font, device);
    return layout.leastWidth <= width ? chart : ranksChart(table, true);
}

QString RanksFigure::title() const
{
    return RanksText::tr("%1: mean ranks and critical difference").arg(coreText(m_table.plan.title));
}

widgets::Chart RanksFigure::chartFor(const widgets::FigureStyle& style) const
{
    return ranksChart(m_table, innerWidth(style), widgets::fontOf(style), &widgets::paperDevice());
}

QString RanksFigure::csv() const
{
    widgets::CsvTable csv("method,mean_rank,k,n,critical_difference,friedman_p");
    const evaluate::Ranking& ranking = *m_table.ranking;
    for (std::size_t i = 0; i < m_table.ranked.size(); ++i)
        csv.add(m_table.plan.rows[m_table.ranked[i]].title, ranking.meanRanks[i], ranking.methods, ranking.datasets,
                ranking.criticalDifference, ranking.p);
    return csv.text();
}

}  // namespace rosa::workbench
