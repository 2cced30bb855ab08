/// Bound structs (core/base/bind) as TOML.
#pragma once

#include <string>

#include "core/base/bind/tree.h"

namespace rosa::catalog {

/// The values of a group, then a table [name] per nested group and tables [[name]] per item of a list of groups; groups in groups are not
/// supported.
std::string tomlOf(const bind::Tree& tree);

/// Reads a text within the limits of toml_shape.h; each tree knows its place. An Error names the file and, if the text is not TOML, the line.
Result<bind::Tree> treeOfToml(const std::string& text, const std::string& fileName);

}  // namespace rosa::catalog
