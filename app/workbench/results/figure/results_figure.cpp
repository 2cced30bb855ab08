#include "app/workbench/results/figure/results_figure.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/figures/share_extent.h"
#include "app/workbench/results/data/interval_scope.h"
#include "widgets/figure/csv_table.h"

namespace rosa::workbench {

namespace {

using widgets::LegendMark;
using widgets::Tone;

class ResultsFigureText {
    Q_DECLARE_TR_FUNCTIONS(ResultsFigureText)
};

class StripsText {
    Q_DECLARE_TR_FUNCTIONS(StripsLegend)
};

QString groupLabel(const ResultGroup& group)
{
    if (!group.label.empty()) return QString::fromStdString(group.label);
    const QString title = QString::fromStdString(group.title);
    // The distinguishing title is more informative than the common encoder.
    return group.encoderTitle.empty() || !group.isTitledByMethod
               ? title
               : QStringLiteral("%1 (%2)").arg(title, QString::fromStdString(group.encoderTitle));
}

/// Overlapping points are shifted, deterministically.
double shiftOf(std::size_t point) { return (static_cast<double>((point * 7) % 11) / 10 - 0.5) * 0.5; }

int colourOf(const ResultTable& table, std::size_t row)
{
    return table.groups[row].colour < 0 ? static_cast<int>(row) : table.groups[row].colour;
}

/// Marks of a group: the published number, every point, the interval and the mean.
void addStrip(widgets::ChartPanel& panel, const ResultGroup& group, double row, int colour, ShareExtent& extent)
{
    if (const auto& published = group.published) {
        const double half = std::max(0.0, published->deviation), low = published->mean - half, high = published->mean + half;
        if (half > 0) {
            widgets::ChartBox box{low, high, row + 0.4, row - 0.4};
            box.tone = Tone::Published;
            box.opacity = 0.2;
            panel.boxes.push_back(box);
        }
        panel.lines.push_back({{{published->mean, row - 0.4}, {published->mean, row + 0.4}}, -1, Tone::Published});
        extent.include(evaluate::Interval{low, high});
    }
    for (std::size_t i = 0; i < group.points.size(); ++i) {
        panel.points.push_back({group.points[i], row + shiftOf(i), -1, Tone::Sample, colour});
        extent.include(group.points[i]);
    }
    if (const auto& interval = group.accuracy.interval95)
        panel.whiskers.push_back({row, interval->low, interval->high, false, Tone::Plain, colour});
    extent.include(group.accuracy.interval95);
    panel.points.push_back({group.accuracy.mean, row, -1, Tone::Mean});
}

std::vector<widgets::ChartKey> stripsKeys(const ResultTable& table)
{
    std::vector<widgets::ChartKey> keys{{StripsText::tr("one split of one run"), Tone::Sample},
                                        {StripsText::tr("mean"), Tone::Mean}};
    // A line each, which a column of a paper holds.
    const QStringList scopes = scopeTexts(table);
    if (!scopes.isEmpty())
        keys.push_back({StripsText::tr("95 % interval of the mean"), Tone::Sample, LegendMark::kInterval});
    for (const QString& scope : scopes) keys.push_back({scope, Tone::Plain, LegendMark::kNone});
    const auto hasPublished = [](const ResultGroup& group) { return group.published.has_value(); };
    const auto hasDeviation = [](const ResultGroup& group) { return group.published && group.published->deviation > 0; };
    if (std::ranges::any_of(table.groups, hasDeviation))
        keys.push_back({StripsText::tr("published mean ± deviation"), Tone::Published, LegendMark::kBox});
    else if (std::ranges::any_of(table.groups, hasPublished))
        keys.push_back({StripsText::tr("published mean"), Tone::Published, LegendMark::kStroke});
    return keys;
}

}  // namespace

widgets::Chart stripsChart(const ResultTable& table)
{
    widgets::ChartPanel panel;
    ShareExtent extent;
    QStringList names;
    for (std::size_t i = 0; i < table.groups.size(); ++i) {
        addStrip(panel, table.groups[i], static_cast<double>(i), colourOf(table, i), extent);
        names.append(groupLabel(table.groups[i]));
    }
    panel.x = extent.scale();
    panel.x.title = ResultsFigureText::tr("%1, per cent").arg(metricTitle(table.metric()));
    panel.y = widgets::ChartScale::ofNames({}, names, true);
    widgets::Chart chart;
    chart.panels.push_back(std::move(panel));
    chart.keys = stripsKeys(table);
    chart.rowLines = 3.6;
    return chart;
}

ResultsFigure::ResultsFigure(ResultTable table, const RowOptions& rows) : m_table(std::move(table))
{
    QStringList asked;
    for (const std::string& run : m_table.asked) asked.append(QString::fromStdString(run));
    std::vector<int> colours;
    for (std::size_t i = 0; i < m_table.groups.size(); ++i) colours.push_back(colourOf(m_table, i));
    origin.recipe = recipeOf(asked, QStringLiteral("results"), ResultsOptions{rows, colourOptions(colours)});
    origin.configuration = QString::fromStdString(m_table.groups.front().configurationToml);
    for (const ResultGroup& group : m_table.groups)
        for (const ResultRun& run : group.runs) origin.runs.append(QString::fromStdString(run.id));
}

QString ResultsFigure::title() const
{
    return ResultsFigureText::tr("%1 on %2: all points, mean and 95 % interval, with published numbers")
        .arg(metricTitle(m_table.metric()), QString::fromStdString(m_table.dataset));
}

std::vector<widgets::FigureText> ResultsFigure::makeTexts()
{
    std::vector<widgets::FigureText> texts;
    for (ResultGroup& group : m_table.groups) {
        const auto number = texts.size() + 1;
        texts.push_back({QStringLiteral("row-%1").arg(number), ResultsFigureText::tr("Row %1").arg(number),
                         groupLabel(group), [&group](const QString& text) { group.label = text.toStdString(); }});
    }
    return texts;
}

QString ResultsFigure::csv() const
{
    widgets::CsvTable csv("label,method,encoder,run,seed,split,accuracy");
    for (const ResultGroup& group : m_table.groups)
        for (const ResultRun& run : group.runs)
            for (std::size_t split = 0; split < run.evaluation.accuracies.size(); ++split)
                csv.add(group.title, group.method, group.encoder, run.id, run.seed, split, run.evaluation.accuracies[split]);
    return csv.text();
}

namespace {

/// Applies the options for order and labels.
Result<void> arrangeRows(const FigureRequest& request, const RowOptions& rows, ResultTable& table)
{
    std::vector<QStringList> names;
    for (const ResultGroup& group : table.groups) {
        const catalog::Method* method = request.catalogue.method(group.method);
        names.push_back({QString::fromStdString(group.title), QString::fromStdString(group.method),
                         method ? catalogueText(method->title) : QString()});
    }
    ROSA_TRY_ASSIGN(const auto order, orderOf(rows, names));
    std::vector<ResultGroup> groups;
    QStringList titles;
    for (const std::size_t row : order) {
        groups.push_back(std::move(table.groups[row]));
        titles.append(names[row].first());
    }
    table.groups = std::move(groups);
    ROSA_TRY_ASSIGN(const auto labels, labelsOf(rows, titles));
    for (std::size_t row = 0; row < table.groups.size(); ++row) {
        ResultGroup& group = table.groups[row];
        const QString& label = labels[static_cast<qsizetype>(row)];
        group.isTitledByMethod = group.isTitledByMethod && label == titles[static_cast<qsizetype>(row)];
        group.title = label.toStdString();
    }
    return {};
}

}  // namespace

void describe(bind::Fields<ResultsOptions>& fields)
{
    fields.part(&ResultsOptions::rows);
    fields.part(&ResultsOptions::colours);
}

Result<std::unique_ptr<widgets::Figure>> loadResultsFigure(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto options, readOptions<ResultsOptions>(request));
    std::vector<std::string> runs;
    for (const QString& run : request.runs) runs.push_back(run.toStdString());
    ROSA_TRY_ASSIGN(auto table, loadResults(request.catalogue, *request.datasets, runs));
    ROSA_TRY(arrangeRows(request, options.rows, table));
    ROSA_TRY_ASSIGN(const auto colours, coloursOf(options.colours, table.groups.size()));
    for (std::size_t i = 0; i < colours.size(); ++i) table.groups[i].colour = colours[i];
    return std::unique_ptr<widgets::Figure>(std::make_unique<ResultsFigure>(std::move(table), options.rows));
}

}  // namespace rosa::workbench
