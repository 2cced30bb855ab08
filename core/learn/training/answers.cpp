#include "core/learn/training/answers.h"

#include <nlohmann/json.hpp>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/learn/evaluation/evaluation.h"
#include "core/learn/inspection/batch_matrix.h"
#include "core/learn/inspection/inspection.h"
#include "core/learn/inspection/pair_ranking.h"
#include "core/learn/projection/pca.h"

namespace rosa::learn {

namespace {

using Json = nlohmann::json;

Result<std::string> inspect(const Moment& moment, const Json& arguments)
{
    const auto first = wholeIn<int>(arguments.at("first"));
    const std::string within = arguments.value("within", std::string());
    const auto sides = record::pairSidesFromText(within);
    if (!sides) return badInput("within: expected first or second, found '" + within + "'");
    OtherSolve other;
    if (const auto lambda = arguments.find("lambda"); lambda != arguments.end()) other.lambda = lambda->get<double>();
    if (const auto sweeps = arguments.find("sweeps"); sweeps != arguments.end()) other.iterations = wholeIn<int>(*sweeps);
    if (other.iterations && *other.iterations > kMostSweeps)
        return badInput("sweeps: expected at most " + std::to_string(kMostSweeps));
    ROSA_TRY_ASSIGN(const auto inspection, inspectNodes(moment,
                                                        {first, wholeIn<int>(arguments, "second", first),
                                                         wholeIn<std::uint32_t>(arguments, "draw", 0), *sides},
                                                        other));
    return record::toJson(inspection);
}

Result<std::string> batch(const Moment& moment, const Json& arguments)
{
    BatchRequest request;
    request.count = wholeIn<int>(arguments, "centres", request.count);
    request.draw = wholeIn<std::uint32_t>(arguments, "draw", 0);
    if (arguments.contains("nodes")) request.nodes = wholesIn<std::int64_t>(arguments.at("nodes"));
    ROSA_TRY_ASSIGN(const auto matrix, batchMatrix(moment, request));
    return record::toJson(matrix);
}

Result<std::string> worst(const Moment& moment, const Json& arguments)
{
    const std::string kind = arguments.value("kind", "positive");
    if (kind != "positive") return badInput("it asks for the worst \"" + kind + "\" pairs; only positive ones are ranked");
    RankingRequest request;
    request.count = wholeIn<int>(arguments, "count", request.count);
    if (const auto named = arguments.find("class"); named != arguments.end() && !named->is_null())
        request.className = named->is_number() ? std::to_string(wholeIn<int>(*named)) : named->get<std::string>();
    ROSA_TRY_ASSIGN(const auto ranking, worstPairs(moment, request));
    return record::toJson(ranking);
}

Result<std::string> project(const Moment& moment, const Json& arguments)
{
    const std::string kind = arguments.value("kind", "pca");
    if (kind != "pca") return badInput("it asks for a projection by \"" + kind + "\"; requests are answered by pca");
    ROSA_TRY_ASSIGN(const auto embedding, embeddingFrom(moment.method.embed()));
    ROSA_TRY_ASSIGN(const auto projected, pca(*embedding, 2));
    Json layout = Json::array();
    for (std::size_t i = 0; i < projected.scores.size(); i += 2)
        layout.push_back({projected.scores[i], projected.scores[i + 1]});
    return Json({{"epoch", moment.epoch}, {"kind", "pca"}, {"layout", layout}}).dump();
}

struct Verb {
    const char* name;
    Result<std::string> (*answer)(const Moment&, const Json&);
};

constexpr Verb kVerbs[] = {{"inspect", inspect}, {"batch", batch}, {"worst", worst}, {"project", project}};

}  // namespace

Result<Moment> Answers::momentOf(int epoch, const std::optional<Moment>& current)
{
    if (current && (epoch < 0 || epoch == current->epoch)) return *current;
    if (!m_stored) {
        ROSA_TRY_ASSIGN(auto stored, StoredRun::open(m_place));
        m_stored = std::move(stored);
    }
    return m_stored->at(epoch < 0 ? kKeptModel : epoch);
}

Result<void> Answers::warmUp()
{
    const auto moment = momentOf(kKeptModel, std::nullopt);
    return moment ? Result<void>() : moment.error();
}

Result<std::string> Answers::textFor(const record::Request& request, const std::optional<Moment>& current)
{
    const Json arguments = request.arguments.empty() ? Json::object() : jsonOrNull<Json>(request.arguments);
    if (!arguments.is_object()) return badInput("its arguments are not a JSON object");
    std::string known;
    for (const Verb& verb : kVerbs) {
        known += (known.empty() ? "" : ", ") + std::string(verb.name);
        if (request.verb != verb.name) continue;
        try {
            ROSA_TRY_ASSIGN(const auto moment, momentOf(wholeIn<int>(arguments, "epoch", -1), current));
            return verb.answer(moment, arguments);
        } catch (const Json::exception& problem) {
            return badInput("its arguments do not fit: " + jsonProblem(problem));
        }
    }
    return badInput("an engine answers " + known);
}

Result<void> Answers::answer(const record::Request& request, const std::optional<Moment>& current)
{
    const auto answer = textFor(request, current);
    const std::string text =
        answer ? *answer : Json({{"error", answer.error().message}}).dump(-1, ' ', false, Json::error_handler_t::replace);
    ROSA_TRY(record::writeAnswer(m_place.folder(), request.id, text));
    if (!answer) return answer.error().within("request " + request.verb);
    return {};
}

}  // namespace rosa::learn
