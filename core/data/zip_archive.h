/// Zip archives of plain members, as NumPy and PyTorch write them.
///
/// Nothing that an archive declares is believed before it is checked against the bytes that are there.
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

/// An archive open for reading; members are stored or deflated. Not shared between threads.
class ZipArchive {
public:
    /// `what`: what the file ought to be, for messages, "an npz file". The file is added to `budget`, which must outlive the archive, and
    /// what its directory takes is taken; `input` says whether its members may rightly be much larger than they are in the file.
    static Result<ZipArchive> open(const std::filesystem::path& path, const std::string& what, MemoryBudget& budget,
                                   MemoryBudget::Input input);
    ~ZipArchive();
    ZipArchive(ZipArchive&&) noexcept;
    ZipArchive& operator=(ZipArchive&&) noexcept;

    /// In the archive's order.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] const std::filesystem::path& path() const;
    /// A member's content; the first of that name. What it declares is taken from the budget before anything is allocated. An Error names
    /// archive and member.
    [[nodiscard]] Result<std::vector<std::byte>> read(const std::string& name) const;

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

/// Writes members uncompressed and atomically, the same bytes for the same members. An Error if the file cannot be written or is over
/// 4 GB.
Result<void> writeZip(const std::filesystem::path& path, std::span<const ZipMember> members);

}  // namespace rosa::data
