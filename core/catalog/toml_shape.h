/// Limits that the text of a configuration must satisfy before it is parsed.
#pragma once

#include <string_view>

#include "core/base/result.h"

namespace rosa::catalog {

/// Largest configuration in bytes.
inline constexpr std::size_t kMostToml = std::size_t{1} << 20;

/// Rejects texts over kMostToml, keys of more than 16 parts ("a.b.c") and values nested more than 16 levels deep: toml++ recurses once per
/// level when it frees a document, and a dotted key has as many levels as parts. Invalid TOML is left to the parser. An Error names the
/// line. O(size).
Result<void> checkTomlShape(std::string_view text);

}  // namespace rosa::catalog
