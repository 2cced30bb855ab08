/// Library and runs of the store given on the command line.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/engine/common/command.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"

namespace rosa::engine {

/// The library of the store given on the command line, which must exist.
Result<std::unique_ptr<store::Library>> openLibrary(const CommandContext& context, bool repair = false);

/// A run given by id, unambiguous prefix of an id, or name.
struct NamedRun {
    std::string id;
    std::filesystem::path folder;
    std::unique_ptr<record::RunReader> reader;
};
Result<NamedRun> openRun(const CommandContext& context, const std::string& text);

}  // namespace rosa::engine
