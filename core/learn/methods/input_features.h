/// A problem's features as a method takes them.
#pragma once

#include <mutex>
#include <optional>
#include <span>

#include "core/catalog/configuration.h"
#include "core/graph/features.h"
#include "core/learn/encoders/encoder.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// Divided by their rows' sums, in training and in embedding alike, where the method has data.normalise_features and it is set; else the
/// problem's own, not copied. Refers to the problem, which has to outlive it. May be asked by several threads.
class InputFeatures {
public:
    InputFeatures(const catalog::Configuration& configuration, const Problem& problem);

    [[nodiscard]] std::int32_t columns() const { return whole().columns(); }
    /// A row for each node of the data set.
    [[nodiscard]] const graph::Features& whole() const { return m_whole ? *m_whole : m_problem.dataset.features; }
    /// gatherFeatures() of nodes of the training graph, from whole(): nothing else is copied.
    [[nodiscard]] FeatureRows trainingRows(std::span<const graph::Node> nodes,
                                           std::span<const std::uint8_t> keepColumn = {}) const;
    /// A row for each node of the training graph, as one matrix: whole() where all nodes are seen, else a copy, made when first asked for.
    [[nodiscard]] const graph::Features& training() const;

private:
    const Problem& m_problem;
    std::optional<graph::Features> m_whole;  ///< Divided.
    mutable std::once_flag m_isSelected;
    mutable graph::Features m_training;  ///< Where inductive.
};

}  // namespace rosa::learn
