#include "core/record/store_runs.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <random>
#include <system_error>

#include <sys/file.h>
#include <unistd.h>

#include "core/base/text/nearest.h"
#include "core/record/shared_place.h"

namespace rosa::record {

namespace fs = std::filesystem;

bool isPlainName(const std::string& name)
{
    return !name.empty() && name.front() != '.' && name.find_first_of(std::string("/\\\0", 3)) == std::string::npos;
}

bool isFileOfRun(const std::string& name)
{
    return isPlainName(name) && !name.starts_with(kRecordFile) && name != kCheckpoints && name != kInbox &&
           name != kAnswers && name != kLayouts && name != kLock && name != kBell;
}

std::vector<std::string> runNames(const fs::path& folder)
{
    std::vector<std::string> names;
    std::error_code problem;
    for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end; entry.increment(problem)) {
        std::error_code ignored;
        std::string name = entry->path().filename().string();
        if (isPlainName(name) && entry->is_directory(ignored)) names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end());
    return names;
}

Result<void> checkRunFolder(const fs::path& runFolder)
{
    std::error_code ignored;
    if (!fs::is_symlink(runFolder, ignored)) return {};
    return badInput(
        "%1: expected a folder, found a symbolic link, which is not followed; replace it with the folder it points to",
        runFolder);
}

Result<fs::path> existingRun(const fs::path& store, const std::string& run)
{
    std::error_code ignored;
    const fs::path folder = RunFolder(store, run).path();
    ROSA_TRY(checkStoreParts(store));
    if (isPlainName(run)) ROSA_TRY(checkRunFolder(folder));
    if (isPlainName(run)) ROSA_TRY(expectPlainFile(folder / kRecordFile));
    if (isPlainName(run) && fs::is_regular_file(folder / kRecordFile, ignored)) return folder;
    if (isPlainName(run) && fs::exists(binFolder(store) / run / kRecordFile, ignored))
        return badInput("run %1 is deleted; restore it first", run);
    if (isPlainName(run) && fs::is_directory(folder, ignored)) {
        if (::access(folder.c_str(), X_OK) != 0 && errno == EACCES)
            return badInput("%1: no permission to access the run's folder", folder);
        return badInput("%1: missing: the run's folder holds no record", folder / kRecordFile);
    }
    const std::string near = nearestName(run, runNames(runsFolder(store)));
    return badInput(didYouMean(Message("no run %1 in %2", run, store), near));
}

std::string makeRunId(const std::string& dataset, double time)
{
    const auto seconds = static_cast<std::time_t>(time);
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    std::array<char, 32> stamp{};
    std::strftime(stamp.data(), stamp.size(), "%Y%m%d-%H%M%S", &parts);
    std::string middle;
    for (const char letter : fs::path(dataset).stem().string().substr(0, 24)) {  // a path is that of a packed file
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        const bool upper = letter >= 'A' && letter <= 'Z';
        middle += plain ? letter : upper ? static_cast<char>(letter - 'A' + 'a') : '-';
    }
    std::array<char, 8> digits{};
    std::snprintf(digits.data(), digits.size(), "%04x", std::random_device()() & 0xffffu);
    return std::string(stamp.data()) + "-" + (middle.empty() ? "run" : middle) + "-" + digits.data();
}

double now() { return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count(); }

Result<WriterLock> WriterLock::take(const fs::path& runFolder)
{
    const fs::path path = runFolder / kLock;
    const auto folder = Folder::open(runFolder);
    if (!folder) return folder.error();
    Descriptor descriptor = folder->lockFile(kLock);
    if (!descriptor.isOpen()) return failed("%1: cannot be opened: %2", path, std::generic_category().message(errno));
    if (::flock(descriptor.fd(), LOCK_EX | LOCK_NB) == 0) return WriterLock(std::move(descriptor));
    const int problem = errno;
    if (problem == EWOULDBLOCK) return badInput("run %1 is being written by another process", runFolder.filename());
    // Some file systems of a network have no locks; there, claims of a sweep keep its workers apart.
    const bool isLacking = problem == ENOLCK || problem == ENOSYS || problem == EOPNOTSUPP;
    if (isLacking && hasPublishedRecords(runFolder)) return WriterLock(std::move(descriptor));
    errno = problem;
    return failed("%1: cannot be locked: %2", path, std::generic_category().message(errno));
}

bool WriterLock::isTaken(const fs::path& runFolder)
{
    const auto folder = Folder::open(runFolder);
    if (!folder) return false;
    const auto lock = folder->file(kLock);
    return lock && ::flock(lock->descriptor(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

}  // namespace rosa::record
