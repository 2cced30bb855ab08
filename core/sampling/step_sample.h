/// Everything random that one training step looks at.
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

/// How steps are drawn. [0] is the first view, [1] the second.
struct StepOptions {
    std::int32_t batchSize = 128;  ///< Centres of a step; all nodes where there are fewer. >= 1
    WalkOptions walk;
    bool aligned = false;  ///< The second view has the first one's walk, so the same nodes.
    EdgeDropMode edgeDropMode = EdgeDropMode::Directed;
    std::array<double, 2> edgeDrop{0, 0};     ///< Probability to drop an edge. 0 … 1
    std::array<double, 2> featureMask{0, 0};  ///< Probability to mask a feature column. 0 … 1
    std::int32_t featureColumns = 0;          ///< Columns of the data set's features. >= 0
};

/// Hop distances of the positive pairs: pair i is view i of the first batch against view i of the second.
struct PairHops {
    std::vector<std::int64_t> offsets;  ///< B + 1; block i is values[offsets[i]] … values[offsets[i + 1] − 1].
    std::vector<std::uint8_t> values;   ///< Block i is size of first view × size of second view, row-major.

    [[nodiscard]] bool empty() const { return offsets.empty(); }
};

/// One of the two views of every centre, ready for an encoder but for the perturbation.
struct StepView {
    ViewBatch batch;                        ///< After edge dropping.
    std::vector<std::uint8_t> keptColumns;  ///< One a feature column: 1 kept, 0 masked in this view.
};

/// One training step.
struct StepSample {
    std::vector<graph::Node> centres;
    StepView first;
    StepView second;
    PairHops hops;  ///< Empty where none were asked for.
};

/// An Error names the first option that is out of range, or says that the graph has no nodes or is directed.
Result<void> validate(const StepOptions& options, const graph::Graph& graph);

/// Draws the step of `epoch`; `options` are valid. `hops`: the distances to look up, null for none; they may belong to
/// another graph on the same nodes (the published, directed one).
///
/// Depends on (graph, options, seed, epoch) alone: not on steps drawn before, nor on the number of threads. Centres, views
/// and masks take O(batch · steps + columns) time and memory, whatever the graph's size. Hops take what their searches
/// touch: nothing in them counts the graph's nodes, but to show that no shorter way exists costs the more, the farther apart
/// the nodes are, and long walks that never return go far in a large graph and not in a small one.
StepSample drawStep(const graph::Graph& graph, const StepOptions& options, std::uint64_t seed, std::uint32_t epoch,
                    const graph::HopDistance* hops = nullptr);

/// Distances of the positive pairs of two batches whose views share their centres. `boundedByDepths`: the walks ran on
/// the graph of `hops`, so that no pair is farther apart than the sum of its depths. In parallel over views.
PairHops positiveHops(const graph::HopDistance& hops, const ViewBatch& first, const ViewBatch& second, bool boundedByDepths);

}  // namespace rosa::sampling
