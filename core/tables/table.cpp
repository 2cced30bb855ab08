#include "core/tables/table.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/base/check.h"
#include "core/catalog/options/training_options.h"
#include "core/data/shared_nodes.h"
#include "core/evaluate/protocol.h"
#include "core/evaluate/statistics.h"
#include "core/tables/table_words.h"

namespace rosa::tables {

namespace {

using evaluate::CrossedTable;

/// A planned run and its result.
struct Done {
    const PlannedRun* planned;
    const RunResult* result;
};

/// Fills one cell from the results of its runs. Omits results whose card differs from the first, and sets a warning.
void gather(TableCell& cell, const std::vector<Done>& runs)
{
    std::vector<std::vector<double>> bySeed;
    for (const auto& [planned, result] : runs) {
        cell.isPlanned = true;
        cell.encoder = planned->configuration.encoder();
        cell.preset = planned->configuration.preset();
        const auto training = planned->configuration.find<catalog::EpochOptions>();
        cell.epochs = training ? training->epochs : 0;
        if (!result->problem.empty()) noteOnce(cell.problems, result->problem);
        if (!result->run.empty()) cell.runs.push_back(result->run);
        if (!result->evaluation) {
            ++cell.missing;
            continue;
        }
        if (!cell.card) cell.card = result->evaluation->card;
        if (const std::string reason = record::whyNotComparable(*cell.card, result->evaluation->card); !reason.empty()) {
            cell.warning = reason;
            continue;
        }
        bySeed.push_back(result->evaluation->accuracies);
        cell.seeds.push_back(planned->configuration.seed());
    }
    if (bySeed.empty()) return;
    auto crossed = CrossedTable::of(bySeed);
    if (!crossed) {
        cell.warning = crossed.error().text();
        return;
    }
    cell.deviation = evaluate::summarise(crossed->values, "results").standardDeviation;
    cell.interval95 = evaluate::withinShares(evaluate::crossedInterval95(*crossed));
    cell.parts = evaluate::varianceParts(*crossed);
    cell.results = std::move(*crossed);
}

/// The rows of a cell for the seeds that the other cell also has.
CrossedTable sharedRows(const TableCell& cell, const TableCell& other)
{
    CrossedTable part{0, cell.results->splits, {}};
    for (std::size_t row = 0; row < cell.seeds.size(); ++row) {
        if (std::ranges::find(other.seeds, cell.seeds[row]) == other.seeds.end()) continue;
        const auto begin = cell.results->values.begin() + static_cast<std::ptrdiff_t>(row) * part.splits;
        part.values.insert(part.values.end(), begin, begin + part.splits);
        ++part.seeds;
    }
    return part;
}

/// Differences one − other on common seeds; nullopt if the cells cannot be paired.
std::optional<evaluate::Pairs> pairsOf(const TableCell& one, const TableCell& other)
{
    if (!one.results || !other.results) return std::nullopt;
    const bool isWhole = one.isSeedless || other.isSeedless;
    const CrossedTable first = isWhole ? *one.results : sharedRows(one, other);
    const CrossedTable second = isWhole ? *other.results : sharedRows(other, one);
    if (first.seeds == 0 || second.seeds == 0) return std::nullopt;
    auto pairs = evaluate::pairsOf(first, second);
    if (!pairs) return std::nullopt;
    return std::move(*pairs);
}

Standing standingOf(const Comparison& comparison)
{
    const evaluate::SignedRank& rank = comparison.signedRank;
    if (rank.kind == evaluate::SignedRankKind::NotEnoughPairs) return Standing::NotEnoughPairs;
    if (!comparison.holm || *comparison.holm >= 0.05) return Standing::NotSignificant;
    return rank.above > rank.below ? Standing::Above : Standing::Below;
}

/// The cells of one column, by row.
class ColumnFiller {
public:
    ColumnFiller(Table& table, std::size_t column) : m_table(table), m_column(column) {}

    void warnOfOtherCards()
    {
        const TableCell* first = nullptr;
        forEach([&](std::size_t row, TableCell& cell) {
            if (!cell.card) return;
            const bool isReference = m_table.plan.rows[row].isReference;
            if (!first || isReference) first = &cell;
        });
        forEach([&](std::size_t, TableCell& cell) {
            if (cell.card && cell.warning.empty()) cell.warning = record::whyNotComparable(*first->card, *cell.card);
        });
    }

    void compareWithReference(double ratio)
    {
        const auto reference = std::ranges::find(m_table.plan.rows, true, &PlanRow::isReference);
        if (reference == m_table.plan.rows.end()) return;
        const TableCell& first = at(static_cast<std::size_t>(reference - m_table.plan.rows.begin()));
        std::vector<std::optional<double>> p;
        std::vector<Comparison*> family;
        forEach([&](std::size_t, TableCell& cell) {
            if (&cell == &first || !cell.warning.empty()) return;
            cell.comparison = compareCells(first, cell, ratio);
            if (!cell.comparison) return;
            family.push_back(&*cell.comparison);
            p.push_back(cell.comparison->signedRank.p);
        });
        const auto adjusted = evaluate::holm(p);
        for (std::size_t i = 0; i < family.size(); ++i) family[i]->holm = adjusted[i];
    }

    /// One family of tests per baseline: all methods of the column against it.
    void compareWithBaseline(std::size_t baseline, const std::vector<std::size_t>& baselines, double ratio)
    {
        const TableCell& base = at(baseline);
        if (!base.results || !base.warning.empty()) return;
        std::vector<std::optional<double>> p;
        std::vector<TableCell*> family;
        forEach([&](std::size_t row, TableCell& cell) {
            if (std::ranges::find(baselines, row) != baselines.end() || !cell.warning.empty()) return;
            if (!base.encoder.empty() && !cell.encoder.empty() && base.encoder != cell.encoder) return;
            auto comparison = compareCells(cell, base, ratio);
            if (!comparison) return;
            p.push_back(comparison->signedRank.p);
            cell.baselines.push_back({baseline, *std::move(comparison), Standing::NotSignificant});
            family.push_back(&cell);
        });
        const auto adjusted = evaluate::holm(p);
        for (std::size_t i = 0; i < family.size(); ++i) {
            BaselineTest& test = family[i]->baselines.back();
            test.comparison.holm = adjusted[i];
            test.standing = standingOf(test.comparison);
        }
    }

    void markBest()
    {
        TableCell* best = nullptr;
        forEach([&](std::size_t, TableCell& cell) {
            if (cell.results && cell.warning.empty() && (!best || cell.results->mean() > best->results->mean()))
                best = &cell;
        });
        if (!best) return;
        best->isBest = true;
        std::vector<TableCell*> tested;
        std::vector<std::optional<double>> p;
        forEach([&](std::size_t, TableCell& cell) {
            if (&cell == best || !cell.results) return;
            const auto comparison = cell.warning.empty() ? compareCells(*best, cell, 0) : std::nullopt;
            cell.isUntested = !comparison || comparison->signedRank.kind == evaluate::SignedRankKind::NotEnoughPairs;
            if (cell.isUntested) return;
            tested.push_back(&cell);
            p.push_back(comparison->signedRank.p);
        });
        const auto adjusted = evaluate::holm(p);
        for (std::size_t i = 0; i < tested.size(); ++i) tested[i]->isNotWorse = !adjusted[i] || *adjusted[i] >= 0.05;
    }

private:
    TableCell& at(std::size_t row) { return m_table.cells[row * m_table.plan.columns.size() + m_column]; }

    template <typename Action>
    void forEach(Action action)
    {
        for (std::size_t row = 0; row < m_table.plan.rows.size(); ++row) action(row, at(row));
    }

    Table& m_table;
    std::size_t m_column;
};

/// Content hash of the data set that a column was measured on; "" if nothing was, or in older records.
std::string hashOf(const Table& table, std::size_t column)
{
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        if (const auto& card = table.cell(row, column).card; card && !card->datasetHash.empty()) return card->datasetHash;
    return {};
}

/// Columns of one data set, or of data sets with the same nodes.
using Block = std::vector<std::size_t>;

/// In the order of the first column of each. Notes which data sets share their nodes.
std::vector<Block> columnBlocks(Table& table)
{
    const std::vector<catalog::PublishedColumn>& columns = table.plan.columns;
    std::vector<Block> blocks;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const std::string hash = hashOf(table, column);
        const auto same = std::ranges::find_if(blocks, [&](const Block& block) {
            return std::ranges::any_of(block, [&](std::size_t other) {
                return columns[other].dataset == columns[column].dataset || data::shareNodes(hashOf(table, other), hash);
            });
        });
        if (same == blocks.end()) {
            blocks.push_back({column});
            continue;
        }
        if (columns[same->front()].dataset != columns[column].dataset)
            noteOnce(table.dataNotes, sharedNodesNote(columns[same->front()].dataset, columns[column].dataset));
        same->push_back(column);
    }
    return blocks;
}

/// Ranks the rows with results in every column over the blocks.
void rank(Table& table, const std::vector<Block>& blocks)
{
    const std::size_t columns = table.plan.columns.size();
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        bool isComplete = true;
        for (std::size_t column = 0; column < columns; ++column) {
            const TableCell& cell = table.cell(row, column);
            isComplete = isComplete && cell.results && cell.warning.empty();
        }
        if (isComplete) table.ranked.push_back(row);
    }
    if (blocks.size() < 2 || table.ranked.size() < 2) return;
    std::vector<double> values;
    for (const Block& block : blocks)
        for (const std::size_t row : table.ranked) {
            double sum = 0;
            for (const std::size_t column : block) sum += table.cell(row, column).results->mean();
            values.push_back(sum / static_cast<double>(block.size()));
        }
    if (auto ranking = evaluate::rankMethods(values, static_cast<std::int64_t>(table.ranked.size())))
        table.ranking = std::move(*ranking);
}

}  // namespace

std::vector<std::size_t> baselineRows(const Plan& plan)
{
    std::vector<std::size_t> rows;
    for (const char* method : {"raw", "random"}) {
        const auto found = std::ranges::find(plan.rows, method, &PlanRow::method);
        if (found != plan.rows.end()) rows.push_back(static_cast<std::size_t>(found - plan.rows.begin()));
    }
    return rows;
}

std::optional<PublishedDifference> differenceToPublished(const TableCell& cell,
                                                         const std::optional<catalog::PublishedValue>& published)
{
    if (!cell.results || !published) return std::nullopt;
    PublishedDifference difference{cell.results->mean() - published->mean, cell.interval95};
    if (auto& interval = difference.interval95)
        *interval = {interval->low - published->mean, interval->high - published->mean};
    return difference;
}

bool hasUntested(const Table& table) { return std::ranges::any_of(table.cells, &TableCell::isUntested); }

std::optional<Comparison> compareCells(const TableCell& one, const TableCell& other, double testOverTraining)
{
    const auto pairs = pairsOf(one, other);
    if (!pairs) return std::nullopt;
    const auto difference = evaluate::pairedDifference(pairs->differences);
    const auto signedRank = evaluate::wilcoxonSignedRank(pairs->differences);
    if (!difference || !signedRank) return std::nullopt;
    Comparison comparison{pairs->unit, *difference, *signedRank, {}, {}, {}};
    if (testOverTraining > 0 && pairs->unit == "splits")
        if (auto resampled = evaluate::correctedResampledT(pairs->differences, testOverTraining))
            comparison.resampled = *resampled;
    if (difference->n >= 2 && difference->mean != 0)
        if (auto needed = evaluate::pairsNeeded(difference->standardDeviation, difference->mean))
            comparison.pairsNeeded = *needed;
    return comparison;
}

std::optional<evaluate::Equivalence> equivalenceOf(const Comparison& comparison, double margin)
{
    if (!(margin > 0) || comparison.difference.n < 2) return std::nullopt;
    const auto equivalence = evaluate::equivalence(comparison.difference, margin);
    return equivalence ? std::optional(*equivalence) : std::nullopt;
}

Table makeTable(Plan plan, const std::vector<RunResult>& results, const std::vector<double>& testOverTraining)
{
    Table table{std::move(plan), {}, {}, {}, 0, {}};
    const std::size_t columns = table.plan.columns.size();
    table.cells.resize(table.plan.rows.size() * columns);
    std::vector<std::vector<Done>> ofCell(table.cells.size());
    for (std::size_t i = 0; i < table.plan.runs.size(); ++i) {
        const PlannedRun& run = table.plan.runs[i];
        ofCell[run.row * columns + run.column].push_back({&run, &results[i]});
    }
    for (std::size_t i = 0; i < table.cells.size(); ++i) {
        table.cells[i].isSeedless = table.plan.rows[i / columns].isSeedless && ofCell[i].size() == 1;
        gather(table.cells[i], ofCell[i]);
    }
    const std::vector<std::size_t> baselines = baselineRows(table.plan);
    for (std::size_t column = 0; column < columns; ++column) {
        ColumnFiller one(table, column);
        one.warnOfOtherCards();
        one.compareWithReference(testOverTraining[column]);
        for (const std::size_t baseline : baselines) one.compareWithBaseline(baseline, baselines, testOverTraining[column]);
        one.markBest();
    }
    rank(table, columnBlocks(table));
    return table;
}

double testOverTraining(const record::EvaluationCard& card, const graph::Labels& labels,
                        std::span<const graph::Split> published)
{
    auto protocol = evaluate::protocolById(card.id);
    if (!protocol) return 0;
    protocol->splits = 1;
    protocol->splitSeed = card.splitSeed;
    const auto splits = evaluate::protocolSplits(*protocol, labels, published);
    if (!splits || splits->front().train.empty()) return 0;
    return static_cast<double>(splits->front().test.size()) / static_cast<double>(splits->front().train.size());
}

Table reordered(Table table, const std::vector<std::size_t>& order)
{
    ROSA_CHECK(order.size() == table.plan.rows.size(), "an order names every row once");
    const std::size_t columns = table.plan.columns.size();
    std::vector<std::size_t> placeOf(order.size(), order.size());
    std::vector<PlanRow> rows;
    std::vector<TableCell> cells;
    for (const std::size_t row : order) {
        ROSA_CHECK(row < order.size() && placeOf[row] == order.size(), "an order names every row once");
        placeOf[row] = rows.size();
        rows.push_back(std::move(table.plan.rows[row]));
        for (std::size_t column = 0; column < columns; ++column)
            cells.push_back(std::move(table.cells[row * columns + column]));
    }
    table.plan.rows = std::move(rows);
    table.cells = std::move(cells);
    for (PlannedRun& run : table.plan.runs) run.row = placeOf[run.row];
    for (std::size_t& row : table.ranked) row = placeOf[row];
    for (TableCell& cell : table.cells)
        for (BaselineTest& test : cell.baselines) test.baseline = placeOf[test.baseline];
    return table;
}

}  // namespace rosa::tables
