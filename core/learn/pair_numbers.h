/// Everything that is shown of one pair of views, from its matrices alone: the engine asks for it about the model it holds, the window
/// about snapshots in a record. Names no LibTorch; a static library of its own.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/graph/labels.h"
#include "core/record/inspection.h"
#include "core/transport/coupling.h"

namespace rosa::learn {

/// What the plan was made with.
struct PairSettings {
    double lambda = 20;
    int iterations = 5;
    transport::Coupling coupling = transport::Coupling::Sinkhorn;
    bool isRescaled = false;  ///< Whether the objective rescales this pair's costs by S.
    std::optional<double> otherLambda =
        {};  ///< Sinkhorn's plan is solved anew with it, and with so many sweeps, in place of the run's.
    std::optional<int> otherIterations = {};
};

/// Adds exact plan, costs, gap, entropies and the mass between equal classes to a pair whose nodes are numbered as `labels` are (none: no
/// masses). O(rows · columns · (rows + columns)) for the exact plan, solved once. An Error as exactTransport's or sinkhorn's, or where another λ is wanted of a coupling without one. Reentrant.
Result<record::Inspection> inspectPair(record::PairSnapshot pair, const PairSettings& settings, const graph::Labels& labels);

}  // namespace rosa::learn
