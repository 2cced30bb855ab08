/// What the subcommands of `rosa runs` show.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "app/engine/command.h"
#include "core/record/library.h"
#include "core/record/run_reader.h"

namespace rosa::engine {

/// The library of the store that the command line names, which must be there.
Result<std::unique_ptr<record::Library>> openLibrary(const CommandContext& context, bool repair = false);

/// A run that the user named: by id, beginning of an id, or name.
struct NamedRun {
    std::string id;
    std::filesystem::path folder;
    std::unique_ptr<record::RunReader> reader;
};
Result<NamedRun> openRun(const CommandContext& context, const std::string& text);

/// Which runs `runs list` shows; an empty text lets all pass.
struct RunFilter {
    std::string dataset, method, state, tag, group;
    bool deleted = false;  ///< The deleted ones instead.
    int limit = 0;         ///< The newest so many; 0: all.
};

Result<void> listRuns(CommandContext& context, const RunFilter& filter);
Result<void> showRun(CommandContext& context, const std::string& run);
/// Follows a run to its end, whose kind becomes the exit code.
Result<void> watchRun(CommandContext& context, const std::string& run);

/// Why the run is in its state, as its record says; "" where that says no more than how many epochs are done.
std::string reasonOf(const record::RunInfo& info);

/// A parameter's value as JSON: a number, true or false, or a text.
nlohmann::ordered_json parameterJson(const catalog::Catalogue& catalogue, const std::string& key, const std::string& text);

/// `share` of 1 as "84.5"; "–" where it is not known.
std::string percentText(double share);
/// "84.5 ± 0.8"; "–" where there is none.
std::string accuracyText(double mean, double deviation);
/// A number with four digits; "–" where it is not known.
std::string numberText(double value);
/// Time since `then` (seconds since 1970), rounded down: "3 min", "2 h", "5 d".
std::string ageText(double then, double now);

}  // namespace rosa::engine
