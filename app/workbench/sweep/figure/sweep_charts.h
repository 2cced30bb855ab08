/// The plots of a sweep as charts.
#pragma once

#include <array>
#include <optional>

#include "app/workbench/sweep/data/sweep_focus.h"
#include "widgets/chart/chart_view.h"

namespace rosa::workbench {

enum class SweepPlot { Parallel, Slices, Map, Best, Ranks, Importance, Workers, Result };
inline constexpr std::array kSweepPlots{SweepPlot::Parallel, SweepPlot::Slices,     SweepPlot::Map,     SweepPlot::Best,
                                        SweepPlot::Ranks,    SweepPlot::Importance, SweepPlot::Workers, SweepPlot::Result};

/// Name of the figure in `rosa-workbench export`: "sweep-slices".
QString figureOf(SweepPlot plot);
std::optional<SweepPlot> sweepPlotNamed(const QString& figure);
/// Its name in the window.
QString titleOf(SweepPlot plot);
/// Why a sweep has nothing to show in a plot, and what to do.
QString lackOf(SweepPlot plot);

/// What of a sweep is drawn.
struct SweepScope {
    std::vector<std::size_t> axes;   ///< Indices of the shown parameters.
    std::vector<char> kept;          ///< One per try; empty: all.
    std::size_t across = 0, up = 1;  ///< Of the map: indices of parameters; beyond the last: the first ones.

    [[nodiscard]] bool keeps(int number) const { return kept.empty() || kept[static_cast<std::size_t>(number)] != 0; }
    static SweepScope all(const SweepData& data);
};

/// The chart of a plot other than Parallel, whose subjects are numbers of tries; for Workers, indices of runs. nullptr: nothing to show.
/// O(tries · parameters), O(runs) for Workers.
widgets::ChartPtr chartOf(SweepPlot plot, const SweepData& data, const SweepScope& scope);

}  // namespace rosa::workbench
