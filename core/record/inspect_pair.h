/// All quantities shown for a pair of views, computed from its matrices only: by the engine for its current model, by the window for
/// snapshots of a record.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/graph/labels.h"
#include "core/record/inspection.h"
#include "core/transport/block_sinkhorn.h"

namespace rosa::record {

/// Settings with which the plan was computed.
struct PairSettings {
    transport::BlockOptions solve;
    bool isRescaled = false;  ///< Whether the objective rescales the costs of this pair by S.
    /// If set, the Sinkhorn plan is recomputed with these values instead of the run's.
    std::optional<double> otherLambda = {};
    std::optional<int> otherIterations = {};
};

/// Adds the exact plan, costs, marginal gap, entropies and the mass between equal classes to a pair whose nodes are numbered as in `labels`
/// (no labels: no masses). O(rows · columns · (rows + columns)) for the exact plan, computed once. Returns the Errors of exactTransport()
/// and sinkhorn(), and an Error if another λ is set for a coupling without λ. Reentrant.
Result<Inspection> inspectPair(PairSnapshot pair, const PairSettings& settings, const graph::Labels& labels);

}  // namespace rosa::record
