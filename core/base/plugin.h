/// Shared libraries loaded on demand.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/base/result.h"

namespace rosa {

/// Returns the folder of the running executable; plug-ins are searched for there, in ../lib/rosa and in ../lib.
std::filesystem::path programFolder();

/// Returns the path where loadPlugin() of a program in `folder` would find `lib<name>.so`, or nullopt if there is none.
std::optional<std::filesystem::path> findPlugin(const std::string& name,
                                                const std::filesystem::path& folder = programFolder());

/// Loads `lib<name>.so` from programFolder(), ../lib/rosa or ../lib relative to it, and returns the address of `symbol`. The library stays
/// loaded until the process ends. Returns an Error with the folders searched or the message of the loader.
Result<void*> loadPlugin(const std::string& name, const std::string& symbol);

}  // namespace rosa
