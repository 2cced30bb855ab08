/// The options labels and order of figures that have rows or panels.
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

/// Both options as given, for the command that reproduces the figure: " --labels 'a, b' --order rosa".
QString rowOptionsText(const FigureRequest& request);

}  // namespace rosa::workbench
