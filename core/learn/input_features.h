/// A problem's features as a method takes them.
#pragma once

#include <optional>

#include "core/catalog/configuration.h"
#include "core/graph/features.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// Divided by their rows' sums, in training and in embedding alike, where the method has data.normalise_features and it is set; else the
/// problem's own, not copied. Refers to the problem, which has to outlive it.
class InputFeatures {
public:
    InputFeatures(const catalog::Configuration& configuration, const Problem& problem);

    /// A row for each node of the training graph.
    [[nodiscard]] const graph::Features& training() const { return m_training ? *m_training : ofAll(); }
    /// A row for each node of the data set.
    [[nodiscard]] const graph::Features& whole() const { return m_whole ? *m_whole : m_problem.dataset.features; }

private:
    [[nodiscard]] bool isInductive() const { return &m_problem.trainingFeatures != &m_problem.dataset.features; }
    [[nodiscard]] const graph::Features& ofAll() const { return isInductive() ? m_problem.trainingFeatures : whole(); }

    const Problem& m_problem;
    std::optional<graph::Features> m_whole, m_training;  ///< Divided copies; the second where it differs.
};

}  // namespace rosa::learn
