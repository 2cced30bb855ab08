/// Read access to a run's record; any number of processes may read while the engine writes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/record/run_state.h"
#include "core/record/run_writer.h"
#include "core/record/snapshot.h"

namespace rosa::record {

struct RunEvent {
    std::int64_t number = 0;  ///< Ascending; events can be requested after a given number.
    int epoch = 0;
    double time = 0;  ///< Seconds since 1970.
    std::string kind;
    std::string detail;
};

/// State of a run according to its record.
struct RunInfo {
    std::string id, name, group, dataset, method, encoder, preset, datasetHash, forkedFrom, engine;
    Message reason;  ///< Why the run is in its state; empty if there is nothing to say.
    std::uint64_t seed = 0;
    int forkEpoch = 0;
    RunState state = RunState::Queued;  ///< Interrupted if the record says Running but the process no longer exists.
    ProcessIdentity process;
    double created = 0, updated = 0;  ///< Seconds since 1970.
    int epochs = 0;                   ///< Epochs recorded.
    std::string configurationToml;
    std::string notice;  ///< Set if the record has a newer version and may contain more than is shown; otherwise "".
};

/// An open record. Not thread-safe. Every call is one short read transaction.
class RunReader {
public:
    /// An Error if there is no run of that id (with the nearest id), or the record is damaged. A record of an older version is migrated;
    /// one of a newer version is read as far as this program understands it (RunInfo::notice).
    static Result<std::unique_ptr<RunReader>> open(const std::filesystem::path& store, const std::string& run);
    /// The same for a run folder at any location (a copy, the bin).
    static Result<std::unique_ptr<RunReader>> openFolder(const std::filesystem::path& folder);
    virtual ~RunReader() = default;

    virtual Result<RunInfo> info() = 0;
    virtual Result<std::vector<std::string>> metrics() = 0;
    /// Values of one metric from epoch `from` (1-based) on, in order.
    virtual Result<std::vector<double>> curve(const std::string& metric, int from = 1) = 0;
    /// Events with higher numbers, in order: the newest `most` of them; all if negative.
    virtual Result<std::vector<RunEvent>> events(std::int64_t afterNumber = 0, std::int64_t most = -1) = 0;
    virtual Result<std::int64_t> eventCount() = 0;
    /// Epochs with snapshots of watched pairs, ascending.
    virtual Result<std::vector<int>> snapshotEpochs() = 0;
    virtual Result<std::vector<PairSnapshot>> snapshots(int epoch) = 0;
    /// The two centres of each watched pair, in the order in which snapshots number them; none if the run watches none.
    Result<std::vector<std::pair<int, int>>> watchedPairs();
    /// Names of the documents, ascending.
    virtual Result<std::vector<std::string>> documentNames() = 0;
    virtual Result<std::optional<std::string>> document(const std::string& name) = 0;
    virtual Result<std::optional<std::vector<std::byte>>> blob(const std::string& kind, std::int64_t sequence) = 0;
    virtual Result<std::vector<std::int64_t>> blobSequences(const std::string& kind) = 0;
    virtual Result<std::string> live() = 0;
    virtual Result<std::vector<CheckpointInfo>> checkpoints() = 0;
    /// name → SHA-256 of the files written beside the record.
    virtual Result<std::map<std::string, std::string>> files() = 0;
    /// Copies a consistent state of the record into a new, self-contained file.
    virtual Result<void> exportTo(const std::filesystem::path& file) = 0;
};

}  // namespace rosa::record
