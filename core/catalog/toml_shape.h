/// What a configuration's text must keep to before it is parsed.
#pragma once

#include <string_view>

#include "core/base/result.h"

namespace rosa::catalog {

/// Largest configuration.
inline constexpr std::size_t kMostToml = std::size_t{1} << 20;

/// Refuses texts over kMostToml, keys of more than 16 parts ("a.b.c") and values nested more than 16 deep, which no configuration has:
/// toml++ recurses once a level when it frees a document, and a dotted key has as many levels as parts. What is no TOML is left to the
/// parser. An Error names the line. O(size).
Result<void> checkTomlShape(std::string_view text);

}  // namespace rosa::catalog
