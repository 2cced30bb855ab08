/// Files read through memory: the system brings in the pages that are touched and may drop them again at any time.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>

#include "core/base/result.h"
#include "core/base/shared_array.h"

namespace rosa {

/// A whole file, mapped for reading. Its pages are the page cache's: they count as no process's own memory. The file may be
/// renamed, replaced or removed meanwhile; cutting it short ends a process that reads behind its new end.
class MappedFile {
public:
    /// How a part is going to be read; a hint to the system's reading ahead.
    enum class Access {
        Random,      ///< Here and there: only what is touched is read.
        Sequential,  ///< From front to back: read ahead.
        Soon,        ///< All of it, shortly: begin to read now.
    };

    /// An Error names the path and says whether it is missing, no plain file or not readable.
    static Result<std::shared_ptr<const MappedFile>> open(const std::filesystem::path& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] std::span<const std::byte> bytes() const { return {m_data, m_size}; }

private:
    MappedFile(const std::byte* data, std::size_t size) : m_data(data), m_size(size) {}

    const std::byte* m_data;
    std::size_t m_size;
};

/// Tells the system how `bytes` of any mapping are going to be read. Never fails: it is a hint. Thread-safe.
void expectAccess(std::span<const std::byte> bytes, MappedFile::Access access);

/// Whether all of `bytes` of any mapping is in memory; true where the system does not say, as Linux does not of files that the user
/// neither owns nor may write. Thread-safe.
bool isResident(std::span<const std::byte> bytes);

/// `count` values from byte `offset` on, which shares the mapping. The place must be aligned for T and inside the file.
template <typename T>
SharedArray<T> arrayIn(const std::shared_ptr<const MappedFile>& file, std::size_t offset, std::size_t count)
{
    ROSA_CHECK(
        offset % alignof(T) == 0 && offset <= file->bytes().size() && count <= (file->bytes().size() - offset) / sizeof(T),
        "an array inside a mapped file");
    return {file, std::span(reinterpret_cast<const T*>(file->bytes().data() + offset), count)};
}

}  // namespace rosa
