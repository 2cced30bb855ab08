/// Names of a plan's rows: a method, or a method with one of its presets. Private to core/tables.
#pragma once

#include <string>

#include "core/catalog/catalogue.h"

namespace rosa::tables {

/// Separates a method from the preset of its row: "bgrl:short".
inline constexpr char kWithPreset = ':';

/// By id or title, in upper or lower case; nullptr if there is none.
const catalog::Method* methodNamed(const catalog::Catalogue& catalogue, const std::string& text);

/// "bgrl:reference" is the same row as "bgrl".
std::string withoutFirstPreset(const catalog::Catalogue& catalogue, const std::string& name);

/// "BGRL (short)"
std::string titleWithPreset(const catalog::Method& method, const std::string& preset);

}  // namespace rosa::tables
