#include "core/record/published_copy.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/record/run_folder.h"
#include "core/record/shared_place.h"

namespace rosa::record {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;
constexpr std::array<const char*, 2> kBeside = {"-wal", "-journal"};

/// The disk of this machine.
Result<fs::path> scratchFolder()
{
    std::error_code problem;
    const char* const ofJob = std::getenv("SLURM_TMPDIR");
    if (ofJob && *ofJob && fs::is_directory(ofJob, problem)) return fs::path(ofJob);
    const fs::path usual = fs::temp_directory_path(problem);
    if (problem) return failed("cannot find a folder for temporary files: %1", problem.message());
    return usual;
}

/// Appends the content of a file.
bool copyInto(const Descriptor& target, const OpenFile& source)
{
    std::vector<std::byte> piece(kPiece);
    for (;;) {
        const auto count = source.read(piece);
        if (!count) return false;
        if (*count == 0) return true;
        if (!writeAll(target.fd(), std::span(piece).first(*count))) return false;
    }
}

/// In seconds, the precision of SFTP. nullopt: errno holds the cause.
std::optional<std::int64_t> writtenAt(const Folder& folder, const std::string& name)
{
    struct stat status = {};
    if (::fstatat(folder.fd(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) return std::nullopt;
    return status.st_mtim.tv_sec;
}

/// Servers of SMB may set the time of writing some seconds later, but never after it was set explicitly.
void settleTime(const Descriptor& file)
{
    std::array<struct timespec, 2> times{};
    times[0].tv_nsec = UTIME_OMIT;
    ::clock_gettime(CLOCK_REALTIME, &times[1]);
    ::futimens(file.fd(), times.data());
}

}  // namespace

Error replacedError(const Folder& run)
{
    return failed(
        "%1: removed or replaced while the run was being recorded, so recording cannot continue; start a new run instead of "
        "resuming this one",
        run.path() / kRecordFile);
}

Result<std::unique_ptr<PublishedCopy>> PublishedCopy::forStore(const fs::path& store)
{
    ROSA_TRY_ASSIGN(const bool publishes, publishesRecords(store));
    if (!publishes) return std::unique_ptr<PublishedCopy>();
    ROSA_TRY_ASSIGN(const auto scratch, scratchFolder());
    ROSA_TRY_ASSIGN(auto work, NewFolder::begin(scratch, ".rosa-record-" + std::to_string(::getuid()) + "-"));
    std::error_code ignored;
    fs::permissions(work.path(), fs::perms::owner_all, ignored);  // The folder may be everybody's.
    return std::unique_ptr<PublishedCopy>(new PublishedCopy(std::move(work)));
}

fs::path PublishedCopy::file() const { return m_work.path() / kRecordFile; }

fs::path PublishedCopy::stagedFile(std::int64_t number) const
{
    return m_work.path() / ("staged-" + std::to_string(number));
}

Result<void> PublishedCopy::adopt(const Folder& run)
{
    const fs::path record = run.path() / kRecordFile;
    for (const char* suffix : {"", kBeside[0], kBeside[1]}) {
        if (*suffix && !run.hasFile(kRecordFile + std::string(suffix))) continue;
        ROSA_TRY(copyFile(record.string() + suffix, file().string() + suffix));
    }
    m_inPlace = writtenAt(run, kRecordFile);  // Now that it was opened, the network has shown its newest state.
    return {};
}

Result<std::int64_t> PublishedCopy::stage(Database& database)
{
    const std::int64_t number = ++m_staged;
    if (auto copied = database.copyTo(stagedFile(number)); !copied) {
        std::error_code ignored;
        for (const char* suffix : {"", kBeside[0], kBeside[1]}) fs::remove(stagedFile(number).string() + suffix, ignored);
        return copied.error();
    }
    return number;
}

Result<void> PublishedCopy::send(std::int64_t number, const Folder& run, const Folder& staging)
{
    const std::lock_guard guard(m_sending);
    const fs::path staged = stagedFile(number);
    std::error_code ignored;
    if (number < m_sent) {
        fs::remove(staged, ignored);
        return {};
    }
    const fs::path record = run.path() / kRecordFile;
    std::string temporary;
    const auto problem = [&](const char* step) {
        Error error = failed("%1: cannot be written (%2): %3", record, step, std::generic_category().message(errno));
        if (!temporary.empty()) staging.remove(temporary);
        fs::remove(staged, ignored);
        return error;
    };
    const auto source = OpenFile::open(staged);
    ROSA_TRY(source);
    Descriptor target = staging.create(kRecordFile, temporary);
    if (!target.isOpen()) return problem("open");
    if (!copyInto(target, *source)) return problem("write");
    settleTime(target);
    if (::fsync(target.fd()) != 0) return problem("fsync");
    if (!target.close()) return problem("close");
    const auto written = writtenAt(staging, temporary);
    if (!written) return problem("stat");
    const auto inPlace = writtenAt(run, kRecordFile);
    if (m_inPlace && !inPlace && errno != ENOENT) return problem("stat");
    if (m_inPlace && inPlace != m_inPlace) {
        staging.remove(temporary);
        fs::remove(staged, ignored);
        return replacedError(run);
    }
    // The log of an engine that wrote in place is part of the copy; beside the new file it would be taken for its log.
    for (const char* suffix : kBeside) run.remove(kRecordFile + std::string(suffix));
    if (!staging.rename(temporary, run, kRecordFile)) return problem("rename");
    ::fsync(run.fd());
    m_inPlace = written;
    m_sent = number;
    fs::remove(staged, ignored);
    return {};
}

Result<void> PublishedCopy::publish(Database& database, const Folder& run, const Folder& staging)
{
    ROSA_TRY_ASSIGN(const auto number, stage(database));
    return send(number, run, staging);
}

}  // namespace rosa::record
