/// A comparison of runs as text and CSV.
#include <array>
#include <cmath>
#include <map>

#include "core/base/text/csv.h"
#include "core/tables/run_comparison_words.h"

namespace rosa::tables {

namespace {

std::string itemLines(const DatasetComparison& dataset)
{
    std::vector<std::vector<std::string>> rows{{"", "mean", "deviation", "n", "standard error", "95 % interval", "runs"}};
    for (const ComparedRuns& item : dataset.items) {
        const TableCell& cell = item.cell;
        const evaluate::CrossedTable& results = *cell.results;
        const bool hasSpread = results.values.size() > 1;
        rows.push_back({item.title, percent(results.mean()), hasSpread ? percent(cell.deviation) : "–",
                        counted(results.seeds, "seed") + " × " + counted(results.splits, "split"),
                        item.standardError ? formatted("%.2f", 100 * *item.standardError) : "–",
                        cell.interval95 ? percent(cell.interval95->low) + " – " + percent(cell.interval95->high) : "–",
                        joined(cell.runs, ", ")});
    }
    return aligned(rows);
}

std::string pairLines(const RunComparison& comparison, const DatasetComparison& dataset)
{
    std::vector<std::vector<std::string>> rows{{"", "difference", "95 % interval", "pairs", "paired t p", "Wilcoxon p",
                                                "Holm p", "resampled t p", "pairs for power 0.8"}};
    if (comparison.margin > 0) rows.front().push_back("within " + marginText(comparison.margin));
    for (const ComparedPair& pair : dataset.pairs) {
        if (!pair.comparison) continue;
        const Comparison& tests = *pair.comparison;
        const auto& interval = tests.difference.interval95;
        rows.push_back({pairTitle(dataset, pair), signedPercent(tests.difference.mean),
                        interval ? signedPercent(interval->low) + " … " + signedPercent(interval->high) : "–",
                        std::to_string(tests.difference.n) + " " + tests.unit, probability(tests.difference.p),
                        signedRankText(tests.signedRank), probability(tests.holm),
                        tests.resampled ? probability(tests.resampled->p) : "–",
                        tests.pairsNeeded ? std::to_string(*tests.pairsNeeded) : "–"});
        if (comparison.margin > 0) rows.back().push_back(equivalenceText(equivalenceOf(tests, comparison.margin)));
    }
    return rows.size() > 1 ? "\n" + aligned(rows) : std::string();
}

/// What could not be compared, or was compared in another way.
std::string remarkLines(const DatasetComparison& dataset)
{
    std::string text;
    for (const ComparedPair& pair : dataset.pairs)
        if (const std::string remark = remarkOn(dataset, pair); !remark.empty()) text += "  " + remark + "\n";
    return text.empty() ? text : "\n" + text;
}

std::string rankLines(const evaluate::Ranking& ranking, const std::vector<std::string>& titles, const std::string& blocks)
{
    std::string text = "\nMean ranks over " + blocks + " (k = " + std::to_string(ranking.methods) +
                       ", N = " + std::to_string(ranking.datasets) + ", critical difference " +
                       formatted("%.2f", ranking.criticalDifference) + " at 0.05; Friedman p " + probability(ranking.p) +
                       (std::isinf(ranking.f) ? ", all blocks agree" : ", Iman-Davenport p " + probability(ranking.fP)) +
                       ")\n";
    std::vector<std::vector<std::string>> rows;
    for (const std::int64_t place : ranking.order)
        rows.push_back({titles[static_cast<std::size_t>(place)],
                        formatted("%.2f", ranking.meanRanks[static_cast<std::size_t>(place)])});
    return text + aligned(rows);
}

/// Each protocol, with its items if there are several.
std::string protocolLines(const DatasetComparison& dataset)
{
    const std::vector<UsedProtocol> protocols = protocolsOf(dataset);
    std::string text = "\n";
    for (const UsedProtocol& one : protocols)
        text += "Protocol " + (protocols.size() > 1 ? "of " + holdersOf(dataset, one) + ", " : "") + one.text + "\n";
    return text;
}

// clang-format off
constexpr std::array kColumns{
    "kind", "dataset", "runs_of", "minus", "mean", "std", "standard_error", "interval_low", "interval_high", "interval_over", "seeds", "splits",
    "pairs", "paired_by", "paired_t_p", "wilcoxon_p", "holm_p", "resampled_t_p", "pairs_needed", "margin", "equivalence_p",
    "metric", "protocol", "unit", "runs", "points", "problem",
    "means_over_seeds", "paired_seeds",
    "mean_rank", "blocks", "friedman_p", "iman_davenport_p", "critical_difference"};
// clang-format on

/// A line of the CSV file: column and value; empty where a column has none.
using Fields = std::map<std::string, std::string>;

std::string lineOf(const Fields& fields)
{
    std::string line;
    for (const char* column : kColumns) {
        const auto field = fields.find(column);
        if (column != kColumns.front()) line += ",";
        if (field != fields.end()) line += csvField(field->second);
    }
    return line + "\n";
}

void addInterval(Fields& fields, const std::optional<evaluate::Interval>& interval)
{
    if (!interval) return;
    fields["interval_low"] = exact(interval->low);
    fields["interval_high"] = exact(interval->high);
}

Fields fieldsOf(const char* kind, const DatasetComparison& dataset, const ComparedRuns& item)
{
    return {{"kind", kind},
            {"dataset", dataset.dataset},
            {"runs_of", item.title},
            {"metric", item.cell.card->metric},
            {"protocol", item.cell.card->id},
            {"unit", "fraction"}};
}

std::string itemCsv(const DatasetComparison& dataset, const ComparedRuns& item)
{
    const evaluate::CrossedTable& results = *item.cell.results;
    Fields fields = fieldsOf("runs", dataset, item);
    fields["mean"] = exact(results.mean());
    if (results.values.size() > 1) fields["std"] = exact(item.cell.deviation);
    fields["standard_error"] = exact(item.standardError);
    addInterval(fields, item.cell.interval95);
    fields["interval_over"] = scopeWords(item.cell);
    fields["seeds"] = std::to_string(results.seeds);
    fields["splits"] = std::to_string(results.splits);
    fields["runs"] = joined(item.cell.runs, " ");
    fields["points"] = pointsOf(results);
    return lineOf(fields);
}

std::string pairCsv(const RunComparison& comparison, const DatasetComparison& dataset, const ComparedPair& pair)
{
    Fields fields = fieldsOf("pair", dataset, dataset.items[pair.one]);
    fields["minus"] = dataset.items[pair.other].title;
    fields["problem"] = pair.problem;
    if (!pair.comparison) return lineOf(fields);
    const Comparison& tests = *pair.comparison;
    fields["mean"] = exact(tests.difference.mean);
    if (tests.difference.n > 1) {
        const double deviation = tests.difference.standardDeviation;
        fields["std"] = exact(deviation);
        fields["standard_error"] = exact(deviation / std::sqrt(static_cast<double>(tests.difference.n)));
    }
    addInterval(fields, tests.difference.interval95);
    fields["pairs"] = std::to_string(tests.difference.n);
    fields["paired_by"] = tests.unit;
    fields["means_over_seeds"] = pair.isOverMeans ? "1" : "0";
    fields["paired_seeds"] = seedsOf(pair, " ");
    fields["paired_t_p"] = exact(tests.difference.p);
    fields["wilcoxon_p"] = exact(tests.signedRank.p);
    fields["holm_p"] = exact(tests.holm);
    if (tests.resampled) fields["resampled_t_p"] = exact(tests.resampled->p);
    if (tests.pairsNeeded) fields["pairs_needed"] = std::to_string(*tests.pairsNeeded);
    if (const auto equivalence = equivalenceOf(tests, comparison.margin)) {
        fields["margin"] = exact(comparison.margin);
        fields["equivalence_p"] = exact(equivalence->p);
    }
    return lineOf(fields);
}

/// `dataset`: "" for ranks over the data sets.
std::string rankCsv(const evaluate::Ranking& ranking, const std::vector<std::string>& titles, const std::string& dataset)
{
    std::string text;
    for (const std::int64_t place : ranking.order) {
        const auto item = static_cast<std::size_t>(place);
        text += lineOf({{"kind", "rank"},
                        {"dataset", dataset},
                        {"runs_of", titles[item]},
                        {"unit", "rank"},
                        {"mean_rank", exact(ranking.meanRanks[item])},
                        {"blocks", std::to_string(ranking.datasets)},
                        {"friedman_p", exact(ranking.p)},
                        {"iman_davenport_p", exact(ranking.fP)},
                        {"critical_difference", exact(ranking.criticalDifference)}});
    }
    return text;
}

}  // namespace

std::string toText(const RunComparison& comparison)
{
    std::string text;
    for (const DatasetComparison& dataset : comparison.datasets) {
        text += (text.empty() ? "" : "\n") + dataset.dataset + " (" + metricsOf(dataset) + ", %)\n" + itemLines(dataset) +
                pairLines(comparison, dataset) + remarkLines(dataset);
        if (dataset.ranking)
            text += rankLines(*dataset.ranking, titlesOf(dataset),
                              counted(dataset.ranking->datasets, "split") + " of " + dataset.dataset);
        text += protocolLines(dataset);
        if (const std::string scope = scopeNote(dataset); !scope.empty())
            text += "Standard error and interval are for the mean on this graph, " + scope + ".\n";
    }
    if (comparison.ranking)
        text += rankLines(*comparison.ranking, comparison.ranked, counted(comparison.ranking->datasets, "data set"));
    text +=
        "\nThe deviation is that of single results over seeds and splits. Results are paired by seed and split. Tests are "
        "conditional on these seeds "
        "and "
        "splits; only \"resampled t\", the corrected resampled t test of Nadeau and Bengio, generalises to other splits. "
        "Holm's "
        "correction of the Wilcoxon signed-rank test is over the pairs of a data set.\n"
        "Numbers are in per cent, differences in percentage points; CSV and --json contain the same values as fractions.\n";
    for (const std::string& note : comparison.notes) text += note + ".\n";
    return text;
}

std::string toCsv(const RunComparison& comparison)
{
    std::string text;
    for (const char* column : kColumns) text += std::string(text.empty() ? "" : ",") + column;
    text += "\n";
    for (const DatasetComparison& dataset : comparison.datasets) {
        for (const ComparedRuns& item : dataset.items) text += itemCsv(dataset, item);
        for (const ComparedPair& pair : dataset.pairs) text += pairCsv(comparison, dataset, pair);
        if (dataset.ranking) text += rankCsv(*dataset.ranking, titlesOf(dataset), dataset.dataset);
    }
    if (comparison.ranking) text += rankCsv(*comparison.ranking, comparison.ranked, {});
    return text;
}

}  // namespace rosa::tables
