#include "core/protocol/request.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/bind/json.h"
#include "core/base/json_text.h"
#include "core/transport/sharpness.h"

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

/// What may differ between the texts of versions, before they are read.
template <typename Asked>
void adapt(bind::Tree::Group&, const Asked&)
{}

void adapt(bind::Tree::Group& arguments, const Inspect&)
{
    const auto named = [&](const char* name) { return std::ranges::find(arguments, name, &bind::Tree::Member::name); };
    if (named("second") != arguments.end() || named("first") == arguments.end()) return;
    arguments.push_back({"second", named("first")->tree});
}

/// A class may be given by its number.
void adapt(bind::Tree::Group& arguments, const Worst&)
{
    for (auto& [name, tree] : arguments)
        if (auto* const value = std::get_if<bind::Value>(&tree.content);
            name == "class" && value && std::holds_alternative<std::int64_t>(*value))
            *value = bind::toText(*value);
}

Result<void> checkRange(const Batch& batch)
{
    if (batch.nodes.empty()) return bind::checkValues(batch);
    const auto asked = static_cast<std::int64_t>(batch.nodes.size());
    if (asked >= Batch::kFewest && asked <= Batch::kMost) return {};
    return badInput("batch: expected %2 to %3 centres, found %1", asked, Batch::kFewest, Batch::kMost);
}

template <typename Asked>
Result<void> checkRange(const Asked& question)
{
    return bind::checkValues(question);
}

/// The texts of a request's object.
struct Texts {
    std::string id, verb, key, value, arguments;
};

template <typename Asked>
Result<Request> questionFrom(Asked question, const std::string& text)
{
    auto tree = text.empty() ? Result<bind::Tree>(bind::Tree{bind::Tree::Group()}) : bind::treeOfJsonText(text);
    auto* const arguments = tree ? std::get_if<bind::Tree::Group>(&tree->content) : nullptr;
    if (!arguments) return badInput("arguments: expected a JSON object");
    adapt(*arguments, question);
    const auto read = bind::fromTree(bind::fieldsOf<Asked>(), &question, *tree);
    if (!read) return badInput("invalid arguments: %1", read.error().message);
    question.epoch = std::max(question.epoch, kKeptModel);
    ROSA_TRY(checkRange(question));
    return Request(Question(std::move(question)));
}

/// The arguments of a question, sorted by name.
template <typename Asked>
SortedJson written(Asked question)
{
    question.epoch = std::max(question.epoch, kKeptModel);
    return SortedJson(bind::toJson(question));
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

/// What all questions about views have.
template <typename Asked>
void describeModel(bind::Fields<Asked>& fields)
{
    fields.integer(&Asked::epoch, "epoch", "Epoch", "Epoch of a checkpoint").briefly();
    fields.flag(&Asked::viewsAlone, "views_alone", "Views alone", "Leave out the padding of a run that pads its views")
        .briefly()
        .formerly("alone");
    fields.tolerant();
}

template <typename Asked>
void describeDraw(bind::Fields<Asked>& fields)
{
    fields.integer(&Asked::draw, "draw", "Draw", "Random stream of the walks (0)");
}

}  // namespace

void describe(bind::Fields<Inspect>& fields)
{
    fields.integer(&Inspect::first, "first", "First centre", "Centre of the first view").from(0).required();
    fields.integer(&Inspect::second, "second", "Second centre", "Centre of the second view").from(0);
    describeDraw(fields);
    fields
        .choice(&Inspect::sides, "within", "Side",
                {{PairSides::Across, "across", {}},
                 {PairSides::WithinFirst, "first", {}},
                 {PairSides::WithinSecond, "second", {}}},
                "first or second: take the first or the second views of both nodes")
        .briefly();
    fields.real(&Inspect::lambda, "lambda", "λ", "Solve with this λ instead of that of the training")
        .above(0)
        .upTo(transport::kMostLambda);
    fields
        .integer(&Inspect::iterations, "iterations", "Iterations",
                 "Solve with this number of Sinkhorn iterations instead of that of the training")
        .from(1)
        .upTo(transport::kMostIterations)
        .formerly("sweeps");
    describeModel(fields);
}

void describe(bind::Fields<Batch>& fields)
{
    fields.integer(&Batch::count, "centres", "Centres", "Number of centres (64)").from(Batch::kFewest).upTo(Batch::kMost);
    describeDraw(fields);
    fields.integer(&Batch::nodes, "nodes", "Nodes", "These centres instead").briefly();
    describeModel(fields);
}

void describe(bind::Fields<Worst>& fields)
{
    fields.tag("kind", "positive");
    fields.integer(&Worst::count, "count", "Pairs", "Number of pairs").from(1).upTo(Worst::kMost);
    fields.text(&Worst::className, "class", "Class", "Only nodes of this class").briefly();
    describeModel(fields);
}

void describe(bind::Fields<Project>& fields)
{
    fields.tag("kind", "pca");
    fields.integer(&Project::epoch, "epoch", "Epoch", "Epoch of a checkpoint").briefly();
    fields.tolerant();
}

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
            [](const auto& one) { return written(one).dump(-1, ' ', false, SortedJson::error_handler_t::replace); },
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
