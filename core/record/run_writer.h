/// Write access to a run's record: the only writer of runs/<id>/.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/record/run_state.h"
#include "core/record/snapshot.h"

namespace rosa::record {

/// Origin of a run.
struct RunOrigin {
    std::string name;         ///< "": none; the program gives store::runName() to runs that the user has not named.
    std::string group;        ///< Shared by the runs of one command (`--seeds 5`); may be "".
    std::string datasetHash;  ///< data::contentHash.
    std::string forkedFrom;   ///< Run id, or "".
    int forkEpoch = 0;
    std::string engine;  ///< Version, LibTorch version, instruction set, threads: one line each, "key: value".
};

/// A file with everything needed to resume a run.
struct CheckpointInfo {
    int epoch = 0;  ///< Epochs completed.
    std::filesystem::path file;
    std::string sha256;
    std::int64_t bytes = 0;
};

/// Creates or continues a record. Used by one thread only. Curves are committed within half a second (the first epoch at once), everything
/// else within 50 ms, on a separate thread so that long steps cause no delay; a checkpoint commits everything. A crash loses only what came
/// after the last commit; commits are atomic. After a failed write (disk full), every later call returns that Error, except setState, which
/// retries.
class RunWriter {
public:
    /// Creates a run in `store`/runs/<id>/ with state Running; `metrics` names the columns of appendEpoch.
    static Result<std::unique_ptr<RunWriter>> create(const std::filesystem::path& store,
                                                     const catalog::Configuration& configuration, const RunOrigin& origin,
                                                     const std::vector<std::string>& metrics);
    /// Takes over an interrupted or stopped run: an Error if its process is alive. Verifies the newest checkpoint against its SHA-256 (with
    /// fallback to the previous ones) and discards curves, events, snapshots and results after it. Sets `checkpoint` to the point to
    /// continue from; epoch 0 and no file: from the start.
    static Result<std::unique_ptr<RunWriter>> resume(const std::filesystem::path& store, const std::string& run,
                                                     CheckpointInfo& checkpoint);
    /// Opens a run without a writer to add documents, blobs and files (evaluate, project, serve). State, process and curves stay unchanged;
    /// do not call setState and appendEpoch.
    static Result<std::unique_ptr<RunWriter>> reopen(const std::filesystem::path& store, const std::string& run);
    /// Commits buffered data. A run that is still Running or Paused becomes Interrupted.
    virtual ~RunWriter() = default;

    [[nodiscard]] virtual const std::string& id() const = 0;
    [[nodiscard]] virtual const std::filesystem::path& folder() const = 0;
    /// The columns of appendEpoch, as given on creation.
    [[nodiscard]] virtual const std::vector<std::string>& metrics() const = 0;

    virtual Result<void> setState(RunState state, const Message& reason = {}) = 0;
    /// Values in the order of the metrics; NaN if unknown. Epochs are consecutive from 1.
    virtual Result<void> appendEpoch(int epoch, std::span<const double> values) = 0;
    /// `kind` "set", "pause", "resume", "stop", "checkpoint", "warning" …; `detail` JSON.
    virtual Result<void> addEvent(int epoch, const std::string& kind, const std::string& detail) = 0;
    virtual Result<void> addSnapshot(const PairSnapshot& snapshot) = 0;
    /// Stores a named JSON document of the run ("machine", "evaluation" …) and replaces an existing one. The library shows the fields
    /// "accuracy_mean" and "accuracy_std" (fractions) of the document "evaluation".
    virtual Result<void> putDocument(const std::string& name, const std::string& json) = 0;
    /// Stores a blob, such as answers to inspect and project requests or layouts of a projection.
    virtual Result<void> putBlob(const std::string& kind, std::int64_t sequence, std::span<const std::byte> bytes) = 0;
    /// Overwrites the live row (JSON) that readers poll; at most 30 updates per second reach the record, and always the last one.
    virtual Result<void> setLive(const std::string& json) = 0;
    /// Writes checkpoints/epoch-N.ckpt (temporary name, fsync, rename, fsync of the folder), then its SHA-256 into the record in one
    /// transaction with all buffered data, then removes all but the newest `kept` checkpoints (0: keeps all).
    virtual Result<CheckpointInfo> writeCheckpoint(int epoch, std::span<const std::byte> content, int kept = 2) = 0;
    /// Writes the file `name`, such as "embedding.npy", atomically beside the record and its SHA-256, which it returns, into the record.
    virtual Result<std::string> writeFile(const std::string& name, std::span<const std::byte> content) = 0;
    /// Commits buffered data.
    virtual Result<void> flush() = 0;
};

}  // namespace rosa::record
