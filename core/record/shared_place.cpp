#include "core/record/shared_place.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include <sys/vfs.h>

namespace rosa::record {

namespace fs = std::filesystem;

bool isNetworkType(std::uint64_t type)
{
    // Of statfs(2) and the kernel's magic.h; some are missing in the headers of older systems.
    static constexpr std::array<std::uint64_t, 20> kShared = {
        0x6969,      // NFS
        0x517b,      // SMB
        0xff534d42,  // CIFS
        0xfe534d42,  // SMB 2
        0x65735546,  // FUSE
        0x0bd00bd0,  // Lustre
        0x47504653,  // GPFS
        0x19830326,  // BeeGFS
        0xaad7aaea,  // PanFS
        0x00c36400,  // Ceph
        0x5346414f,  // AFS
        0x6b414653,  // kAFS
        0x73757245,  // Coda
        0x01161970,  // GFS2
        0x7461636f,  // OCFS2
        0x20030528,  // OrangeFS
        0x01021997,  // 9P
        0x786f4256,  // VirtualBox's shared folders
        0x564c,      // NCP
        0xbacbacbc,  // VMware's shared folders
    };
    return std::ranges::find(kShared, type & 0xffffffff) != kShared.end();
}

Result<bool> publishesRecords(const fs::path& folder)
{
    const char* const text = std::getenv(kRecordsVariable);
    const std::string wanted = text ? text : "";
    if (wanted == "publish") return true;
    if (wanted == "direct") return false;
    if (!wanted.empty() && wanted != "auto")
        return badInput("%1: expected %2, found '%3'", kRecordsVariable, Message("one of %1", "auto, publish, direct"),
                        wanted);
    std::error_code ignored;
    for (fs::path place = fs::absolute(folder, ignored); !place.empty(); place = place.parent_path()) {
        struct statfs status = {};
        if (::statfs(place.c_str(), &status) == 0) return isNetworkType(static_cast<std::uint64_t>(status.f_type));
        if (place == place.parent_path()) break;
    }
    return false;
}

bool hasPublishedRecords(const fs::path& folder)
{
    const auto publishes = publishesRecords(folder);
    return publishes && *publishes;
}

}  // namespace rosa::record
