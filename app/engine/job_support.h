/// What the commands that run jobs have in common: data, the training core, and showing how far they are.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "app/engine/command.h"
#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/jobs.h"

namespace rosa::engine {

/// Loads librosa_learn on first use.
Result<learn::Jobs*> loadJobs();

/// Where a job runs: the store of the command line, and the device and threads given.
Result<learn::Workplace> workplaceOf(const CommandContext& context, const std::string& device = "auto", int threads = 0);

/// Opens a data set of the store by name.
Result<data::Dataset> openDataset(const CommandContext& context, const std::string& name);

/// Data set and configuration of a recorded run.
struct RecordedRun {
    std::string id;
    catalog::Configuration configuration;
    data::Dataset dataset;
};

/// `text` is an id, the beginning of one, or a name. An Error where the store's data set has another content than the run's.
Result<RecordedRun> openRecordedRun(const CommandContext& context, const std::string& text);

/// "I,K" or "I": a pair of nodes by number or name, or in a run on time snapshots of pairs of these by number; the second is the first where it
/// is missing.
Result<std::pair<int, int>> parsePair(const data::Dataset& dataset, const catalog::Configuration& configuration,
                                      const std::string& text);

/// What --epoch names: a number, "latest" (learn::kLatestCheckpoint) or "" (learn::kKeptModel).
Result<int> parseEpoch(const std::string& text);

/// "key=value" as --set takes it.
Result<std::pair<std::string, std::string>> parseAssignment(const std::string& text);

/// "EPOCH:KEY=VALUE" as --turn takes it: a live parameter of `configuration` and a value that it may have, between `after` and the last epoch.
Result<record::Turn> parseTurn(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration, int after,
                               const std::string& text);

/// Shows a job on a terminal (progress bar) or as JSON lines, and asks it to stop on SIGINT and SIGTERM.
std::unique_ptr<learn::Observer> makeObserver(const CommandContext& context, bool isQuiet);

}  // namespace rosa::engine
