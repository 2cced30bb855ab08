/// The engine's side of a run's record: the one writer of runs/<id>/.
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

/// What a run starts from.
struct RunOrigin {
    std::string name;         ///< "": runName() of run_labels.h.
    std::string group;        ///< Runs of one command (`--seeds 5`) share it; may be "".
    std::string datasetHash;  ///< data::contentHash.
    std::string forkedFrom;   ///< Run id, or "".
    int forkEpoch = 0;
    std::string engine;  ///< Version, LibTorch version, instruction set, threads: one line each, "key: value".
};

/// A file that holds everything a run needs to go on.
struct CheckpointInfo {
    int epoch = 0;  ///< Epochs done.
    std::filesystem::path file;
    std::string sha256;
    std::int64_t bytes = 0;
};

/// Creates or continues a record. Owned and used by one thread. Curves are committed within half a second (the first epoch at once), the rest within
/// 50 ms (by a thread of its own, so a step that takes long delays nothing) and everything with each checkpoint; a crash
/// loses what came after the last commit, never a part of one. After a failed write (disk full) every later call returns
/// that Error, except setState, which tries again.
class RunWriter {
public:
    /// A new run in `store`/runs/<id>/, state Running; `metrics` names the columns of appendEpoch.
    static Result<std::unique_ptr<RunWriter>> create(const std::filesystem::path& store,
                                                     const catalog::Configuration& configuration, const RunOrigin& origin,
                                                     const std::vector<std::string>& metrics);
    /// Takes over an interrupted or stopped run: refuses one whose process is alive, verifies the newest checkpoint
    /// against its SHA-256 (falling back to the one before), discards curves, events, snapshots and results after it.
    /// `checkpoint` says where to go on; epoch 0 and no file: from the start.
    static Result<std::unique_ptr<RunWriter>> resume(const std::filesystem::path& store, const std::string& run,
                                                     CheckpointInfo& checkpoint);
    /// Opens a run that nobody writes to add documents, blobs and files to it (evaluate, project, serve); state, process
    /// and curves stay as they are, and setState and appendEpoch are not to be called.
    static Result<std::unique_ptr<RunWriter>> reopen(const std::filesystem::path& store, const std::string& run);
    /// Commits what is buffered. A run that was left Running or Paused becomes Interrupted.
    virtual ~RunWriter() = default;

    [[nodiscard]] virtual const std::string& id() const = 0;
    [[nodiscard]] virtual const std::filesystem::path& folder() const = 0;
    /// The columns of appendEpoch, as the run was created with.
    [[nodiscard]] virtual const std::vector<std::string>& metrics() const = 0;

    virtual Result<void> setState(RunState state, const std::string& reason = {}) = 0;
    /// Values in the order of the metrics; NaN where one is not known. Epochs ascend by one from 1.
    virtual Result<void> appendEpoch(int epoch, std::span<const double> values) = 0;
    /// `kind` "set", "pause", "resume", "stop", "checkpoint", "warning" …; `detail` JSON.
    virtual Result<void> addEvent(int epoch, const std::string& kind, const std::string& detail) = 0;
    virtual Result<void> addSnapshot(const PairSnapshot& snapshot) = 0;
    /// Named documents that belong to the run: "machine", "evaluation" … (JSON); replaces one of that name. The library shows
    /// the fields "accuracy_mean" and "accuracy_std" (fractions) of the document "evaluation".
    virtual Result<void> putDocument(const std::string& name, const std::string& json) = 0;
    /// Answers to inspect and project requests, and layouts of a projection as they appear: kind, sequence number, bytes.
    virtual Result<void> putBlob(const std::string& kind, std::int64_t sequence, std::span<const std::byte> bytes) = 0;
    /// Overwrites the one live row readers poll (JSON); at most 30 a second reach the record, the last one always does.
    virtual Result<void> setLive(const std::string& json) = 0;
    /// Writes checkpoints/epoch-N.ckpt (temporary name, fsync, rename, fsync of the folder), then its SHA-256 into the record in
    /// one transaction with everything buffered, then removes all but the newest `kept` (0: none are removed).
    virtual Result<CheckpointInfo> writeCheckpoint(int epoch, std::span<const std::byte> content, int kept = 2) = 0;
    /// Writes `name` beside the record (atomically) and its SHA-256, which it returns, into it: "embedding.npy".
    virtual Result<std::string> writeFile(const std::string& name, std::span<const std::byte> content) = 0;
    /// Commits what is buffered.
    virtual Result<void> flush() = 0;
};

}  // namespace rosa::record
