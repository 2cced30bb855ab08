#include "core/tables/run_comparison.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/data/shared_nodes.h"
#include "core/evaluate/statistics.h"
#include "core/tables/table_words.h"

namespace rosa::tables {

namespace {

using evaluate::CrossedTable;

/// See ComparedPair::seeds.
std::vector<std::uint64_t> comparedSeeds(const TableCell& one, const TableCell& other)
{
    if (one.isSeedless && other.isSeedless) return {};
    if (one.isSeedless || other.isSeedless) return one.isSeedless ? other.seeds : one.seeds;
    std::vector<std::uint64_t> shared;
    std::ranges::copy_if(one.seeds, std::back_inserter(shared),
                         [&](std::uint64_t seed) { return std::ranges::find(other.seeds, seed) != other.seeds.end(); });
    return shared;
}

/// The means over the seeds as one row, which pairs with every other by split.
TableCell overSeeds(const TableCell& cell)
{
    TableCell means = cell;
    means.results = CrossedTable{1, cell.results->splits, cell.results->splitMeans()};
    means.isSeedless = true;
    return means;
}

ComparedPair pairOf(const std::vector<ComparedRuns>& items, std::size_t one, std::size_t other, double ratio)
{
    ComparedPair pair;
    pair.one = one;
    pair.other = other;
    const TableCell& first = items[one].cell;
    const TableCell& second = items[other].cell;
    pair.problem = record::whyNotComparable(*first.card, *second.card);
    if (!pair.problem.empty()) return pair;
    if (first.results->splits != second.results->splits) {  // Cards of older records do not say so.
        pair.problem = evaluate::pairsOf(*first.results, *second.results).error().text();
        return pair;
    }
    pair.seeds = comparedSeeds(first, second);
    pair.isOverMeans = pair.seeds.empty() && !first.isSeedless && !second.isSeedless;
    pair.comparison =
        pair.isOverMeans ? compareCells(overSeeds(first), overSeeds(second), ratio) : compareCells(first, second, ratio);
    if (!pair.comparison) pair.problem = "no splits in common";
    return pair;
}

void correct(std::vector<ComparedPair>& pairs)
{
    std::vector<std::optional<double>> p;
    p.reserve(pairs.size());
    for (const ComparedPair& pair : pairs) p.push_back(pair.comparison ? pair.comparison->signedRank.p : std::nullopt);
    const auto adjusted = evaluate::holm(p);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        if (pairs[i].comparison) pairs[i].comparison->holm = adjusted[i];
}

/// Friedman's test with the splits as blocks, if all items were measured on the same splits.
std::optional<evaluate::Ranking> rankOverSplits(const std::vector<ComparedRuns>& items)
{
    constexpr std::size_t kFewest = 3;
    if (items.size() < kFewest) return std::nullopt;
    for (const ComparedRuns& item : items)
        if (!record::whyNotComparable(*items.front().cell.card, *item.cell.card).empty() ||
            item.cell.results->splits != items.front().cell.results->splits)
            return std::nullopt;
    std::vector<std::vector<double>> means;
    means.reserve(items.size());
    for (const ComparedRuns& item : items) means.push_back(item.cell.results->splitMeans());
    std::vector<double> values;
    for (std::size_t split = 0; split < means.front().size(); ++split)
        for (const std::vector<double>& one : means) values.push_back(one[split]);
    auto ranking = evaluate::rankMethods(values, static_cast<std::int64_t>(items.size()));
    return ranking ? std::optional(std::move(*ranking)) : std::nullopt;
}

/// The data sets, those with the same nodes together. Notes which these are.
std::vector<std::vector<const DatasetComparison*>> blocksOf(RunComparison& comparison)
{
    const auto hashOf = [](const DatasetComparison& dataset) { return dataset.items.front().cell.card->datasetHash; };
    std::vector<std::vector<const DatasetComparison*>> blocks;
    for (const DatasetComparison& dataset : comparison.datasets) {
        const auto same = std::ranges::find_if(
            blocks, [&](const auto& block) { return data::shareNodes(hashOf(*block.front()), hashOf(dataset)); });
        if (same == blocks.end()) {
            blocks.push_back({&dataset});
            continue;
        }
        noteOnce(comparison.sharedNodes, sharedNodesNote(same->front()->dataset, dataset.dataset).text());
        same->push_back(&dataset);
    }
    return blocks;
}

/// Items of the same title on every data set, ranked by their means.
void rankOverData(RunComparison& comparison)
{
    constexpr std::size_t kFewest = 3;
    const auto blocks = blocksOf(comparison);
    if (blocks.size() < 2) return;
    const auto itemOf = [](const DatasetComparison& dataset, const std::string& title) {
        return std::ranges::find(dataset.items, title, &ComparedRuns::title);
    };
    for (const ComparedRuns& item : comparison.datasets.front().items)
        if (std::ranges::all_of(comparison.datasets, [&](const DatasetComparison& dataset) {
                return itemOf(dataset, item.title) != dataset.items.end();
            }))
            comparison.ranked.push_back(item.title);
    if (comparison.ranked.size() < kFewest) return comparison.ranked.clear();
    std::vector<double> values;
    for (const std::vector<const DatasetComparison*>& block : blocks)
        for (const std::string& title : comparison.ranked) {
            double sum = 0;
            for (const DatasetComparison* dataset : block) sum += itemOf(*dataset, title)->cell.results->mean();
            values.push_back(sum / static_cast<double>(block.size()));
        }
    if (auto ranking = evaluate::rankMethods(values, static_cast<std::int64_t>(comparison.ranked.size())))
        comparison.ranking = std::move(*ranking);
    else
        comparison.ranked.clear();
}

/// What makes two results comparable. Another evaluation only helps if the runs themselves were trained alike.
Message adviceFor(const record::EvaluationCard& one, const record::EvaluationCard& other)
{
    const auto differ = [](const std::string& a, const std::string& b) { return !a.empty() && !b.empty() && a != b; };
    if (differ(one.datasetHash, other.datasetHash))
        return Message(
            "the data set was replaced between them; train the earlier one again (rosa runs show RUN prints its command)");
    if (differ(one.setting, other.setting) || differ(one.measuredIn, other.measuredIn))
        return Message("train one of them again with the setting of the other");
    return Message(
        "evaluate both under one protocol (rosa evaluate RUN --protocol ID --splits N), then compare with --protocol ID");
}

/// The first reason why nothing can be compared.
Error nothingToCompare(const RunComparison& comparison, const std::vector<ComparedRuns>& alone)
{
    for (const DatasetComparison& dataset : comparison.datasets)
        for (const ComparedPair& pair : dataset.pairs)
            return badInput("%1 and %2 on %3 cannot be compared: %4; %5", dataset.items[pair.one].said,
                            dataset.items[pair.other].said, dataset.dataset, pair.problem,
                            adviceFor(*dataset.items[pair.one].cell.card, *dataset.items[pair.other].cell.card));
    std::string places;
    for (const ComparedRuns& item : alone) places += (places.empty() ? "" : ", ") + item.said + " on " + item.dataset;
    return badInput("there are no two runs on the same data set: %1", places);
}

}  // namespace

Result<RunComparison> compareItems(std::vector<ComparedRuns> items, const ComparisonRequest& request,
                                   const std::function<double(const ComparedRuns&)>& testOverTraining)
{
    RunComparison comparison;
    comparison.margin = request.margin;
    for (ComparedRuns& item : items) {
        auto place = std::ranges::find(comparison.datasets, item.dataset, &DatasetComparison::dataset);
        if (place == comparison.datasets.end()) {
            comparison.datasets.push_back({item.dataset, {}, {}, {}});
            place = comparison.datasets.end() - 1;
        }
        place->items.push_back(std::move(item));
    }
    std::vector<ComparedRuns> alone;
    std::erase_if(comparison.datasets, [&](DatasetComparison& dataset) {
        if (dataset.items.size() > 1) return false;
        alone.push_back(std::move(dataset.items.front()));
        return true;
    });
    bool isAny = false;
    for (DatasetComparison& dataset : comparison.datasets) {
        const std::size_t count = dataset.items.size();
        std::vector<double> ratios;
        ratios.reserve(count);
        for (const ComparedRuns& item : dataset.items) ratios.push_back(testOverTraining(item));
        for (std::size_t one = 0; one < (request.isWithFirst ? 1 : count); ++one)
            for (std::size_t other = one + 1; other < count; ++other)
                dataset.pairs.push_back(pairOf(dataset.items, one, other, ratios[one]));
        correct(dataset.pairs);
        dataset.ranking = rankOverSplits(dataset.items);
        isAny = isAny ||
                std::ranges::any_of(dataset.pairs, [](const ComparedPair& pair) { return pair.comparison.has_value(); });
    }
    if (!isAny) return nothingToCompare(comparison, alone);
    for (const ComparedRuns& item : alone)
        comparison.notes.push_back(item.said + " is the only one on " + item.dataset + " and is not compared");
    rankOverData(comparison);
    comparison.notes.insert(comparison.notes.end(), comparison.sharedNodes.begin(), comparison.sharedNodes.end());
    return comparison;
}

std::string pairTitle(const DatasetComparison& dataset, const ComparedPair& pair, const char* minus)
{
    return dataset.items[pair.one].title + minus + dataset.items[pair.other].title;
}

}  // namespace rosa::tables
