/// Words that the written forms of a table share. Of this folder alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/reproduce/table.h"

namespace rosa::reproduce {

/// One number by a format of printf.
std::string number(const char* format, double value);

/// "84.5", "+0.4", "-0.4" and "0.0" of fractions.
std::string percent(double fraction);
std::string signedPercent(double fraction);

/// "0.012", "< 0.001"; "–" where there is none.
std::string probability(const std::optional<double>& p);

std::string joined(const std::vector<std::string>& words, const char* separator);

/// "raw features", "the random encoder"
std::string baselineName(const Plan& plan, std::size_t row);

/// What rows are compared with: the column's reference, or a baseline.
struct Opponent {
    std::string name;                     ///< "RoSA", "raw features"
    std::optional<std::size_t> baseline;  ///< Its row; none: the reference.

    [[nodiscard]] const Comparison* in(const TableCell& cell) const;  ///< nullptr: not compared.
};

/// Those that some cell is compared with, the reference first.
std::vector<Opponent> opponentsOf(const Table& table);

/// "±1.0 points", "±0.25 points"
std::string marginText(double margin);

}  // namespace rosa::reproduce
