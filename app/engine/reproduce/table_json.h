/// A table as one line of JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "core/reproduce/table.h"

namespace rosa::engine {

/// The event "table": every cell with its numbers, tests and protocol card, and the ranks over the data sets. Fractions, not per cent; null
/// where there is no number.
nlohmann::ordered_json tableJson(const reproduce::Table& table);

}  // namespace rosa::engine
