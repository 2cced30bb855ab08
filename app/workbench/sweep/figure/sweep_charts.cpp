#include "app/workbench/sweep/figure/sweep_charts.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QCoreApplication>
#include <QLocale>

#include "app/workbench/sweep/data/sweep_text.h"
#include "app/workbench/sweep/figure/sweep_progress_charts.h"

namespace rosa::workbench {

namespace {

using widgets::Chart;
using widgets::ChartPanel;
using widgets::ChartScale;
using widgets::Tone;

class SweepCharts {
    Q_DECLARE_TR_FUNCTIONS(SweepCharts)
};

constexpr double kMostBins = 24;

bool hasScore(const SweepTry& one) { return one.isMeasured() && one.score.standing != sweep::Standing::Failed; }

Tone toneOf(const SweepData& data, const SweepTry& one, const SweepScope& scope)
{
    if (data.best() == &one) return Tone::Accent;
    if (one.number == 0) return Tone::Reference;
    if (!scope.keeps(one.number)) return Tone::Quiet;
    return one.score.standing == sweep::Standing::Stopped ? Tone::Faint : Tone::Plain;
}

/// Keys of the tones of tries.
std::vector<widgets::ChartKey> tryKeys(const SweepData& data)
{
    std::vector<widgets::ChartKey> keys{{SweepCharts::tr("best"), Tone::Accent},
                                        {SweepCharts::tr("default"), Tone::Reference},
                                        {SweepCharts::tr("trial"), Tone::Plain}};
    if (std::ranges::any_of(data.tries, [](const SweepTry& one) { return one.score.standing == sweep::Standing::Stopped; }))
        keys.push_back({SweepCharts::tr("stopped: worse"), Tone::Faint});
    return keys;
}

/// "3 trials have failed."
QString failureNote(const SweepData& data)
{
    const auto failed =
        std::ranges::count_if(data.tries, [](const SweepTry& one) { return one.score.standing == sweep::Standing::Failed; });
    return failed > 0 ? SweepCharts::tr("%Ln trial(s) failed and have no score.", nullptr, static_cast<int>(failed))
                      : QString();
}

/// Points are not on the frame.
ChartScale roomy(ChartScale scale)
{
    if (!scale.names.isEmpty()) return scale;
    const double low = scale.valueAt(-0.03), high = scale.valueAt(1.03);
    scale.low = low;
    scale.high = high;
    return scale;
}

widgets::ChartPtr slices(const SweepData& data, const SweepScope& scope)
{
    if (!data.best() || scope.axes.empty()) return nullptr;
    auto chart = std::make_shared<Chart>();
    const ChartScale score = scoreScale(data);
    // The best and the default on top.
    const auto isMarked = [&](const SweepTry& one) { return data.best() == &one || one.number == 0; };
    for (const std::size_t axis : scope.axes) {
        ChartPanel panel{roomy(data.axes[axis].scale), score};
        for (const bool marked : {false, true})
            for (const SweepTry& one : data.tries)
                if (hasScore(one) && isMarked(one) == marked)
                    panel.points.push_back({one.at[axis], one.score.shrunk, one.number, toneOf(data, one, scope)});
        chart->panels.push_back(std::move(panel));
    }
    chart->keys = tryKeys(data);
    chart->note = failureNote(data);
    return chart;
}

/// Bins of an axis of the map.
struct Bins {
    explicit Bins(const ChartScale& scale, std::size_t tries) : axis(scale)
    {
        count = axis.names.isEmpty()
                    ? static_cast<int>(std::clamp(std::sqrt(static_cast<double>(tries)) / 1.5, 4.0, kMostBins))
                    : static_cast<int>(axis.names.size());
    }
    /// −1: outside.
    [[nodiscard]] int of(double value) const
    {
        const double share = axis.shareOf(value);
        if (std::isnan(share) || share < -1e-9 || share > 1 + 1e-9) return -1;
        return std::clamp(static_cast<int>(share * count), 0, count - 1);
    }
    [[nodiscard]] double edge(int i) const { return axis.valueAt(static_cast<double>(i) / count); }
    [[nodiscard]] QString text(int i) const
    {
        if (!axis.names.isEmpty()) return axis.names.value(i);
        return QStringLiteral("%1 … %2").arg(axis.text(edge(i)), axis.text(edge(i + 1)));
    }
    ChartScale axis;
    int count = 1;
};

struct Bin {
    double sum = 0;
    int count = 0;
};

widgets::ChartPtr map(const SweepData& data, const SweepScope& scope)
{
    if (!data.best() || data.axes.size() < 2) return nullptr;
    const std::size_t across = scope.across < data.axes.size() ? scope.across : 0;
    std::size_t up = scope.up < data.axes.size() ? scope.up : 1;
    if (up == across) up = across == 0 ? 1 : 0;
    const Bins columns(data.axes[across].scale, data.tries.size()), lines(data.axes[up].scale, data.tries.size());
    std::map<std::pair<int, int>, Bin> bins;
    for (const SweepTry& one : data.tries) {
        if (!hasScore(one) || !scope.keeps(one.number)) continue;
        const int column = columns.of(one.at[across]), line = lines.of(one.at[up]);
        if (column < 0 || line < 0) continue;
        Bin& bin = bins[{column, line}];
        bin.sum += one.score.shrunk;
        ++bin.count;
    }
    if (bins.empty()) return nullptr;
    auto chart = std::make_shared<Chart>();
    ChartPanel panel{columns.axis, lines.axis};
    double low = 1, high = 0;
    for (const auto& [place, bin] : bins) {
        const double mean = bin.sum / bin.count;
        low = std::min(low, mean);
        high = std::max(high, mean);
        panel.boxes.push_back(
            {columns.edge(place.first), columns.edge(place.first + 1), lines.edge(place.second),
             lines.edge(place.second + 1), mean, -1, Tone::Plain,
             QStringLiteral("%1: %2\n%3: %4\n%5")
                 .arg(columns.axis.title, columns.text(place.first), lines.axis.title, lines.text(place.second),
                      SweepCharts::tr("mean of %Ln trial(s): %1", nullptr, bin.count).arg(scoreText(mean)))});
    }
    const SweepTry& best = *data.best();
    panel.points.push_back({best.at[across], best.at[up], best.number, Tone::Accent});
    if (best.number != 0) panel.points.push_back({data.tries[0].at[across], data.tries[0].at[up], 0, Tone::Reference});
    chart->panels.push_back(std::move(panel));
    ChartScale scale = scoreScale(data);
    scale.low = low;
    scale.high = high > low ? high : low + 0.001;
    chart->bar = scale;
    chart->keys = {{SweepCharts::tr("best"), Tone::Accent}, {SweepCharts::tr("default"), Tone::Reference}};
    chart->note =
        SweepCharts::tr("Colour: mean of the shrunken validation scores of the trials in a cell; empty cells have none.");
    return chart;
}

widgets::ChartPtr importanceChart(const SweepData& data)
{
    const sweep::ImportanceReport& report = data.summary.importance;
    if (report.parameters.empty() || report.parameters.size() != data.axes.size()) return nullptr;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < report.parameters.size(); ++i) order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return report.parameters[i].share; });
    QStringList names{SweepCharts::tr("dummy: no effect")};
    for (const std::size_t i : order) {
        QString name = data.axes[i].scale.title;
        if (report.parameters[i].direction == sweep::Direction::Up)
            name = SweepCharts::tr("%1 (larger is better)").arg(name);
        if (report.parameters[i].direction == sweep::Direction::Down)
            name = SweepCharts::tr("%1 (smaller is better)").arg(name);
        names.append(name);
    }
    ChartScale share;
    share.title = SweepCharts::tr("Share of the variance between trials, %");
    share.unit = 0.01;
    share.high = 0.05;
    const auto add = [&](ChartPanel& panel, double row, const sweep::Importance& one, Tone tone) {
        panel.boxes.push_back({0, one.share, row - 0.28, row + 0.28, std::numeric_limits<double>::quiet_NaN(), -1, tone,
                               QStringLiteral("%1: %2 (95 %: %3)")
                                   .arg(names[static_cast<qsizetype>(row)], scoreText(one.share),
                                        intervalText(evaluate::Interval{one.low, one.high}))});
        panel.whiskers.push_back({row, one.low, one.high, false, Tone::Reference});
        share.high = std::max(share.high, std::min(1.0, one.high * 1.05));
    };
    ChartPanel panel;
    add(panel, 0, report.dummy, Tone::Quiet);
    for (std::size_t i = 0; i < order.size(); ++i)
        add(panel, static_cast<double>(i + 1), report.parameters[order[i]], Tone::Plain);
    panel.y = ChartScale::ofNames({}, names);
    panel.x = share;
    panel.rules.push_back({report.dummy.high, true});
    auto chart = std::make_shared<Chart>();
    chart->panels.push_back(std::move(panel));
    chart->leastPanel = 4;
    chart->note = SweepCharts::tr(
        "Explained by each parameter alone, from %Ln trial(s) of Sobol's sequence, with 95 % bootstrap intervals. "
        "Dashed: the noise floor, below which a share means nothing.",
        nullptr, static_cast<int>(report.tries));
    return chart;
}

widgets::ChartPtr resultChart(const SweepData& data)
{
    const sweep::ConfirmedResult* const result = data.confirmed();
    if (!result) return nullptr;
    QStringList names;
    ChartPanel panel;
    double low = 0, high = 0;
    // The best of the sweep at the top.
    for (auto one = result->tries.rbegin(); one != result->tries.rend(); ++one) {
        if (!one->overDefault) continue;
        const auto row = static_cast<double>(names.size());
        names.append(SweepCharts::tr("trial %L1").arg(one->number));
        panel.points.push_back({one->overDefault->mean, row, one->number, Tone::Plain});
        const evaluate::Interval interval =
            one->overDefault->interval95.value_or(evaluate::Interval{one->overDefault->mean, one->overDefault->mean});
        if (one->overDefault->interval95) panel.whiskers.push_back({row, interval.low, interval.high, false, Tone::Plain});
        low = std::min(low, interval.low);
        high = std::max(high, interval.high);
    }
    if (names.isEmpty()) return nullptr;
    const double room = std::max(0.002, 0.06 * (high - low));
    panel.x.title = SweepCharts::tr("Test score minus that of the default, points");
    panel.x.unit = 0.01;
    panel.x.low = low - room;
    panel.x.high = high + room;
    panel.y = ChartScale::ofNames({}, names);
    panel.rules.push_back({0, true});
    auto chart = std::make_shared<Chart>();
    chart->panels.push_back(std::move(panel));
    chart->leastPanel = 4;
    chart->note = SweepCharts::tr("Mean paired difference on fresh seeds, with its 95 % interval. Dashed: no difference.");
    return chart;
}

}  // namespace

QString figureOf(SweepPlot plot)
{
    switch (plot) {
        case SweepPlot::Parallel:
            return QStringLiteral("sweep-parallel");
        case SweepPlot::Slices:
            return QStringLiteral("sweep-slices");
        case SweepPlot::Map:
            return QStringLiteral("sweep-map");
        case SweepPlot::Best:
            return QStringLiteral("sweep-best");
        case SweepPlot::Ranks:
            return QStringLiteral("sweep-ranks");
        case SweepPlot::Importance:
            return QStringLiteral("sweep-importance");
        case SweepPlot::Workers:
            return QStringLiteral("sweep-workers");
        case SweepPlot::Result:
            break;
    }
    return QStringLiteral("sweep-result");
}

std::optional<SweepPlot> sweepPlotNamed(const QString& figure)
{
    const auto* const found = std::ranges::find(kSweepPlots, figure, figureOf);
    return found == kSweepPlots.end() ? std::nullopt : std::optional(*found);
}

QString titleOf(SweepPlot plot)
{
    switch (plot) {
        case SweepPlot::Parallel:
            return SweepCharts::tr("Parallel");
        case SweepPlot::Slices:
            return SweepCharts::tr("Slices");
        case SweepPlot::Map:
            return SweepCharts::tr("Map");
        case SweepPlot::Best:
            return SweepCharts::tr("Best so far");
        case SweepPlot::Ranks:
            return SweepCharts::tr("Ranks");
        case SweepPlot::Importance:
            return SweepCharts::tr("Importance");
        case SweepPlot::Workers:
            return SweepCharts::tr("Workers");
        case SweepPlot::Result:
            break;
    }
    return SweepCharts::tr("Result");
}

QString lackOf(SweepPlot plot)
{
    switch (plot) {
        case SweepPlot::Map:
            return SweepCharts::tr("A map needs two varied parameters and a measured trial.");
        case SweepPlot::Ranks:
            return SweepCharts::tr("Ranks need trials that are measured on at least two seeds.");
        case SweepPlot::Importance:
            return SweepCharts::tr(
                "Importance needs at least %Ln measured trial(s) of Sobol's sequence whose scores differ.", nullptr,
                static_cast<int>(sweep::kFewestForImportance));
        case SweepPlot::Workers:
            return SweepCharts::tr("No run was begun yet.");
        case SweepPlot::Result:
            return SweepCharts::tr("Nothing is a result yet: scores on validation are those by which the choice was made.");
        default:
            return SweepCharts::tr("Nothing is measured yet.");
    }
}

SweepScope SweepScope::all(const SweepData& data)
{
    SweepScope scope;
    for (std::size_t i = 0; i < data.axes.size(); ++i) scope.axes.push_back(i);
    return scope;
}

widgets::ChartPtr chartOf(SweepPlot plot, const SweepData& data, const SweepScope& scope)
{
    switch (plot) {
        case SweepPlot::Parallel:
            return nullptr;
        case SweepPlot::Slices:
            return slices(data, scope);
        case SweepPlot::Map:
            return map(data, scope);
        case SweepPlot::Best:
            return bestChart(data);
        case SweepPlot::Ranks:
            return ranksChart(data, scope);
        case SweepPlot::Importance:
            return importanceChart(data);
        case SweepPlot::Workers:
            return workersChart(data, scope);
        case SweepPlot::Result:
            break;
    }
    return resultChart(data);
}

}  // namespace rosa::workbench
