/// Tables as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "core/tables/table.h"

namespace rosa::engine {

/// The event "table": each cell with its numbers, tests and protocol card, and the ranks over data sets. Numbers are fractions, not per
/// cent; missing ones are null.
nlohmann::ordered_json tableJson(const tables::Table& table);

}  // namespace rosa::engine
