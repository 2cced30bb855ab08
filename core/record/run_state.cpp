#include "core/record/run_state.h"

#include <array>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

#include <unistd.h>

namespace rosa::record {

namespace {

constexpr std::array<std::pair<RunState, const char*>, 7> kStates = {{{RunState::Queued, "queued"},
                                                                      {RunState::Running, "running"},
                                                                      {RunState::Paused, "paused"},
                                                                      {RunState::Finished, "finished"},
                                                                      {RunState::Stopped, "stopped"},
                                                                      {RunState::Failed, "failed"},
                                                                      {RunState::Interrupted, "interrupted"}}};

std::string hostName()
{
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

std::string bootId()
{
    std::ifstream file("/proc/sys/kernel/random/boot_id");
    std::string id;
    std::getline(file, id);
    return id;
}

/// State letter and start time of a process; letter 0 if there is no such process.
struct ProcessStatus {
    char letter = 0;
    std::uint64_t startTime = 0;
};

ProcessStatus statusOf(std::int64_t pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    // The second field is the program's name in parentheses and may contain any characters, including blanks and parentheses.
    const std::size_t name = text.rfind(')');
    if (name == std::string::npos) return {};
    std::istringstream fields(text.substr(name + 1));
    ProcessStatus status;
    fields >> status.letter;
    std::string skipped;
    for (int field = 4; field < 22; ++field) fields >> skipped;
    fields >> status.startTime;
    return fields ? status : ProcessStatus{};
}

}  // namespace

std::string toText(RunState state)
{
    for (const auto& [candidate, text] : kStates)
        if (candidate == state) return text;
    return "failed";
}

std::optional<RunState> runStateFromText(const std::string& text)
{
    for (const auto& [state, candidate] : kStates)
        if (text == candidate) return state;
    return std::nullopt;
}

ProcessIdentity ProcessIdentity::ofThisProcess()
{
    const std::int64_t pid = ::getpid();
    return {pid, statusOf(pid).startTime, hostName(), bootId()};
}

std::optional<bool> ProcessIdentity::isAlive() const
{
    if (host != hostName()) return std::nullopt;
    const std::string current = bootId();
    if (current.empty()) return std::nullopt;
    if (boot != current) return false;
    const ProcessStatus status = statusOf(pid);
    // A zombie has ended; its parent has not collected it yet.
    return status.letter != 0 && status.letter != 'Z' && status.letter != 'X' && status.startTime == startTime;
}

}  // namespace rosa::record
