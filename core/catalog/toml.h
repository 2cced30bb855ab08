/// toml++, compiled into each file that includes this, without exceptions. Private to core/catalog.
#pragma once

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#include <toml++/impl/preprocessor.h>
// The parser asserts, or has the compiler assume, that a table header begins with a key (not true for "[" and a line break), and checks it
// itself afterwards.
#undef TOML_ASSERT
#undef TOML_ASSERT_ASSUME
#define TOML_ASSERT(expr) static_assert(true)
#define TOML_ASSERT_ASSUME(expr) static_assert(true)
#include <toml++/toml.h>

#include "core/base/result.h"
#include "core/catalog/parameter.h"

namespace rosa::catalog {

/// An Error with the file and line of `node`.
Error errorAt(const std::string& fileName, const toml::node& node, const std::string& message);
/// "string", "array", … for messages.
std::string kindOf(const toml::node& node);
/// A single value; an Error if the node is a table or an array.
Result<Value> valueOf(const toml::node& node, const std::string& key, const std::string& fileName);

}  // namespace rosa::catalog
