/// Paired comparison of two groups of runs, as for the cells of the article's tables, and verdicts in a sentence.
#pragma once

#include <QString>

#include "app/workbench/results/data/results_data.h"

namespace rosa::workbench {

/// "One minus other: +1.9 points (10 pairs of splits; 95 % interval …; Wilcoxon p …)" as rich text, or the reason why they cannot be
/// compared. Pairs are common seeds and splits; groups without a common seed are paired by splits only. `testOverTraining`: ratio of test
/// to training part, 0 if unknown. `margin`: equivalence margin, a fraction.
QString comparisonOf(const ResultGroup& one, const ResultGroup& other, double testOverTraining, double margin);

/// The same in one sentence of plain text: "GRACE is better than DGI by 1.2 points (0.6 to 1.9), certain." A difference is certain if its paired
/// 95 % interval excludes 0.
QString comparisonVerdict(const ResultGroup& one, const ResultGroup& other, double testOverTraining);

/// "84.9 ± 0.9 %: 20.1 points above raw features (19.5 to 20.7), certain." Without raw features measured in the same way, the accuracy alone. A
/// difference is certain if its paired 95 % interval excludes 0. In the language of the window.
QString verdictOf(const ResultTable& table);

}  // namespace rosa::workbench
