/// Options that several commands have: each is declared here alone, with the check of its values. `help` says what the value means to the
/// command, where that differs.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/base/bind/fields.h"

namespace rosa::engine {

/// RUN, and several of them. Not required.
CLI::Option* addRun(CLI::App& command, std::string& run);
CLI::Option* addRuns(CLI::App& command, std::vector<std::string>& runs);
/// NAME of a sweep; required.
CLI::Option* addSweepName(CLI::App& command, std::string& name);
/// --yes: goes on with a sweep that was not made here.
CLI::Option* addConsent(CLI::App& command, bool& isConfirmed, const std::string& help);

struct QuietOption {
    bool isQuiet = false;
};
void describe(bind::Fields<QuietOption>& fields);

/// --quiet, for commands whose options are not bound.
CLI::Option* addQuiet(CLI::App& command, bool& isQuiet);
/// --dry-run: tells how long the work takes, and leaves the store as it is.
CLI::Option* addDryRun(CLI::App& command, bool& isDryRun, const std::string& help);
/// --out, a file or a folder; callers check which.
CLI::Option* addOut(CLI::App& command, std::string& out, const std::string& help);
/// --csv, a file.
CLI::Option* addCsv(CLI::App& command, std::string& file, const std::string& help);
/// --html, a page.
CLI::Option* addHtml(CLI::App& command, std::string& file, const std::string& help);
/// --name of what is made, and --title, by which it is shown.
CLI::Option* addName(CLI::App& command, std::string& name, const std::string& help);
CLI::Option* addTitle(CLI::App& command, std::string& title, const std::string& help);
/// --protocol of an evaluation; not empty.
CLI::Option* addProtocol(CLI::App& command, std::string& protocol, const std::string& help);
/// --format, one of `formats`.
CLI::Option* addFormat(CLI::App& command, std::string& format, const std::vector<std::string>& formats,
                       const std::string& help);
/// --language of pages, separated by commas.
CLI::Option* addLanguages(CLI::App& command, std::vector<std::string>& languages, const std::string& help);
/// --columns of a paper that a table in LaTeX fills.
CLI::Option* addColumns(CLI::App& command, int& columns, const std::string& table);
/// --margin in percentage points.
CLI::Option* addMargin(CLI::App& command, double& margin, const std::string& perWhat);

/// --epoch of a checkpoint.
CLI::Option* addEpoch(CLI::App& command, std::string& epoch,
                      const std::string& help = "Epoch of a checkpoint, or latest (default: the final weights)");
/// --pair of views: "I,K" of a run that is given otherwise, or RUN I,K.
CLI::Option* addPair(CLI::App& command, std::string& pair);
CLI::Option* addPairOfRun(CLI::App& command, std::vector<std::string>& runAndPair);
/// --iterations; callers check the range.
template <typename Number>
CLI::Option* addIterations(CLI::App& command, Number& iterations, const std::string& help)
{
    return command.add_option("--iterations", iterations, help);
}

}  // namespace rosa::engine
