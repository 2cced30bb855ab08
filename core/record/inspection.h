/// A pair of views with everything that is shown of it, as answers to inspect requests carry it.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/record/snapshot.h"

namespace rosa::record {

/// Matrices as in PairSnapshot; the costs below are of D∘S.
struct Inspection {
    PairSnapshot pair;
    std::vector<float> exactPlan;       ///< Optimal Γ for D∘S, t and r; rows × columns.
    std::string coupling = "sinkhorn";  ///< What made Γ: a choice of the parameter transport.coupling.
    double lambda = 0;                  ///< Of Sinkhorn's plan.
    int iterations = 0;
    double sinkhornCost = 0;  ///< <Γ, D∘S>, whatever the coupling.
    double exactCost = 0;
    double independentCost = 0;        ///< Cost of t·rᵀ.
    double rowGap = 0;                 ///< ‖Γ1 − t‖₁
    double entropy = 0;                ///< Of Γ, in nats.
    double independentEntropy = 0;     ///< Of t·rᵀ.
    double equalClassMass = -1;        ///< Mass of Γ between nodes of one class; −1 without labels.
    double chanceEqualClassMass = -1;  ///< The same of t·rᵀ; −1 also where an older engine did not say.
    bool rescaled = false;             ///< Whether the objective rescales this pair's costs by S.
};

/// One JSON object: numbers by name, matrices as arrays of rows.
std::string toJson(const Inspection& inspection);
/// Reads what toJson wrote. An Error names the field that is missing or whose shape does not fit; an answer {"error": …} is that Error.
Result<Inspection> inspectionFromJson(const std::string& text);

}  // namespace rosa::record
