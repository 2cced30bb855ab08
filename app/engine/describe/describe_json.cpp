#include <cmath>

#include <nlohmann/json.hpp>

#include "app/engine/describe/describe.h"

namespace rosa::engine {

namespace {

using catalog::Choice;
using catalog::Encoder;
using catalog::Method;
using catalog::Parameter;
using catalog::Preset;
using catalog::PresetValue;
using catalog::Protocol;
using catalog::PublishedResult;
using catalog::Value;
using catalog::ValueType;
using Json = nlohmann::ordered_json;

Json valueJson(const Value& value)
{
    return std::visit([](const auto& held) { return Json(held); }, value);
}

const char* typeName(ValueType type)
{
    switch (type) {
        case ValueType::Boolean:
            return "boolean";
        case ValueType::Integer:
            return "integer";
        case ValueType::Real:
            return "real";
        case ValueType::Choice:
            return "choice";
        case ValueType::Text:
            return "text";
    }
    return "";
}

Json publishedJson(const PublishedResult& result)
{
    Json json{{"dataset", result.dataset}, {"encoder", result.encoder}, {"mean", result.mean}};
    json["deviation"] = result.deviation < 0 ? Json(nullptr) : Json(result.deviation);
    json["source"] = result.source;
    json["note"] = result.note;
    json["protocol"] = result.protocol;
    return json;
}

}  // namespace

Json toJson(const Parameter& parameter)
{
    Json json{{"key", parameter.key},
              {"title", parameter.title},
              {"type", typeName(parameter.type)},
              {"default", valueJson(parameter.fallback)},
              {"unit", parameter.unit},
              {"help", parameter.help},
              {"live", parameter.live},
              {"expected", expectation(parameter).text()}};
    const auto bound = [&](double value) {
        return parameter.type == ValueType::Integer ? Json(std::int64_t(value)) : Json(value);
    };
    if (std::isfinite(parameter.minimum)) {
        json["minimum"] = bound(parameter.minimum);
        json["minimum_excluded"] = parameter.minimumExcluded;
    }
    if (std::isfinite(parameter.maximum)) json["maximum"] = bound(parameter.maximum);
    for (const Choice& choice : parameter.choices) json["choices"].push_back({{"id", choice.id}, {"help", choice.help}});
    return json;
}

Json toJson(const Encoder& encoder)
{
    return {{"id", encoder.id},
            {"title", encoder.title},
            {"help", encoder.help},
            {"citation", encoder.citation},
            {"parameters", encoder.parameters}};
}

Json toJson(const Protocol& protocol) { return {{"id", protocol.id}, {"title", protocol.title}, {"help", protocol.help}}; }

Json toJson(const Preset& preset)
{
    Json json{{"id", preset.id}, {"dataset", preset.dataset}, {"encoder", preset.encoder}, {"values", Json::array()}};
    for (const PresetValue& value : preset.values)
        json["values"].push_back({{"key", value.key}, {"value", value.text}, {"source", value.source}});
    return json;
}

Json toJson(const Method& method)
{
    Json json{{"id", method.id},
              {"title", method.title},
              {"summary", method.summary},
              {"citation", method.citation},
              {"trains", method.trains},
              {"compares_pairs", method.comparesPairs},
              {"uses_labels", method.usesLabels},
              {"encoders", method.encoders},
              {"parameters", method.parameters},
              {"time_parameters", method.timeParameters},
              {"presets", Json::array()},
              {"published", Json::array()}};
    for (const Preset& preset : method.presets) json["presets"].push_back(toJson(preset));
    for (const PublishedResult& result : method.published) json["published"].push_back(publishedJson(result));
    return json;
}

}  // namespace rosa::engine
