#include "core/sweep/cluster/known_sweeps.h"

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>

#include "core/base/files.h"
#include "core/base/hash.h"

namespace rosa::sweep {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kNoteDigits = 32;

/// nullopt without a home.
std::optional<fs::path> notesFolder()
{
    const auto variable = [](const char* name) {
        const char* const value = std::getenv(name);
        return fs::path(value ? value : "");
    };
    if (const fs::path state = variable("XDG_STATE_HOME"); state.is_absolute()) return state / "rosa" / "known-sweeps";
    if (const fs::path home = variable("HOME"); home.is_absolute())
        return home / ".local" / "state" / "rosa" / "known-sweeps";
    return std::nullopt;
}

/// nullopt if the system tells nothing of the folder.
std::optional<std::string> noteOf(const Folder& sweep)
{
    struct statx status = {};
    if (::statx(sweep.fd(), "", AT_EMPTY_PATH, STATX_INO | STATX_BTIME, &status) != 0) return std::nullopt;
    std::string identity = std::to_string(status.stx_ino) + "\n";
    std::error_code problem;
    if ((status.stx_mask & STATX_BTIME) != 0)
        identity += std::to_string(status.stx_btime.tv_sec) + "." + std::to_string(status.stx_btime.tv_nsec);
    else
        identity += fs::canonical(sweep.path(), problem).string();
    if (problem) return std::nullopt;
    return sha256(std::as_bytes(std::span(identity))).substr(0, kNoteDigits);
}

}  // namespace

bool isKnownHere(const Folder& sweep)
{
    const auto folder = notesFolder();
    const auto note = noteOf(sweep);
    std::error_code problem;
    return folder && note && fs::exists(*folder / *note, problem);
}

Result<void> rememberHere(const Folder& sweep)
{
    const auto folder = notesFolder();
    const auto note = noteOf(sweep);
    if (!folder || !note) return failed("%1: cannot be noted as known: there is no home folder", sweep.path());
    std::error_code problem;
    fs::create_directories(*folder, problem);
    if (problem) return failed("%1: cannot be created: %2", *folder, problem.message());
    return writeFileAtomically(*folder / *note, std::string());
}

}  // namespace rosa::sweep
