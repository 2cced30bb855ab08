/// The runs of a store, with what people added to them.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/record/run_reader.h"

namespace rosa::record {

/// `--store`, else ROSA_STORE, else the platform's folder for application data ($XDG_DATA_HOME/rosa). Made where missing.
Result<std::filesystem::path> defaultStore();

/// One row of the list of runs.
struct RunSummary {
    std::string id, name, group, dataset, method, encoder, preset, notes;
    std::vector<std::string> tags;
    std::uint64_t seed = 0;
    RunState state = RunState::Queued;
    int epochs = 0;
    double created = 0;
    double lastLoss = 0;      ///< NaN where there is none.
    double accuracyMean = 0;  ///< Fraction; NaN where not evaluated.
    double accuracyStd = 0;
    bool deleted = false;  ///< In the store's bin; restore() brings it back.
};

/// library.sqlite over the run folders. Many processes may use one store.
class Library {
public:
    static Result<std::unique_ptr<Library>> open(const std::filesystem::path& store);
    virtual ~Library() = default;

    /// Newest first. Summaries of runs that changed since are refreshed; thousands of rows in milliseconds.
    virtual Result<std::vector<RunSummary>> runs(bool withDeleted = false) = 0;
    /// Run by id, unambiguous beginning of an id, or name. An Error names the nearest.
    virtual Result<std::string> find(const std::string& text) = 0;
    virtual Result<void> rename(const std::string& run, const std::string& name) = 0;
    virtual Result<void> setNotes(const std::string& run, const std::string& notes) = 0;
    virtual Result<void> setTags(const std::string& run, const std::vector<std::string>& tags) = 0;
    /// Moves the run to the bin (refuses one that is running) / back / for good.
    virtual Result<void> remove(const std::string& run) = 0;
    virtual Result<void> restore(const std::string& run) = 0;
    virtual Result<void> purge(const std::string& run) = 0;
    /// Rebuilds the summaries from the folders; returns the number of runs found, problems through `report`.
    virtual Result<int> rescan(const std::function<void(const Error&)>& report) = 0;
};

}  // namespace rosa::record
