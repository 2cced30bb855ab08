/// Results of runs as one page: accuracies, scores per class, curves and configurations. It has no scripts.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/record/evaluation.h"

namespace rosa::web {

/// What a page says of a run; all texts are escaped.
struct ReportedRun {
    std::string name;
    std::vector<std::pair<std::string, std::string>> facts;  ///< "data set", "cora"
    std::vector<record::Evaluation> evaluations;             ///< The run's own first.
    std::vector<double> loss;                                ///< From epoch 1 on; empty: nothing was trained.
    std::string configuration;                               ///< TOML
};

/// In English. The same runs give the same bytes. O(size of what is shown).
std::string reportPage(std::span<const ReportedRun> runs);

}  // namespace rosa::web
