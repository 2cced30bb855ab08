#include "core/record/inspection.h"

#include "core/record/json_answer.h"

namespace rosa::record {

using Json = nlohmann::ordered_json;

std::string toJson(const Inspection& inspection)
{
    const PairSnapshot& pair = inspection.pair;
    const std::size_t rows = pair.rowNodes.size();
    const std::size_t columns = pair.columnNodes.size();
    std::vector<float> rescaled(pair.cost.size());
    for (std::size_t i = 0; i < rescaled.size(); ++i) rescaled[i] = pair.cost[i] * pair.rescale[i];
    Json json;
    json["epoch"] = pair.epoch;
    json["rowNodes"] = pair.rowNodes;
    json["columnNodes"] = pair.columnNodes;
    json["coupling"] = inspection.coupling;
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
    const auto answer = parseAnswer(text, "inspection");
    if (!answer) return answer.error();
    try {
        const Json& json = *answer;
        Inspection inspection;
        PairSnapshot& pair = inspection.pair;
        pair.epoch = json.at("epoch");
        pair.rowNodes = json.at("rowNodes").get<std::vector<std::int32_t>>();
        pair.columnNodes = json.at("columnNodes").get<std::vector<std::int32_t>>();
        inspection.coupling = json.value("coupling", inspection.coupling);
        inspection.lambda = json.at("lambda");
        inspection.iterations = json.at("iterations");
        inspection.rescaled = json.at("rescaled");
        inspection.sinkhornCost = json.at("sinkhornCost");
        inspection.exactCost = json.at("exactCost");
        inspection.independentCost = json.at("independentCost");
        inspection.rowGap = json.at("rowGap");
        inspection.entropy = json.at("entropy");
        inspection.independentEntropy = json.at("independentEntropy");
        inspection.equalClassMass = json.at("equalClassMass");
        inspection.chanceEqualClassMass = json.value("chanceEqualClassMass", -1.0);
        pair.rowWeights = json.at("rowWeights").get<std::vector<float>>();
        pair.columnWeights = json.at("columnWeights").get<std::vector<float>>();
        if (pair.rowWeights.size() != pair.rowNodes.size() || pair.columnWeights.size() != pair.columnNodes.size())
            return badInput("inspection: it has not as many weights as nodes");
        const std::pair<const char*, std::vector<float>*> matrices[] = {
            {"D", &pair.cost}, {"S", &pair.rescale}, {"plan", &pair.plan}, {"exactPlan", &inspection.exactPlan}};
        for (const auto& [name, target] : matrices) {
            auto matrix = matrixFrom(json, "inspection", name, pair.rowNodes.size(), pair.columnNodes.size());
            if (!matrix) return matrix.error();
            *target = std::move(*matrix);
        }
        return inspection;
    } catch (const Json::exception& problem) {
        return badInput(std::string("inspection: ") + problem.what());
    }
}

}  // namespace rosa::record
