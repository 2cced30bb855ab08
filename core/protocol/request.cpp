#include "core/protocol/request.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"

namespace rosa::protocol {

using SortedJson = nlohmann::json;

namespace {

/// Calls `act` with a default value of each alternative.
template <typename Variant, typename Act>
void forEachOf(Act&& act)
{
    [&]<std::size_t... Index>(std::index_sequence<Index...>) { (act(std::variant_alternative_t<Index, Variant>()), ...); }
    (std::make_index_sequence<std::variant_size_v<Variant>>());
}

template <typename Variant>
std::vector<std::string> verbsOf()
{
    std::vector<std::string> verbs;
    forEachOf<Variant>([&](const auto& one) { verbs.emplace_back(one.kVerb); });
    return verbs;
}

// The arguments of each question, written and read. Readers throw nlohmann's exceptions.

SortedJson written(const Inspect& inspect)
{
    SortedJson arguments{{"first", inspect.first}, {"second", inspect.second}, {"draw", inspect.draw}};
    if (inspect.sides != PairSides::Across) arguments["within"] = toText(inspect.sides);
    if (inspect.lambda) arguments["lambda"] = *inspect.lambda;
    if (inspect.sweeps) arguments["sweeps"] = *inspect.sweeps;
    if (inspect.viewsAlone) arguments["alone"] = true;
    return arguments;
}

SortedJson written(const Batch& batch)
{
    SortedJson arguments{{"centres", batch.count}, {"draw", batch.draw}};
    if (!batch.nodes.empty()) arguments["nodes"] = batch.nodes;
    if (batch.viewsAlone) arguments["alone"] = true;
    return arguments;
}

SortedJson written(const Worst& worst)
{
    SortedJson arguments{{"count", worst.count}, {"kind", "positive"}};
    if (!worst.className.empty()) arguments["class"] = worst.className;
    if (worst.viewsAlone) arguments["alone"] = true;
    return arguments;
}

SortedJson written(const Project&) { return {{"kind", "pca"}}; }

Result<void> read(const SortedJson& arguments, Inspect& inspect)
{
    inspect.first = wholeIn<int>(arguments.at("first"));
    inspect.second = wholeIn<int>(arguments, "second", inspect.first);
    inspect.draw = wholeIn<std::uint32_t>(arguments, "draw", inspect.draw);
    const std::string within = arguments.value("within", std::string());
    const auto sides = pairSidesFromText(within);
    if (!sides) return badInput("within: expected first or second, found '%1'", within);
    inspect.sides = *sides;
    if (const auto lambda = arguments.find("lambda"); lambda != arguments.end()) inspect.lambda = lambda->get<double>();
    if (const auto sweeps = arguments.find("sweeps"); sweeps != arguments.end()) inspect.sweeps = wholeIn<int>(*sweeps);
    inspect.viewsAlone = arguments.value("alone", false);
    return {};
}

Result<void> read(const SortedJson& arguments, Batch& batch)
{
    batch.count = wholeIn<int>(arguments, "centres", batch.count);
    batch.draw = wholeIn<std::uint32_t>(arguments, "draw", batch.draw);
    if (const auto nodes = arguments.find("nodes"); nodes != arguments.end()) batch.nodes = wholesIn<std::int64_t>(*nodes);
    batch.viewsAlone = arguments.value("alone", false);
    return {};
}

Result<void> read(const SortedJson& arguments, Worst& worst)
{
    const std::string kind = arguments.value("kind", "positive");
    worst.viewsAlone = arguments.value("alone", false);
    if (kind != "positive")
        return badInput("ranking of \"%1\" pairs is not supported; only positive pairs are ranked", kind);
    worst.count = wholeIn<int>(arguments, "count", worst.count);
    if (const auto named = arguments.find("class"); named != arguments.end() && !named->is_null())
        worst.className = named->is_number() ? std::to_string(wholeIn<int>(*named)) : named->get<std::string>();
    return {};
}

Result<void> read(const SortedJson& arguments, Project&)
{
    const std::string kind = arguments.value("kind", "pca");
    if (kind != "pca") return badInput("projection by \"%1\" is not supported in requests; use pca", kind);
    return {};
}

Result<void> checkRange(const Inspect& inspect)
{
    if (inspect.sweeps && *inspect.sweeps > Inspect::kMostSweeps)
        return badInput("sweeps: expected at most %1", Inspect::kMostSweeps);
    if (inspect.sweeps && *inspect.sweeps < 1) return badInput("sweeps: expected at least 1");
    if (inspect.lambda && !(*inspect.lambda > 0 && std::isfinite(*inspect.lambda)))
        return badInput("lambda: expected a finite number above 0");
    return {};
}

Result<void> checkRange(const Batch& batch)
{
    const std::int64_t asked = batch.nodes.empty() ? batch.count : static_cast<std::int64_t>(batch.nodes.size());
    if (asked >= Batch::kFewest && asked <= Batch::kMost) return {};
    return badInput("batch: expected %2 to %3 centres, found %1", asked, Batch::kFewest, Batch::kMost);
}

Result<void> checkRange(const Worst& worst)
{
    if (worst.count >= 1 && worst.count <= Worst::kMost) return {};
    return badInput("ranking: expected 1 to %2 pairs, found %1", worst.count, Worst::kMost);
}

Result<void> checkRange(const Project&) { return {}; }

/// The texts of a request's object.
struct Texts {
    std::string id, verb, key, value, arguments;
};

template <typename One>
Result<Request> questionFrom(One question, const std::string& text)
{
    const SortedJson arguments = text.empty() ? SortedJson::object() : jsonOrNull<SortedJson>(text);
    if (!arguments.is_object()) return badInput("arguments: expected a JSON object");
    try {
        question.epoch = std::max(wholeIn<int>(arguments, "epoch", kKeptModel), kKeptModel);
        ROSA_TRY(read(arguments, question));
        ROSA_TRY(checkRange(question));
    } catch (const SortedJson::exception& problem) {
        return badInput("invalid arguments: %1", jsonProblem(problem));
    }
    return Request(Question(std::move(question)));
}

Result<Request> requestOf(const Texts& texts)
{
    if (auto command = commandOf(texts.verb)) {
        if (auto* const set = std::get_if<SetParameter>(&*command)) *set = {texts.key, texts.value};
        return Request(*std::move(command));
    }
    std::optional<Result<Request>> found;
    forEachOf<Question>([&](auto question) {
        if (texts.verb == question.kVerb) found = questionFrom(std::move(question), texts.arguments);
    });
    return found ? *std::move(found) : notAQuestion();
}

}  // namespace

const char* verbOf(const Request& request)
{
    return std::visit(
        [](const auto& kind) {
            return std::visit([](const auto& one) { return std::decay_t<decltype(one)>::kVerb; }, kind);
        },
        request);
}

std::vector<std::string> commandVerbs() { return verbsOf<Command>(); }

std::optional<Command> commandOf(std::string_view verb)
{
    std::optional<Command> found;
    forEachOf<Command>([&](auto command) {
        if (verb == command.kVerb) found = std::move(command);
    });
    return found;
}

Error notAQuestion()
{
    std::string known;
    for (const std::string& verb : verbsOf<Question>()) known += (known.empty() ? "" : ", ") + verb;
    return badInput("expected one of the requests %1", known);
}

Result<void> checkRanges(const Question& question)
{
    return std::visit([](const auto& one) { return checkRange(one); }, question);
}

std::string toJson(const Request& request, const std::string& id)
{
    SortedJson json{{"id", id}, {"verb", verbOf(request)}};
    if (const auto* const question = std::get_if<Question>(&request)) {
        json["arguments"] = std::visit(
            [](const auto& one) {
                SortedJson arguments = written(one);
                if (one.epoch >= 0) arguments["epoch"] = one.epoch;
                return arguments.dump(-1, ' ', false, SortedJson::error_handler_t::replace);
            },
            *question);
    } else if (const auto* const set = std::get_if<SetParameter>(&std::get<Command>(request))) {
        json["key"] = set->key;
        json["value"] = set->value;
    }
    return json.dump(-1, ' ', false, SortedJson::error_handler_t::replace);
}

Result<ReceivedRequest> requestFromJson(std::string_view text)
{
    const SortedJson parsed = jsonOrNull<SortedJson>(text);
    if (!parsed.is_object()) return badInput("expected a request as a JSON object");
    Texts texts;
    for (auto [field, target] : {std::pair{"id", &texts.id}, std::pair{"verb", &texts.verb}, std::pair{"key", &texts.key},
                                 std::pair{"value", &texts.value}, std::pair{"arguments", &texts.arguments}}) {
        const auto found = parsed.find(field);
        if (found == parsed.end()) continue;
        if (!found->is_string()) return badInput("\"%1\" of the request is not a string", field);
        *target = found->get<std::string>();
    }
    if (texts.verb.empty()) return badInput("the request has no \"verb\"");
    return ReceivedRequest{texts.id, texts.verb, requestOf(texts)};
}

}  // namespace rosa::protocol
