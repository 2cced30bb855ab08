/// The runs of a store, with user annotations.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/record/run_reader.h"
#include "core/store/turn.h"

namespace rosa::store {

/// ROSA_STORE, otherwise the application data folder of the platform ($XDG_DATA_HOME/rosa, ~/.local/share/rosa). Created if missing.
Result<std::filesystem::path> defaultStore();

/// A value of a run's configuration.
struct RunValue {
    std::string key, text;
    bool isChosen = false;  ///< Set by the user; otherwise from the catalogue.

    friend bool operator==(const RunValue&, const RunValue&) = default;
};

/// One row of the list of runs.
struct RunSummary {
    std::string id, name, group, dataset, method, encoder, preset, notes;
    std::vector<std::string> tags;
    bool isNamed = false;  ///< `name` was given by the user; otherwise it is runName().
    std::uint64_t seed = 0;
    std::string forkedFrom;  ///< Run id, or "".
    int forkEpoch = 0;
    std::string values;  ///< Input of valuesOf(); "" if this program does not know the configuration.
    record::RunState state = record::RunState::Queued;
    int epochs = 0;
    double created = 0;
    double lastLoss = 0;      ///< NaN if there is none.
    double accuracyMean = 0;  ///< Fraction; NaN if not evaluated.
    double accuracyStd = 0;
    std::string metric;       ///< "accuracy" or "micro-F1"; "" if not evaluated.
    std::vector<Turn> turns;  ///< Changes of live parameters: the run is not described by its configuration only.
    int colour = -1;          ///< Number of its colour, see Library::setColour(); −1: none yet.
    bool deleted = false;     ///< In the bin of the store; restore() moves it back.
    Message problem;          ///< Why the record cannot be read (only the id is known); otherwise "".
};

/// All values of the run's initial configuration, by key.
std::vector<RunValue> valuesOf(const RunSummary& run);
/// Sets data set, method, encoder, preset, seed and values of a run from a configuration.
void describe(RunSummary& run, const catalog::Configuration& configuration);
/// Summary of a run that the library does not contain yet, without results and curves.
RunSummary summaryOf(const record::RunInfo& info);

/// Index library.sqlite over the run folders. Several processes may use one store; an object belongs to one thread.
///
/// The folders are authoritative: the summary of a run is read again whenever its record has changed, and a run is deleted if its
/// folder is in the bin. What cannot be read, a pipe or a link in place of a record for example, is listed with its problem. Only names, tags and notes given by the user are stored in library.sqlite alone.
class Library {
public:
    /// `repair`: a damaged library.sqlite is moved aside and created anew (names, tags and notes are lost); otherwise it is an Error. Where
    /// library.sqlite cannot be written (a read-only store, a full disk, a file of a newer version, which stays as it is), the runs are
    /// listed without it, with what can be read of their names, tags and notes; changes of these are Errors. An Error if a part of the store
    /// is a link (checkStoreParts()).
    static Result<std::unique_ptr<Library>> open(const std::filesystem::path& store, bool repair = false);
    virtual ~Library() = default;

    /// Why library.sqlite is not written although the store may be; "" if it is written, or the store is read-only.
    [[nodiscard]] virtual const Message& notice() const = 0;

    /// Newest first. Refreshes summaries of changed runs; thousands of unchanged ones take milliseconds.
    virtual Result<std::vector<RunSummary>> runs(bool withDeleted = false) = 0;
    /// Id of a run by its id, its name, or any unambiguous part of these, see runsNamed() in run_handles.h; among deleted runs if `deleted`.
    /// An Error names the nearest match or, if ambiguous, some of the matches.
    virtual Result<std::string> find(const std::string& text, bool deleted = false) = 0;
    /// Ids of the runs that a text names, ordered by seed: one run as in find(), or several that differ only in the seed, by their common
    /// name (nameWithoutSeed()) or a prefix of their group's id. Errors as in find().
    virtual Result<std::vector<std::string>> findAll(const std::string& text) = 0;
    /// "" removes the name given by the user. Names, notes and tags beyond their bounds (annotations.h) are Errors.
    virtual Result<void> rename(const std::string& run, const std::string& name) = 0;
    virtual Result<void> setNotes(const std::string& run, const std::string& notes) = 0;
    virtual Result<void> setTags(const std::string& run, const std::vector<std::string>& tags) = 0;
    /// Gives the run a colour, a number >= 0 of the program's palette, that all windows show from now on.
    virtual Result<void> setColour(const std::string& run, int colour) = 0;
    /// remove() moves the run to the bin (an Error if it is running), restore() moves it back, purge() deletes it from the bin.
    virtual Result<void> remove(const std::string& run) = 0;
    virtual Result<void> restore(const std::string& run) = 0;
    virtual Result<void> purge(const std::string& run) = 0;
    /// Rebuilds all summaries from the folders and removes leftovers of crashes from the store; returns the number of runs found and passes
    /// problems to `report`.
    virtual Result<int> rescan(const std::function<void(const Error&)>& report) = 0;
};

/// The colours of all runs that have one, by id. Reads the file alone: about a millisecond. Empty if the store has no library, or one that
/// cannot be read.
std::map<std::string, int> coloursOf(const std::filesystem::path& store);

}  // namespace rosa::store
