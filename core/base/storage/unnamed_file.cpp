#include "core/base/storage/unnamed_file.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/folder.h"

namespace rosa {

namespace {

std::filesystem::path folderOf(const std::filesystem::path& path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

/// Path by which an unnamed file is reopened and linked.
std::string handleOf(int descriptor) { return "/proc/self/fd/" + std::to_string(descriptor); }

}  // namespace

UnnamedFile::UnnamedFile(std::filesystem::path path, int descriptor, std::string temporary)
    : m_path(std::move(path)), m_descriptor(descriptor), m_temporary(std::move(temporary))
{}

Result<UnnamedFile> UnnamedFile::make(const std::filesystem::path& path)
{
    const int unnamed = ::open(folderOf(path).c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
    if (unnamed >= 0 && ::access(handleOf(unnamed).c_str(), R_OK) == 0) return UnnamedFile(path, unnamed, {});
    if (unnamed >= 0) ::close(unnamed);  // without /proc the file could never be named
    std::string temporary;
    Descriptor named = createUnique(AT_FDCWD, path.string(), temporary);
    if (!named.isOpen()) return failed("%1: cannot be written (create): %2", path, std::generic_category().message(errno));
    return UnnamedFile(path, named.release(), std::move(temporary));
}

UnnamedFile::~UnnamedFile()
{
    if (m_descriptor >= 0) ::close(m_descriptor);
    if (!m_temporary.empty()) ::unlink(m_temporary.c_str());
}

UnnamedFile::UnnamedFile(UnnamedFile&& other) noexcept
    : m_path(std::move(other.m_path)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_temporary(std::exchange(other.m_temporary, {}))
{}

UnnamedFile& UnnamedFile::operator=(UnnamedFile&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_temporary, other.m_temporary);
    return *this;
}

std::filesystem::path UnnamedFile::openable() const { return m_temporary.empty() ? handleOf(m_descriptor) : m_temporary; }

Error UnnamedFile::problem(const char* step) const
{
    return failed("%1: cannot be written (%2): %3", m_path, step, std::generic_category().message(errno));
}

/// A link cannot replace an existing file, a rename can; so an unnamed file is linked and then renamed.
Result<void> UnnamedFile::giveTemporaryName()
{
    constexpr int attempts = 1000;
    for (int i = 0; i < attempts; ++i) {
        std::string name = m_path.string() + "." + std::to_string(::getpid()) + "-" + std::to_string(i);
        if (::linkat(AT_FDCWD, handleOf(m_descriptor).c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            m_temporary = std::move(name);
            return {};
        }
        if (errno != EEXIST) break;
    }
    return problem("link");
}

Result<void> UnnamedFile::publish()
{
    if (::fsync(m_descriptor) != 0) return problem("fsync");
    if (m_temporary.empty()) ROSA_TRY(giveTemporaryName());
    if (::rename(m_temporary.c_str(), m_path.c_str()) != 0) return problem("rename");
    m_temporary.clear();
    const int folder = ::open(folderOf(m_path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        ::fsync(folder);
        ::close(folder);
    }
    return {};
}

}  // namespace rosa
