/// A record that is written on the disk of this machine and published as whole copies, for stores on file systems of a network. Private to
/// core/record.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>

#include "core/base/folder.h"
#include "core/base/storage/new_folder.h"
#include "core/record/database.h"

namespace rosa::record {

/// The Error of a writer whose record is not the one in place anymore.
Error replacedError(const Folder& run);

/// The working file, in a folder of its own below $SLURM_TMPDIR, $TMPDIR or the system's folder for temporary files. The folder is removed
/// with the object; what killed processes have left is removed when the next one begins.
class PublishedCopy {
public:
    /// nullptr if records of this store are written in place (shared_place.h).
    static Result<std::unique_ptr<PublishedCopy>> forStore(const std::filesystem::path& store);

    /// The working file, which only this process uses; a write-ahead log is fine.
    [[nodiscard]] std::filesystem::path file() const;
    /// Makes the working file a copy of the published record in `run`, with the log or journal of an engine that wrote it in place.
    Result<void> adopt(const Folder& run);

    /// Copies the committed state of the working file, on this machine's disk. Requires that no transaction is open. Not thread-safe.
    Result<std::int64_t> stage(Database& database);
    /// Publishes what stage() returned: writes it under another name in `staging`, fsyncs it, and renames it to the record of `run`, so that
    /// readers see the former state or this one. Does nothing if a later one was published. replacedError() if the record in place is not the
    /// one that was adopted or sent last: while this machine had no network, another one may have continued the run. Thread-safe; stage() and
    /// file() may be called meanwhile.
    Result<void> send(std::int64_t number, const Folder& run, const Folder& staging);
    /// stage() and send().
    Result<void> publish(Database& database, const Folder& run, const Folder& staging);

private:
    explicit PublishedCopy(NewFolder work) : m_work(std::move(work)) {}
    [[nodiscard]] std::filesystem::path stagedFile(std::int64_t number) const;

    NewFolder m_work;
    std::int64_t m_staged = 0;
    std::mutex m_sending;
    std::int64_t m_sent = 0;
    /// When the record in place was written, in seconds; nullopt before the first one. Another engine takes a run only after the lease of a minute.
    /// Inode numbers tell less: network file systems give new ones to old files (FUSE), and old ones to new files.
    std::optional<std::int64_t> m_inPlace;
};

}  // namespace rosa::record
