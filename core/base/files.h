/// Reads and writes whole files; after a crash, a written file has either its old or its new content.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa {

/// Default size limit of readFile in bytes; larger files are refused.
inline constexpr std::uint64_t kMaxWholeFile = std::uint64_t{4} << 30;

/// A regular file open for reading; pipes and devices are refused without blocking. All readers of foreign paths open files through this
/// class.
class OpenFile {
public:
    /// Returns an Error that names the path and states whether it is missing, not a regular file or not readable.
    static Result<OpenFile> open(const std::filesystem::path& path);
    /// As above, for the file `name` in the open folder `folder`; also refuses a symbolic link. `path` is for errors.
    static Result<OpenFile> openAt(int folder, const std::string& name, const std::filesystem::path& path);
    ~OpenFile();
    OpenFile(OpenFile&& other) noexcept : m_descriptor(other.release()), m_size(other.m_size) {}
    OpenFile& operator=(OpenFile&& other) noexcept;

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }  ///< Size in bytes when the file was opened.
    /// Reads from the current position until `out` is full or the file ends; returns the number of bytes read. Errors do not name the path.
    Result<std::size_t> read(std::span<std::byte> out) const;
    /// Releases the descriptor; the caller must close it.
    int release();

private:
    OpenFile(int descriptor, std::uint64_t size) : m_descriptor(descriptor), m_size(size) {}
    static Result<OpenFile> checked(int descriptor, const std::filesystem::path& path);
    int m_descriptor;
    std::uint64_t m_size;
};

/// An Error if there is something else at `path` than a regular file, also if it is a link to one. For libraries that open a file by its
/// name: they would wait for the writer of a pipe, read a device to no end, and follow a link out of a store.
Result<void> expectPlainFile(const std::filesystem::path& path);

/// Reads the whole file. Returns an Error that names the path and states whether it is missing, not a regular file, too large or not
/// readable.
Result<std::vector<std::byte>> readFile(const std::filesystem::path& path, std::uint64_t maxBytes = kMaxWholeFile);
Result<std::string> readTextFile(const std::filesystem::path& path, std::uint64_t maxBytes = kMaxWholeFile);

/// Reads the first `most` bytes, or fewer if the file is shorter; returns an empty string if it cannot be read. Used to detect formats.
std::string readStart(const std::filesystem::path& path, std::size_t most);

/// Copies a regular file of at most `maxBytes` to `to`, a new file that only its owner may read and write. Errors name `from`.
Result<void> copyFile(const std::filesystem::path& from, const std::filesystem::path& to,
                      std::uint64_t maxBytes = kMaxWholeFile);

/// Writes to a temporary file beside `path`, fsyncs it, renames it and fsyncs the folder. The folder must exist. Permissions follow the
/// umask.
Result<void> writeFileAtomically(const std::filesystem::path& path, std::span<const std::byte> bytes);
Result<void> writeFileAtomically(const std::filesystem::path& path, const std::string& text);

/// A new folder, removed with its content on destruction unless release() was called.
class TemporaryFolder {
public:
    /// Creates `parent`/`prefix`XXXXXX; an empty `parent` means the system's temporary folder.
    static Result<TemporaryFolder> make(const std::filesystem::path& parent = {}, const std::string& prefix = "rosa-");
    ~TemporaryFolder();
    TemporaryFolder(TemporaryFolder&& other) noexcept;
    TemporaryFolder& operator=(TemporaryFolder&& other) noexcept;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    std::filesystem::path release();

private:
    explicit TemporaryFolder(std::filesystem::path path) : m_path(std::move(path)) {}
    std::filesystem::path m_path;
};

}  // namespace rosa
