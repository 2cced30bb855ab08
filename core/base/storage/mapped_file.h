/// Memory-mapped files: the system loads pages on access and may evict them at any time.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>

#include "core/base/result.h"
#include "core/base/storage/shared_array.h"

namespace rosa {

/// A whole file mapped read-only. Its pages belong to the page cache and do not count as memory of the process. The file may be renamed,
/// replaced or removed while mapped; if it is truncated, reading beyond its new end terminates the process.
class MappedFile {
public:
    /// Expected access pattern; a hint for the system's read-ahead.
    enum class Access {
        Random,      ///< Random order: read only the pages accessed.
        Sequential,  ///< From front to back: read ahead.
        Soon,        ///< All of it, soon: start reading now.
    };

    /// Returns an Error that names the path and states whether it is missing, not a regular file or not readable.
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

/// Advises the system of the expected access to `bytes` of any mapping. A hint that never fails. Thread-safe.
void expectAccess(std::span<const std::byte> bytes, MappedFile::Access access);

/// Returns whether all of `bytes` of any mapping is in memory; true if the system does not tell, as Linux for files that the user neither
/// owns nor may write. Thread-safe.
bool isResident(std::span<const std::byte> bytes);

/// Returns `count` values from byte `offset` on; the array shares the mapping. The range must be aligned for T and inside the file
/// (checked).
template <typename T>
SharedArray<T> arrayIn(const std::shared_ptr<const MappedFile>& file, std::size_t offset, std::size_t count)
{
    ROSA_CHECK(
        offset % alignof(T) == 0 && offset <= file->bytes().size() && count <= (file->bytes().size() - offset) / sizeof(T),
        "an array inside a mapped file");
    return {file, std::span(reinterpret_cast<const T*>(file->bytes().data() + offset), count)};
}

}  // namespace rosa
