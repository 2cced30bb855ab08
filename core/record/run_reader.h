/// Readers' side of a run's record; any number of processes may read while the engine writes.
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
    std::int64_t number = 0;  ///< Ascends; ask for events after one.
    int epoch = 0;
    double time = 0;  ///< Seconds since 1970.
    std::string kind;
    std::string detail;
};

/// What a record says of its run at one moment.
struct RunInfo {
    std::string id, name, group, dataset, method, encoder, preset, datasetHash, forkedFrom, engine, reason;
    std::uint64_t seed = 0;
    int forkEpoch = 0;
    RunState state = RunState::Queued;  ///< Interrupted where the record says Running but the process is gone.
    ProcessIdentity process;
    double created = 0, updated = 0;  ///< Seconds since 1970.
    int epochs = 0;                   ///< Epochs recorded.
    std::string configurationToml;
    std::string notice;  ///< Says that the record is of a newer version and may hold more than is shown; else "".
};

/// One open record. Not shared between threads. Every call is one short read transaction.
class RunReader {
public:
    /// An Error where there is no run of that id (with the nearest id), or the record is damaged. A record of an older version
    /// is brought up to date; one of a newer version is read as far as this program understands it (RunInfo::notice).
    static Result<std::unique_ptr<RunReader>> open(const std::filesystem::path& store, const std::string& run);
    /// The same for a run's folder that lies anywhere (a copy, the bin).
    static Result<std::unique_ptr<RunReader>> openFolder(const std::filesystem::path& folder);
    virtual ~RunReader() = default;

    virtual Result<RunInfo> info() = 0;
    virtual Result<std::vector<std::string>> metrics() = 0;
    /// Values of one metric for epochs from … (from 1), in order, as many as there are.
    virtual Result<std::vector<double>> curve(const std::string& metric, int from = 1) = 0;
    /// Events of higher numbers, in order: the newest `most` of them, all where that is negative.
    virtual Result<std::vector<RunEvent>> events(std::int64_t afterNumber = 0, std::int64_t most = -1) = 0;
    virtual Result<std::int64_t> eventCount() = 0;
    /// Epochs at which watched pairs were kept, ascending.
    virtual Result<std::vector<int>> snapshotEpochs() = 0;
    virtual Result<std::vector<PairSnapshot>> snapshots(int epoch) = 0;
    /// Names of the documents, ascending.
    virtual Result<std::vector<std::string>> documentNames() = 0;
    virtual Result<std::optional<std::string>> document(const std::string& name) = 0;
    virtual Result<std::optional<std::vector<std::byte>>> blob(const std::string& kind, std::int64_t sequence) = 0;
    virtual Result<std::vector<std::int64_t>> blobSequences(const std::string& kind) = 0;
    virtual Result<std::string> live() = 0;
    virtual Result<std::vector<CheckpointInfo>> checkpoints() = 0;
    /// name → SHA-256 of the files written beside the record.
    virtual Result<std::map<std::string, std::string>> files() = 0;
    /// Copies the record, as it is at one moment, into a new file that needs nothing beside it.
    virtual Result<void> exportTo(const std::filesystem::path& file) = 0;
};

}  // namespace rosa::record
