#include "core/protocol/batch_matrix.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/protocol/json_answer.h"

namespace rosa::protocol {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kWhat = "batch matrix";
constexpr std::array kRescaled{"none", "positive", "all"};  ///< In the order of Rescaled.

Result<void> checkClasses(const BatchMatrix& batch)
{
    if (batch.classes.empty()) return {};
    if (batch.classes.size() != batch.size())
        return badInput("%1: expected one class for each of %3 centres, found %2", kWhat, batch.classes.size(),
                        batch.size());
    for (const std::int32_t known : batch.classes)
        if (known < -1 || known >= static_cast<std::int32_t>(batch.classNames.size()))
            return badInput("%1: class %2 is outside class_names, which has %3 entries", kWhat, known,
                            batch.classNames.size());
    return {};
}

Result<BatchMatrix> read(const Json& json)
{
    BatchMatrix batch;
    batch.epoch = wholeIn<int>(json.at("epoch"));
    batch.draw = wholeIn<std::uint32_t>(json.at("draw"));
    batch.centres = wholesIn<std::int32_t>(json.at("centres"));
    if (!json.at("classes").is_null()) batch.classes = wholesIn<std::int32_t>(json.at("classes"));
    batch.classNames = json.at("class_names").get<std::vector<std::string>>();
    ROSA_TRY(checkClasses(batch));
    batch.temperature = json.at("temperature");
    batch.lambda = json.at("lambda");
    const auto rescaled = json.at("rescaled").get<std::string>();
    const auto found = std::find(kRescaled.begin(), kRescaled.end(), rescaled);
    if (found == kRescaled.end())
        return badInput("%1: rescaled: expected none, positive or all, found \"%2\"", kWhat, rescaled);
    batch.rescaled = static_cast<Rescaled>(found - kRescaled.begin());
    if (const auto sizes = json.find("padded_to"); sizes != json.end() && !sizes->is_null())
        batch.padding = {wholeIn<std::int32_t>(sizes->at(0)), wholeIn<std::int32_t>(sizes->at(1))};

    const std::size_t n = batch.size();
    const std::pair<const char*, std::vector<float>*> squares[] = {
        {"inter", &batch.inter}, {"intra_first", &batch.intraFirst}, {"intra_second", &batch.intraSecond}};
    for (const auto& [name, target] : squares) {
        ROSA_TRY_ASSIGN(auto matrix, matrixFrom(json, kWhat, name, n, n));
        *target = std::move(matrix);
    }
    ROSA_TRY_ASSIGN(auto weight, matrixFrom(json, kWhat, "weight", n, 2 * n, Gaps::AreNan));
    batch.weight = std::move(weight);
    return batch;
}

}  // namespace

std::string toJson(const BatchMatrix& batch)
{
    const std::size_t n = batch.size();
    Json json;
    json["epoch"] = batch.epoch;
    json["draw"] = batch.draw;
    json["centres"] = batch.centres;
    json["classes"] = batch.classes.empty() ? Json() : Json(batch.classes);
    json["class_names"] = batch.classNames;
    json["temperature"] = batch.temperature;
    json["lambda"] = batch.lambda;
    json["rescaled"] = kRescaled[static_cast<std::size_t>(batch.rescaled)];
    json["padded_to"] = batch.padding ? Json({batch.padding->rows, batch.padding->columns}) : Json();
    json["inter"] = jsonRows(batch.inter, n, n);
    json["intra_first"] = jsonRows(batch.intraFirst, n, n);
    json["intra_second"] = jsonRows(batch.intraSecond, n, n);
    json["weight"] = jsonRows(batch.weight, n, 2 * n);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<BatchMatrix> batchMatrixFromJson(const std::string& text)
{
    ROSA_TRY_ASSIGN(const auto json, parseAnswer(text, kWhat));
    try {
        return read(json);
    } catch (const Json::exception& problem) {
        return badInput("%1: %2", kWhat, jsonProblem(problem));
    }
}

}  // namespace rosa::protocol
