#include "core/tables/table_text.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/tables/table_words.h"

namespace rosa::tables {

namespace {

std::string publishedText(const std::optional<catalog::PublishedValue>& value)
{
    return value ? percentText(value->mean, value->deviation) : "–";
}

std::string differenceText(const TableCell& cell, const std::optional<catalog::PublishedValue>& published)
{
    const auto difference = differenceToPublished(cell, published);
    if (!difference) return "–";
    const auto& interval = difference->interval95;
    return signedPercent(difference->mean) +
           (interval ? " (" + signedPercent(interval->low) + " … " + signedPercent(interval->high) + ")" : "");
}

std::string markOf(const Plan& plan, const TableCell& cell)
{
    std::vector<std::string> marks;
    if (cell.isBest) marks.emplace_back("best");
    if (cell.isUntested) marks.emplace_back(cell.warning.empty() ? "too few pairs to test" : "not comparable");
    if (cell.isNotWorse) marks.emplace_back("not significantly different from best");
    for (const BaselineTest& test : cell.baselines)
        if (test.standing == Standing::NotSignificant || test.standing == Standing::Below)
            marks.push_back(standingText(plan, test));
    return joined(marks, "; ");
}

std::string measuredText(const Plan& plan, std::size_t row, const TableCell& cell)
{
    if (cell.results) return percentText(cell.results->mean(), cell.results->values.size() > 1 ? cell.deviation : -1);
    if (plan.rows[row].method.empty()) return "–";
    return !cell.isPlanned ? "not applicable" : cell.problems.empty() ? "not measured" : "failed";
}

std::string countText(const TableCell& cell)
{
    if (!cell.results) return "–";
    return counted(cell.results->seeds, "seed") + " × " + counted(cell.results->splits, "split");
}

/// Whether the table has any published number.
bool hasPublished(const Plan& plan)
{
    return std::ranges::any_of(plan.rows, [](const PlanRow& row) {
        return std::ranges::any_of(row.published, [](const auto& value) { return value.has_value(); });
    });
}

std::string cellLines(const Table& table, std::size_t column)
{
    constexpr std::ptrdiff_t kPublished = 1, kDifference = 5;
    std::vector<std::vector<std::string>> rows{
        {"", "published (copied)", "measured", "n", "95 % interval", "measured − published", ""}};
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const TableCell& cell = table.cell(row, column);
        const auto& published = table.plan.rows[row].published[column];
        const auto& interval = cell.interval95;
        rows.push_back({table.plan.rows[row].title, publishedText(published), measuredText(table.plan, row, cell),
                        countText(cell), interval ? percent(interval->low) + " – " + percent(interval->high) : "–",
                        differenceText(cell, published), markOf(table.plan, cell)});
    }
    if (!hasPublished(table.plan))
        for (auto& row : rows)
            for (const std::ptrdiff_t empty : {kDifference, kPublished}) row.erase(row.begin() + empty);
    return aligned(rows);
}

/// One line of paired tests: difference, interval, pairs and test results.
std::vector<std::string> testWords(const Table& table, const std::string& title, const Comparison& comparison)
{
    const evaluate::PairedDifference& difference = comparison.difference;
    std::string interval = "–";
    if (difference.interval95)
        interval = signedPercent(difference.interval95->low) + " … " + signedPercent(difference.interval95->high);
    std::vector<std::string> words{title,
                                   signedPercent(difference.mean),
                                   interval,
                                   std::to_string(difference.n) + " " + comparison.unit,
                                   signedRankText(comparison.signedRank),
                                   probability(comparison.holm),
                                   comparison.resampled ? probability(comparison.resampled->p) : "–",
                                   comparison.pairsNeeded ? std::to_string(*comparison.pairsNeeded) : "–"};
    if (table.margin > 0) words.push_back(equivalenceText(equivalenceOf(comparison, table.margin)));
    return words;
}

std::vector<std::string> testHeads(const Table& table, const std::string& title)
{
    std::vector<std::string> heads{title,        "difference", "95 % interval", "pairs",
                                   "Wilcoxon p", "Holm p",     "resampled t p", "pairs for power 0.8"};
    if (table.margin > 0) heads.push_back("within " + marginText(table.margin));
    return heads;
}

/// The paired tests of one column, one block per opponent.
std::string comparisonLines(const Table& table, std::size_t column)
{
    std::string text;
    for (const Opponent& opponent : opponentsOf(table)) {
        std::vector<std::vector<std::string>> rows;
        for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
            const TableCell& cell = table.cell(row, column);
            const Comparison* comparison = opponent.in(cell);
            if (!comparison) continue;
            rows.push_back(testWords(table, table.plan.rows[row].title, *comparison));
            if (opponent.baseline)
                rows.back().push_back(
                    standingId(std::ranges::find(cell.baselines, *opponent.baseline, &BaselineTest::baseline)->standing));
        }
        if (rows.empty()) continue;
        std::vector<std::string> heads =
            testHeads(table, opponent.baseline ? "minus " + opponent.name : opponent.name + " minus");
        if (opponent.baseline) heads.emplace_back("");
        rows.insert(rows.begin(), std::move(heads));
        text += "\n" + aligned(rows);
    }
    return text;
}

std::string variancePart(const std::optional<double>& variance) { return variance ? percent(std::sqrt(*variance)) : "–"; }

/// Titles of the given rows of a column, or "all rows" if they are all planned rows.
std::string titlesOf(const Table& table, std::size_t column, const std::vector<std::size_t>& rows)
{
    std::size_t planned = 0;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) planned += table.cell(row, column).isPlanned ? 1 : 0;
    if (rows.size() > 1 && rows.size() == planned) return "all rows";
    std::vector<std::string> titles;
    titles.reserve(rows.size());
    for (const std::size_t row : rows) titles.push_back(table.plan.rows[row].title);
    return joined(titles, ", ");
}

/// Errors of a column, each once, and the number of runs that are not measured.
std::string problemLines(const Table& table, std::size_t column)
{
    std::vector<std::pair<std::string, std::vector<std::size_t>>> said;
    const auto say = [&](const std::string& what, std::size_t row) {
        const auto known = std::ranges::find(said, what, &std::pair<std::string, std::vector<std::size_t>>::first);
        if (known == said.end())
            said.push_back({what, {row}});
        else
            known->second.push_back(row);
    };
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const TableCell& cell = table.cell(row, column);
        for (const std::string& problem : cell.problems) say("failed: " + problem, row);
        if (cell.isPlanned && cell.missing > 0) say(counted(cell.missing, "run") + " not measured", row);
    }
    std::string text;
    for (const auto& [what, rows] : said) {
        const bool isEach = rows.size() > 1 && !what.starts_with("failed: ");
        text += "  " + titlesOf(table, column, rows) + ": " + what + (isEach ? " each" : "") + "\n";
    }
    return text;
}

/// Variance components, results that are not comparable, and errors.
std::string noteLines(const Table& table, std::size_t column)
{
    std::string text;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const TableCell& cell = table.cell(row, column);
        const std::string& title = table.plan.rows[row].title;
        if (cell.parts.rest)
            text += "  " + title + ": standard deviation between seeds " + variancePart(cell.parts.seed) +
                    ", between splits " + variancePart(cell.parts.split) + ", residual " + variancePart(cell.parts.rest) +
                    (cell.parts.ofMean ? "; " + sharesText(*cell.parts.ofMean) : "") + "\n";
        if (!cell.warning.empty())
            text += "  " + title + ": not comparable with the rest of the column: " + cell.warning + "\n";
    }
    return text + problemLines(table, column);
}

/// Row titles of the cells of one protocol; with the columns if the row has cells of another protocol.
std::string holdersOf(const Table& table, const std::vector<std::size_t>& cells)
{
    const std::size_t columns = table.plan.columns.size();
    std::vector<std::string> holders;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        std::vector<std::string> own;
        std::size_t measured = 0;
        for (std::size_t column = 0; column < columns; ++column) {
            measured += table.cell(row, column).card ? 1 : 0;
            if (std::ranges::find(cells, row * columns + column) != cells.end())
                own.push_back(table.plan.columns[column].title);
        }
        if (own.empty()) continue;
        holders.push_back(table.plan.rows[row].title + (own.size() < measured ? " on " + joined(own, " and ") : ""));
    }
    return joined(holders, ", ");
}

/// Each protocol once, with its rows if there are several protocols.
std::string protocolLines(const Table& table)
{
    std::vector<const record::EvaluationCard*> cards;
    cards.reserve(table.cells.size());
    for (const TableCell& cell : table.cells) cards.push_back(cell.card ? &*cell.card : nullptr);
    const std::vector<UsedProtocol> protocols = protocolsOf(cards);
    std::string text = protocols.empty() ? "" : "\n";
    for (const UsedProtocol& protocol : protocols)
        text += "Protocol " + (protocols.size() > 1 ? "of " + holdersOf(table, protocol.results) + ", " : "") +
                protocol.text + "\n";
    return text;
}

std::string rankLines(const Table& table)
{
    if (!table.ranking) return {};
    const evaluate::Ranking& ranking = *table.ranking;
    std::string text =
        "\nMean ranks over " + counted(ranking.datasets, "data set") + " (k = " + std::to_string(ranking.methods) +
        ", N = " + std::to_string(ranking.datasets) + ", critical difference " +
        formatted("%.2f", ranking.criticalDifference) + " at 0.05; Friedman p " + probability(ranking.p) +
        (std::isinf(ranking.f) ? ", all data sets agree" : ", Iman-Davenport p " + probability(ranking.fP)) + ")\n";
    std::vector<std::vector<std::string>> rows;
    for (const std::int64_t place : ranking.order)
        rows.push_back({table.plan.rows[table.ranked[static_cast<std::size_t>(place)]].title,
                        formatted("%.2f", ranking.meanRanks[static_cast<std::size_t>(place)])});
    text += aligned(rows);
    if (ranking.datasets < static_cast<std::int64_t>(table.plan.columns.size()))
        text += "  Columns of the same data set, or of data sets with the same nodes, count once, by their mean.\n";
    if (ranking.criticalDifference >= static_cast<double>(ranking.methods - 1))
        text += "  With so few data sets, no two of the methods can differ significantly.\n";
    return text;
}

}  // namespace

std::string percentText(double mean, double deviation)
{
    return deviation < 0 ? percent(mean) : percent(mean) + " ± " + percent(deviation);
}

std::string toText(const Table& table)
{
    const Plan& plan = table.plan;
    std::string text = plan.title + " (" + plan.metric + ", %)\n";
    if (plan.isQuick)
        text += "Quick: the short training only tests that everything works; the results are not comparable.\n";
    if (!plan.source.empty()) text += "Published numbers are copied from " + plan.source + ".\n";
    for (std::size_t column = 0; column < plan.columns.size(); ++column) {
        text += "\n" + plan.columns[column].title + "\n" + cellLines(table, column) + comparisonLines(table, column);
        if (const std::string notes = noteLines(table, column); !notes.empty()) text += "\n" + notes;
    }
    text += rankLines(table) + protocolLines(table);
    std::vector<const TableCell*> cells;
    for (const TableCell& cell : table.cells) cells.push_back(&cell);
    const std::string scope = scopeNote(cells);
    text += "\n± is the standard deviation of single results over seeds and splits" +
            (scope.empty() ? "" : "; the interval is for the mean on this graph, " + scope) + ". ";
    text +=
        "Tests and intervals of differences are conditional on these seeds and these splits of "
        "this "
        "graph; only \"resampled t\", the corrected resampled t test of Nadeau and Bengio, generalises to other splits, "
        "with "
        "these seeds. The Wilcoxon signed-rank test omits zero differences (zero_method \"wilcox\" of scipy) and needs at "
        "least six nonzero differences.\n"
        "Numbers are in per cent, differences in percentage points; CSV and --json contain the same values as fractions.\n";
    if (table.margin > 0)
        text += "Equivalent within " + marginText(table.margin) +
                ": two one-sided t tests on the pairs, level 0.05, not corrected for multiple testing; failure to show "
                "equivalence "
                "does not imply a difference.\n";
    for (const PlanRow& row : plan.rows)
        if (!row.note.empty()) text += row.title + ": published number " + row.note + ".\n";
    for (const std::string& note : notesOf(table)) text += note + ".\n";
    return text;
}

}  // namespace rosa::tables
