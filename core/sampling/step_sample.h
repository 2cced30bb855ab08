/// All random data of one training step.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/graph/graph.h"
#include "core/graph/hop_distance.h"
#include "core/sampling/augmentation.h"
#include "core/sampling/random_walk.h"
#include "core/sampling/view_batch.h"

namespace rosa::sampling {

/// Options for drawing steps. [0] is the first view, [1] the second.
struct StepOptions {
    std::int32_t batchSize = 128;  ///< Centre nodes per step; all nodes if there are fewer. >= 1
    WalkOptions walk;
    bool aligned = false;  ///< The second view uses the walk of the first, hence the same nodes.
    EdgeDropMode edgeDropMode = EdgeDropMode::Directed;
    std::array<double, 2> edgeDrop{0, 0};     ///< Probability of dropping an edge. 0 … 1
    std::array<double, 2> featureMask{0, 0};  ///< Probability of masking a feature column. 0 … 1
    std::int32_t featureColumns = 0;          ///< Number of feature columns of the data set. >= 0
};

/// Hop distances of the positive pairs: pair i is view i of the first batch against view i of the second.
struct PairHops {
    std::vector<std::int64_t> offsets;  ///< B + 1; block i is values[offsets[i]] … values[offsets[i + 1] − 1].
    std::vector<std::uint8_t> values;   ///< Block i is (size of first view) × (size of second view), row-major.

    [[nodiscard]] bool empty() const { return offsets.empty(); }
};

/// One of the two views of every centre, ready for an encoder except for the perturbation.
struct StepView {
    ViewBatch batch;                        ///< After edge dropping.
    std::vector<std::uint8_t> keptColumns;  ///< Per feature column: 1 kept, 0 masked in this view.
};

/// One training step.
struct StepSample {
    std::vector<graph::Node> centres;
    StepView first;
    StepView second;
    PairHops hops;  ///< Empty if not requested.
};

/// Returns an Error that names the first option out of range, or states that the graph has no nodes or is directed.
Result<void> validate(const StepOptions& options, const graph::Graph& graph);

/// Draws the step of `epoch`; `options` must be valid. `hops` provides the hop distances, null for none; it may belong to another graph on
/// the same nodes (the published, directed one).
///
/// Depends only on (graph, options, seed, epoch): not on earlier steps or the number of threads. Centres, views and masks take O(batch ·
/// steps + columns) time and memory for any size of graph. Hop distances cost what their searches visit: nothing in them is proportional to
/// the number of nodes, but proving that there is no shorter path costs more the farther apart the nodes are, and long walks without
/// returns go far only in a large graph.
StepSample drawStep(const graph::Graph& graph, const StepOptions& options, std::uint64_t seed, std::uint32_t epoch,
                    const graph::HopDistance* hops = nullptr);

/// Distances of the positive pairs of two batches with the same centres. Set `boundedByDepths` if the walks ran on the graph of `hops`, so
/// that the distance of a pair is at most the sum of its depths. In parallel over views.
PairHops positiveHops(const graph::HopDistance& hops, const ViewBatch& first, const ViewBatch& second, bool boundedByDepths);

}  // namespace rosa::sampling
