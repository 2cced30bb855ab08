#include "core/web/problem_json.h"

#include <nlohmann/json.hpp>

#include "core/lab/problem_ids.h"

namespace rosa::web {

namespace {

using Json = nlohmann::ordered_json;

Json rowsOf(const transport::Matrix<double>& matrix)
{
    Json rows = Json::array();
    for (std::int64_t i = 0; i < matrix.rows(); ++i) {
        Json row = Json::array();
        for (const double value : matrix.view().row(i)) row.push_back(value);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Sides that are not empty.
template <typename Values>
void putSides(Json& json, const char* key, const Values& rows, const Values& columns)
{
    if (!rows.empty()) json[key]["rows"] = rows;
    if (!columns.empty()) json[key]["columns"] = columns;
}

void putSource(Json& json, const lab::Problem& problem)
{
    if (const auto* clouds = std::get_if<lab::Clouds>(&problem.source)) {
        json["clouds"] = {{"rows", clouds->rows}, {"columns", clouds->columns}};
        return;
    }
    if (const auto* graph = std::get_if<lab::GraphViews>(&problem.source)) {
        json["graph"] = {{"nodes", graph->nodes},
                         {"edges", graph->edges},
                         {"rows", graph->rows},
                         {"columns", graph->columns},
                         {"smoothing", graph->smoothing}};
        return;
    }
    const auto& given = std::get<lab::GivenCost>(problem.source);
    Json& matrix = json["matrix"];
    matrix["cost"] = rowsOf(given.cost);
    if (given.hops) matrix["hops"] = rowsOf(*given.hops);
    if (given.scale) matrix["scale"] = rowsOf(*given.scale);
    if (!given.rowPlaces.empty()) matrix["row_places"] = given.rowPlaces;
    if (!given.columnPlaces.empty()) matrix["column_places"] = given.columnPlaces;
    if (!given.rowEdges.empty()) matrix["row_edges"] = given.rowEdges;
    if (!given.columnEdges.empty()) matrix["column_edges"] = given.columnEdges;
}

Json solveOf(const lab::SolveSettings& solve)
{
    Json json{{"variant", lab::idOf(solve.variant)},
              {"lambda", solve.lambda},
              {"arithmetic", lab::idOf(solve.arithmetic)},
              {"half_sweeps", solve.halfIterations},
              {"tolerance", solve.tolerance},
              {"rho", solve.rho},
              {"angle", solve.angle},
              {"directions", solve.directions}};
    if (solve.plan) json["plan"] = rowsOf(*solve.plan);
    return json;
}

}  // namespace

nlohmann::ordered_json problemJson(const lab::Problem& problem)
{
    Json json = Json::object();
    if (!problem.title.empty()) json["title"] = problem.title;
    putSource(json, problem);
    if (problem.ground != lab::Ground::Euclidean) json["cost"]["ground"] = lab::idOf(problem.ground);
    if (problem.isRescaled) json["cost"]["rescale"] = true;
    if (problem.temperature != 1) json["cost"]["temperature"] = problem.temperature;
    if (problem.weighting != lab::Weighting::Own) json["weights"]["rule"] = lab::idOf(problem.weighting);
    putSides(json, "weights", problem.rowWeights, problem.columnWeights);
    putSides(json, "labels", problem.rowLabels, problem.columnLabels);
    putSides(json, "classes", problem.rowClasses, problem.columnClasses);
    if (!problem.classNames.empty()) json["classes"]["names"] = problem.classNames;
    json["solve"] = solveOf(problem.solve);
    return json;
}

}  // namespace rosa::web
