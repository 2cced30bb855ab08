/// A comparison of runs as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "core/tables/run_comparison.h"

namespace rosa::engine {

/// One line: all numbers as fractions, with every single result.
nlohmann::ordered_json comparisonJson(const tables::RunComparison& comparison);

}  // namespace rosa::engine
