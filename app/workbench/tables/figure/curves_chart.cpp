/// Curves over the values of parameters as a chart.
#include <algorithm>

#include <QCoreApplication>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/figures/share_extent.h"
#include "app/workbench/results/data/interval_scope.h"
#include "app/workbench/tables/figure/table_figure.h"
#include "core/tables/table_text.h"
#include "widgets/figure/csv_table.h"

namespace rosa::workbench {

namespace {

using widgets::Tone;

class CurvesText {
    Q_DECLARE_TR_FUNCTIONS(CurvesText)
};

class CurvesFigureText {
    Q_DECLARE_TR_FUNCTIONS(CurvesFigureText)
};

/// The rows of one parameter.
struct ParameterSeries {
    QString title;
    std::vector<std::size_t> rows;
    QStringList values;  ///< As displayed.
};

std::vector<ParameterSeries> parameterSeries(const tables::Table& table)
{
    std::vector<ParameterSeries> all;
    std::vector<std::string> keys;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const auto& value = table.plan.rows[row].value;
        if (!value) continue;
        const auto known = std::ranges::find(keys, value->key) - keys.begin();
        if (known == static_cast<std::ptrdiff_t>(keys.size())) {
            keys.push_back(value->key);
            all.push_back({catalogueText(value->title), {}, {}});
        }
        ParameterSeries& series = all[static_cast<std::size_t>(known)];
        series.rows.push_back(row);
        series.values.append(QString::fromStdString(value->text));
    }
    return all;
}

const tables::PlannedRun* runOf(const tables::Plan& plan, std::size_t row, std::size_t column)
{
    const auto run = std::ranges::find_if(
        plan.runs, [&](const tables::PlannedRun& one) { return one.row == row && one.column == column; });
    return run == plan.runs.end() ? nullptr : &*run;
}

/// Whether the row's value is the preset's value for the column's data set.
bool isPresetValue(const tables::Table& table, std::size_t row, std::size_t column)
{
    const tables::Plan& plan = table.plan;
    const auto preset = std::ranges::find_if(plan.rows, &tables::PlanRow::isReference);
    if (preset == plan.rows.end() || !plan.rows[row].value) return false;
    const auto* usual = runOf(plan, static_cast<std::size_t>(preset - plan.rows.begin()), column);
    const auto* own = runOf(plan, row, column);
    const std::string& key = plan.rows[row].value->key;
    return usual && own && usual->configuration.values().at(key).value == own->configuration.values().at(key).value;
}

/// The preset's mean on a data set.
std::optional<double> presetMean(const tables::Table& table, std::size_t column)
{
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        if (table.plan.rows[row].isReference && table.cell(row, column).results)
            return table.cell(row, column).results->mean();
    return std::nullopt;
}

/// Common axis of all parameters of a data set.
widgets::ChartScale curvesScale(const tables::Table& table, std::size_t column)
{
    ShareExtent extent;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const tables::TableCell& cell = table.cell(row, column);
        if (!cell.results) continue;
        extent.include(cell.results->mean());
        extent.include(cell.interval95);
    }
    widgets::ChartScale scale = extent.scale();
    scale.title = QString::fromStdString(table.plan.columns[column].title);
    return scale;
}

/// Curve and band of neighbouring measured values, with a ring at the preset's value.
widgets::ChartPanel curvePanel(const tables::Table& table, const ParameterSeries& series, std::size_t column)
{
    widgets::ChartPanel panel{widgets::ChartScale::ofNames(series.title, series.values), curvesScale(table, column)};
    // Five parameters have room side by side on a page.
    panel.x.low = -0.3;
    panel.x.high = static_cast<double>(series.values.size()) - 0.7;
    if (const auto mean = presetMean(table, column)) panel.rules.push_back({*mean});
    const auto colour = static_cast<int>(column);
    bool isConnected = false;
    for (std::size_t i = 0; i < series.rows.size(); ++i) {
        const tables::TableCell& cell = table.cell(series.rows[i], column);
        if (!cell.results) {
            isConnected = false;
            continue;
        }
        if (!isConnected) {
            panel.lines.push_back({{}, -1, Tone::Plain, colour});
            panel.bands.push_back({{}, {}, {}, Tone::Plain, colour});
        }
        isConnected = true;
        const auto x = static_cast<double>(i);
        const double mean = cell.results->mean();
        const evaluate::Interval interval = cell.interval95.value_or(evaluate::Interval{mean, mean});
        panel.lines.back().at.emplace_back(x, mean);
        panel.bands.back().x.push_back(x);
        panel.bands.back().low.push_back(std::max(interval.low, 0.0));
        panel.bands.back().high.push_back(std::min(interval.high, 1.0));
        panel.points.push_back({x, mean, -1, cell.missing > 0 ? Tone::Hollow : Tone::Plain, colour});
        if (isPresetValue(table, series.rows[i], column)) panel.points.push_back({x, mean, -1, Tone::Ring});
    }
    // A band needs at least two values.
    for (const widgets::ChartBand& band : panel.bands)
        if (band.x.size() == 1) panel.whiskers.push_back({band.x[0], band.low[0], band.high[0], true, Tone::Plain, colour});
    return panel;
}

}  // namespace

bool hasCurves(const tables::Table& table)
{
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        for (std::size_t column = 0; column < table.plan.columns.size(); ++column)
            if (table.plan.rows[row].value && table.cell(row, column).results) return true;
    return false;
}

widgets::Chart parameterCurvesChart(const tables::Table& table)
{
    const auto all = parameterSeries(table);
    widgets::Chart chart;
    for (std::size_t column = 0; column < table.plan.columns.size(); ++column)
        for (const ParameterSeries& series : all) chart.panels.push_back(curvePanel(table, series, column));
    chart.group = all.size();
    chart.leastPanel = 0;
    chart.plotLines = 6;
    chart.note = CurvesText::tr("%1, per cent").arg(metricTitle(table.plan.metric)) + QStringLiteral(". ") +
                 CurvesText::tr("Band: 95 % interval %1; ring and dashed line: the preset")
                     .arg(scopeTexts(table).join(QStringLiteral("; ")));
    if (std::ranges::any_of(table.cells, [](const tables::TableCell& cell) { return cell.results && cell.missing > 0; }))
        chart.note += CurvesText::tr("; hollow: runs are missing");
    return chart;
}

QString ParameterCurvesFigure::title() const { return coreText(m_table.plan.title); }

QString ParameterCurvesFigure::csv() const
{
    widgets::CsvTable csv(
        "parameter,value,dataset,is_preset,seeds,splits,mean,interval_low,interval_high,interval_over,missing");
    for (std::size_t row = 0; row < m_table.plan.rows.size(); ++row)
        for (std::size_t column = 0; column < m_table.plan.columns.size(); ++column) {
            const auto& value = m_table.plan.rows[row].value;
            const tables::TableCell& cell = m_table.cell(row, column);
            if (!cell.results || !value) continue;
            const auto& interval = cell.interval95;
            csv.add(value->key, value->text, m_table.plan.columns[column].dataset,
                    isPresetValue(m_table, row, column) ? 1 : 0, cell.results->seeds, cell.results->splits,
                    cell.results->mean(), interval ? interval->low : widgets::kNoNumber,
                    interval ? interval->high : widgets::kNoNumber, tables::scopeWords(cell), cell.missing);
        }
    return csv.text();
}

std::vector<widgets::FigureText> ParameterCurvesFigure::makeTexts()
{
    std::vector<widgets::FigureText> texts;
    for (const ParameterSeries& series : parameterSeries(m_table)) {
        const auto number = texts.size() + 1;
        texts.push_back({QStringLiteral("axis-%1").arg(number), CurvesFigureText::tr("Axis %1").arg(number), series.title,
                         [this, rows = series.rows](const QString& text) {
                             for (const std::size_t row : rows) m_table.plan.rows[row].value->title = text.toStdString();
                         }});
    }
    for (widgets::FigureText& text : TableFigure::makeTexts())
        if (text.id.startsWith(QLatin1String("column-"))) texts.push_back(std::move(text));
    return texts;
}

}  // namespace rosa::workbench
