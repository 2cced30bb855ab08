/// Charts of how a sweep came about. Used by chartOf().
#pragma once

#include "app/workbench/sweep/figure/sweep_charts.h"

namespace rosa::workbench {

/// Score of the best try over the runs, with its interval.
widgets::ChartPtr bestChart(const SweepData& data);
/// Rank of tries by their mean over the first blocks.
widgets::ChartPtr ranksChart(const SweepData& data, const SweepScope& scope);
/// Runs by worker over time.
widgets::ChartPtr workersChart(const SweepData& data, const SweepScope& scope);

}  // namespace rosa::workbench
