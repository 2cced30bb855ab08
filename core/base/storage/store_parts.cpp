#include "core/base/storage/store_parts.h"

#include <string>
#include <system_error>

#include <sys/stat.h>

#include "core/base/files.h"

namespace rosa {

namespace {

Result<void> checkFolderPart(const std::filesystem::path& path)
{
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0 || S_ISDIR(status.st_mode)) return {};
    if (S_ISLNK(status.st_mode))
        return badInput(
            "%1: expected a folder, found a symbolic link, which is not followed; replace it with the folder it points to",
            path);
    return badInput("%1: expected a folder, found a file", path);
}

}  // namespace

Result<void> checkStoreParts(const std::filesystem::path& store)
{
    for (const char* const part : {kRunsPart, kBinPart, kDataPart, kSweepsPart, kPlansPart, kLogsPart})
        ROSA_TRY(checkFolderPart(store / part));
    for (const char* const suffix : {"", "-wal", "-shm", "-journal"})
        ROSA_TRY(expectPlainFile(store / (kLibraryPart + std::string(suffix))));
    return {};
}

Result<std::filesystem::path> madePart(const std::filesystem::path& store, const char* part)
{
    ROSA_TRY(checkStoreParts(store));
    const std::filesystem::path folder = store / part;
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) return failed("%1: cannot be created: %2", folder, problem.message());
    return folder;
}

}  // namespace rosa
