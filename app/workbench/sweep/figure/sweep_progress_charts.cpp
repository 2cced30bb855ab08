#include "app/workbench/sweep/figure/sweep_progress_charts.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include "app/workbench/runs/data/run_progress.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "widgets/figure/legend.h"

namespace rosa::workbench {

namespace {

using widgets::Chart;
using widgets::ChartPanel;
using widgets::ChartScale;
using widgets::Tone;

QString chartText(const char* source) { return QCoreApplication::translate("SweepProgress", source); }

/// With more lines, none can be followed by eye.
constexpr int kMostRanked = 60;

/// Seconds, minutes or hours, whichever gives readable labels.
struct TimeUnit {
    double seconds = 1;
    QString title;
};

TimeUnit unitFor(double seconds)
{
    if (seconds < 300) return {1, chartText(QT_TRANSLATE_NOOP("SweepProgress", "Time since the first run, s"))};
    if (seconds < 4 * 3600) return {60, chartText(QT_TRANSLATE_NOOP("SweepProgress", "Time since the first run, min"))};
    return {3600, chartText(QT_TRANSLATE_NOOP("SweepProgress", "Time since the first run, h"))};
}

/// A row of the chart of workers.
struct Lane {
    int row = 0;
    double end = 0;  ///< Of its last finished run.
};

/// Tries whose ranks are drawn: the best by the final ranking, other measured ones, and the default; the best last, so that it is on top.
std::vector<int> rankedTries(const SweepData& data, const SweepScope& scope)
{
    std::vector<int> shown;
    const auto add = [&](int number) {
        const bool isIn = std::ranges::find(shown, number) != shown.end();
        if (!isIn && scope.keeps(number) && static_cast<int>(shown.size()) < kMostRanked) shown.push_back(number);
    };
    for (const std::size_t row : data.summary.ranking.order) add(static_cast<int>(row));
    for (const SweepTry& one : data.tries)
        if (data.ranks.front()[static_cast<std::size_t>(one.number)] > 0) add(one.number);
    if (!data.tries.empty() && std::ranges::find(shown, 0) == shown.end()) shown.push_back(0);
    std::ranges::reverse(shown);
    return shown;
}

}  // namespace

widgets::ChartPtr bestChart(const SweepData& data)
{
    if (data.history.empty()) return nullptr;
    auto chart = std::make_shared<Chart>();
    ChartPanel panel;
    widgets::ChartBand band;
    widgets::ChartLine line;
    double low = 1, high = 0;
    const auto include = [&](double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    };
    int last = -1;
    for (const BestSoFar& now : data.history) {
        const auto runs = static_cast<double>(now.runs);
        line.at.emplace_back(runs, now.shrunk);
        include(now.shrunk);
        if (now.interval) {
            band.x.push_back(runs);
            band.low.push_back(now.interval->low);
            band.high.push_back(now.interval->high);
            include(now.interval->low);
            include(now.interval->high);
        }
        if (now.number != last)
            panel.points.push_back({runs, now.shrunk, now.number, now.number == 0 ? Tone::Reference : Tone::Plain});
        last = now.number;
    }
    const double room = std::max(0.002, 0.05 * (high - low));
    panel.y = scoreScale(data);
    panel.y.low = std::max(-0.005, low - room);
    panel.y.high = std::min(1.005, high + room);
    panel.x.title = chartText(QT_TRANSLATE_NOOP("SweepProgress", "Runs done"));
    panel.x.isWhole = true;
    panel.x.low = 0;
    panel.x.high = std::max(1.0, static_cast<double>(data.history.back().runs) * 1.02);
    if (!band.x.empty()) panel.bands.push_back(std::move(band));
    panel.lines.push_back(std::move(line));
    chart->panels.push_back(std::move(panel));
    chart->keys = {{chartText(QT_TRANSLATE_NOOP("SweepProgress", "shrunken mean of the best, with its 95 % interval")),
                    Tone::Plain, widgets::LegendMark::kBand},
                   {chartText(QT_TRANSLATE_NOOP("SweepProgress", "another trial became the best")), Tone::Plain}};
    chart->note = luckText(data);
    return chart;
}

widgets::ChartPtr ranksChart(const SweepData& data, const SweepScope& scope)
{
    if (data.ranks.size() < 2) return nullptr;
    const std::vector<int> shown = rankedTries(data, scope);
    const auto measured = std::ranges::count_if(data.ranks.front(), [](int rank) { return rank > 0; });
    auto chart = std::make_shared<Chart>();
    ChartPanel panel;
    double worst = 1;
    std::size_t longest = 0;
    for (const int number : shown) {
        widgets::ChartLine line;
        line.subject = number;
        const bool isBest = data.best() && data.best()->number == number;
        const bool isStopped = data.tries[static_cast<std::size_t>(number)].score.standing == sweep::Standing::Stopped;
        const auto place = std::ranges::find(data.summary.ranking.order, static_cast<std::size_t>(number)) -
                           data.summary.ranking.order.begin();
        const bool isCandidate = place < static_cast<std::ptrdiff_t>(sweep::kCandidates);
        line.tone = isBest ? Tone::Accent : number == 0 ? Tone::Reference : isCandidate ? Tone::Plain : Tone::Quiet;
        for (std::size_t block = 0; block < data.ranks.size(); ++block) {
            const int rank = data.ranks[block][static_cast<std::size_t>(number)];
            if (rank == 0) break;
            line.at.emplace_back(static_cast<double>(block + 1), rank);
            worst = std::max(worst, static_cast<double>(rank));
        }
        longest = std::max(longest, line.at.size());
        if (line.at.empty()) continue;
        panel.points.push_back({line.at.back().x(), line.at.back().y(), number, isStopped ? Tone::Faint : line.tone});
        panel.lines.push_back(std::move(line));
    }
    if (longest < 2) return nullptr;
    panel.x.title = chartText(QT_TRANSLATE_NOOP("SweepProgress", "Seeds measured"));
    panel.x.isWhole = true;
    panel.x.low = 0.8;
    panel.x.high = static_cast<double>(data.ranks.size()) + 0.2;
    panel.y.title = chartText(QT_TRANSLATE_NOOP("SweepProgress", "Rank"));
    panel.y.isWhole = true;
    // Rank 1 at the top.
    panel.y.low = worst + 0.5;
    panel.y.high = 0.5;
    chart->panels.push_back(std::move(panel));
    chart->keys = {{chartText(QT_TRANSLATE_NOOP("SweepProgress", "best")), Tone::Accent},
                   {chartText(QT_TRANSLATE_NOOP("SweepProgress", "default")), Tone::Reference},
                   {chartText(QT_TRANSLATE_NOOP("SweepProgress", "candidate for the confirmation")), Tone::Plain,
                    widgets::LegendMark::kBand},
                   {chartText(QT_TRANSLATE_NOOP("SweepProgress", "stopped: worse")), Tone::Faint}};
    chart->note = chartText(QT_TRANSLATE_NOOP(
        "SweepProgress", "Rank by the mean over the first seeds, among the trials measured on all of them."));
    if (measured > static_cast<std::ptrdiff_t>(shown.size()))
        chart->note +=
            QStringLiteral(" ") +
            chartText(QT_TRANSLATE_NOOP("SweepProgress", "The %L1 best of %L2 trials are drawn; brushes choose others."))
                .arg(shown.size())
                .arg(measured);
    return chart;
}

widgets::ChartPtr workersChart(const SweepData& data, const SweepScope& scope)
{
    if (data.runs.empty()) return nullptr;
    double begin = std::numeric_limits<double>::infinity(), end = 0;
    QHash<QString, Lane> lanes;
    QStringList names;
    for (const SweepRun& run : data.runs) {
        if (!lanes.contains(run.worker)) {
            lanes[run.worker] = {static_cast<int>(names.size()), 0};
            names.append(chartText(QT_TRANSLATE_NOOP("SweepProgress", "Worker %L1")).arg(names.size() + 1));
        }
        if (run.finished <= 0) continue;
        begin = std::min(begin, run.finished - run.seconds);
        end = std::max(end, run.finished);
        Lane& lane = lanes[run.worker];
        lane.end = std::max(lane.end, run.finished);
    }
    if (std::isinf(begin)) begin = end = data.readAt;
    if (data.busy() > 0) end = std::max(end, data.readAt);
    const TimeUnit unit = unitFor(end - begin);
    // The first worker at the top.
    const auto rows = static_cast<double>(names.size());
    std::ranges::reverse(names);
    ChartPanel panel;
    bool hasFailed = false, hasConfirmation = false, isRunning = false;
    for (std::size_t i = 0; i < data.runs.size(); ++i) {
        const SweepRun& run = data.runs[i];
        const Lane lane = lanes.value(run.worker);
        const bool runs = run.end == sweep::CellEnd::Running;
        const bool isHeld = runs && std::ranges::any_of(data.workers, [&](const sweep::WorkerNote& one) {
                                return one.isAlive && one.run == run.run.toStdString() && !one.run.empty();
                            });
        // A running one begins when its worker's last one ended, as far as the folder tells.
        if (runs && !isHeld) continue;
        const double to = runs ? end : run.finished;
        const double from = runs ? std::max(begin, lane.end) : run.finished - run.seconds;
        Tone tone = run.isConfirmation ? Tone::Second : Tone::Plain;
        if (runs || !scope.keeps(run.number)) tone = Tone::Quiet;
        if (run.end == sweep::CellEnd::Failed) tone = Tone::Failed;
        hasFailed = hasFailed || run.end == sweep::CellEnd::Failed;
        hasConfirmation = hasConfirmation || run.isConfirmation;
        isRunning = isRunning || runs;
        const double row = rows - 1 - lane.row;
        panel.boxes.push_back({(from - begin) / unit.seconds, (to - begin) / unit.seconds, row - 0.38, row + 0.38,
                               std::numeric_limits<double>::quiet_NaN(), static_cast<int>(i), tone});
    }
    if (panel.boxes.empty()) return nullptr;
    panel.x.title = unit.title;
    panel.x.high = std::max(1.0, (end - begin) / unit.seconds * 1.01);
    panel.y = ChartScale::ofNames({}, names);
    auto chart = std::make_shared<Chart>();
    chart->panels.push_back(std::move(panel));
    chart->leastPanel = 4;
    chart->keys.push_back({chartText(QT_TRANSLATE_NOOP("SweepProgress", "run")), Tone::Plain, widgets::LegendMark::kBand});
    if (isRunning)
        chart->keys.push_back({chartText(QT_TRANSLATE_NOOP("SweepProgress", "running, or out of focus")), Tone::Quiet,
                               widgets::LegendMark::kBand});
    if (hasConfirmation)
        chart->keys.push_back(
            {chartText(QT_TRANSLATE_NOOP("SweepProgress", "confirmation")), Tone::Second, widgets::LegendMark::kBand});
    if (hasFailed)
        chart->keys.push_back(
            {chartText(QT_TRANSLATE_NOOP("SweepProgress", "failed")), Tone::Failed, widgets::LegendMark::kBand});
    return chart;
}

}  // namespace rosa::workbench
