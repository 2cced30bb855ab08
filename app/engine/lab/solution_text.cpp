#include "app/engine/lab/solution_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include <nlohmann/json.hpp>

#include "app/engine/common/plain_text.h"
#include "core/lab/problem_ids.h"

namespace rosa::engine {

namespace {

using Matrix = transport::Matrix<double>;
using Json = nlohmann::ordered_json;

/// Names of rows or columns; numbers from 1 without labels.
std::vector<std::string> namesOf(const std::vector<std::string>& labels, const std::vector<int>& classes, std::size_t count)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        std::string name = labels.empty() ? std::to_string(i + 1) : labels[i];
        if (!classes.empty() && classes[i] >= 0) name += "/" + std::to_string(classes[i]);
        names.push_back(std::move(name));
    }
    return names;
}

std::string matrixText(const std::string& title, const Matrix& matrix, const SolvedProblem& solved)
{
    if (matrix.rows() == 0) return {};
    const lab::Problem& problem = solved.problem;
    const auto rows = namesOf(problem.rowLabels, problem.rowClasses, static_cast<std::size_t>(matrix.rows()));
    const auto columns = namesOf(problem.columnLabels, problem.columnClasses, static_cast<std::size_t>(matrix.columns()));
    std::vector<std::vector<std::string>> cells{{""}};
    cells.front().insert(cells.front().end(), columns.begin(), columns.end());
    for (std::int64_t i = 0; i < matrix.rows(); ++i) {
        cells.push_back({rows[static_cast<std::size_t>(i)]});
        for (const double value : matrix.view().row(i)) cells.back().push_back(formatted("%.4f", value));
    }
    return title + "\n" + table(rightAligned(std::move(cells), 0, columns.size())) + "\n";
}

std::string vectorText(const std::string& title, const std::vector<double>& values)
{
    std::string text = title;
    for (const double value : values) text += " " + formatted("%.4f", value);
    return text + "\n";
}

/// "5 iterations", "half an iteration", "2½ iterations"
std::string iterationsText(std::int64_t halfIterations)
{
    if (halfIterations == 1) return "half an iteration";
    const std::string whole = std::to_string(halfIterations / 2);
    return whole + (halfIterations % 2 == 1 ? "½" : "") + (halfIterations == 2 ? " iteration" : " iterations");
}

std::string endText(const SolvedProblem& solved)
{
    const lab::SolveSettings& settings = solved.problem.solve;
    const bool isScaling = settings.variant == lab::Variant::Sinkhorn || settings.variant == lab::Variant::Debiased;
    if (solved.solution.unbalanced)
        return std::string(solved.solution.unbalanced->converged ? "converged" : "not converged") + " after " +
               std::to_string(solved.solution.unbalanced->iterations) + " iterations";
    if (!isScaling) return "nothing is iterated";
    const std::string after = "after " + iterationsText(solved.solution.state.halfIterations);
    if (solved.solution.state.halfIterations == 0 && !solved.solution.run.underflow)
        return "before the first half iteration";
    switch (solved.solution.run.end) {
        case transport::ScalingEnd::Tolerance:
            return "both marginals are within the tolerance " + after;
        case transport::ScalingEnd::Underflow:
            return (solved.solution.state.halfIterations == 0 ? "at once" : after) +
                   ": scalings leave the range of this arithmetic; use a smaller λ or --arithmetic logarithm";
        case transport::ScalingEnd::HalfIterations:
        case transport::ScalingEnd::Cancelled:
            break;
    }
    return "the given number of half iterations is done, " + iterationsText(solved.solution.state.halfIterations);
}

std::string costText(const SolvedProblem& solved)
{
    const double cost = solved.solution.figures.cost, optimum = solved.references.exact.cost;
    const std::string text = formatted("%.6f", cost);
    if (solved.problem.solve.variant == lab::Variant::Unbalanced) return text + ", of the mass that is moved";
    switch (solved.solution.verdict) {
        case transport::CostVerdict::Infeasible:
            return text + ", below the optimum " + formatted("%.6f", optimum) +
                   ": infeasible, since the marginals are not met";
        case transport::CostVerdict::Optimal:
            return text + ", the optimum";
        case transport::CostVerdict::Above:
            break;
    }
    if (!(optimum > 0)) return text + ", the optimum is " + formatted("%.6f", optimum);
    const double excess = 100 * (cost / optimum - 1);
    return text + ", " + formatted(excess < 0.1 ? "%.2g" : "%.2f", excess) + " % above the optimum " +
           formatted("%.6f", optimum);
}

std::string extrasText(const lab::Solution& solution)
{
    std::string text;
    if (solution.divergence)
        text += "debiased            " + formatted("%.6f", solution.divergence->debiased) + " with entropy, " +
                formatted("%.6f", solution.divergence->sharp) + " of costs alone\n";
    if (solution.sliced)
        text += "sliced              " + formatted("%.6f", solution.sliced->shown) + " in this direction, mean " +
                formatted("%.6f", solution.sliced->mean) + "\n";
    return text;
}

Json rowsOf(const Matrix& matrix)
{
    Json rows = Json::array();
    for (std::int64_t i = 0; i < matrix.rows(); ++i) {
        const auto row = matrix.view().row(i);
        rows.push_back(std::vector<double>(row.begin(), row.end()));
    }
    return rows;
}

Json figuresJson(const transport::PlanFigures& figures)
{
    return {{"cost", figures.cost},
            {"row_gap", figures.rowGap},
            {"column_gap", figures.columnGap},
            {"entropy", figures.entropy},
            {"mass", figures.mass}};
}

const char* endId(transport::ScalingEnd end)
{
    switch (end) {
        case transport::ScalingEnd::Tolerance:
            return "tolerance";
        case transport::ScalingEnd::HalfIterations:
            return "half_sweeps";
        case transport::ScalingEnd::Underflow:
            return "underflow";
        case transport::ScalingEnd::Cancelled:
            break;
    }
    return "cancelled";
}

}  // namespace

std::string solutionText(const SolvedProblem& solved)
{
    const lab::Posed& posed = solved.posed;
    const lab::Solution& solution = solved.solution;
    std::string text = solved.problem.title.empty() ? "" : solved.problem.title + "\n\n";
    text += matrixText("D", posed.distance, solved);
    if (posed.scale) text += matrixText(solved.problem.isRescaled ? "S" : "S (not applied)", *posed.scale, solved);
    if (solved.problem.isRescaled) text += matrixText("D∘S", posed.cost, solved);
    text += matrixText("P = exp(−λD)", solution.kernel, solved);
    text += matrixText(std::string("Γ, ") + lab::idOf(solved.problem.solve.variant), solution.plan, solved);
    text += matrixText("Γ, exact plan", solved.references.exact.plan, solved);
    text += vectorText("t (rows)    ", posed.rows) + vectorText("r (columns) ", posed.columns);
    if (solution.state.halfIterations > 0)
        text += vectorText("log v       ", solution.state.logV) + vectorText("log u       ", solution.state.logU);
    text += "\nended               " + endText(solved) + "\n";
    text += "marginals           rows off by " + formatted("%.2e", solution.figures.rowGap) + ", columns by " +
            formatted("%.2e", solution.figures.columnGap) + "\n";
    text += "cost                " + costText(solved) + "\n";
    text += "cost of t·rᵀ        " + formatted("%.6f", solved.references.independent.cost) + "\n";
    text += "entropy             " + formatted("%.4f", solution.figures.entropy) + " of " +
            formatted("%.4f", solved.references.independent.entropy) + " nats for t·rᵀ\n";
    return text + extrasText(solution);
}

std::string traceText(const SolvedProblem& solved)
{
    std::vector<std::vector<std::string>> cells{{"half iteration", "scaled", "row gap", "column gap", "cost", "entropy"}};
    for (const transport::ScalingStep& step : solved.solution.run.steps)
        cells.push_back({std::to_string(step.state.halfIterations),
                         step.state.last() == transport::Side::Rows ? "rows" : "columns",
                         formatted("%.4e", step.figures.rowGap), formatted("%.4e", step.figures.columnGap),
                         formatted("%.6f", step.figures.cost), formatted("%.6f", step.figures.entropy)});
    return table(rightAligned(std::move(cells), 0, 0));
}

Json solutionJson(const SolvedProblem& solved, bool withTrace)
{
    const lab::Solution& solution = solved.solution;
    const lab::SolveSettings& settings = solved.problem.solve;
    Json json{{"variant", lab::idOf(settings.variant)},
              {"lambda", settings.lambda},
              {"half_sweeps", solution.state.halfIterations},
              {"end", endId(solution.run.end)},
              {"verdict", lab::idOf(solution.verdict)},
              {"figures", figuresJson(solution.figures)},
              {"exact", figuresJson(solved.references.exactFigures)},
              {"independent", figuresJson(solved.references.independent)},
              {"greedy_cost", solved.references.greedyCost},
              {"D", rowsOf(solved.posed.distance)},
              {"cost", rowsOf(solved.posed.cost)},
              {"kernel", rowsOf(solution.kernel)},
              {"plan", rowsOf(solution.plan)},
              {"exact_plan", rowsOf(solved.references.exact.plan)},
              {"t", solved.posed.rows},
              {"r", solved.posed.columns},
              {"log_v", solution.state.logV},
              {"log_u", solution.state.logU}};
    if (solved.posed.scale) json["S"] = rowsOf(*solved.posed.scale);
    if (solution.divergence)
        json["divergence"] = {{"debiased", solution.divergence->debiased}, {"sharp", solution.divergence->sharp}};
    if (solution.sliced) json["sliced"] = {{"shown", solution.sliced->shown}, {"mean", solution.sliced->mean}};
    if (solution.unbalanced)
        json["unbalanced"] = {{"objective", solution.unbalanced->objective}, {"converged", solution.unbalanced->converged}};
    if (!withTrace) return json;
    Json trace = Json::array();
    for (const transport::ScalingStep& step : solution.run.steps) {
        Json entry = figuresJson(step.figures);
        entry["half_sweep"] = step.state.halfIterations;
        trace.push_back(std::move(entry));
    }
    json["trace"] = std::move(trace);
    return json;
}

}  // namespace rosa::engine
