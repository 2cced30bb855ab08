#include "core/learn/input_features.h"

#include "core/learn/feature_rows.h"

namespace rosa::learn {

InputFeatures::InputFeatures(const catalog::Configuration& configuration, const Problem& problem) : m_problem(problem)
{
    constexpr const char* kKey = "data.normalise_features";
    if (!configuration.has(kKey) || !configuration.flag(kKey)) return;
    m_whole = normalisedRows(problem.dataset.features);
    if (isInductive()) m_training = normalisedRows(problem.trainingFeatures);
}

}  // namespace rosa::learn
