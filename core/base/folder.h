/// A folder held open. Files in it are accessed by name relative to the folder and never through a symbolic link, so nothing outside the
/// folder is written or removed, even if the folder comes from an untrusted source.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/descriptor.h"
#include "core/base/files.h"
#include "core/base/result.h"

namespace rosa {

/// Names are single path components: not empty, not "." or "..", without a slash (checked). Permissions of created files and folders follow
/// the umask. Thread-safe.
class Folder {
public:
    enum class Missing { IsAnError, IsMade };

    /// `path` comes from the caller and may contain symbolic links. Errors name the path.
    static Result<Folder> open(const std::filesystem::path& path);
    /// Opens the subfolder `name`. Returns an Error if `name` is a link or a file.
    [[nodiscard]] Result<Folder> sub(const std::string& name, Missing missing = Missing::IsAnError) const;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] int fd() const { return m_descriptor.fd(); }

    /// Returns the names of all entries except "." and "..", in ascending order; empty if the folder cannot be read.
    [[nodiscard]] std::vector<std::string> names() const;
    /// Returns whether `name` is a regular file (not a link to one).
    [[nodiscard]] bool hasFile(const std::string& name) const;
    /// Opens a regular file for reading; pipes, devices and links are refused without blocking.
    [[nodiscard]] Result<OpenFile> file(const std::string& name) const;
    /// Opens the file `name` for flock(), making it if it is missing. Not open: errno holds the cause, which is ENOTSUP for anything but a
    /// regular file.
    [[nodiscard]] Descriptor lockFile(const std::string& name) const;
    /// Reads the whole file; see readFile.
    [[nodiscard]] Result<std::string> readText(const std::string& name, std::uint64_t maxBytes) const;
    /// Writes a temporary file, fsyncs and renames it, then fsyncs the folder: after a crash the file has either its old or its new
    /// content. The temporary file is created here or in `staging`, which must be on the same file system.
    [[nodiscard]] Result<void> write(const std::string& name, std::span<const std::byte> bytes,
                                     const Folder* staging = nullptr) const;
    /// Creates a new file whose name begins with `stem` and returns the name in `name`. If the result is not open, errno holds the cause.
    [[nodiscard]] Descriptor create(const std::string& stem, std::string& name) const;
    /// Moves `name` to `to` in `target`, replacing any existing file. Returns false on failure; errno holds the cause.
    bool rename(const std::string& name, const Folder& target, const std::string& to) const;
    /// Removes a file or a link, never a folder. Returns false if it does not exist or cannot be removed.
    bool remove(const std::string& name) const;

private:
    Folder(Descriptor descriptor, std::filesystem::path path) : m_descriptor(std::move(descriptor)), m_path(std::move(path))
    {}

    Descriptor m_descriptor;
    std::filesystem::path m_path;
};

/// Creates the file `stem`.XXXXXX in the open folder `folder` (AT_FDCWD if `stem` is a path) for reading and writing, with permissions that
/// follow the umask; `name` receives its name. If the result is not open, errno holds the cause.
Descriptor createUnique(int folder, const std::string& stem, std::string& name);

/// Writes all of `bytes`. Returns false on failure; errno holds the cause.
bool writeAll(int descriptor, std::span<const std::byte> bytes);

}  // namespace rosa
