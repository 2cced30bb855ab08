/// Time snapshots as views: pairs, negatives, and embeddings.
#pragma once

#include <cstdint>
#include <span>

#include <torch/types.h>

#include "core/data/time_split.h"
#include "core/learn/encoders/encoder.h"
#include "core/sampling/step_sample.h"

namespace rosa::learn {

/// The pairs of a data::TimeSplit. The two whole snapshots of a pair are its views. Pairs whose first snapshots are more than `apart`
/// snapshots apart are negatives of each other; nearer ones are neither positive nor negative.
///
/// Follows the article for its data set CIAW (section 4.4): adjacent snapshots are positive views, distant ones negative.
class TimeViews {
public:
    /// Fails for fewer than two pairs.
    static Result<TimeViews> make(data::TimeSplit split, std::int64_t apart);

    [[nodiscard]] graph::Node pairCount() const { return static_cast<graph::Node>(m_split.pairCount()); }
    /// data::TimeSplit::snapshotOf().
    [[nodiscard]] std::size_t snapshotOf(graph::Node pair, std::uint32_t side) const
    {
        return m_split.snapshotOf(static_cast<std::size_t>(pair), side);
    }
    [[nodiscard]] const data::TimeSnapshot& snapshot(graph::Node pair, std::uint32_t side) const
    {
        return m_split.training[snapshotOf(pair, side)];
    }
    [[nodiscard]] const std::vector<data::TimeSnapshot>& training() const { return m_split.training; }
    [[nodiscard]] const std::vector<data::TimeSnapshot>& test() const { return m_split.test; }

    [[nodiscard]] bool areNegatives(graph::Node pair, graph::Node other) const;
    /// B × B, bool: whether two of these pairs are negatives of each other.
    [[nodiscard]] torch::Tensor negatives(std::span<const graph::Node> pairs) const;
    /// Fails if a batch of this size could contain a pair without negatives.
    [[nodiscard]] Result<void> checkBatch(std::int64_t batchSize) const;
    /// Index of the first pair whose two snapshots have different nodes; −1: all views are aligned.
    [[nodiscard]] graph::Node firstUnaligned() const;

    /// One whole snapshot per view; depths are 0.
    static sampling::ViewBatch whole(std::span<const data::TimeSnapshot* const> snapshots);
    /// As sampling::drawStep(): draws pairs, kept edges and kept columns from (seed, epoch). Without hops.
    [[nodiscard]] sampling::StepSample draw(const sampling::StepOptions& options, std::uint64_t seed,
                                            std::uint32_t epoch) const;

private:
    explicit TimeViews(data::TimeSplit split, std::int64_t apart) : m_split(std::move(split)), m_apart(apart) {}

    data::TimeSplit m_split;
    std::int64_t m_apart;
};

/// A batch's neighbourhood as the encoder needs it; empty if it uses none.
SparseMatrix neighbourhoodOf(const sampling::ViewBatch& batch, Neighbourhood neighbourhood);

/// Mean of the rows of each of `count` nodes, 0 for nodes without rows; count × width. `nodes` gives the node of each row.
torch::Tensor meanByNode(const torch::Tensor& rows, std::span<const graph::Node> nodes, graph::Node count);

/// H of all nodes: the mean over the test snapshots that contain a node, 0 if there are none. N × width, evaluation mode.
torch::Tensor embedTestSnapshots(Encoder& encoder, const graph::Features& features, const TimeViews& views);

}  // namespace rosa::learn
