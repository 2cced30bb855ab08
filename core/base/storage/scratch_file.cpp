#include "core/base/storage/scratch_file.h"

#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace rosa {

namespace {

Error problem(const char* step)
{
    return failed("a temporary file in %1 cannot be %2: %3", scratchFolder(), step, std::generic_category().message(errno));
}

}  // namespace

std::filesystem::path scratchFolder()
{
    const char* cache = std::getenv("XDG_CACHE_HOME");
    const char* home = std::getenv("HOME");
    if (!cache && !home) return {};
    std::filesystem::path folder = (cache ? std::filesystem::path(cache) : std::filesystem::path(home) / ".cache") / "rosa";
    std::error_code ignored;  // if the folder cannot be created, opening a file in it fails
    std::filesystem::create_directories(folder, ignored);
    return folder;
}

Result<ScratchFile> ScratchFile::make()
{
    if (scratchFolder().empty()) return failed("no folder for temporary files: neither XDG_CACHE_HOME nor HOME is set");
    const int descriptor = ::open(scratchFolder().c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor < 0) return problem("made");
    return ScratchFile(descriptor);
}

ScratchFile::~ScratchFile()
{
    if (m_descriptor >= 0) ::close(m_descriptor);
}

ScratchFile::ScratchFile(ScratchFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_size(other.m_size)
{}

ScratchFile& ScratchFile::operator=(ScratchFile&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_size, other.m_size);
    return *this;
}

Result<std::uint64_t> ScratchFile::append(std::span<const std::byte> bytes)
{
    const std::uint64_t begin = m_size;
    while (!bytes.empty()) {
        const ssize_t count = ::pwrite(m_descriptor, bytes.data(), bytes.size(), static_cast<off_t>(m_size));
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return problem("written");
        m_size += static_cast<std::uint64_t>(count);
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return begin;
}

Result<void> ScratchFile::readAt(std::uint64_t offset, std::span<std::byte> out) const
{
    while (!out.empty()) {
        const ssize_t count = ::pread(m_descriptor, out.data(), out.size(), static_cast<off_t>(offset));
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return problem("read");
        ROSA_CHECK(count > 0, "bytes that were appended");
        offset += static_cast<std::uint64_t>(count);
        out = out.subspan(static_cast<std::size_t>(count));
    }
    return {};
}

}  // namespace rosa
