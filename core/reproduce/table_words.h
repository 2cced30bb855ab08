/// Text fragments shared by the output formats of a table. Private to core/reproduce.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/joined.h"
#include "core/reproduce/table.h"

namespace rosa::reproduce {

/// A number formatted with a printf format.
std::string number(const char* format, double value);

/// A fraction in per cent: "84.5"; signed: "+0.4", "-0.4", "0.0".
std::string percent(double fraction);
std::string signedPercent(double fraction);
/// signedPercent() with the minus sign of mathematics, "−0.4".
std::string signedWord(double fraction);

/// "0.012", "< 0.001"; "–" if there is none.
std::string probability(const std::optional<double>& p);

/// Appends `text` unless the list has it.
void noteOnce(std::vector<std::string>& list, const std::string& text);

/// "1 seed", "2 seeds"
std::string counted(std::int64_t count, const std::string& what);

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

}  // namespace rosa::reproduce
