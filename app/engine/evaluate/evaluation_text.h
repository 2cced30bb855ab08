/// Evaluations for a terminal: classes, confusions, and the protocol that an accuracy is worth nothing without.
#pragma once

#include <string>
#include <vector>

#include "core/record/evaluation.h"

namespace rosa::engine {

/// Precision, recall, F1 (in %) and support of each class, and the macro-F1, pooled and as the mean of the splits; says so where the record has none.
std::string classTable(const record::Evaluation& evaluation);

/// Share (in %) of each true class (rows) that is predicted as each class, over all splits; "" where the record has none.
std::string confusionTable(const record::Evaluation& evaluation);

/// Accuracy, macro-F1 and the protocol's card as rows of name and value.
std::vector<std::vector<std::string>> evaluationRows(const record::Evaluation& evaluation);

}  // namespace rosa::engine
