/// Two groups of runs against each other, pair by pair, as the article's tables compare their cells.
#pragma once

#include <QString>

#include "app/workbench/model/results_data.h"

namespace rosa::workbench {

/// "One minus other: +1.9 points (10 pairs of splits; 95 % interval …; Wilcoxon p …)" as rich text, or why they cannot be compared. Pairs are seeds and
/// splits that both have; groups without a common seed are paired by their splits alone. `testOverTraining`: ratio of the parts' sizes, 0 where
/// it is not known. `margin`: within which two are equivalent, a fraction.
QString comparisonOf(const ResultGroup& one, const ResultGroup& other, double testOverTraining, double margin);

}  // namespace rosa::workbench
