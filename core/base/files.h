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

/// The whole file. An Error names the path and says whether it is missing, no plain file, too large or not readable.
Result<std::vector<std::byte>> readFile(const std::filesystem::path& path, std::uint64_t maxBytes = kMaxWholeFile);
Result<std::string> readTextFile(const std::filesystem::path& path, std::uint64_t maxBytes = kMaxWholeFile);

/// Writes to a temporary name, fsyncs, renames, fsyncs the folder. Folders must exist. The temporary file lies beside
/// `path`, or in `staging` (a folder of the same file system) where a crash must not leave it among other people's files.
Result<void> writeFileAtomically(const std::filesystem::path& path, std::span<const std::byte> bytes,
                                 const std::filesystem::path& staging = {});
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
