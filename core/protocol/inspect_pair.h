/// All quantities shown for a pair of views, computed from its matrices only: by the engine for its current model, by the window for
/// snapshots of a record.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/graph/labels.h"
#include "core/protocol/inspection.h"
#include "core/transport/block_sinkhorn.h"

namespace rosa::protocol {

/// Settings with which the plan was computed.
struct PairSettings {
    transport::BlockOptions solve;
    bool isRescaled = false;  ///< Whether the objective rescales the costs of this pair by S.
    /// If set, the Sinkhorn plan is recomputed with these values instead of the run's.
    std::optional<double> otherLambda = {};
    std::optional<int> otherIterations = {};
    bool viewsAlone = false;  ///< Leaves out the padding of the pair, if it has any.
};

/// Adds the exact plan, costs, marginal gap, entropies and the mass between equal classes to a pair whose nodes are numbered as in `labels`
/// (no labels: no masses). O(rows · columns · (rows + columns)) for the exact plan, computed once. Returns the Errors of exactTransport()
/// and sinkhorn(), and an Error if another λ is set for a coupling without λ. Reentrant.
Result<Inspection> inspectPair(record::PairSnapshot pair, const PairSettings& settings, const graph::Labels& labels);

/// The problem of the nodes alone, from that with padding; Γ is solved again, in float32. A pair without padding is returned as it is.
/// Returns the Errors of sinkhorn(). Reentrant.
Result<record::PairSnapshot> withoutPadding(record::PairSnapshot pair, const transport::BlockOptions& solve);

/// The same pair with Γ solved under another λ and number of iterations; views, costs, weights and the exact plan are those of `shown`, whose Γ
/// may itself have been solved again. The history of the iterations is left out. With the values of the training, Γ differs from the trained
/// one by rounding only. O(rows · columns · iterations), about 0.1 ms for 20 × 20 nodes and 5 iterations. Returns the Errors of sinkhorn(), and an
/// Error for a coupling without λ. Reentrant.
Result<Inspection> solvedAgain(const Inspection& shown, double lambda, int iterations, const graph::Labels& labels);

}  // namespace rosa::protocol
