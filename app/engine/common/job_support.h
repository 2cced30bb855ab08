/// Shared by the commands that run jobs: the training core, data sets and runs, parsing of arguments, progress.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "app/engine/common/command.h"
#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/jobs.h"

namespace rosa::engine {

/// The training core; loads librosa_learn on first use.
Result<learn::Jobs*> loadJobs();

/// Where a job computes.
struct PlaceOptions {
    std::string device = "auto";  ///< auto, cpu or cuda
    int threads = 0;              ///< 0: all available cores.
};
void describe(bind::Fields<PlaceOptions>& fields);

/// Store of the command line, device and number of threads for a job. The device is that of training steps and layouts; jobs without either
/// name the CPU, so that they need not load the GPU's libraries.
Result<learn::Workplace> workplaceOf(const CommandContext& context, const std::string& device = "cpu", int threads = 0);

/// Opens a data set by name.
Result<data::Dataset> openDataset(const CommandContext& context, const std::string& name);

/// Configuration::resolve() after comparing the data set with the published one of its name, which decides on Selection::isNamesake.
Result<catalog::Configuration> resolveInStore(const CommandContext& context, catalog::Selection selection);

/// Data set and configuration of a recorded run.
struct RecordedRun {
    std::string id;
    catalog::Configuration configuration;
    data::Dataset dataset;
};

/// Opens a run by id, unambiguous prefix of an id, or name. An Error if the content of the data set differs from that used by the run.
Result<RecordedRun> openRecordedRun(const CommandContext& context, const std::string& text);

/// Parses "I,K" or "I": two nodes by number or name; for a run on time snapshots, two snapshot pairs by number. A missing K equals I.
Result<std::pair<int, int>> parsePair(const data::Dataset& dataset, const catalog::Configuration& configuration,
                                      const std::string& text);

/// Parses --epoch: a number, "latest" (learn::kLatestCheckpoint) or "" (learn::kKeptModel).
Result<int> parseEpoch(const std::string& text);

/// Parses "key=value" of --set.
Result<std::pair<std::string, std::string>> parseAssignment(const std::string& text);

/// Parses "EPOCH:KEY=VALUE" of --turn: a live parameter of `configuration`, a valid value, and an epoch between `after` and the last one.
Result<store::Turn> parseTurn(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration, int after,
                              const std::string& text);

/// An observer that shows progress (as a progress bar or JSON lines) and requests a stop on SIGINT and SIGTERM.
std::unique_ptr<learn::Observer> makeObserver(const CommandContext& context, bool isQuiet);

}  // namespace rosa::engine
