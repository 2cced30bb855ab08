/// A pair of views with everything that is shown of it, as answers to inspect requests carry it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/record/snapshot.h"
#include "core/transport/coupling.h"

namespace rosa::record {

/// One of the two views: what its rows of D are made of.
struct InspectedView {
    std::vector<std::int32_t>
        arcs;  ///< source, target, source, target …: places among the view's nodes. Edges that its walk took, both ways.
    std::vector<float>
        embedding;  ///< Nodes × width: the rows whose cosines are 1 − D. Not in JSON, so not where an engine answered.
    int width = 0;
};

/// What Sinkhorn's scaling did, sweep by sweep; empty for other couplings, and where Γ is not what λ and the sweeps give.
struct SweepHistory {
    std::vector<double> rowGaps;  ///< ‖Γ1 − t‖₁ after each sweep.
    std::vector<double> costs;    ///< <Γ, D∘S> after each.
    std::vector<float>
        logV;  ///< Logarithms of the rows' scalings after the last; over λ they are potentials. −∞ without weight.
    std::vector<float> logU;   ///< Of the columns'.
    bool isLogDomain = false;  ///< Solved on logarithms.
};

/// Up to this ‖Γ1 − t‖₁, of a mass of 1, a plan counts as converged.
inline constexpr double kConvergedGap = 1e-3;
/// From this one on so much mass leaves other rows than it should that costs under Γ are not those of a plan with the weights t.
inline constexpr double kLargeGap = 0.05;

/// Matrices as in PairSnapshot; the costs below are of D∘S.
struct Inspection {
    PairSnapshot pair;
    std::vector<float> exactPlan;                                  ///< Optimal Γ for D∘S, t and r; rows × columns.
    transport::Coupling coupling = transport::Coupling::Sinkhorn;  ///< What made Γ.
    bool keepsWeights = true;  ///< Whether it gives Γ the weights t and r, up to rowGap.
    double lambda = 0;         ///< Of Sinkhorn's plan.
    int iterations = 0;
    double sinkhornCost = 0;  ///< <Γ, D∘S>, whatever the coupling.
    double exactCost = 0;
    double independentCost = 0;  ///< Cost of t·rᵀ.
    double rowGap = 0;           ///< ‖Γ1 − t‖₁
    double entropy = 0;          ///< Of Γ, in nats.
    double independentEntropy =
        0;  ///< Of t·rᵀ, the most that a plan of these weights has; without weights that of any coupling, log(n·m).
    double equalClassMass = -1;        ///< Mass of Γ between nodes of one class; −1 without labels.
    double chanceEqualClassMass = -1;  ///< The same of t·rᵀ; −1 also where an older engine did not say.
    bool rescaled = false;             ///< Whether the objective rescales this pair's costs by S.
    bool asTrained = true;             ///< Whether λ and sweeps are those that the run trains with.
    double trainedLambda = 0;          ///< Those; 0: an older engine did not say.
    int trainedIterations = 0;
    std::string views;  ///< What the two views are, in words; "" where an older engine did not say.
    InspectedView rowView, columnView;
    SweepHistory sweeps;
};

/// One JSON object: numbers by name, matrices as arrays of rows.
std::string toJson(const Inspection& inspection);
/// Reads what toJson wrote. An Error names the field that is missing or whose shape does not fit; an answer {"error": …} is that Error.
Result<Inspection> inspectionFromJson(const std::string& text);

}  // namespace rosa::record
