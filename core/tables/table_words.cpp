#include "core/tables/table_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/base/check.h"
#include "core/base/text/display_width.h"
#include "core/tables/table_text.h"

namespace rosa::tables {

std::string signedWord(double fraction)
{
    const std::string text = signedPercent(fraction);
    return text[0] == '-' ? "−" + text.substr(1) : text;
}

Message sharedNodesNote(const std::string& one, const std::string& other)
{
    return Message(
        "%1 and %2 have identical features and classes, as published, so their results are not independent; in mean ranks "
        "they "
        "count as one data set, by their mean",
        one, other);
}

std::string scopeWords(const TableCell& cell)
{
    return cell.interval95 ? evaluate::scopeWords(evaluate::scopeOf(*cell.results), cell.isSeedless) : std::string();
}

std::string scopeNote(const std::vector<const TableCell*>& cells)
{
    bool isConservative = false;
    std::vector<std::string> found;
    for (const TableCell* cell : cells) {
        const std::string words = scopeWords(*cell);
        if (words.empty()) continue;
        noteOnce(found, words);
        isConservative = isConservative || evaluate::isConservative(*cell->results);
    }
    // In this order; the condition is said where there are several.
    constexpr std::array kConditions{
        std::pair{"seeds and splits", ""}, std::pair{"splits given this seed", "with one seed "},
        std::pair{"seeds given this split", "with one split "}, std::pair{"splits", "of deterministic methods "}};
    std::vector<std::string> parts;
    for (const auto& [words, condition] : kConditions)
        if (std::ranges::find(found, words) != found.end())
            parts.push_back((found.size() > 1 ? condition : "") + std::string("over other ") + words);
    if (isConservative)
        parts.push_back("with fewer than " + std::to_string(evaluate::kFewestLevels) +
                        " seeds or splits it is conservative (at least 95 %, usually more)");
    return joined(parts, "; ");
}

std::vector<std::string> notesOf(const Table& table)
{
    std::vector<std::string> notes;
    for (const Message& note : table.dataNotes) notes.push_back(note.text());
    notes.insert(notes.end(), table.plan.notes.begin(), table.plan.notes.end());
    return notes;
}

std::string sharesText(const evaluate::MeanShares& shares)
{
    const auto whole = [](double share) { return formatted("%.0f", 100 * share) + " %"; };
    const evaluate::Remedy remedy = evaluate::remedyOf(shares);
    return "of the variance of the mean, " + whole(shares.seed) + " is from seeds, " + whole(shares.split) +
           " from splits, " + whole(shares.rest) + " residual: " +
           (remedy == evaluate::Remedy::Seeds    ? "more seeds reduce it most"
            : remedy == evaluate::Remedy::Splits ? "more splits reduce it most"
                                                 : "more seeds or more splits reduce it");
}

std::string probability(const std::optional<double>& p) { return !p ? "–" : *p < 0.001 ? "< 0.001" : formatted("%.3f", *p); }

std::string exact(const std::optional<double>& value)
{
    if (!value) return {};
    std::array<char, 32> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), *value).ptr};
}

std::string pointsOf(const evaluate::CrossedTable& results)
{
    std::string text;
    for (std::size_t i = 0; i < results.values.size(); ++i) {
        if (i > 0) text += i % static_cast<std::size_t>(results.splits) == 0 ? ";" : " ";
        text += exact(results.values[i]);
    }
    return text;
}

std::vector<UsedProtocol> protocolsOf(const std::vector<const record::EvaluationCard*>& cards)
{
    std::vector<UsedProtocol> protocols;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!cards[i]) continue;
        const std::string text = cards[i]->id + ": " + cards[i]->text.text();
        auto known = std::ranges::find(protocols, text, &UsedProtocol::text);
        if (known == protocols.end()) known = protocols.insert(known, {cards[i]->id, text, {}});
        known->results.push_back(i);
    }
    return protocols;
}

std::string aligned(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<int> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i == widths.size()) widths.push_back(0);
            widths[i] = std::max(widths[i], displayWidth(row[i]));
        }
    std::string text;
    for (const auto& row : rows) {
        std::string line = " ";
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += " " + (i + 1 < row.size() ? paddedToWidth(row[i], widths[i]) + " " : row[i]);
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

std::string signedRankText(const evaluate::SignedRank& rank)
{
    const std::string zeros = std::to_string(rank.zeros) + " of " + std::to_string(rank.n + rank.zeros) + " differences " +
                              (rank.zeros == 1 ? "is" : "are") + " 0";
    if (rank.kind == evaluate::SignedRankKind::AllZero) return "all differences are 0";
    if (rank.kind == evaluate::SignedRankKind::NotEnoughPairs)
        return rank.zeros == 0 ? "too few pairs" : "too few pairs (" + zeros + ")";
    return probability(rank.p) + (rank.zeros == 0 ? "" : " (" + zeros + ")");
}

std::string baselineName(const Plan& plan, std::size_t row)
{
    return plan.rows[row].method == "raw" ? "raw features" : "the random encoder";
}

const Comparison* Opponent::in(const TableCell& cell) const
{
    if (!baseline) return cell.comparison ? &*cell.comparison : nullptr;
    const auto test = std::ranges::find(cell.baselines, *baseline, &BaselineTest::baseline);
    return test == cell.baselines.end() ? nullptr : &test->comparison;
}

std::vector<Opponent> opponentsOf(const Table& table)
{
    std::vector<Opponent> all;
    const auto reference = std::ranges::find(table.plan.rows, true, &PlanRow::isReference);
    if (reference != table.plan.rows.end()) all.push_back({reference->title, std::nullopt});
    for (const std::size_t row : baselineRows(table.plan)) all.push_back({baselineName(table.plan, row), row});
    std::erase_if(all, [&](const Opponent& one) {
        return std::ranges::none_of(table.cells, [&](const TableCell& cell) { return one.in(cell) != nullptr; });
    });
    return all;
}

const char* standingId(Standing standing)
{
    switch (standing) {
        case Standing::Above:
            return "above";
        case Standing::Below:
            return "below";
        case Standing::NotSignificant:
            return "not significant";
        case Standing::NotEnoughPairs:
            return "not enough pairs";
    }
    ROSA_CHECK(false, "an unknown standing");
}

std::string standingText(const Plan& plan, const BaselineTest& test)
{
    const std::string name = baselineName(plan, test.baseline);
    const auto& holm = test.comparison.holm;
    const std::string p = holm ? " (p " + probability(holm) + ")" : " (all differences are 0)";
    switch (test.standing) {
        case Standing::Above:
            return "significantly above " + name + p;
        case Standing::Below:
            return "significantly below " + name + p;
        case Standing::NotSignificant:
            return "not significantly different from " + name + p;
        case Standing::NotEnoughPairs:
            return "too few pairs to test against " + name;
    }
    ROSA_CHECK(false, "an unknown standing");
}

std::string marginText(double margin)
{
    const double points = 100 * margin;
    const bool isTenths = std::abs(10 * points - std::round(10 * points)) < 1e-9;
    return "±" + formatted(isTenths ? "%.1f" : "%g", points) + " points";
}

std::string equivalenceText(const std::optional<evaluate::Equivalence>& equivalence)
{
    if (!equivalence) return "–";
    if (!equivalence->p)
        return equivalence->isEquivalent ? "equivalent (all differences equal)" : "not equivalent (all differences equal)";
    return (equivalence->isEquivalent ? "equivalent (p " : "not shown (p ") + probability(equivalence->p) + ")";
}

}  // namespace rosa::tables
