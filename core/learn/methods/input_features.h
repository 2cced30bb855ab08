/// A problem's features as input to a method.
#pragma once

#include <mutex>
#include <optional>
#include <span>

#include "core/catalog/configuration.h"
#include "core/graph/features.h"
#include "core/learn/encoders/encoder.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// Row-normalised (divided by the sum of the absolute values of a row), in training and embedding, if the method has data.normalise_features and it is set; otherwise the
/// problem's own features, not copied. Refers to the problem, which must outlive it. Thread-safe.
class InputFeatures {
public:
    InputFeatures(const catalog::Configuration& configuration, const Problem& problem);

    [[nodiscard]] std::int32_t columns() const { return whole().columns(); }
    /// One row per node of the data set.
    [[nodiscard]] const graph::Features& whole() const { return m_whole ? *m_whole : m_problem.dataset.features; }
    /// gatherFeatures() from whole() for nodes of the training graph; copies nothing else.
    [[nodiscard]] FeatureRows trainingRows(std::span<const graph::Node> nodes,
                                           std::span<const std::uint8_t> keepColumn = {}) const;
    /// One row per node of the training graph: whole() if training sees all nodes, else a copy made on first use.
    [[nodiscard]] const graph::Features& training() const;

private:
    const Problem& m_problem;
    std::optional<graph::Features> m_whole;  ///< Normalised.
    mutable std::once_flag m_isSelected;
    mutable graph::Features m_training;  ///< Inductive runs only.
};

}  // namespace rosa::learn
