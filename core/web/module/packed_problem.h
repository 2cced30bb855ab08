/// A problem as it comes from a page: numbers in a row.
#pragma once

#include <optional>
#include <span>

#include "core/lab/problem.h"

namespace rosa::web {

/// Reads lists that each begin with their length, in the order of packed() in core/web/page/lab.js. Nothing where numbers are missing or left
/// over, or where one that counts or chooses is none. Values are not checked: lab::pose() does it.
std::optional<lab::Problem> unpacked(std::span<const double> numbers);

}  // namespace rosa::web
