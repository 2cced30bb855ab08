/// Zip archives as written by NumPy and PyTorch.
///
/// Nothing that an archive declares is trusted before it is checked against the available bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"

namespace rosa::data {

/// An archive open for reading; members are stored or deflated. Not thread-safe.
class ZipArchive {
public:
    /// `what` describes the expected file in messages, e.g. "an npz file". Adds the file to `budget`, which must outlive the archive, and
    /// takes the memory of its directory; `input` states whether members may legitimately be much larger than in the file.
    static Result<ZipArchive> open(const std::filesystem::path& path, const Message& what, MemoryBudget& budget,
                                   MemoryBudget::Input input);
    ~ZipArchive();
    ZipArchive(ZipArchive&&) noexcept;
    ZipArchive& operator=(ZipArchive&&) noexcept;

    /// In the archive's order.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] const std::filesystem::path& path() const;
    /// Reads a member, the first of that name. Its declared size is taken from the budget before anything is allocated. Errors name archive
    /// and member.
    [[nodiscard]] Result<std::vector<std::byte>> read(const std::string& name) const;
    /// The same; errors name the member alone, not the archive.
    [[nodiscard]] Result<std::vector<std::byte>> readInside(const std::string& name) const;

private:
    struct Handle;
    explicit ZipArchive(std::unique_ptr<Handle> handle);
    std::unique_ptr<Handle> m_handle;
    std::vector<std::string> m_names;
};

struct ZipMember {
    std::string name;
    std::vector<std::byte> bytes;
};

/// Writes members uncompressed and atomically; equal members give equal bytes. Returns an Error if the file cannot be written or exceeds 4
/// GB.
Result<void> writeZip(const std::filesystem::path& path, std::span<const ZipMember> members);

}  // namespace rosa::data
