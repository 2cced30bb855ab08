/// Text files as people have them: plain, compressed by gzip, in UTF-8 or with a byte order mark in UTF-16; internal.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/memory_budget.h"
#include "core/base/result.h"

namespace rosa::data {

/// Reads a whole file as text, decompressed and converted to UTF-8 without byte order mark (other texts stay as they are, see isUtf8()).
/// Adds the file to `budget` and takes the memory of the text. A compressed file counts as sixteen times its size: gzip reduces tables of
/// numbers to a fifth or a tenth, so that a file that expands beyond that and the free part of the budget is refused. Errors name the file.
Result<std::string> readText(const std::filesystem::path& path, MemoryBudget& budget);

}  // namespace rosa::data
