/// A pair of views with all quantities shown for it; the answer to an inspect request.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/record/snapshot.h"
#include "core/transport/coupling.h"

namespace rosa::protocol {

/// One of the two views: the data from which its rows of D are computed.
struct InspectedView {
    std::vector<std::int32_t>
        arcs;  ///< source, target, source, target …: indices into the view's nodes. Edges traversed by its walk, in both directions.
    std::vector<float>
        embedding;  ///< Nodes × width: rows with cosines 1 − D. Not part of the JSON, so empty in answers of an engine.
    int width = 0;
};

/// History of the Sinkhorn scaling; empty for other couplings, and if Γ does not result from λ and the iterations.
struct IterationHistory {
    std::vector<double> rowGaps;  ///< ‖Γ1 − t‖₁ after each iteration.
    std::vector<double> costs;    ///< <Γ, D∘S> after each iteration.
    /// Logarithms of the row scalings after the last iteration; divided by λ they are potentials. −∞ without weight.
    std::vector<float> logV;
    std::vector<float> logU;   ///< Logarithms of the column scalings.
    bool isLogDomain = false;  ///< Solved in the log domain.
};

/// A plan of mass 1 with ‖Γ1 − t‖₁ up to this value counts as converged.
inline constexpr double kConvergedGap = 1e-3;
/// With ‖Γ1 − t‖₁ from this value on, the row marginals are violated so much that costs under Γ are not those of a plan with the weights t.
inline constexpr double kLargeGap = 0.05;

/// Matrices as in PairSnapshot; the costs below are of D∘S.
struct Inspection {
    record::PairSnapshot pair;
    std::vector<float> exactPlan;                                  ///< Optimal Γ for D∘S, t and r; rows × columns.
    transport::Coupling coupling = transport::Coupling::Sinkhorn;  ///< Coupling that computed Γ.
    bool keepsWeights = true;                                      ///< Whether Γ has the marginals t and r, up to rowGap.
    double lambda = 0;                                             ///< λ of the Sinkhorn plan.
    int iterations = 0;
    double sinkhornCost = 0;  ///< <Γ, D∘S> for any coupling.
    double exactCost = 0;
    double independentCost = 0;  ///< Cost of t·rᵀ.
    double rowGap = 0;           ///< ‖Γ1 − t‖₁
    double entropy = 0;          ///< Entropy of Γ in nats.
    double independentEntropy =
        0;  ///< Entropy of t·rᵀ, the maximum for these marginals; without marginals the maximum of any coupling, log(n·m).
    double equalClassMass = -1;        ///< Mass of Γ between nodes of equal class; −1 without labels.
    double chanceEqualClassMass = -1;  ///< The same for t·rᵀ; −1 also in answers of older engines.
    bool rescaled = false;             ///< Whether the objective rescales this pair's costs by S.
    bool asTrained = true;             ///< Whether λ and iterations are those of the training.
    double trainedLambda = 0;          ///< Values of the training; 0 in answers of older engines.
    int trainedIterations = 0;
    std::string views;  ///< Description of the two views; "" in answers of older engines.
    InspectedView rowView, columnView;
    IterationHistory history;
};

/// One JSON object: numbers by name, matrices as arrays of rows; "padding" is null for the views alone.
std::string toJson(const Inspection& inspection);
/// Reads the output of toJson. An Error names a missing field or one of the wrong shape; an answer {"error": …} becomes that Error.
Result<Inspection> inspectionFromJson(const std::string& text);

}  // namespace rosa::protocol
