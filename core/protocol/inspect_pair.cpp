#include "core/protocol/inspect_pair.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/catalog/options/objective_options.h"
#include "core/transport/pair_summary.h"
#include "core/transport/sinkhorn.h"

namespace rosa::protocol {

namespace {

std::vector<double> doubles(const std::vector<float>& values) { return {values.begin(), values.end()}; }

/// One per row or column; padding has no class.
std::vector<std::int32_t> labelsOf(const graph::Labels& labels, const std::vector<std::int32_t>& nodes, std::size_t count)
{
    std::vector<std::int32_t> found;
    if (labels.empty()) return found;
    for (const std::int32_t node : nodes) found.push_back(labels.ofNode[static_cast<std::size_t>(node)]);
    found.resize(count, -1);
    return found;
}

transport::MatrixView<float> matrixOf(const record::PairSnapshot& pair, const std::vector<float>& values)
{
    return {values.data(), static_cast<std::int64_t>(pair.rows()), static_cast<std::int64_t>(pair.columns())};
}

transport::SinkhornOptions optionsFor(const record::PairSnapshot& pair, double lambda, int iterations)
{
    return {.lambda = lambda,
            .iterations = iterations,
            .lastColumns = pair.padding ? std::max<std::int64_t>(pair.padding->columns, 1) : 1};
}

transport::PaddingCounts paddingOf(const record::PairSnapshot& pair)
{
    return pair.padding.value_or(transport::PaddingCounts());
}

/// Tolerance for float32 rounding of a plan and its sums.
constexpr double kSameGap = 1e-3;

struct Solved {
    transport::SinkhornResult<float> result;
    IterationHistory history;
};

Result<Solved> solve(const record::PairSnapshot& pair, const std::vector<float>& cost, double lambda, int iterations)
{
    std::vector<transport::SinkhornIteration<float>> trace;
    ROSA_TRY_ASSIGN(auto solved, transport::sinkhorn<float>(matrixOf(pair, cost), pair.rowWeights, pair.columnWeights,
                                                            optionsFor(pair, lambda, iterations), &trace));
    IterationHistory history;
    for (const auto& iteration : trace) {
        history.rowGaps.push_back(iteration.rowGap);
        history.costs.push_back(iteration.cost);
    }
    history.logV = trace.back().logV;
    history.logU = trace.back().logU;
    history.isLogDomain = solved.logDomain;
    return Solved{std::move(solved), std::move(history)};
}

Error withoutLambda(transport::Coupling coupling)
{
    return badInput("λ and the number of iterations do not apply to coupling %1",
                    catalog::idOf(&transport::BlockOptions::coupling, coupling));
}

/// D∘S
template <typename T>
std::vector<T> rescaledCost(const record::PairSnapshot& pair)
{
    std::vector<T> cost(pair.cost.size());
    for (std::size_t i = 0; i < cost.size(); ++i) cost[i] = static_cast<T>(pair.cost[i]) * static_cast<T>(pair.rescale[i]);
    return cost;
}

/// Recomputes Γ with another λ, or the iteration history of the current one.
Result<void> retrace(Inspection& inspection, const PairSettings& settings)
{
    const bool isOther = settings.otherLambda || settings.otherIterations;
    if (settings.solve.coupling != transport::Coupling::Sinkhorn) {
        if (isOther) return withoutLambda(settings.solve.coupling);
        return {};
    }
    record::PairSnapshot& pair = inspection.pair;
    const std::vector<float> cost = rescaledCost<float>(pair);
    inspection.lambda = settings.otherLambda.value_or(settings.solve.lambda);
    inspection.iterations = settings.otherIterations.value_or(settings.solve.iterations);
    inspection.asTrained = inspection.lambda == settings.solve.lambda && inspection.iterations == settings.solve.iterations;
    ROSA_TRY_ASSIGN(auto solved, solve(pair, cost, inspection.lambda, inspection.iterations));
    const auto plan = solved.result.plan.values();
    if (!inspection.asTrained) pair.plan.assign(plan.begin(), plan.end());
    double apart = 0;
    for (std::size_t i = 0; i < pair.plan.size(); ++i)
        apart += std::abs(static_cast<double>(pair.plan[i]) - static_cast<double>(plan[i]));
    if (apart <= kSameGap) inspection.history = std::move(solved.history);
    return {};
}

/// Matrices of a pair in double precision.
struct Doubles {
    explicit Doubles(const record::PairSnapshot& pair, const graph::Labels& labels)
        : cost(rescaledCost<double>(pair)),
          plan(doubles(pair.plan)),
          t(doubles(pair.rowWeights)),
          r(doubles(pair.columnWeights)),
          rowLabels(labelsOf(labels, pair.rowNodes, pair.rows())),
          columnLabels(labelsOf(labels, pair.columnNodes, pair.columns()))
    {}
    [[nodiscard]] transport::MatrixView<double> viewOf(const std::vector<double>& values) const
    {
        return {values.data(), static_cast<std::int64_t>(t.size()), static_cast<std::int64_t>(r.size())};
    }
    std::vector<double> cost, plan, t, r;
    std::vector<std::int32_t> rowLabels, columnLabels;
};

/// What depends on Γ and the costs, apart from the exact plan.
void takeSummary(const transport::PairSummary& summary, Inspection& inspection)
{
    const record::PairSnapshot& pair = inspection.pair;
    inspection.sinkhornCost = summary.cost;
    inspection.independentCost = summary.independentCost;
    inspection.rowGap = summary.rowGap;
    inspection.entropy = summary.entropy;
    inspection.independentEntropy = inspection.keepsWeights ? summary.independentEntropy
                                                            : std::log(static_cast<double>(pair.rowNodes.size())) +
                                                                  std::log(static_cast<double>(pair.columnNodes.size()));
    inspection.equalClassMass = summary.sameClassMass.value_or(-1);
    inspection.chanceEqualClassMass = summary.independentSameClassMass.value_or(-1);
}

}  // namespace

Result<record::PairSnapshot> withoutPadding(record::PairSnapshot padded, const transport::BlockOptions& options)
{
    if (!padded.padding) return padded;
    record::PairSnapshot pair;
    pair.epoch = padded.epoch;
    pair.pair = padded.pair;
    const std::size_t width = padded.columns();
    pair.rowNodes = std::move(padded.rowNodes);
    pair.columnNodes = std::move(padded.columnNodes);
    const auto nodesOf = [&](const std::vector<float>& values) {
        std::vector<float> kept;
        for (std::size_t row = 0; row < pair.rows(); ++row) {
            const auto begin = values.begin() + static_cast<std::ptrdiff_t>(row * width);
            kept.insert(kept.end(), begin, begin + static_cast<std::ptrdiff_t>(pair.columns()));
        }
        return kept;
    };
    pair.cost = nodesOf(padded.cost);
    pair.rescale = nodesOf(padded.rescale);
    pair.rowWeights = std::move(padded.rowWeights);
    pair.columnWeights = std::move(padded.columnWeights);
    pair.rowWeights.resize(pair.rows());
    pair.columnWeights.resize(pair.columns());
    // Every rule has been applied to the raw weights; their ratios are those of the nodes alone.
    for (auto* weights : {&pair.rowWeights, &pair.columnWeights})
        transport::normaliseWeights(std::span(*weights), transport::MarginalRule::ClipAtZero);
    ROSA_TRY_ASSIGN(const auto solved, solve(pair, rescaledCost<float>(pair), options.lambda, options.iterations));
    pair.plan.assign(solved.result.plan.values().begin(), solved.result.plan.values().end());
    return pair;
}

Result<Inspection> inspectPair(record::PairSnapshot given, const PairSettings& settings, const graph::Labels& labels)
{
    Inspection inspection;
    inspection.pair = std::move(given);
    if (settings.viewsAlone) {
        ROSA_TRY_ASSIGN(inspection.pair, withoutPadding(std::move(inspection.pair), settings.solve));
    }
    inspection.coupling = settings.solve.coupling;
    inspection.keepsWeights = transport::keepsWeights(settings.solve.coupling);
    inspection.lambda = inspection.trainedLambda = settings.solve.lambda;
    inspection.iterations = inspection.trainedIterations = settings.solve.iterations;
    inspection.rescaled = settings.isRescaled;
    ROSA_TRY(retrace(inspection, settings));
    const Doubles pair(inspection.pair, labels);
    ROSA_TRY_ASSIGN(const auto summary,
                    transport::summarise(pair.viewOf(pair.cost), pair.t, pair.r, pair.viewOf(pair.plan),
                                         {pair.rowLabels, pair.columnLabels}, paddingOf(inspection.pair)));
    const auto& exactPlan = summary.exactPlan.values();
    inspection.exactPlan.assign(exactPlan.begin(), exactPlan.end());
    inspection.exactCost = summary.exactCost;
    takeSummary(summary, inspection);
    return inspection;
}

Result<Inspection> solvedAgain(const Inspection& shown, double lambda, int iterations, const graph::Labels& labels)
{
    if (shown.coupling != transport::Coupling::Sinkhorn) return withoutLambda(shown.coupling);
    const std::vector<float> cost = rescaledCost<float>(shown.pair);
    ROSA_TRY_ASSIGN(const auto solved,
                    transport::sinkhorn<float>(matrixOf(shown.pair, cost), shown.pair.rowWeights, shown.pair.columnWeights,
                                               optionsFor(shown.pair, lambda, iterations)));
    Inspection inspection = shown;
    const auto plan = solved.plan.values();
    inspection.pair.plan.assign(plan.begin(), plan.end());
    inspection.lambda = lambda;
    inspection.iterations = iterations;
    inspection.asTrained = lambda == shown.trainedLambda && iterations == shown.trainedIterations;
    inspection.history = {};
    const Doubles pair(inspection.pair, labels);
    takeSummary(transport::measure(pair.viewOf(pair.cost), pair.t, pair.r, pair.viewOf(pair.plan),
                                   {pair.rowLabels, pair.columnLabels}, paddingOf(inspection.pair)),
                inspection);
    return inspection;
}

}  // namespace rosa::protocol
