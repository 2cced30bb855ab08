/// Files that are named only once they are complete.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/result.h"

namespace rosa {

/// A file being written. Where the file system supports it, the file has no name until publish(), so an aborted process leaves nothing
/// behind; otherwise it exists beside its target as NAME.XXXXXX and only the destructor removes it. Use from one thread.
class UnnamedFile {
public:
    /// Opens the file for reading and writing in the folder of `path`, which must exist. Returns an Error that names `path` and the cause.
    static Result<UnnamedFile> make(const std::filesystem::path& path);
    /// Discards the file if it was not published.
    ~UnnamedFile();
    UnnamedFile(UnnamedFile&& other) noexcept;
    UnnamedFile& operator=(UnnamedFile&& other) noexcept;

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// Path under which this process can open the file before publish().
    [[nodiscard]] std::filesystem::path openable() const;

    /// Syncs the file to disk, makes it readable by all (0644) and renames it to `path`, replacing any existing file. Call once. Returns an
    /// Error that names the failed step.
    Result<void> publish();

private:
    UnnamedFile(std::filesystem::path path, int descriptor, std::string temporary);
    [[nodiscard]] Error problem(const char* step) const;
    Result<void> giveTemporaryName();

    std::filesystem::path m_path;
    int m_descriptor = -1;
    std::string m_temporary;  ///< Temporary name before publish(); empty if none.
};

}  // namespace rosa
