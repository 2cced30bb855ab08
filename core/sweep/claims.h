/// Who measures which cell of a sweep, among any number of processes on any number of machines that see the folder.
///
///     claims/CELL.1, CELL.2 …     one file per claim, made with O_EXCL; the one of the highest number counts
///     workers/WORKER.json         what a worker is doing, for people
///
/// A holder touches its claims. A claim that was not touched for `lease` is void, and the next worker makes the file of the next number; of
/// several that try, the file system lets one succeed. No claim is ever removed, so an old holder that wakes up finds that it has lost. Ages
/// are measured by the clock of the file system, with a file touched just before, so that clocks of machines may differ.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/base/folder.h"
#include "core/base/result.h"

namespace rosa::sweep {

/// A claim that was not touched for this long is void.
inline constexpr std::chrono::seconds kLease{60};
/// A holder touches its claims at least this often.
inline constexpr std::chrono::seconds kHeartbeat{10};
/// A cell in which this many holders have died is not measured again.
inline constexpr int kMostDeaths = 3;

struct Claim {
    std::string cell;
    int number = 0;  ///< From 1.
    int deaths = 0;  ///< Holders before this one that ended without release().
};

/// What a worker is doing, as its file tells it.
struct WorkerNote {
    std::string worker;
    bool isAlive = true;  ///< Touched within the lease by the clock of this machine and, if it runs here, not killed.
    std::string cell;     ///< "": none.
    int number = 0;       ///< Of the try.
    std::uint64_t seed = 0;
    std::string run;
    int runs = 0;  ///< Finished ones.
};

/// All calls are thread-safe.
class Claims {
public:
    /// `folder`: of the sweep. `worker`: a name that no other worker of the sweep has (newWorker()).
    static Result<Claims> open(const std::filesystem::path& folder, std::string worker,
                               std::chrono::milliseconds lease = kLease);
    Claims(Claims&& other) noexcept;

    /// The claim, or nullopt if another worker holds the cell. An Error if the folder cannot be written.
    Result<std::optional<Claim>> take(const std::string& cell);
    /// Touches the claims that are held. Call at least every kHeartbeat, from any thread.
    void heartbeat();
    /// Whether the claim still counts: false if it was void for so long that another worker took the cell. True while the file system does not
    /// answer.
    [[nodiscard]] bool holds(const Claim& claim) const;
    /// Ends a claim of this object: the cell is free at once. `claim.deaths` is kept for the next holder.
    void release(const Claim& claim);
    /// Frees what another worker held that is known to be dead, because its parent saw its end. It counts as a death.
    void markDead(const std::string& worker);
    /// Those of the cells that someone holds, this object included. Reads one file per cell that has a claim.
    [[nodiscard]] std::set<std::string> held(const std::set<std::string>& cells) const;

    /// Publishes what the worker is doing; the defaults: nothing. Errors are ignored.
    void tell(const WorkerNote& note) const;
    /// Removes the worker's file: it has ended, and nobody waits for its lease. No claim may be taken afterwards.
    void leave() const;
    [[nodiscard]] const std::string& worker() const { return m_worker; }

private:
    struct Newest {
        int number = 0;  ///< 0: there is none.
        bool isFree = true, isVoid = false;
        int deaths = 0;
        std::string worker;
    };
    Claims(Folder claims, Folder workers, std::string worker, std::chrono::milliseconds lease)
        : m_claims(std::move(claims)), m_workers(std::move(workers)), m_worker(std::move(worker)), m_lease(lease)
    {}
    [[nodiscard]] std::map<std::string, int> numbers() const;
    [[nodiscard]] Newest newest(const std::string& cell, int number, std::int64_t now) const;
    [[nodiscard]] std::int64_t now() const;

    Folder m_claims, m_workers;
    std::string m_worker;
    std::chrono::milliseconds m_lease;
    mutable std::mutex m_mutex;
    std::map<std::string, Claim> m_held;
};

/// Does `action` under the claim `name`, as one process at a time of all that see the sweep; nothing is left of the claim's holder. An Error
/// `busy` if another process holds it.
Result<void> withClaim(const std::filesystem::path& folder, const std::string& name, const Message& busy,
                       const std::function<Result<void>()>& action);

/// Host, process and random digits.
std::string newWorker();

/// Workers by their files, in any order.
std::vector<WorkerNote> workersOf(const std::filesystem::path& folder);

}  // namespace rosa::sweep
