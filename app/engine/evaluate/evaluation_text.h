/// Evaluations as text: scores per class, confusion matrix, protocol card.
#pragma once

#include <string>
#include <vector>

#include "core/record/evaluation.h"

namespace rosa::engine {

/// Precision, recall, F1 (in %) and support per class, and macro-F1, pooled and as the mean over splits; a note if the record has none.
std::string classTable(const record::Evaluation& evaluation);

/// Confusion matrix over all splits: share (in %) of each true class (rows) by predicted class; "" if the record has none.
std::string confusionTable(const record::Evaluation& evaluation);

/// Accuracy, macro-F1 and the protocol card as rows of name and value.
std::vector<std::vector<std::string>> evaluationRows(const record::Evaluation& evaluation);

}  // namespace rosa::engine
