#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/command.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/describe/describe.h"
#include "core/base/text/nearest.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

template <typename Item>
Json listOf(const std::vector<Item>& items)
{
    Json list = Json::array();
    for (const Item& item : items) list.push_back(toJson(item));
    return list;
}

Json presetsJson(const catalog::Catalogue& catalogue)
{
    Json presets = Json::array();
    for (const catalog::Method& method : catalogue.methods)
        for (const catalog::Preset& preset : method.presets) {
            Json json = toJson(preset);
            json["method"] = method.id;
            presets.push_back(std::move(json));
        }
    return presets;
}

Error unknownTopic(const catalog::Catalogue& catalogue, const std::string& topic)
{
    std::vector<std::string> names{"methods", "encoders", "parameters", "presets", "protocols"};
    for (const auto& method : catalogue.methods) names.push_back(method.id);
    for (const auto& encoder : catalogue.encoders) names.push_back(encoder.id);
    std::string near = nearestName(topic, names);
    std::vector<std::string> keys;
    for (const auto& parameter : catalogue.parameters) keys.push_back(parameter.key);
    if (near.empty()) near = catalog::nearestKey(topic, keys);
    const Message unknown("unknown name '%1'", topic);
    return badInput(near.empty() ? Message("%1; `rosa describe` gives an overview", unknown) : didYouMean(unknown, near));
}

/// Prints one topic as text or as JSON; only the requested form is created.
template <typename Text, typename MakeJson>
void print(bool json, Text text, MakeJson makeJson)
{
    if (json)
        printJsonLine(makeJson());
    else
        std::cout << text();
}

Result<void> describeTopic(const catalog::Catalogue& catalogue, const std::string& topic, bool json)
{
    if (topic.empty())
        print(
            json, [&] { return describeAll(catalogue); },
            [&] {
                return Json{{"methods", listOf(catalogue.methods)},
                            {"encoders", listOf(catalogue.encoders)},
                            {"parameters", listOf(catalogue.parameters)},
                            {"protocols", listOf(catalogue.protocols)}};
            });
    else if (topic == "methods")
        print(
            json, [&] { return describeMethods(catalogue); },
            [&] {
                return Json{{"methods", listOf(catalogue.methods)}};
            });
    else if (topic == "encoders")
        print(
            json, [&] { return describeEncoders(catalogue); },
            [&] {
                return Json{{"encoders", listOf(catalogue.encoders)}};
            });
    else if (topic == "parameters")
        print(
            json, [&] { return describeParameters(catalogue); },
            [&] {
                return Json{{"parameters", listOf(catalogue.parameters)}};
            });
    else if (topic == "presets")
        print(
            json, [&] { return describePresets(catalogue); },
            [&] {
                return Json{{"presets", presetsJson(catalogue)}};
            });
    else if (topic == "protocols")
        print(
            json, [&] { return describeProtocols(catalogue); },
            [&] {
                return Json{{"protocols", listOf(catalogue.protocols)}};
            });
    else if (const auto* method = catalogue.method(topic))
        print(
            json, [&] { return describe(catalogue, *method); }, [&] { return toJson(*method); });
    else if (const auto* encoder = catalogue.encoder(topic))
        print(
            json, [&] { return describe(*encoder); }, [&] { return toJson(*encoder); });
    else if (const auto* parameter = catalogue.parameter(topic))
        print(
            json, [&] { return describe(catalogue, *parameter); }, [&] { return toJson(*parameter); });
    else
        return unknownTopic(catalogue, topic);
    return {};
}

}  // namespace

void addDescribeCommand(CLI::App& app, CommandContext& context)
{
    auto* command =
        app.add_subcommand("describe", "Describe methods, encoders, parameters, presets and protocols, with their sources");
    auto topic = std::make_shared<std::string>();
    command->add_option(
        "TOPIC", *topic,
        "methods, encoders, parameters, presets, protocols, or the name of a method, an encoder or a parameter");
    command->callback([&context, topic] { report(context, describeTopic(context.catalogue, *topic, context.json)); });
}

}  // namespace rosa::engine
