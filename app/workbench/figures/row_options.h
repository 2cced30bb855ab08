/// The options labels, order and colours of figures that have rows or panels.
#pragma once

#include <cstddef>
#include <vector>

#include <QStringList>

#include "app/workbench/figures/figure_request.h"

namespace rosa::workbench {

/// Indices of the rows in the order of the option "order": first those it names, then the others in their current order. `names` holds the
/// names of each row: its label, its method. An Error lists the rows.
Result<std::vector<std::size_t>> orderOption(const FigureRequest& request, const std::vector<QStringList>& names);

/// Labels from the option "labels" for rows with the current labels `labels`: one for each in order, or OLD=NEW for some. An Error lists
/// the rows.
Result<QStringList> labelsOption(const FigureRequest& request, const QStringList& labels);

/// Numbers for widgets::curveColour() from the option "colours", one for each row or curve; without it 0, 1, 2, … An Error says how many it
/// takes.
Result<std::vector<int>> coloursOption(const FigureRequest& request, std::size_t rows);

/// " --colours 3,1" for the command that reproduces the figure; "" if they are 0, 1, 2, …
QString coloursText(const std::vector<int>& colours);

/// Labels and order as given, for the command that reproduces the figure: " --labels 'a, b' --order rosa".
QString rowOptionsText(const FigureRequest& request);

}  // namespace rosa::workbench
