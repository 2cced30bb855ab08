/// Validators of option values, for add_option(…)->check(…). They run before the command starts; each error ends with the invalid value.
#pragma once

#include <cstdint>
#include <limits>

#include <CLI/CLI.hpp>

namespace rosa::engine {

/// A non-empty text: `--resume "$RUN"` with RUN unset must not start another training.
CLI::Validator given();

/// A decimal integer within the bounds. CLI11 alone reads −1 as 2^64 − 1, and replaces values out of range by the largest one.
CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// wholeNumber() for options of type int.
CLI::Validator count(int least = 1, int most = std::numeric_limits<int>::max());

/// A number in (least, most].
CLI::Validator numberAbove(double least, double most = std::numeric_limits<double>::max());

/// A number in [least, most].
CLI::Validator numberFrom(double least, double most);

/// Name of an output file in an existing folder. Checked in advance, because a mistyped name would waste minutes of computation.
CLI::Validator fileToWrite();

}  // namespace rosa::engine
