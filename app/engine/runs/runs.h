/// Shared by the subcommands of `rosa runs`.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "app/engine/common/command.h"
#include "app/engine/common/named_run.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"

namespace rosa::engine {

/// Filter of `runs list`; empty texts match all runs.
struct RunFilter {
    std::string dataset, method, state, tag, group;
    bool deleted = false;  ///< Deleted runs instead.
    int limit = 0;         ///< Maximum number of runs, newest first; 0: all.
    std::string csv;       ///< File to write instead of a list: one line per run, with its parameters.
};

Result<void> listRuns(CommandContext& context, const RunFilter& filter);
Result<void> showRun(CommandContext& context, const std::string& run);
/// Follows a run until it ends; its end state determines the exit code.
Result<void> watchRun(CommandContext& context, const std::string& run);

/// The recorded reason for the state of a run; "" if it contains only the number of epochs.
std::string reasonOf(const record::RunInfo& info);

/// The value of a parameter as JSON: number, boolean or string.
nlohmann::ordered_json parameterJson(const catalog::Catalogue& catalogue, const std::string& key, const std::string& text);

/// A fraction in per cent: "84.5"; "–" if unknown.
std::string percentText(double share);
/// "84.5 ± 0.8"; "–" if there is none.
std::string accuracyText(double mean, double deviation);
/// A number with four digits; "–" if unknown.
std::string numberText(double value);
/// Time since `then` (seconds since 1970), rounded down: "3 min", "2 h", "5 d".
std::string ageText(double then, double now);

}  // namespace rosa::engine
