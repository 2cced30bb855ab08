/// Shared libraries loaded when a job needs them.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/base/result.h"

namespace rosa {

/// Folder of the shared library or executable this code runs in; plug-ins are looked for there and in ../lib/rosa.
std::filesystem::path programFolder();

/// Where loadPlugin() would find `lib<name>.so`; nothing: nowhere.
std::optional<std::filesystem::path> findPlugin(const std::string& name);

/// Loads `lib<name>.so` from programFolder(), ../lib/rosa or ../lib beside it, and returns the address of `symbol`. The library stays
/// loaded until the process ends. An Error says where it was looked for and what the loader said.
Result<void*> loadPlugin(const std::string& name, const std::string& symbol);

}  // namespace rosa
