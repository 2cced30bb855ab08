/// All numbers shown for one pair of views, computed from its matrices alone: by the engine for the model it holds, by the window for snapshots of
/// a record.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/graph/labels.h"
#include "core/record/inspection.h"
#include "core/transport/block_sinkhorn.h"

namespace rosa::record {

/// What the plan was made with.
struct PairSettings {
    transport::BlockOptions solve;
    bool isRescaled = false;  ///< The objective rescales the costs of this pair by S.
    /// If set, Sinkhorn's plan is computed again with these in place of the run's.
    std::optional<double> otherLambda = {};
    std::optional<int> otherIterations = {};
};

/// Adds exact plan, costs, marginal gap, entropies and the mass between equal classes to a pair whose nodes are numbered as `labels` are (no
/// labels: no masses). O(rows · columns · (rows + columns)) for the exact plan, computed once. Returns the Errors of exactTransport() and
/// sinkhorn(), and one if another λ is set for a coupling that has none. Reentrant.
Result<Inspection> inspectPair(PairSnapshot pair, const PairSettings& settings, const graph::Labels& labels);

}  // namespace rosa::record
