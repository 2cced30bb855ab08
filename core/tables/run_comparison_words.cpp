#include "core/tables/run_comparison_words.h"

#include <algorithm>

namespace rosa::tables {

std::vector<std::string> titlesOf(const DatasetComparison& dataset)
{
    std::vector<std::string> titles;
    titles.reserve(dataset.items.size());
    for (const ComparedRuns& item : dataset.items) titles.push_back(item.title);
    return titles;
}

std::string metricsOf(const DatasetComparison& dataset)
{
    std::vector<std::string> metrics;
    for (const ComparedRuns& item : dataset.items)
        if (std::ranges::find(metrics, item.cell.card->metric) == metrics.end()) metrics.push_back(item.cell.card->metric);
    return joined(metrics, " and ");
}

std::string scopeNote(const DatasetComparison& dataset)
{
    std::vector<const TableCell*> cells;
    for (const ComparedRuns& item : dataset.items) cells.push_back(&item.cell);
    return scopeNote(cells);
}

std::vector<UsedProtocol> protocolsOf(const DatasetComparison& dataset)
{
    std::vector<const record::EvaluationCard*> cards;
    cards.reserve(dataset.items.size());
    for (const ComparedRuns& item : dataset.items) cards.push_back(&*item.cell.card);
    return protocolsOf(cards);
}

std::string holdersOf(const DatasetComparison& dataset, const UsedProtocol& protocol)
{
    std::vector<std::string> titles;
    titles.reserve(protocol.results.size());
    for (const std::size_t item : protocol.results) titles.push_back(dataset.items[item].title);
    return joined(titles);
}

std::string seedsOf(const ComparedPair& pair, const char* separator)
{
    std::vector<std::string> seeds;
    seeds.reserve(pair.seeds.size());
    for (const std::uint64_t seed : pair.seeds) seeds.push_back(std::to_string(seed));
    return joined(seeds, separator);
}

std::string remarkOn(const DatasetComparison& dataset, const ComparedPair& pair)
{
    const std::string both = pairTitle(dataset, pair, " and ");
    if (!pair.problem.empty()) return both + " cannot be compared: " + pair.problem;
    if (pair.isOverMeans) return both + " have no seed in common: the means over the seeds of each are paired by split";
    const TableCell& one = dataset.items[pair.one].cell;
    const TableCell& other = dataset.items[pair.other].cell;
    const bool isWhole = pair.seeds.size() >= std::max(one.seeds.size(), other.seeds.size());
    if (one.isSeedless || other.isSeedless || isWhole) return {};
    const bool isOne = pair.seeds.size() == 1;
    return both + " have only " + (isOne ? "seed " : "seeds ") + seedsOf(pair, ", ") +
           " in common; difference and tests are over " + (isOne ? "it" : "them");
}

}  // namespace rosa::tables
