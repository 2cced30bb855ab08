/// Checks of option values that come before a command begins; each error ends with what was found. For add_option(…)->check(…).
#pragma once

#include <cstdint>
#include <limits>

#include <CLI/CLI.hpp>

namespace rosa::engine {

/// A text that says something: `--resume "$RUN"` with RUN unset must not train something else.
CLI::Validator given();

/// Decimal digits alone, between the bounds. CLI11 itself takes −1 for 2^64 − 1, and what is too large for the largest.
CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// wholeNumber for an option of type int.
CLI::Validator count(int least = 1, int most = std::numeric_limits<int>::max());

/// A decimal number above `least` and at most `most`.
CLI::Validator numberAbove(double least, double most = std::numeric_limits<double>::max());

/// A decimal number from `least` to `most`.
CLI::Validator numberFrom(double least, double most);

/// Name of a file to be written: its folder is there. Work of minutes must not end at a name mistyped.
CLI::Validator fileToWrite();

}  // namespace rosa::engine
