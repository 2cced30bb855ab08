#include "core/sweep/cell_json.h"

#include <algorithm>
#include <cmath>
#include <concepts>
#include <limits>

#include <nlohmann/json.hpp>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"

namespace rosa::sweep {

namespace {

using Json = nlohmann::ordered_json;

template <typename Choice>
Choice choiceIn(const Json& json, std::initializer_list<Choice> all)
{
    for (const Choice choice : all)
        if (json.get<std::string>() == toText(choice)) return choice;
    throw Json::type_error::create(302, "unknown value " + json.get<std::string>(), &json);
}

/// A whole number from 0 to `most`.
template <std::integral T>
T countIn(const Json& json, T most)
{
    const auto number = wholeIn<T>(json);
    if (number < 0 || number > most) throw Json::type_error::create(302, "expected a number in range", &json);
    return number;
}

std::uint64_t seedIn(const Json& json)
{
    return static_cast<std::uint64_t>(countIn<std::int64_t>(json, static_cast<std::int64_t>(catalog::kMostSeed)));
}

/// Numbers from 0 to 1.
std::vector<double> sharesIn(const Json& json)
{
    auto values = json.get<std::vector<double>>();
    if (!std::ranges::all_of(values, [](double value) { return value >= 0 && value <= 1; }))
        throw Json::type_error::create(302, "expected numbers from 0 to 1", &json);
    return values;
}

template <typename Read>
auto readFrom(const std::string& text, const std::string& file, const Read& read) -> Result<decltype(read(Json()))>
{
    const auto json = parseJson<Json>(text);
    if (!json) return json.error().within(file);
    try {
        return read(*json);
    } catch (const Json::exception& problem) {
        return badInput("%1: %2", file, jsonProblem(problem));
    }
}

}  // namespace

std::string toJson(const Try& one)
{
    const Json json{{"number", one.number},
                    {"origin", toText(one.origin)},
                    {"values", one.values},
                    {"point", one.point},
                    {"index", one.index}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string toJson(const CellState& state)
{
    Json json{{"try", state.of.number},    {"seed", state.of.block.seed}, {"split_seed", state.of.block.splitSeed},
              {"epochs", state.of.epochs}, {"state", toText(state.end)},  {"run", state.run}};
    if (state.end == CellEnd::Done) {
        json["validation"] = state.validation;
        json["test"] = state.test;
        if (!state.selection.empty()) json["selection"] = state.selection;
    }
    if (state.end == CellEnd::Failed) json["problem"] = state.problem;
    if (state.end != CellEnd::Running) {
        json["seconds"] = state.seconds;
        json["finished"] = state.finished;
    } else if (state.seconds > 0) {
        json["seconds"] = state.seconds;
    }
    json["worker"] = state.worker;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Try> tryFromJson(const std::string& text, const std::string& file)
{
    return readFrom(text, file, [](const Json& json) {
        Try one;
        one.number = wholeIn<int>(json.at("number"));
        one.origin = choiceIn(json.at("origin"), {Origin::Default, Origin::Grid, Origin::Sobol, Origin::Tpe});
        json.at("values").get_to(one.values);
        one.point = sharesIn(json.at("point"));
        one.index = wholeIn<std::uint64_t>(json.at("index"));
        return one;
    });
}

Result<CellState> cellFromJson(const std::string& text, const std::string& file)
{
    return readFrom(text, file, [](const Json& json) {
        CellState state;
        state.of.number = countIn(json.at("try"), kMostTries);
        state.of.block = {seedIn(json.at("seed")), seedIn(json.at("split_seed"))};
        state.of.epochs = countIn(json.at("epochs"), std::numeric_limits<int>::max());
        state.end = choiceIn(json.at("state"), {CellEnd::Running, CellEnd::Done, CellEnd::Failed});
        json.at("run").get_to(state.run);
        json.at("worker").get_to(state.worker);
        if (state.end == CellEnd::Failed) json.at("problem").get_to(state.problem);
        if (state.end == CellEnd::Running) {
            state.seconds = json.value("seconds", 0.0);
            return state;
        }
        json.at("seconds").get_to(state.seconds);
        json.at("finished").get_to(state.finished);
        if (state.end == CellEnd::Failed) return state;
        state.validation = sharesIn(json.at("validation"));
        state.test = sharesIn(json.at("test"));
        state.selection = json.value("selection", std::string());
        if (state.validation.empty() || state.validation.size() != state.test.size())
            throw Json::type_error::create(302, "expected as many validation as test scores", &json);
        return state;
    });
}

}  // namespace rosa::sweep
