/// Options that figures with rows, panels or curves share; each figure binds them as parts of its own.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <QStringList>

#include "app/workbench/figures/figure_options.h"

namespace rosa::workbench {

struct LabelOptions {
    std::string labels;  ///< "": as they are.
};
void describe(bind::Fields<LabelOptions>& fields);

struct RowOptions : LabelOptions {
    std::vector<std::string> order;  ///< Names of rows; the others follow.
};
void describe(bind::Fields<RowOptions>& fields);

struct ColourOptions {
    std::vector<int> colours;  ///< Numbers for widgets::curveColour(); empty: 0, 1, 2, …
};
void describe(bind::Fields<ColourOptions>& fields);

/// Indices of the rows in the order of the options: first those that it names, then the others in their current order. `names` holds the
/// names of each row: its label, its method. An Error lists the rows.
Result<std::vector<std::size_t>> orderOf(const RowOptions& options, const std::vector<QStringList>& names);

/// The labels of the options, separated by commas.
QStringList labelsIn(const LabelOptions& options);

/// Labels for rows with the current labels `labels`: one for each in order, or OLD=NEW for some. An Error lists the rows.
Result<QStringList> labelsOf(const LabelOptions& options, const QStringList& labels);

/// A colour for each row or curve. An Error says how many are needed.
Result<std::vector<int>> coloursOf(const ColourOptions& options, std::size_t rows);

/// The options for these colours.
ColourOptions colourOptions(const std::vector<int>& colours);

}  // namespace rosa::workbench
