#include "core/sweep/device_share.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <thread>

#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rosa::sweep {

namespace {

namespace fs = std::filesystem;

constexpr auto kShareLook = std::chrono::milliseconds(100);
constexpr const char* kTurn = "turn";
constexpr const char* kPlaceEnding = ".run";

Error cannot(const fs::path& path) { return failed("%1: cannot be used (%2)", path, std::strerror(errno)); }

double numberIn(int descriptor)
{
    char text[64] = {};
    return ::pread(descriptor, text, sizeof text - 1, 0) > 0 ? std::strtod(text, nullptr) : 0.0;
}

}  // namespace

RunsAtOnce runsAtOnce(const MachineRoom& room, const RunNeed& need, int asked, int left)
{
    const auto fitting = [](double free, double each) { return static_cast<int>(std::min(free / each, 1e6)); };
    RunsAtOnce runs;
    const bool isOnGpu = room.gpuMemory > 0 && need.gpuMemory > 0;
    const int onGpu = isOnGpu ? std::max(fitting(kShareOfGpu * room.gpuMemory, need.gpuMemory), 1) : 0;
    if (asked > 0) {
        runs = {asked, 0, RoomBound::Asked};
    } else {
        runs = {std::max(room.cores, 1), 0, RoomBound::Cores};
        const int inMemory = room.memory > 0 && need.memory > 0 ? std::max(fitting(room.memory, need.memory), 1) : 1;
        if (inMemory < runs.workers) runs = {inMemory, 0, RoomBound::Memory};
        if (isOnGpu && onGpu < runs.workers) runs = {onGpu, 0, RoomBound::Gpu};
    }
    if (left < runs.workers) runs = {std::max(left, 1), 0, RoomBound::Left};
    runs.onGpu = std::min(runs.workers, onGpu);
    return runs;
}

Result<DeviceShare> DeviceShare::open(const fs::path& folder)
{
    const fs::path parent = folder.parent_path();
    for (const fs::path& part : {parent, folder})
        if (::mkdir(part.c_str(), 0700) != 0 && errno != EEXIST) return cannot(part);
    struct stat found = {};
    if (::lstat(parent.c_str(), &found) != 0) return cannot(parent);
    if (!S_ISDIR(found.st_mode) || found.st_uid != ::getuid()) return failed("%1: belongs to another user", parent);
    ROSA_TRY_ASSIGN(auto opened, Folder::open(folder));
    return DeviceShare(std::move(opened));
}

double DeviceShare::taken() const
{
    double sum = 0;
    for (const std::string& name : m_folder->names()) {
        if (!name.ends_with(kPlaceEnding)) continue;
        // Its process holds the lock: whoever gets it has found a file that was left behind.
        const auto file = m_folder->file(name);
        if (file && ::flock(file->descriptor(), LOCK_SH | LOCK_NB) != 0) sum += numberIn(file->descriptor());
    }
    return sum;
}

Result<std::unique_ptr<DeviceShare::Place>> DeviceShare::place(double bytes) const
{
    static std::atomic<unsigned> places = 0;
    const std::string name = std::to_string(::getpid()) + "-" + std::to_string(places++) + kPlaceEnding;
    Descriptor lock = m_folder->lockFile(name);
    if (!lock.isOpen() || ::flock(lock.fd(), LOCK_EX | LOCK_NB) != 0) return cannot(m_folder->path() / name);
    char text[64];
    const int length = std::snprintf(text, sizeof text, "%.0f\n", bytes);
    if (::ftruncate(lock.fd(), 0) != 0 || ::pwrite(lock.fd(), text, static_cast<std::size_t>(length), 0) != length)
        return cannot(m_folder->path() / name);
    return std::make_unique<Place>(m_folder, name, std::move(lock));
}

Result<std::unique_ptr<DeviceShare::Place>> DeviceShare::take(double bytes, double budget, const Stops& stops) const
{
    const Descriptor turn = m_folder->lockFile(kTurn);
    if (!turn.isOpen()) return cannot(m_folder->path() / kTurn);
    for (bool isMine = false;;) {
        isMine = isMine || ::flock(turn.fd(), LOCK_EX | LOCK_NB) == 0;
        if (isMine) {
            const double others = taken();
            if (others <= 0 || others + bytes <= budget) return place(bytes);
        }
        if (stops()) return std::unique_ptr<Place>();
        std::this_thread::sleep_for(kShareLook);
    }
}

Result<std::unique_ptr<DeviceShare::Place>> DeviceShare::takeAll(const Stops& stops) const
{
    return take(std::numeric_limits<double>::infinity(), 0, stops);
}

}  // namespace rosa::sweep
