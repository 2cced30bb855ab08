/// How many runs of a sweep go on at the same time on a machine, and how they share the memory of its GPU.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "core/base/folder.h"
#include "core/base/result.h"

namespace rosa::sweep {

/// What a machine has for runs, in bytes.
struct MachineRoom {
    int cores = 1;
    double memory = 0;     ///< Free; 0: unknown, so that one run goes on at a time.
    double gpuMemory = 0;  ///< Free memory of the GPU that they train on; 0: they train on the CPU.
};

/// What one run needs at most, in bytes.
struct RunNeed {
    double memory = 0;
    double gpuMemory = 0;  ///< Its process' context included.
};

/// What bounds the number of runs: what was asked for, the machine, or that no more are left.
enum class RoomBound { Asked, Cores, Memory, Gpu, Left };

struct RunsAtOnce {
    int workers = 1;
    int onGpu =
        0;  ///< Of these on the GPU at the same time: at least one, which may need more than is free; 0: none trains there.
    RoomBound bound = RoomBound::Cores;
};

/// The share of a GPU's free memory that runs are given; the rest is for its allocator, and for what changes.
inline constexpr double kShareOfGpu = 0.9;

/// `asked` workers, those for which the GPU has no room waiting; or as many as cores and memory allow if that is 0. `left`: no more than these
/// runs.
RunsAtOnce runsAtOnce(const MachineRoom& room, const RunNeed& need, int asked, int left);

/// The memory of a GPU among the processes of this user on this machine. Each holds a file with what its run takes, locked as long as the
/// process lives, so that a killed one takes nothing. Whoever waits for room holds the turn: runs begin in about the order in which they
/// asked, and a large one is not passed by small ones for ever.
class DeviceShare {
public:
    /// `folder`: of the GPU, for this user alone; created if it is missing. An Error if it is another user's or cannot be written.
    static Result<DeviceShare> open(const std::filesystem::path& folder);

    /// Memory that a run has until the end of this object.
    class Place {
    public:
        Place(std::shared_ptr<const Folder> folder, std::string name, Descriptor lock)
            : m_folder(std::move(folder)), m_name(std::move(name)), m_lock(std::move(lock))
        {}
        ~Place() { m_folder->remove(m_name); }
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;

    private:
        std::shared_ptr<const Folder> m_folder;
        std::string m_name;
        Descriptor m_lock;
    };
    using Stops = std::function<bool()>;

    /// Waits until `bytes` are left of `budget`, or nobody else takes any; nullptr if `stops()`, which is polled, is true before.
    Result<std::unique_ptr<Place>> take(double bytes, double budget, const Stops& stops) const;
    /// Waits until nobody else takes any memory; then nobody gets any until the end of the place.
    Result<std::unique_ptr<Place>> takeAll(const Stops& stops) const;
    /// Bytes that runs have now.
    [[nodiscard]] double taken() const;

private:
    explicit DeviceShare(Folder folder) : m_folder(std::make_shared<const Folder>(std::move(folder))) {}
    [[nodiscard]] Result<std::unique_ptr<Place>> place(double bytes) const;

    std::shared_ptr<const Folder> m_folder;
};

}  // namespace rosa::sweep
