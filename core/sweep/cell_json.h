/// Tries and states of cells as JSON. Private to core/sweep.
#pragma once

#include <string>

#include "core/sweep/sweep_folder.h"

namespace rosa::sweep {

std::string toJson(const Try& one);
std::string toJson(const CellState& state);
/// Errors name `file` and what is missing or out of range.
Result<Try> tryFromJson(const std::string& text, const std::string& file);
Result<CellState> cellFromJson(const std::string& text, const std::string& file);

}  // namespace rosa::sweep
