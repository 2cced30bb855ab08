/// Where runs lie in a store, and what lies in a run's folder. Private to core/record.
///
///     STORE/runs/ID/run.sqlite           the record
///                  /checkpoints/…        epoch-N.ckpt, and temporary files on their way
///                  /inbox/               requests
///                  /answers/             what was asked for, REQUEST.json; whoever asked takes them away
///                  /layouts/             layouts of projections (layout.h)
///                  /writer.lock          held by the engine
///                  /bell                 datagram socket of a running engine
///                  /embedding.npy …      files of the run
///                  /serve.lock           held by a server
///     STORE/runs/.new-…                  runs being made
///     STORE/bin/ID/                      deleted runs
///     STORE/library.sqlite
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/folder.h"

namespace rosa::record {

inline constexpr const char* kRecordFile = "run.sqlite";
inline constexpr const char* kCheckpoints = "checkpoints";
inline constexpr const char* kInbox = "inbox";
inline constexpr const char* kAnswers = "answers";
inline constexpr const char* kLayouts = "layouts";
inline constexpr const char* kMaking = ".new-";  ///< Begins the names of runs that are being made.
inline constexpr const char* kLock = "writer.lock";
inline constexpr const char* kBell = "bell";

std::filesystem::path runsFolder(const std::filesystem::path& store);
std::filesystem::path binFolder(const std::filesystem::path& store);

/// True for a name without separators that does not leave its folder and is not hidden: what a record may name.
bool isPlainName(const std::string& name);

/// True for a plain name that the record does not need for itself.
bool isFileOfRun(const std::string& name);

/// Names of the folders in `folder` that can be runs, ascending; empty where there is no such folder.
std::vector<std::string> runNames(const std::filesystem::path& folder);

/// That the record in `runFolder` is a file of the folder's own: a link would lead writers out of it.
Result<void> checkRecordFile(const std::filesystem::path& runFolder);

/// The folder of a run that has a record. An Error names the nearest run, or says that it is in the bin.
Result<std::filesystem::path> existingRun(const std::filesystem::path& store, const std::string& run);

/// A fresh id, "20261121-104512-cora-7f3a": time (UTC), data set, four random digits. Sorts by time.
std::string makeRunId(const std::string& dataset, double time);

/// Seconds since 1970.
double now();

/// The right to write a run; given back by the system when its process ends, however it ends.
class WriterLock {
public:
    /// Does not wait. An Error of kind BadInput where another process (or another writer of this one) holds it, of kind Failed where it
    /// cannot be taken at all, as where nothing can be written.
    static Result<WriterLock> take(const std::filesystem::path& runFolder);

private:
    explicit WriterLock(Descriptor descriptor) : m_descriptor(std::move(descriptor)) {}
    Descriptor m_descriptor;
};

}  // namespace rosa::record
