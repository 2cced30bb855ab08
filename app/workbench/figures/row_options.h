/// The options labels and order of figures that have rows or panels.
#pragma once

#include <cstddef>
#include <vector>

#include <QStringList>

#include "app/workbench/figures/figure_request.h"

namespace rosa::workbench {

/// Places of the rows in the order that the option "order" asks for: those it names first, then the others as they stand. `names` has what each
/// row may be called by: its label, its method. An Error names the rows there are.
Result<std::vector<std::size_t>> orderOption(const FigureRequest& request, const std::vector<QStringList>& names);

/// Labels by the option "labels" for rows that are called `labels` now: one for each in their order, or OLD=NEW for some. An Error names
/// the rows there are.
Result<QStringList> labelsOption(const FigureRequest& request, const QStringList& labels);

/// Both options as they were given, for the command that draws the figure again: " --labels 'a, b' --order rosa".
QString rowOptionsText(const FigureRequest& request);

}  // namespace rosa::workbench
