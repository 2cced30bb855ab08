/// Files without a name for what does not fit in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

#include "core/base/result.h"

namespace rosa {

/// $XDG_CACHE_HOME/rosa or ~/.cache/rosa, made where missing; empty where neither is known.
std::filesystem::path scratchFolder();

/// Bytes on disk that go with the process, whatever ends it. Used by one thread; readAt() by several.
class ScratchFile {
public:
    /// In scratchFolder(). An Error says why not.
    static Result<ScratchFile> make();
    ~ScratchFile();
    ScratchFile(ScratchFile&& other) noexcept;
    ScratchFile& operator=(ScratchFile&& other) noexcept;

    /// Adds to the end; returns where the bytes begin. An Error where the disk is full.
    Result<std::uint64_t> append(std::span<const std::byte> bytes);
    /// Fills `out` from `offset` on; those bytes were appended.
    [[nodiscard]] Result<void> readAt(std::uint64_t offset, std::span<std::byte> out) const;

private:
    explicit ScratchFile(int descriptor) : m_descriptor(descriptor) {}

    int m_descriptor;
    std::uint64_t m_size = 0;
};

}  // namespace rosa
