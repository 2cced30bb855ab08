/// Reading and writing whole files so that a crash leaves the old content or the new, never a part.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa {

/// Larger files are refused by readFile unless the caller says otherwise.
inline constexpr std::uint64_t kMaxWholeFile = std::uint64_t{4} << 30;

/// A plain file open for reading; pipes and devices are refused without waiting for them. Every reader of foreign paths opens through this.
class OpenFile {
public:
    /// An Error names the path and says whether it is missing, no plain file or not readable.
    static Result<OpenFile> open(const std::filesystem::path& path);
    ~OpenFile();
    OpenFile(OpenFile&& other) noexcept : m_descriptor(other.release()), m_size(other.m_size) {}
    OpenFile& operator=(OpenFile&& other) noexcept;

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }  ///< Bytes, as it was opened.
    /// Fills as much of `out` as there is from where reading is; returns how much. An Error names no path.
    Result<std::size_t> read(std::span<std::byte> out) const;
    /// The descriptor, which the caller then closes.
    int release();

private:
    OpenFile(int descriptor, std::uint64_t size) : m_descriptor(descriptor), m_size(size) {}
    int m_descriptor;
    std::uint64_t m_size;
};

/// The whole file. An Error names the path and says whether it is missing, no plain file, too large or not readable.
Result<std::vector<std::byte>> readFile(const std::filesystem::path& path, std::uint64_t maxBytes = kMaxWholeFile);
Result<std::string> readTextFile(const std::filesystem::path& path, std::uint64_t maxBytes = kMaxWholeFile);

/// The first `most` bytes, or all there are; none of what cannot be read. For telling formats apart.
std::string readStart(const std::filesystem::path& path, std::size_t most);

/// Writes to a temporary name beside `path`, fsyncs, renames, fsyncs the folder. Folders must exist. Permissions follow the umask.
Result<void> writeFileAtomically(const std::filesystem::path& path, std::span<const std::byte> bytes);
Result<void> writeFileAtomically(const std::filesystem::path& path, const std::string& text);

/// A fresh folder that is removed with everything in it unless release() was called.
class TemporaryFolder {
public:
    /// Makes `parent`/`prefix`XXXXXX; `parent` empty: the system's folder for temporary files.
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
