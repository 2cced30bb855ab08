/// Files that get their name when they are whole.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/result.h"

namespace rosa {

/// A file being written. Where the file system can, it has no name until publish(), so whatever ends the process leaves
/// nothing behind; elsewhere it lies beside its place as NAME.XXXXXX and only its destructor removes it. Used by one thread.
class UnnamedFile {
public:
    /// Open for reading and writing, in the folder of `path`, which must exist. An Error names `path` and the cause.
    static Result<UnnamedFile> make(const std::filesystem::path& path);
    /// What was not published is gone.
    ~UnnamedFile();
    UnnamedFile(UnnamedFile&& other) noexcept;
    UnnamedFile& operator=(UnnamedFile&& other) noexcept;

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// Where this process can open it meanwhile.
    [[nodiscard]] std::filesystem::path openable() const;

    /// To disk, readable by all (0644), and named `path`, in place of what is there. Once. An Error says at which step it failed.
    Result<void> publish();

private:
    UnnamedFile(std::filesystem::path path, int descriptor, std::string temporary);
    [[nodiscard]] Error problem(const char* step) const;
    Result<void> giveTemporaryName();

    std::filesystem::path m_path;
    int m_descriptor = -1;
    std::string m_temporary;  ///< The name that it has before its own; empty: none.
};

}  // namespace rosa
