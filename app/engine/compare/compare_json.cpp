#include "app/engine/compare/compare_json.h"

#include <optional>

#include "app/engine/common/json_lines.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

Json intervalOf(const std::optional<evaluate::Interval>& interval)
{
    return interval ? Json{interval->low, interval->high} : Json();
}

Json itemJson(const tables::ComparedRuns& item)
{
    const evaluate::CrossedTable& results = *item.cell.results;
    return {{"title", item.title},
            {"named", item.said},
            {"mean", results.mean()},
            {"std", results.values.size() > 1 ? Json(item.cell.deviation) : Json()},
            {"seeds", item.cell.seeds},
            {"splits", results.splits},
            {"n", results.values.size()},
            {"standard_error", numberOrNull(item.standardError)},
            {"interval", intervalOf(item.cell.interval95)},
            {"interval_over", scopeWords(item.cell)},
            {"interval_is_conservative", evaluate::isConservative(results)},
            {"values", results.values},
            {"runs", item.cell.runs},
            {"metric", item.cell.card->metric},
            {"protocol", item.cell.card->id},
            {"selection", item.cell.card->selection}};
}

Json pairJson(const tables::RunComparison& comparison, const tables::DatasetComparison& dataset,
              const tables::ComparedPair& pair)
{
    Json json{{"runs_of", dataset.items[pair.one].title}, {"minus", dataset.items[pair.other].title}};
    if (!pair.comparison) {
        json["problem"] = pair.problem;
        return json;
    }
    const tables::Comparison& tests = *pair.comparison;
    json["mean"] = tests.difference.mean;
    json["std"] = tests.difference.n > 1 ? Json(tests.difference.standardDeviation) : Json();
    json["interval"] = intervalOf(tests.difference.interval95);
    json["pairs"] = tests.difference.n;
    json["paired_by"] = tests.unit;
    json["means_over_seeds"] = pair.isOverMeans;
    json["paired_seeds"] = pair.seeds;
    if (const std::string remark = remarkOn(dataset, pair); !remark.empty()) json["remark"] = remark;
    json["paired_t_p"] = numberOrNull(tests.difference.p);
    json["pairs_without_difference"] = tests.signedRank.zeros;
    json["wilcoxon_p"] = numberOrNull(tests.signedRank.p);
    json["holm_p"] = numberOrNull(tests.holm);
    json["resampled_t_p"] = tests.resampled ? numberOrNull(tests.resampled->p) : Json();
    json["pairs_needed"] = tests.pairsNeeded ? Json(*tests.pairsNeeded) : Json();
    if (const auto equivalence = equivalenceOf(tests, comparison.margin))
        json["equivalence"] = {{"margin", equivalence->margin},
                               {"is_equivalent", equivalence->isEquivalent},
                               {"p", numberOrNull(equivalence->p)},
                               {"interval90", intervalOf(equivalence->interval90)}};
    return json;
}

Json rankingJson(const evaluate::Ranking& ranking, const std::vector<std::string>& titles, const char* blocks)
{
    return {{"blocks", blocks},
            {"k", ranking.methods},
            {"n", ranking.datasets},
            {"titles", titles},
            {"mean_ranks", ranking.meanRanks},
            {"chi_square", ranking.chiSquare},
            {"friedman_p", numberOrNull(ranking.p)},
            {"iman_davenport_p", numberOrNull(ranking.fP)},
            {"critical_difference", ranking.criticalDifference}};
}

}  // namespace

Json comparisonJson(const tables::RunComparison& comparison)
{
    Json line{{"event", "comparison"},
              {"unit", "fraction"},
              {"tests_are_conditional_on", "these seeds and these splits; resampled_t_p on these seeds"},
              {"holm_over", "the pairs of a data set"},
              {"datasets", Json::array()}};
    for (const tables::DatasetComparison& dataset : comparison.datasets) {
        Json one{{"dataset", dataset.dataset}, {"items", Json::array()}, {"pairs", Json::array()}};
        std::vector<std::string> titles;
        for (const tables::ComparedRuns& item : dataset.items) {
            one["items"].push_back(itemJson(item));
            titles.push_back(item.title);
        }
        for (const tables::ComparedPair& pair : dataset.pairs) one["pairs"].push_back(pairJson(comparison, dataset, pair));
        if (dataset.ranking) one["ranking"] = rankingJson(*dataset.ranking, titles, "splits");
        line["datasets"].push_back(std::move(one));
    }
    if (comparison.ranking) line["ranking"] = rankingJson(*comparison.ranking, comparison.ranked, "data sets");
    line["notes"] = comparison.notes;
    return line;
}

}  // namespace rosa::engine
