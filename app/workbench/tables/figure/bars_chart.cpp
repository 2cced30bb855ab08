/// The means of a table as a chart.
#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "app/workbench/base/core_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/figures/share_extent.h"
#include "app/workbench/results/data/interval_scope.h"
#include "app/workbench/tables/data/cell_text.h"
#include "app/workbench/tables/figure/table_figure.h"
#include "core/tables/table_text.h"
#include "widgets/figure/csv_table.h"

namespace rosa::workbench {

namespace {

using widgets::ChartText;
using widgets::Tone;

class BarsText {
    Q_DECLARE_TR_FUNCTIONS(BarsText)
};

bool isPartial(const tables::TableCell& cell) { return cell.results && cell.missing > 0; }

/// Published numbers count even without a measured value beside them.
void include(ShareExtent& extent, const tables::Table& table, std::size_t column)
{
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const tables::TableCell& cell = table.cell(row, column);
        if (cell.results) extent.include(cell.results->mean());
        if (cell.results) extent.include(cell.interval95);
        if (const auto& published = table.plan.rows[row].published[column]) extent.include(published->mean);
    }
}

/// Axis of a column. Bars share one axis for all columns.
widgets::ChartScale barsScale(const tables::Table& table, const BarsLook& look, std::size_t column)
{
    const bool areBars = look.form == BarsLook::Form::Bars;
    ShareExtent extent;
    for (std::size_t i = 0; i < table.plan.columns.size(); ++i)
        if (areBars || i == column) include(extent, table, i);
    widgets::ChartScale scale = extent.scale();
    scale.low = look.from.value_or(areBars ? 0 : scale.low);
    scale.high = look.to.value_or(scale.high);
    // A given end may lie beyond the other end.
    if (scale.high <= scale.low) (look.from ? scale.high : scale.low) = look.from ? scale.low + 0.01 : scale.high - 0.01;
    return scale;
}

/// States where axes of bars begin if not at 0.
QString barsAxisTitle(const tables::Table& table, const BarsLook& look)
{
    QString title = BarsText::tr("%1, per cent").arg(metricTitle(table.plan.metric));
    if (const QStringList scopes = scopeTexts(table); !scopes.isEmpty())
        title += BarsText::tr("; 95 % interval %1").arg(scopes.join(QStringLiteral("; ")));
    const double low = look.form == BarsLook::Form::Dots ? 0 : barsScale(table, look, 0).low;
    return low > 0 ? title + BarsText::tr(" (the axis begins at %1)").arg(QLocale().toString(100 * low, 'g', 4)) : title;
}

/// The marks of a measured cell. `isLeftTaken`: the published number is on the left.
void addMeasured(widgets::ChartPanel& panel, const tables::TableCell& cell, double row, int colour, bool isBar,
                 bool isLeftTaken)
{
    const widgets::ChartScale& axis = panel.x;
    const double mean = cell.results->mean(), end = std::clamp(mean, axis.low, axis.high);
    if (isBar) {
        widgets::ChartBox box{axis.low, end, row + 0.3, row - 0.3};
        box.colour = colour;
        box.opacity = 0.55;
        panel.boxes.push_back(box);
    }
    double left = end, right = end;
    if (const auto& interval = cell.interval95) {
        panel.whiskers.push_back(
            {row, interval->low, interval->high, false, isBar ? Tone::Reference : Tone::Plain, isBar ? -1 : colour});
        left = std::clamp(interval->low, axis.low, left);
        right = std::clamp(interval->high, right, axis.high);
    }
    if (mean != end) {
        const bool isLow = mean < axis.low;
        const QString number = QLocale().toString(100 * mean, 'f', 1) + (isPartial(cell) ? QStringLiteral("*") : QString());
        panel.texts.push_back({end, row, isLow ? QStringLiteral("◁ ") + number : number + QStringLiteral(" ▷"),
                               isLow ? ChartText::Side::Right : ChartText::Side::Left});
        return;
    }
    if (!isBar) panel.points.push_back({mean, row, -1, Tone::Plain, colour});
    if (!isPartial(cell)) return;
    const QString seeds = BarsText::tr("* %1 of %2 seeds").arg(cell.results->seeds).arg(cell.results->seeds + cell.missing);
    const QString star = QStringLiteral("*");
    panel.texts.push_back({right, row, isLeftTaken ? star : seeds, ChartText::Side::Right, left, star});
}

}  // namespace

bool hasBars(const tables::Table& table)
{
    return std::ranges::any_of(table.cells, [](const tables::TableCell& cell) { return cell.results.has_value(); });
}

widgets::Chart barsChart(const tables::Table& table, const BarsLook& look)
{
    widgets::Chart chart;
    QStringList names;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) names.append(rowTitle(table.plan, row));
    bool hasPublished = false;
    for (std::size_t column = 0; column < table.plan.columns.size(); ++column) {
        widgets::ChartPanel panel{barsScale(table, look, column), widgets::ChartScale::ofNames({}, names, true)};
        panel.title = QString::fromStdString(table.plan.columns[column].title);
        for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
            const tables::TableCell& cell = table.cell(row, column);
            const auto& published = table.plan.rows[row].published[column];
            const auto y = static_cast<double>(row);
            hasPublished = hasPublished || published;
            if (published && published->mean >= panel.x.low && published->mean <= panel.x.high)
                panel.points.push_back({published->mean, y, -1, Tone::Published});
            if (cell.results)
                addMeasured(panel, cell, y, table.plan.rows[row].isReference ? 5 : 0, look.form == BarsLook::Form::Bars,
                            published && published->mean < cell.results->mean());
            else
                panel.texts.push_back({panel.x.low, y, QStringLiteral("–")});
        }
        chart.panels.push_back(std::move(panel));
    }
    chart.xTitle = barsAxisTitle(table, look);
    chart.leastPanel = 0;
    chart.rowLines = 1.5;
    if (hasPublished) chart.keys.push_back({BarsText::tr("published"), Tone::Published});
    if (std::ranges::any_of(table.cells, isPartial))
        chart.keys.push_back({BarsText::tr("*: runs are missing"), Tone::Plain, widgets::LegendMark::kNone});
    return chart;
}

QString BarsFigure::csv() const
{
    widgets::CsvTable csv(
        "method,dataset,encoder,seeds,splits,mean,interval_low,interval_high,interval_over,published,missing");
    for (std::size_t row = 0; row < m_table.plan.rows.size(); ++row)
        for (std::size_t column = 0; column < m_table.plan.columns.size(); ++column) {
            const tables::TableCell& cell = m_table.cell(row, column);
            if (!cell.results) continue;
            const catalog::PublishedColumn& place = m_table.plan.columns[column];
            const auto& published = m_table.plan.rows[row].published[column];
            const auto& interval = cell.interval95;
            csv.add(m_table.plan.rows[row].title, place.dataset, place.encoder, cell.results->seeds, cell.results->splits,
                    cell.results->mean(), interval ? interval->low : widgets::kNoNumber,
                    interval ? interval->high : widgets::kNoNumber, tables::scopeWords(cell),
                    published ? published->mean : widgets::kNoNumber, cell.missing);
        }
    return csv.text();
}

}  // namespace rosa::workbench
