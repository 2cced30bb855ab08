/// Unnamed files for data that does not fit in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

#include "core/base/result.h"

namespace rosa {

/// Returns $XDG_CACHE_HOME/rosa or ~/.cache/rosa, created if missing; empty if neither XDG_CACHE_HOME nor HOME is set.
std::filesystem::path scratchFolder();

/// Temporary storage on disk that disappears with the process, however it ends. Use from one thread; readAt() may be called from several.
class ScratchFile {
public:
    /// Creates the file in scratchFolder(). Returns an Error with the cause on failure.
    static Result<ScratchFile> make();
    ~ScratchFile();
    ScratchFile(ScratchFile&& other) noexcept;
    ScratchFile& operator=(ScratchFile&& other) noexcept;

    /// Appends `bytes` and returns their offset. Returns an Error if the write fails, e.g. because the disk is full.
    Result<std::uint64_t> append(std::span<const std::byte> bytes);
    /// Reads bytes appended earlier, from `offset` on, until `out` is full.
    [[nodiscard]] Result<void> readAt(std::uint64_t offset, std::span<std::byte> out) const;

private:
    explicit ScratchFile(int descriptor) : m_descriptor(descriptor) {}

    int m_descriptor;
    std::uint64_t m_size = 0;
};

}  // namespace rosa
