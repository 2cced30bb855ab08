/// Stores on file systems of a network. SQLite's write-ahead log needs memory that one machine shares, and locks that network file systems may
/// lack: there, an engine writes its record on the disk of its machine and publishes whole copies of it (published_copy.h).
#pragma once

#include <cstdint>
#include <filesystem>

#include "core/base/result.h"

namespace rosa::record {

/// Environment variable that overrides what the file system says: "publish", "direct", or "auto".
inline constexpr const char* kRecordsVariable = "ROSA_RECORDS";

/// Whether `type`, of statfs(), is a file system that machines share: NFS, SMB, Lustre, GPFS, BeeGFS, Ceph, AFS, 9P …, or FUSE, behind which
/// may be any of them (sshfs).
bool isNetworkType(std::uint64_t type);

/// Whether records in `folder` are published, according to ROSA_RECORDS or the file system of its nearest existing parent. An Error names
/// another value of the variable.
Result<bool> publishesRecords(const std::filesystem::path& folder);

/// The same for readers: false where the value is wrong.
bool hasPublishedRecords(const std::filesystem::path& folder);

}  // namespace rosa::record
