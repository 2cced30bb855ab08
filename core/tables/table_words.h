/// Text fragments shared by the output formats of a table. Private to core/tables.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/base/text/joined.h"
#include "core/base/text/number_text.h"
#include "core/tables/table.h"

namespace rosa::tables {

/// signedPercent() with the minus sign of mathematics, "−0.4".
std::string signedWord(double fraction);

/// "0.012", "< 0.001"; "–" if there is none.
std::string probability(const std::optional<double>& p);

/// Appends `text` unless the list has it.
template <typename Text>
void noteOnce(std::vector<Text>& list, const std::type_identity_t<Text>& text)
{
    if (std::ranges::find(list, text) == list.end()) list.push_back(text);
}

/// That two data sets have the same nodes, and what follows for a comparison.
Message sharedNodesNote(const std::string& one, const std::string& other);

/// What the intervals of these cells speak of: "over other splits given this seed"; with several scopes each with its condition: "over other
/// seeds and splits; of deterministic methods over other splits". Says that intervals of few seeds or splits are conservative. "" if no
/// cell has one.
std::string scopeNote(const std::vector<const TableCell*>& cells);
/// "of the variance of the mean, 68 % is from seeds, 27 % from splits, 5 % residual: more seeds reduce it most"
std::string sharesText(const evaluate::MeanShares& shares);

/// The shortest text that reads back exactly; "" if there is no value.
std::string exact(const std::optional<double>& value);

/// All results for a CSV file: splits separated by spaces, seeds by semicolons.
std::string pointsOf(const evaluate::CrossedTable& results);

/// A protocol, and which of several results were measured under it.
struct UsedProtocol {
    std::string id, text;  ///< The text begins with the id: "cv-10-90: 10 random splits …".
    std::vector<std::size_t> results;
};

/// Each protocol once; results without a card (nullptr) are skipped.
std::vector<UsedProtocol> protocolsOf(const std::vector<const record::EvaluationCard*>& cards);

/// Rows of cells with columns aligned to the left, two spaces between them; UTF-8.
std::string aligned(const std::vector<std::vector<std::string>>& rows);

/// p of the signed-rank test, or why there is none: "too few pairs (6 of 10 differences are 0)".
std::string signedRankText(const evaluate::SignedRank& rank);

/// "raw features", "the random encoder"
std::string baselineName(const Plan& plan, std::size_t row);

/// What rows are compared with: the reference of the column, or a baseline.
struct Opponent {
    std::string name;                     ///< "RoSA", "raw features"
    std::optional<std::size_t> baseline;  ///< Row of the baseline; nullopt: the reference.

    [[nodiscard]] const Comparison* in(const TableCell& cell) const;  ///< nullptr: not compared.
};

/// All opponents that any cell is compared with, the reference first.
std::vector<Opponent> opponentsOf(const Table& table);

/// "±1.0 points", "±0.25 points"
std::string marginText(double margin);

}  // namespace rosa::tables
