/// Paired comparison of two groups of runs, as for the cells of the article's tables.
#pragma once

#include <QString>

#include "app/workbench/model/results_data.h"

namespace rosa::workbench {

/// "One minus other: +1.9 points (10 pairs of splits; 95 % interval …; Wilcoxon p …)" as rich text, or the reason why they cannot be
/// compared. Pairs are common seeds and splits; groups without a common seed are paired by splits only. `testOverTraining`: ratio of test
/// to training part, 0 if unknown. `margin`: equivalence margin, a fraction.
QString comparisonOf(const ResultGroup& one, const ResultGroup& other, double testOverTraining, double margin);

}  // namespace rosa::workbench
