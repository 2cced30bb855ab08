#include "core/learn/methods/input_features.h"

#include <vector>

#include "core/catalog/options/data_options.h"
#include "core/learn/encoders/feature_rows.h"

namespace rosa::learn {

InputFeatures::InputFeatures(const catalog::Configuration& configuration, const Problem& problem) : m_problem(problem)
{
    const auto options = configuration.find<catalog::FeatureOptions>();
    if (options && options->isNormalised) m_whole = normalisedRows(problem.dataset.features);
}

FeatureRows InputFeatures::trainingRows(std::span<const graph::Node> nodes, std::span<const std::uint8_t> keepColumn) const
{
    const auto trainingNodes = m_problem.trainingNodes;
    if (trainingNodes.empty()) return gatherFeatures(whole(), nodes, keepColumn);
    std::vector<graph::Node> rows;
    rows.reserve(nodes.size());
    for (const graph::Node node : nodes) rows.push_back(trainingNodes[static_cast<std::size_t>(node)]);
    return gatherFeatures(whole(), rows, keepColumn);
}

const graph::Features& InputFeatures::training() const
{
    if (m_problem.trainingNodes.empty()) return whole();
    std::call_once(m_isSelected, [&] { m_training = whole().selected(m_problem.trainingNodes); });
    return m_training;
}

}  // namespace rosa::learn
