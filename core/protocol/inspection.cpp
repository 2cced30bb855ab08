#include "core/protocol/inspection.h"

#include <limits>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/catalog/options/objective_options.h"
#include "core/protocol/json_answer.h"

namespace rosa::protocol {

using Json = nlohmann::ordered_json;

namespace {

/// "converged", "iteration limit", or "marginals not preserved" for couplings without the marginals t and r.
const char* statusOf(const Inspection& inspection)
{
    if (!inspection.keepsWeights) return "marginals not preserved";
    return inspection.rowGap <= kConvergedGap ? "converged" : "iteration limit";
}

Json arcsOf(const InspectedView& view)
{
    Json arcs = Json::array();
    for (std::size_t i = 0; i + 1 < view.arcs.size(); i += 2) arcs.push_back({view.arcs[i], view.arcs[i + 1]});
    return arcs;
}

std::vector<std::int32_t> arcsFrom(const Json& json, const char* name)
{
    std::vector<std::int32_t> arcs;
    for (const auto& arc : json.value(name, Json::array())) {
        arcs.push_back(arc.at(0));
        arcs.push_back(arc.at(1));
    }
    return arcs;
}

/// Writes log 0 as null, because JSON has no −∞.
Json logarithms(const std::vector<float>& values)
{
    Json list = Json::array();
    for (const float value : values) list.push_back(jsonOf(value));
    return list;
}

/// A number per iteration, under its name or that of earlier versions.
std::vector<double> historyFrom(const Json& json, const char* name, const char* formerly)
{
    return json.value(json.contains(name) ? name : formerly, std::vector<double>());
}

std::vector<float> logarithmsFrom(const Json& json, const char* name)
{
    std::vector<float> values;
    for (const auto& value : json.value(name, Json::array()))
        values.push_back(value.is_null() ? -std::numeric_limits<float>::infinity() : value.get<float>());
    return values;
}

/// {"rows": n, "columns": m}, or null for the views alone.
Json paddingJson(const std::optional<transport::PaddingCounts>& padding)
{
    return padding ? Json({{"rows", padding->rows}, {"columns", padding->columns}}) : Json();
}

std::optional<transport::PaddingCounts> paddingFrom(const Json& json)
{
    const auto found = json.find("padding");
    if (found == json.end() || found->is_null()) return std::nullopt;
    return transport::PaddingCounts{wholeIn<std::uint32_t>(found->at("rows")), wholeIn<std::uint32_t>(found->at("columns"))};
}

}  // namespace

std::string toJson(const Inspection& inspection)
{
    const record::PairSnapshot& pair = inspection.pair;
    const std::size_t rows = pair.rows();
    const std::size_t columns = pair.columns();
    std::vector<float> rescaled(pair.cost.size());
    for (std::size_t i = 0; i < rescaled.size(); ++i) rescaled[i] = pair.cost[i] * pair.rescale[i];
    Json json;
    json["epoch"] = pair.epoch;
    json["rowNodes"] = pair.rowNodes;
    json["columnNodes"] = pair.columnNodes;
    json["padding"] = paddingJson(pair.padding);
    json["coupling"] = catalog::idOf(&transport::BlockOptions::coupling, inspection.coupling);
    json["lambda"] = inspection.lambda;
    json["iterations"] = inspection.iterations;
    json["rescaled"] = inspection.rescaled;
    json["sinkhornCost"] = inspection.sinkhornCost;
    json["exactCost"] = inspection.exactCost;
    json["independentCost"] = inspection.independentCost;
    json["rowGap"] = inspection.rowGap;
    json["entropy"] = inspection.entropy;
    json["independentEntropy"] = inspection.independentEntropy;
    json["equalClassMass"] = inspection.equalClassMass;
    json["chanceEqualClassMass"] = inspection.chanceEqualClassMass;
    json["keepsWeights"] = inspection.keepsWeights;
    json["status"] = statusOf(inspection);
    json["asTrained"] = inspection.asTrained;
    json["trainedLambda"] = inspection.trainedLambda;
    json["trainedIterations"] = inspection.trainedIterations;
    json["iterationGaps"] = inspection.history.rowGaps;
    json["iterationCosts"] = inspection.history.costs;
    json["logV"] = logarithms(inspection.history.logV);
    json["logU"] = logarithms(inspection.history.logU);
    json["logDomain"] = inspection.history.isLogDomain;
    json["views"] = inspection.views;
    json["rowArcs"] = arcsOf(inspection.rowView);
    json["columnArcs"] = arcsOf(inspection.columnView);
    json["rowWeights"] = pair.rowWeights;
    json["columnWeights"] = pair.columnWeights;
    json["D"] = jsonRows(pair.cost, rows, columns);
    json["S"] = jsonRows(pair.rescale, rows, columns);
    json["DS"] = jsonRows(rescaled, rows, columns);
    json["plan"] = jsonRows(pair.plan, rows, columns);
    json["exactPlan"] = jsonRows(inspection.exactPlan, rows, columns);
    return json.dump();
}

Result<Inspection> inspectionFromJson(const std::string& text)
{
    ROSA_TRY_ASSIGN(const auto answer, parseAnswer(text, "inspection"));
    try {
        const Json& json = answer;
        Inspection inspection;
        record::PairSnapshot& pair = inspection.pair;
        pair.epoch = wholeIn<int>(json.at("epoch"));
        pair.rowNodes = wholesIn<std::int32_t>(json.at("rowNodes"));
        pair.columnNodes = wholesIn<std::int32_t>(json.at("columnNodes"));
        pair.padding = paddingFrom(json);
        const std::string id = json.value("coupling", "sinkhorn");
        const auto coupling = catalog::choiceOf(&transport::BlockOptions::coupling, id);
        if (!coupling) return badInput("unknown coupling '%1'", id);
        inspection.coupling = *coupling;
        inspection.lambda = json.at("lambda");
        inspection.iterations = wholeIn<int>(json.at("iterations"));
        inspection.rescaled = json.at("rescaled");
        inspection.sinkhornCost = json.at("sinkhornCost");
        inspection.exactCost = json.at("exactCost");
        inspection.independentCost = json.at("independentCost");
        inspection.rowGap = json.at("rowGap");
        inspection.entropy = json.at("entropy");
        inspection.independentEntropy = json.at("independentEntropy");
        inspection.equalClassMass = json.at("equalClassMass");
        inspection.chanceEqualClassMass = json.value("chanceEqualClassMass", -1.0);
        inspection.keepsWeights = json.value("keepsWeights", true);
        inspection.asTrained = json.value("asTrained", true);
        inspection.trainedLambda = json.value("trainedLambda", inspection.lambda);
        inspection.trainedIterations = json.value("trainedIterations", inspection.iterations);
        inspection.views = json.value("views", "");
        inspection.rowView.arcs = arcsFrom(json, "rowArcs");
        inspection.columnView.arcs = arcsFrom(json, "columnArcs");
        inspection.history.rowGaps = historyFrom(json, "iterationGaps", "sweepGaps");
        inspection.history.costs = historyFrom(json, "iterationCosts", "sweepCosts");
        inspection.history.logV = logarithmsFrom(json, "logV");
        inspection.history.logU = logarithmsFrom(json, "logU");
        inspection.history.isLogDomain = json.value("logDomain", false);
        pair.rowWeights = json.at("rowWeights").get<std::vector<float>>();
        pair.columnWeights = json.at("columnWeights").get<std::vector<float>>();
        if (pair.rowWeights.size() != pair.rows() || pair.columnWeights.size() != pair.columns())
            return badInput("inspection: the number of weights differs from the number of nodes");
        const std::pair<const char*, std::vector<float>*> matrices[] = {
            {"D", &pair.cost}, {"S", &pair.rescale}, {"plan", &pair.plan}, {"exactPlan", &inspection.exactPlan}};
        for (const auto& [name, target] : matrices) {
            ROSA_TRY_ASSIGN(auto matrix, matrixFrom(json, "inspection", name, pair.rows(), pair.columns()));
            *target = std::move(matrix);
        }
        return inspection;
    } catch (const Json::exception& problem) {
        return badInput("inspection: %1", jsonProblem(problem));
    }
}

}  // namespace rosa::protocol
