/// What a run has reached, in one sentence.
#pragma once

#include <QString>

#include "app/workbench/model/results_data.h"

namespace rosa::workbench {

/// "84.9 ± 0.9 %: 20.1 points above raw features (19.5 to 20.7), certain." Without raw features measured in the same way, the accuracy alone. A
/// difference is certain if its paired 95 % interval excludes 0. In the language of the window.
QString verdictOf(const ResultTable& table);

}  // namespace rosa::workbench
