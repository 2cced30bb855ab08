#include "core/web/start_json.h"

#include <nlohmann/json.hpp>

#include "core/lab/problem_ids.h"
#include "core/lab/solution.h"

namespace rosa::web {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t kMostCells = 1024;
constexpr std::int64_t kMostWork = 10'000'000;

const char* idOf(transport::ScalingEnd end)
{
    switch (end) {
        case transport::ScalingEnd::Tolerance:
            return "tolerance";
        case transport::ScalingEnd::Underflow:
            return "underflow";
        case transport::ScalingEnd::HalfIterations:
        case transport::ScalingEnd::Cancelled:
            return "halfIterations";
    }
    return "";
}

Json figuresJson(const lab::Solution& solution, const lab::References& references)
{
    const transport::PlanFigures& plan = solution.figures;
    Json json{{"cost", plan.cost},
              {"rowGap", plan.rowGap},
              {"columnGap", plan.columnGap},
              {"entropy", plan.entropy},
              {"mass", plan.mass},
              {"optimum", references.exact.cost},
              {"independentCost", references.independent.cost},
              {"independentEntropy", references.independent.entropy},
              {"greedyCost", references.greedyCost},
              {"halfIterations", solution.state.halfIterations},
              {"end", idOf(solution.run.end)},
              {"verdict", lab::idOf(solution.verdict)}};
    if (solution.divergence) {
        json["debiased"] = solution.divergence->debiased;
        json["sharp"] = solution.divergence->sharp;
    }
    if (solution.sliced) {
        json["slicedShown"] = solution.sliced->shown;
        json["slicedMean"] = solution.sliced->mean;
    }
    if (solution.unbalanced) {
        json["iterations"] = solution.unbalanced->iterations;
        json["converged"] = static_cast<int>(solution.unbalanced->converged);
    }
    return json;
}

}  // namespace

std::optional<Json> startJson(const lab::Problem& problem)
{
    const auto posed = lab::pose(problem);
    if (!posed) return {};
    const std::int64_t cells = posed->cost.rows() * posed->cost.columns();
    if (cells > kMostCells || cells * problem.solve.halfIterations > kMostWork) return {};
    const auto references = lab::referencesOf(*posed);
    if (!references) return {};
    const auto solution = lab::solve(problem.solve, *posed, *references, problem.ground);
    if (!solution) return {};
    Json json{{"cost", posed->cost.values()},
              {"exactPlan", references->exact.plan.values()},
              {"rows", posed->rows},
              {"columns", posed->columns},
              {"plan", solution->plan.values()},
              {"figures", figuresJson(*solution, *references)}};
    if (solution->run.underflow) json["underflow"] = Json::parse(toJson(solution->run.underflow->message));
    return json;
}

}  // namespace rosa::web
