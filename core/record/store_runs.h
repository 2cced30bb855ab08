/// Finding, naming and locking the runs of a store. Private to core/record.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/folder.h"
#include "core/record/run_folder.h"

namespace rosa::record {

/// True for a name without separators that stays in its folder and is not hidden; only such names are allowed in a record.
bool isPlainName(const std::string& name);

/// True for a plain name that is not reserved for the record.
bool isFileOfRun(const std::string& name);

/// Names of the folders in `folder` that can be runs, ascending; empty if `folder` does not exist.
std::vector<std::string> runNames(const std::filesystem::path& folder);

/// Checks that a run's folder in a store is no link: what is written or deleted in it would lie elsewhere.
Result<void> checkRunFolder(const std::filesystem::path& runFolder);

/// The folder of an existing run. An Error names the nearest run, or states that the run is in the bin.
Result<std::filesystem::path> existingRun(const std::filesystem::path& store, const std::string& run);

/// A new id, "20261121-104512-cora-7f3a": time (UTC), data set, four random digits. Sorts by time.
std::string makeRunId(const std::string& dataset, double time);

/// Seconds since 1970.
double now();

/// Exclusive right to write a run; released by the system when its process ends for any reason.
class WriterLock {
public:
    /// Does not wait. An Error of kind BadInput if another process (or another writer in this one) holds the lock, of kind Failed if it
    /// cannot be acquired at all, for example without write permission.
    static Result<WriterLock> take(const std::filesystem::path& runFolder);

    /// Whether a process holds the lock. Needs no write permission.
    static bool isTaken(const std::filesystem::path& runFolder);

private:
    explicit WriterLock(Descriptor descriptor) : m_descriptor(std::move(descriptor)) {}
    Descriptor m_descriptor;
};

}  // namespace rosa::record
