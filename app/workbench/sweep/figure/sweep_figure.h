/// The plots of a sweep as figures.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/workbench/figures/figure_options.h"
#include "app/workbench/sweep/figure/sweep_charts.h"

namespace rosa::workbench {

/// nullptr if the sweep has nothing to show in the plot. `text`: the filter that made `scope`, for the command that reproduces the figure;
/// brushes are in it as words.
std::unique_ptr<widgets::Figure> makeSweepFigure(SweepPlot plot, SweepDataPtr data, const SweepScope& scope,
                                                 const QString& text);

/// The brushes of a focus and its filter as words of the filter.
QString filterText(const SweepFocus& focus);

/// Options of the export command; each plot has some of them.
struct SweepFigureOptions {
    std::string tries;              ///< Words of the filter.
    std::vector<std::string> hide;  ///< Keys of parameters.
    std::string x, y;               ///< Keys of the map's parameters; "": the first ones.
};
void describe(bind::Fields<SweepFigureOptions>& fields);
std::vector<FigureOption> sweepFigureOptions(SweepPlot plot);

/// Loader of one plot; the subject is the name of a sweep.
FigureLoader sweepFigureLoader(SweepPlot plot);

}  // namespace rosa::workbench
