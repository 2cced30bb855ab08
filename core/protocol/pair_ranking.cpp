#include "core/protocol/pair_ranking.h"

#include <nlohmann/json.hpp>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/protocol/json_answer.h"

namespace rosa::protocol {

using Json = nlohmann::ordered_json;

std::string toJson(const PairRanking& ranking)
{
    Json pairs = Json::array();
    for (const RankedPair& pair : ranking.pairs)
        pairs.push_back(
            {{"node", pair.node}, {"class", pair.classOf < 0 ? Json() : Json(pair.classOf)}, {"gemd", pair.gemd}});
    return Json({{"epoch", ranking.epoch},
                 {"kind", "positive"},
                 {"looked", ranking.looked},
                 {"candidates", ranking.candidates},
                 {"pairs", pairs}})
        .dump();
}

Result<PairRanking> pairRankingFromJson(const std::string& text)
{
    ROSA_TRY_ASSIGN(const auto answer, parseAnswer(text, "ranking of pairs"));
    try {
        const Json& json = answer;
        PairRanking ranking;
        ranking.epoch = wholeIn<int>(json.at("epoch"));
        ranking.looked = wholeIn<int>(json.at("looked"));
        ranking.candidates = wholeIn<int>(json.at("candidates"));
        for (const Json& pair : json.at("pairs"))
            ranking.pairs.push_back({wholeIn<std::int32_t>(pair.at("node")),
                                     pair.at("class").is_null() ? -1 : wholeIn<std::int32_t>(pair.at("class")),
                                     pair.at("gemd")});
        return ranking;
    } catch (const Json::exception& problem) {
        return badInput("ranking of pairs: %1", jsonProblem(problem));
    }
}

}  // namespace rosa::protocol
