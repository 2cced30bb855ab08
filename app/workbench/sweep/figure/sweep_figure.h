/// The plots of a sweep as figures.
#pragma once

#include <memory>

#include "app/workbench/figures/figure_request.h"
#include "app/workbench/sweep/figure/sweep_charts.h"

namespace rosa::workbench {

/// nullptr if the sweep has nothing to show in the plot. `text`: the filter that made `scope`, for the command that reproduces the figure;
/// brushes are in it as words.
std::unique_ptr<widgets::Figure> makeSweepFigure(SweepPlot plot, SweepDataPtr data, const SweepScope& scope,
                                                 const QString& text);

/// The brushes of a focus and its filter as words of the filter.
QString filterText(const SweepFocus& focus);

/// Loader of one plot; the subject is the name of a sweep. Options: tries (words of the filter), hide (keys), and of the map x and y (keys).
FigureLoader sweepFigureLoader(SweepPlot plot);

}  // namespace rosa::workbench
