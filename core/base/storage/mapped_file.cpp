#include "core/base/storage/mapped_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <system_error>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

#include "core/base/files.h"

namespace rosa {

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::filesystem::path& path)
{
    ROSA_TRY_ASSIGN(const auto file, OpenFile::open(path));
    const std::size_t size = file.size();
    void* const data = size ? ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file.descriptor(), 0) : nullptr;
    if (data == MAP_FAILED) return badInput("%1: cannot be read: %2", path, std::generic_category().message(errno));
    return std::shared_ptr<const MappedFile>(new MappedFile(static_cast<const std::byte*>(data), size));
}

MappedFile::~MappedFile()
{
    if (m_data) ::munmap(const_cast<std::byte*>(m_data), m_size);
}

namespace {

std::size_t pageSize() { return static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)); }

/// Extends `bytes` to the start of its first page.
std::span<std::byte> fromPage(std::span<const std::byte> bytes)
{
    const auto before = reinterpret_cast<std::uintptr_t>(bytes.data()) % pageSize();
    return {const_cast<std::byte*>(bytes.data()) - before, bytes.size() + before};
}

}  // namespace

void expectAccess(std::span<const std::byte> bytes, MappedFile::Access access)
{
    if (bytes.empty()) return;
    const auto pages = fromPage(bytes);
    const std::size_t length = pages.size();
    const auto advise = [&](std::size_t from, std::size_t count, int advice) {
        ::madvise(pages.data() + from, count, advice);
    };
    switch (access) {
        case MappedFile::Access::Random:
            advise(0, length, MADV_RANDOM);
            break;
        case MappedFile::Access::Sequential:
            advise(0, length, MADV_SEQUENTIAL);
            break;
        case MappedFile::Access::Soon:
            // Linux reads at most the device's read-ahead window (128 KiB by default) per call and ignores the rest.
            constexpr std::size_t window = std::size_t{128} << 10;
            for (std::size_t from = 0; from < length; from += window)
                advise(from, std::min(window, length - from), MADV_WILLNEED);
            break;
    }
}

bool isResident(std::span<const std::byte> bytes)
{
    if (bytes.empty()) return true;
    const auto pages = fromPage(bytes);
    std::vector<unsigned char> answers((pages.size() + pageSize() - 1) / pageSize());
    if (::mincore(pages.data(), pages.size(), answers.data()) != 0) return true;
    return std::ranges::all_of(answers, [](unsigned char answer) { return (answer & 1) != 0; });
}

}  // namespace rosa
