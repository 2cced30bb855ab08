/// Files that stand in the place of data; internal.
#pragma once

#include <filesystem>
#include <optional>

#include "core/base/message.h"
#include "core/base/result.h"

namespace rosa::data {

/// What a file is in the place of data, and what to do: a Git LFS pointer, a web page, an empty file, a pickle of
/// Python objects (.gpickle, .pickle, .pkl). nullopt for others. Reads its start.
std::optional<Message> notData(const std::filesystem::path& path);

/// An Error that says so of the file `path`, or of the first such file directly in the folder `path`; nullopt if there is none. With
/// `error`, only of a file that it names.
std::optional<Error> notDataIn(const std::filesystem::path& path, const Error* error);

}  // namespace rosa::data
