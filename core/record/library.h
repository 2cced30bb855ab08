/// The runs of a store, with what people added to them.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/record/run_reader.h"
#include "core/record/turn.h"

namespace rosa::record {

/// ROSA_STORE, else the platform's folder for application data ($XDG_DATA_HOME/rosa, ~/.local/share/rosa). Made where missing.
Result<std::filesystem::path> defaultStore();

/// A value of a run's configuration.
struct RunValue {
    std::string key, text;
    bool isChosen = false;  ///< By a person; else the catalogue gave it.

    friend bool operator==(const RunValue&, const RunValue&) = default;
};

/// One row of the list of runs.
struct RunSummary {
    std::string id, name, group, dataset, method, encoder, preset, notes;
    std::vector<std::string> tags;
    bool isNamed = false;  ///< A person gave `name`; else it is runName()'s.
    std::uint64_t seed = 0;
    std::string forkedFrom;  ///< Run id, or "".
    int forkEpoch = 0;
    std::string values;  ///< What valuesOf() reads; "" where this program does not know the configuration.
    RunState state = RunState::Queued;
    int epochs = 0;
    double created = 0;
    double lastLoss = 0;      ///< NaN where there is none.
    double accuracyMean = 0;  ///< Fraction; NaN where not evaluated.
    double accuracyStd = 0;
    std::string metric;       ///< What it is called: "accuracy", "micro-F1"; "" where not evaluated.
    std::vector<Turn> turns;  ///< Parameters turned while it trained: it is not the run its configuration alone describes.
    bool deleted = false;     ///< In the store's bin; restore() brings it back.
    std::string problem;      ///< Why the record cannot be read, with only the id known; else "".
};

/// All values of the run's configuration as it began, by key.
std::vector<RunValue> valuesOf(const RunSummary& run);
/// What a configuration says of a run: data set, method, encoder, preset, seed and values.
void describe(RunSummary& run, const catalog::Configuration& configuration);
/// The summary of a run that the library does not hold yet, from what its record says: no results, no curves.
RunSummary summaryOf(const RunInfo& info);

/// library.sqlite over the run folders. Many processes may use one store; one object belongs to one thread.
///
/// The folders are the truth: what is known of a run is read from its record again whenever that changed, and a run is
/// deleted where its folder lies in the bin. Only names, tags and notes that people gave live in library.sqlite alone.
class Library {
public:
    /// `repair`: a library.sqlite that is damaged is moved aside and begun anew (names, tags and notes are lost); without,
    /// it is an Error. A store that cannot be written is read: its runs are listed, and what would change it is an Error.
    static Result<std::unique_ptr<Library>> open(const std::filesystem::path& store, bool repair = false);
    virtual ~Library() = default;

    /// Newest first. Summaries of runs that changed since are refreshed; thousands of unchanged ones take milliseconds.
    virtual Result<std::vector<RunSummary>> runs(bool withDeleted = false) = 0;
    /// Id of a run by id, unambiguous beginning of an id, or name (without its seed where no run has just that name); among deleted runs where `deleted`. An Error names the nearest
    /// or, where several fit, some of them.
    virtual Result<std::string> find(const std::string& text, bool deleted = false) = 0;
    /// Ids of the runs that a text names together, by seed: one run as find() finds it, or several that differ in nothing but the seed, by a name
    /// that all have (nameWithoutSeed()) or the beginning of their group's id. Errors as of find().
    virtual Result<std::vector<std::string>> findAll(const std::string& text) = 0;
    /// "" takes the name away that a person gave the run.
    virtual Result<void> rename(const std::string& run, const std::string& name) = 0;
    virtual Result<void> setNotes(const std::string& run, const std::string& notes) = 0;
    virtual Result<void> setTags(const std::string& run, const std::vector<std::string>& tags) = 0;
    /// Moves the run to the bin (refuses one that is running), back, or from the bin into nothing.
    virtual Result<void> remove(const std::string& run) = 0;
    virtual Result<void> restore(const std::string& run) = 0;
    virtual Result<void> purge(const std::string& run) = 0;
    /// Rebuilds all summaries from the folders and sweeps what crashes left in the store; returns the number of runs found,
    /// problems through `report`.
    virtual Result<int> rescan(const std::function<void(const Error&)>& report) = 0;
};

}  // namespace rosa::record
