/// Orders to all workers of a sweep, of any machine: steering.json in its folder.
///
///     {"order": "pause", "first": [7, 3]}
///
/// The file is replaced as a whole; workers read it about once a second. Without it, the sweep runs.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::sweep {

enum class Order {
    Run,
    Pause,   ///< Workers stop their runs after a checkpoint and wait.
    Cancel,  ///< Workers stop their runs after a checkpoint and end. The sweep can be resumed like an interrupted one.
};
std::string toText(Order order);

struct Steering {
    Order order = Order::Run;
    std::vector<int> first;  ///< Numbers of tries that are measured before all others, in this order.

    bool operator==(const Steering&) const = default;
};

inline constexpr const char* kSteeringFile = "steering.json";
/// Most tries that can be at the front.
inline constexpr std::size_t kMostFirst = 1000;

/// `folder`: of the sweep. An Error names a damaged file.
Result<Steering> readSteering(const std::filesystem::path& folder);

/// Changes the file, one process at a time. An Error if another process is changing it, or the folder cannot be written.
Result<void> changeSteering(const std::filesystem::path& folder, const std::function<Result<void>(Steering&)>& change);

/// Sets the order alone; writes nothing if it is in force.
Result<void> setOrder(const std::filesystem::path& folder, Order order);

/// Moves tries to the front, in the given order; those that were there follow. An Error if there are more than kMostFirst.
Result<void> moveToFront(Steering& steering, const std::vector<int>& tries);

/// Measures tries in their turn again.
void moveFromFront(Steering& steering, const std::vector<int>& tries);

/// What the file says, read at most once per interval. While it is missing or cannot be read, the last content counts: network file systems
/// lose files for a moment, and an order ends by another one, never by the absence of the file. Thread-safe.
class SteeringWatch {
public:
    explicit SteeringWatch(std::filesystem::path folder, std::chrono::milliseconds interval = std::chrono::seconds(1))
        : m_folder(std::move(folder)), m_interval(interval)
    {}
    [[nodiscard]] Steering now();

private:
    std::filesystem::path m_folder;
    std::chrono::milliseconds m_interval;
    std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_read{};  ///< Epoch: never.
    Steering m_last;
};

}  // namespace rosa::sweep
