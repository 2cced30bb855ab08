#include <nlohmann/json.hpp>

#include "app/engine/runs/runs.h"
#include "app/engine/sweep/sweep_text.h"
#include "core/sweep/claims.h"
#include "core/sweep/steering.h"
#include "core/sweep/sweep_words.h"

namespace rosa::engine {

namespace {

using sweep::Ranking;
using sweep::SweepFolder;
using sweep::SweepSummary;
using sweep::Try;
using sweep::TryScore;

nlohmann::ordered_json importanceJson(const std::string& key, const sweep::Importance& one)
{
    return {{"key", key},
            {"share", one.share},
            {"low", one.low},
            {"high", one.high},
            {"direction", one.direction == sweep::Direction::Up     ? "up"
                          : one.direction == sweep::Direction::Down ? "down"
                                                                    : "unclear"}};
}

nlohmann::ordered_json intervalJson(const std::optional<evaluate::Interval>& interval)
{
    if (!interval) return nullptr;
    return {interval->low, interval->high};
}

nlohmann::ordered_json blocksJson(const std::vector<sweep::Block>& blocks)
{
    auto json = nlohmann::ordered_json::array();
    for (const sweep::Block& block : blocks) json.push_back({{"seed", block.seed}, {"split_seed", block.splitSeed}});
    return json;
}

nlohmann::ordered_json confirmationJson(const sweep::ConfirmedResult& result, const sweep::Confirmation& confirmation)
{
    nlohmann::ordered_json json{
        {"left", result.left}, {"blocks", blocksJson(confirmation.blocks)}, {"tries", nlohmann::ordered_json::array()}};
    for (const sweep::ConfirmedTry& one : result.tries) {
        nlohmann::ordered_json line{{"try", one.number},
                                    {"seeds", one.test.n},
                                    {"failed", one.failures},
                                    {"test_mean", one.test.n > 0 ? nlohmann::ordered_json(one.test.mean) : nullptr},
                                    {"test_interval95", intervalJson(evaluate::withinShares(one.test.interval95))}};
        if (one.overDefault) {
            line["minus_default"] = one.overDefault->mean;
            line["minus_default_interval95"] = intervalJson(one.overDefault->interval95);
            line["p"] = one.overDefault->p ? nlohmann::ordered_json(*one.overDefault->p) : nullptr;
        }
        json["tries"].push_back(std::move(line));
    }
    return json;
}

}  // namespace

protocol::SweepRunDone reportOf(const sweep::CellState& state)
{
    return {.trial = state.of.number,
            .seed = state.of.block.seed,
            .splitSeed = state.of.block.splitSeed,
            .state = sweep::toText(state.end),
            .run = state.run,
            .seconds = state.seconds,
            .problem = state.problem,
            .left = {}};
}

nlohmann::ordered_json sweepJson(const catalog::Catalogue& catalogue, const SweepFolder& folder, const SweepSummary& summary)
{
    using Json = nlohmann::ordered_json;
    const Ranking& ranking = summary.ranking;
    const sweep::SweepRule& rule = folder.rule();
    Json json{{"sweep", folder.name()},
              {"dataset", folder.base().dataset()},
              {"method", folder.base().method()},
              {"sampler", sweep::toText(rule.sampler)},
              {"rule", sweep::toText(rule.rule)},
              {"budget", rule.budget},
              {"vary", Json::array()},
              {"blocks", blocksJson(rule.blocks)},
              {"runs_done", summary.done},
              {"runs_failed", summary.failed},
              {"runs_left", summary.allLeft()},
              {"seconds_per_run", summary.meanSeconds},
              {"best", ranking.best ? Json(folder.tries()[*ranking.best].number) : Json(nullptr)},
              {"looks", ranking.looks},
              {"luck", ranking.luck},
              {"noise", ranking.noise ? Json(*ranking.noise) : Json(nullptr)},
              {"spread", ranking.spread},
              {"validation_measure", summary.selection}};
    const auto steering = sweep::readSteering(folder.path());
    json["order"] = steering ? Json(sweep::toText(steering->order)) : Json(nullptr);
    json["first"] = steering ? steering->first : std::vector<int>();
    for (const sweep::Dimension& dimension : rule.space) json["vary"].push_back(sweep::toText(dimension));
    json["tries"] = Json::array();
    for (std::size_t row = 0; row < folder.tries().size(); ++row) {
        const Try& one = folder.tries()[row];
        const TryScore& score = ranking.tries[row];
        Json line{{"try", one.number},
                  {"origin", sweep::toText(one.origin)},
                  {"values", Json::object()},
                  {"standing", sweep::toText(score.standing)},
                  {"blocks", score.blocks}};
        for (const auto& [key, value] : one.values) line["values"][key] = parameterJson(catalogue, key, value);
        if (score.blocks > 0) {
            line["validation_shrunk"] = score.shrunk;
            line["validation_mean"] = score.mean;
            line["standard_error"] = ranking.noise ? Json(score.standardError) : Json(nullptr);
            line["validation_interval95"] = intervalJson(score.interval95);
            line["p_worse"] = score.p ? Json(*score.p) : Json(nullptr);
        }
        json["tries"].push_back(std::move(line));
    }
    json["validation_note"] = sweep::validationNote(summary).text();
    json["importance"] = Json::array();
    json["importance_lack"] = summary.importance.lack.text();
    for (std::size_t i = 0; i < summary.importance.parameters.size(); ++i)
        json["importance"].push_back(importanceJson(rule.space[i].key, summary.importance.parameters[i]));
    if (!summary.importance.parameters.empty()) json["importance_dummy"] = importanceJson("", summary.importance.dummy);
    json["confirmations"] = Json::array();
    for (std::size_t i = 0; i < summary.confirmations.size(); ++i)
        json["confirmations"].push_back(confirmationJson(summary.confirmations[i], rule.confirmations[i]));
    json["workers"] = Json::array();
    for (const sweep::WorkerNote& worker : sweep::workersOf(folder.path()))
        if (worker.isAlive && !worker.cell.empty())
            json["workers"].push_back(
                {{"worker", worker.worker}, {"try", worker.number}, {"seed", worker.seed}, {"run", worker.run}});
    return json;
}

}  // namespace rosa::engine
