/// Folders of data that tests read: those of the source tree, or those that the environment variables ROSA_TEST_DATA and ROSA_TEST_SHARED
/// name, for test programs that were carried to another machine.
#pragma once

#include <cstdlib>
#include <filesystem>

namespace rosa::test {

inline std::filesystem::path folderOr(const char* variable, const char* ofSourceTree)
{
    const char* const given = std::getenv(variable);
    return given && *given ? given : ofSourceTree;
}

/// tests/data.
inline std::filesystem::path dataFolder() { return folderOr("ROSA_TEST_DATA", ROSA_TEST_DATA_DIR); }
/// Published data sets and reference vectors, where they are installed.
inline std::filesystem::path sharedFolder() { return folderOr("ROSA_TEST_SHARED", ROSA_SHARED_DIR); }

}  // namespace rosa::test
