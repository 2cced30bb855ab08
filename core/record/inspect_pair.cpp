#include "core/record/inspect_pair.h"

#include <cmath>

#include "core/catalog/options/objective_options.h"
#include "core/transport/pair_summary.h"
#include "core/transport/sinkhorn.h"

namespace rosa::record {

namespace {

std::vector<double> doubles(const std::vector<float>& values) { return {values.begin(), values.end()}; }

std::vector<std::int32_t> labelsOf(const graph::Labels& labels, const std::vector<std::int32_t>& nodes)
{
    std::vector<std::int32_t> found;
    if (labels.empty()) return found;
    for (const std::int32_t node : nodes) found.push_back(labels.ofNode[static_cast<std::size_t>(node)]);
    return found;
}

/// Tolerance for float32 rounding of a plan and its sums.
constexpr double kSameGap = 1e-3;

struct Solved {
    transport::SinkhornResult<float> result;
    SweepHistory history;
};

Result<Solved> solve(const PairSnapshot& pair, const std::vector<float>& cost, double lambda, int iterations)
{
    const transport::MatrixView<float> view(cost.data(), static_cast<std::int64_t>(pair.rowNodes.size()),
                                            static_cast<std::int64_t>(pair.columnNodes.size()));
    std::vector<transport::SinkhornSweep<float>> trace;
    ROSA_TRY_ASSIGN(auto solved, transport::sinkhorn<float>(view, pair.rowWeights, pair.columnWeights,
                                                            {.lambda = lambda, .iterations = iterations}, &trace));
    SweepHistory history;
    for (const auto& sweep : trace) {
        history.rowGaps.push_back(sweep.rowGap);
        history.costs.push_back(sweep.cost);
    }
    history.logV = trace.back().logV;
    history.logU = trace.back().logU;
    history.isLogDomain = solved.logDomain;
    return Solved{std::move(solved), std::move(history)};
}

/// Recomputes Γ with another λ, or the sweep history of the current one.
Result<void> retrace(Inspection& inspection, const PairSettings& settings)
{
    const bool isOther = settings.otherLambda || settings.otherIterations;
    if (settings.solve.coupling != transport::Coupling::Sinkhorn) {
        if (isOther)
            return badInput("λ and the number of sweeps do not apply to coupling %1",
                            catalog::idOf(&transport::BlockOptions::coupling, settings.solve.coupling));
        return {};
    }
    PairSnapshot& pair = inspection.pair;
    std::vector<float> cost(pair.cost.size());
    for (std::size_t i = 0; i < cost.size(); ++i) cost[i] = pair.cost[i] * pair.rescale[i];
    inspection.lambda = settings.otherLambda.value_or(settings.solve.lambda);
    inspection.iterations = settings.otherIterations.value_or(settings.solve.iterations);
    inspection.asTrained = inspection.lambda == settings.solve.lambda && inspection.iterations == settings.solve.iterations;
    ROSA_TRY_ASSIGN(auto solved, solve(pair, cost, inspection.lambda, inspection.iterations));
    const auto plan = solved.result.plan.values();
    if (!inspection.asTrained) pair.plan.assign(plan.begin(), plan.end());
    double apart = 0;
    for (std::size_t i = 0; i < pair.plan.size(); ++i)
        apart += std::abs(static_cast<double>(pair.plan[i]) - static_cast<double>(plan[i]));
    if (apart <= kSameGap) inspection.sweeps = std::move(solved.history);
    return {};
}

}  // namespace

Result<Inspection> inspectPair(PairSnapshot given, const PairSettings& settings, const graph::Labels& labels)
{
    Inspection inspection;
    inspection.pair = std::move(given);
    inspection.coupling = settings.solve.coupling;
    inspection.keepsWeights = transport::keepsWeights(settings.solve.coupling);
    inspection.lambda = inspection.trainedLambda = settings.solve.lambda;
    inspection.iterations = inspection.trainedIterations = settings.solve.iterations;
    inspection.rescaled = settings.isRescaled;
    ROSA_TRY(retrace(inspection, settings));
    const PairSnapshot& pair = inspection.pair;
    const auto rows = static_cast<std::int64_t>(pair.rowNodes.size());
    const auto columns = static_cast<std::int64_t>(pair.columnNodes.size());
    std::vector<double> cost(pair.cost.size());
    for (std::size_t i = 0; i < cost.size(); ++i)
        cost[i] = static_cast<double>(pair.cost[i]) * static_cast<double>(pair.rescale[i]);
    const std::vector<double> plan = doubles(pair.plan);
    const std::vector<std::int32_t> rowLabels = labelsOf(labels, pair.rowNodes);
    const std::vector<std::int32_t> columnLabels = labelsOf(labels, pair.columnNodes);
    ROSA_TRY_ASSIGN(const auto summary, transport::summarise(transport::MatrixView<double>(cost.data(), rows, columns),
                                                             doubles(pair.rowWeights), doubles(pair.columnWeights),
                                                             transport::MatrixView<double>(plan.data(), rows, columns),
                                                             {rowLabels, columnLabels}));
    const auto& exactPlan = summary.exactPlan.values();
    inspection.exactPlan.assign(exactPlan.begin(), exactPlan.end());
    inspection.sinkhornCost = summary.cost;
    inspection.exactCost = summary.exactCost;
    inspection.independentCost = summary.independentCost;
    inspection.rowGap = summary.rowGap;
    inspection.entropy = summary.entropy;
    inspection.independentEntropy = inspection.keepsWeights
                                        ? summary.independentEntropy
                                        : std::log(static_cast<double>(rows)) + std::log(static_cast<double>(columns));
    inspection.equalClassMass = summary.sameClassMass.value_or(-1);
    inspection.chanceEqualClassMass = summary.independentSameClassMass.value_or(-1);
    return inspection;
}

}  // namespace rosa::record
