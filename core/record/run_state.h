/// States of a run, and the process that runs it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace rosa::record {

/// queued → running ⇄ paused → finished | stopped | failed | interrupted
enum class RunState { Queued, Running, Paused, Finished, Stopped, Failed, Interrupted };

/// Running or paused: a process writes the record, unless it has crashed.
[[nodiscard]] constexpr bool isActive(RunState state) { return state == RunState::Running || state == RunState::Paused; }

std::string toText(RunState state);
std::optional<RunState> runStateFromText(const std::string& text);

/// The process that writes a record. A Running or Paused run whose process no longer exists is Interrupted.
struct ProcessIdentity {
    std::int64_t pid = 0;
    std::uint64_t startTime = 0;  ///< Clock ticks since boot, field 22 of /proc/PID/stat.
    std::string host;
    std::string boot;  ///< /proc/sys/kernel/random/boot_id

    static ProcessIdentity ofThisProcess();
    /// False if the process no longer exists or its number was reused; nullopt (unknown) on another host or without /proc.
    [[nodiscard]] std::optional<bool> isAlive() const;
};

}  // namespace rosa::record
