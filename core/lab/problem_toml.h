/// Problems as text files (TOML); the format is described in resources/manual/lab.md.
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/lab/problem.h"

namespace rosa::lab {

/// Reads a problem. Unknown keys are errors with the nearest known key; all shapes and ranges are checked, as pose() does. An Error names
/// `fileName` and the line. At most 1 MB of text.
Result<Problem> problemFromToml(const std::string& text, const std::string& fileName);

/// Writes a problem so that problemFromToml() returns an equal one, bit for bit.
std::string toToml(const Problem& problem);

}  // namespace rosa::lab
