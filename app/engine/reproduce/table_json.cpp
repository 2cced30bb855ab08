#include "app/engine/reproduce/table_json.h"

#include <optional>

#include "app/engine/common/json_lines.h"
#include "core/tables/table_text.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

Json equivalenceJson(const std::optional<evaluate::Equivalence>& equivalence)
{
    if (!equivalence) return {};
    Json json{
        {"margin", equivalence->margin}, {"is_equivalent", equivalence->isEquivalent}, {"p", numberOrNull(equivalence->p)}};
    if (const auto& interval = equivalence->interval90) json["interval90"] = {interval->low, interval->high};
    json["text"] = tables::equivalenceText(equivalence);
    return json;
}

Json differenceJson(const tables::Table& table, const tables::Comparison& comparison)
{
    Json json{{"mean", comparison.difference.mean},
              {"pairs", comparison.difference.n},
              {"paired_by", comparison.unit},
              {"pairs_without_difference", comparison.signedRank.zeros},
              {"wilcoxon_p", numberOrNull(comparison.signedRank.p)},
              {"holm_p", numberOrNull(comparison.holm)},
              {"resampled_t_p", comparison.resampled ? numberOrNull(comparison.resampled->p) : Json()},
              {"pairs_needed", comparison.pairsNeeded ? Json(*comparison.pairsNeeded) : Json()}};
    if (const auto& interval = comparison.difference.interval95) json["interval"] = {interval->low, interval->high};
    if (table.margin > 0) json["equivalence"] = equivalenceJson(equivalenceOf(comparison, table.margin));
    return json;
}

/// In the format of the documents of a run.
Json evaluationCardJson(const record::EvaluationCard& card)
{
    record::Evaluation evaluation;
    evaluation.card = card;
    return Json::parse(record::toJson(evaluation)).at("protocol_card");
}

Json tableCellJson(const tables::Table& table, std::size_t row, std::size_t column)
{
    const tables::TableCell& cell = table.cell(row, column);
    const auto& published = table.plan.rows[row].published[column];
    Json json{{"method", table.plan.rows[row].title},
              {"dataset", table.plan.columns[column].dataset},
              {"encoder", table.plan.columns[column].encoder},
              {"preset", cell.preset},
              {"epochs", cell.epochs > 0 ? Json(cell.epochs) : Json()},
              {"published_mean", published ? Json(published->mean) : Json()},
              {"published_std", published && published->deviation >= 0 ? Json(published->deviation) : Json()},
              {"published_source", published ? Json(table.plan.source) : Json()},
              {"mean", cell.results ? Json(cell.results->mean()) : Json()},
              {"std", cell.results && cell.results->values.size() > 1 ? Json(cell.deviation) : Json()},
              {"seeds", cell.results ? cell.results->seeds : 0},
              {"splits", cell.results ? cell.results->splits : 0},
              {"values", cell.results ? Json(cell.results->values) : Json::array()},
              {"runs", cell.runs},
              {"is_best", cell.isBest},
              {"is_not_worse", cell.results && !cell.isUntested ? Json(cell.isNotWorse) : Json()},
              {"problems", cell.problems},
              {"warning", cell.warning}};
    if (const auto difference = differenceToPublished(cell, published)) {
        json["measured_minus_published"] = {{"mean", difference->mean}};
        if (const auto& interval = difference->interval95)
            json["measured_minus_published"]["interval"] = {interval->low, interval->high};
    }
    if (cell.interval95) {
        json["interval"] = {cell.interval95->low, cell.interval95->high};
        json["interval_over"] = scopeWords(cell);
        json["interval_is_conservative"] = evaluate::isConservative(*cell.results);
    }
    json["variance"] = {{"seed", numberOrNull(cell.parts.seed)},
                        {"split", numberOrNull(cell.parts.split)},
                        {"rest", numberOrNull(cell.parts.rest)}};
    if (const auto& shares = cell.parts.ofMean)
        json["mean_variance_shares"] = {{"seed", shares->seed},
                                        {"split", shares->split},
                                        {"rest", shares->rest},
                                        {"reduced_by_more", evaluate::remedyId(evaluate::remedyOf(*shares))}};
    if (cell.card) json["protocol"] = cell.card->id;
    if (cell.card) json["selection"] = cell.card->selection;
    if (cell.card) json["protocol_card"] = evaluationCardJson(*cell.card);
    if (cell.comparison) json["reference_minus_this"] = differenceJson(table, *cell.comparison);
    json["baselines"] = Json::array();
    for (const tables::BaselineTest& test : cell.baselines) {
        json["baselines"].push_back({{"baseline", table.plan.rows[test.baseline].title},
                                     {"standing", standingId(test.standing)},
                                     {"text", standingText(table.plan, test)},
                                     {"this_minus_baseline", differenceJson(table, test.comparison)}});
    }
    return json;
}

}  // namespace

nlohmann::ordered_json tableJson(const tables::Table& table)
{
    Json line{{"event", "table"},
              {"table", table.plan.id},
              {"metric", table.plan.metric},
              {"unit", "fraction"},
              {"quick", table.plan.isQuick},
              {"tests_are_conditional_on", "these seeds and these splits; resampled_t_p on these seeds"},
              {"wilcoxon_zero_method", "wilcox"},  // SciPy's name for dropping pairs without a difference.
              {"notes", notesOf(table)},
              {"cells", Json::array()}};
    for (std::size_t column = 0; column < table.plan.columns.size(); ++column)
        for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
            line["cells"].push_back(tableCellJson(table, row, column));
    if (table.ranking)
        line["ranking"] = {{"k", table.ranking->methods},
                           {"n", table.ranking->datasets},
                           {"critical_difference", table.ranking->criticalDifference},
                           {"mean_ranks", table.ranking->meanRanks},
                           {"friedman_p", numberOrNull(table.ranking->p)},
                           {"iman_davenport_p", numberOrNull(table.ranking->fP)},
                           {"methods", Json::array()}};
    if (table.ranking)
        for (const std::size_t row : table.ranked) line["ranking"]["methods"].push_back(table.plan.rows[row].title);
    return line;
}

}  // namespace rosa::engine
