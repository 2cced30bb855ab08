#include "core/base/files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/folder.h"

namespace rosa {

namespace {

std::string reason() { return std::generic_category().message(errno); }

Error linkFound(const std::filesystem::path& path)
{
    return badInput(
        "%1: expected a file, found a symbolic link, which is not followed; replace it with the file it points to", path);
}

Error otherFound(const std::filesystem::path& path)
{
    return badInput("%1: expected a file, found a folder, pipe or device", path);
}

/// Reads `path` into any container with resize() and data().
template <typename Buffer>
Result<Buffer> readInto(const std::filesystem::path& path, std::uint64_t maxBytes)
{
    ROSA_TRY_ASSIGN(const auto file, OpenFile::open(path));
    const std::uint64_t size = file.size();
    if (size > maxBytes) return badInput("%1: the file has %2 bytes; at most %3 can be read at once", path, size, maxBytes);
    Buffer buffer;
    buffer.resize(size);
    const auto done = file.read(std::as_writable_bytes(std::span(buffer)));
    if (!done) return done.error().within(path.string());
    buffer.resize(*done);
    return buffer;
}

}  // namespace

Result<OpenFile> OpenFile::open(const std::filesystem::path& path)
{
    // O_NONBLOCK: opening a pipe must not wait for its writer. It has no effect on regular files.
    return checked(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK), path);
}

Result<OpenFile> OpenFile::openAt(int folder, const std::string& name, const std::filesystem::path& path)
{
    const int descriptor = ::openat(folder, name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
    if (descriptor < 0 && errno == ELOOP) return linkFound(path);
    return checked(descriptor, path);
}

Result<OpenFile> OpenFile::checked(int descriptor, const std::filesystem::path& path)
{
    OpenFile file(descriptor, 0);
    struct stat status {};
    if (file.m_descriptor < 0 || ::fstat(file.m_descriptor, &status) != 0)
        return badInput("%1: cannot be read: %2", path, reason());
    if (!S_ISREG(status.st_mode)) return otherFound(path);
    file.m_size = static_cast<std::uint64_t>(status.st_size);
    return file;
}

OpenFile::~OpenFile()
{
    if (m_descriptor >= 0) ::close(m_descriptor);
}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_size, other.m_size);
    return *this;
}

int OpenFile::release() { return std::exchange(m_descriptor, -1); }

Result<std::size_t> OpenFile::read(std::span<std::byte> out) const
{
    std::size_t done = 0;
    while (done < out.size()) {
        const ssize_t count = ::read(m_descriptor, out.data() + done, out.size() - done);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return badInput("cannot be read: %1", reason());
        if (count == 0) break;
        done += static_cast<std::size_t>(count);
    }
    return done;
}

Result<std::vector<std::byte>> readFile(const std::filesystem::path& path, std::uint64_t maxBytes)
{
    return readInto<std::vector<std::byte>>(path, maxBytes);
}

Result<std::string> readTextFile(const std::filesystem::path& path, std::uint64_t maxBytes)
{
    return readInto<std::string>(path, maxBytes);
}

std::string readStart(const std::filesystem::path& path, std::size_t most)
{
    const auto file = OpenFile::open(path);
    std::string start(file ? most : 0, '\0');
    const auto count = file ? file->read(std::as_writable_bytes(std::span(start))) : Result<std::size_t>(std::size_t{0});
    start.resize(count ? *count : 0);
    return start;
}

Result<void> expectPlainFile(const std::filesystem::path& path)
{
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode)) return {};
    return S_ISLNK(status.st_mode) ? linkFound(path) : otherFound(path);
}

Result<void> copyFile(const std::filesystem::path& from, const std::filesystem::path& to, std::uint64_t maxBytes)
{
    ROSA_TRY_ASSIGN(const auto source, OpenFile::open(from));
    if (source.size() > maxBytes) return badInput("%1: has %2 bytes; at most %3 are copied", from, source.size(), maxBytes);
    const auto problem = [&] { return failed("%1: cannot be copied to %2: %3", from, to, reason()); };
    Descriptor target(::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!target.isOpen()) return problem();
    std::vector<std::byte> piece(std::size_t{1} << 20);
    for (std::uint64_t left = source.size(); left > 0;) {  // What is appended meanwhile is not part of the copy.
        const auto count = source.read(std::span(piece).first(std::min<std::uint64_t>(left, piece.size())));
        if (!count) return count.error().within(from.string());
        if (*count == 0) break;
        if (!writeAll(target.fd(), std::span(piece).first(*count))) return problem();
        left -= *count;
    }
    return target.close() ? Result<void>() : problem();
}

Result<void> writeFileAtomically(const std::filesystem::path& path, std::span<const std::byte> bytes)
{
    const auto folder = Folder::open(path.parent_path());
    if (!folder) return failed("%1: cannot be written: %2", path, reason());
    const std::string name = path.filename().string();
    if (name.empty() || name == "." || name == "..") return failed("%1: cannot be written: expected a file name", path);
    return folder->write(name, bytes);
}

Result<void> writeFileAtomically(const std::filesystem::path& path, const std::string& text)
{
    return writeFileAtomically(path, std::as_bytes(std::span(text)));
}

Result<TemporaryFolder> TemporaryFolder::make(const std::filesystem::path& parent, const std::string& prefix)
{
    std::error_code problem;
    const std::filesystem::path base = parent.empty() ? std::filesystem::temp_directory_path(problem) : parent;
    if (problem) return failed("cannot find a folder for temporary files: %1", problem.message());
    std::string name = (base / (prefix + "XXXXXX")).string();
    if (!::mkdtemp(name.data())) return failed("%1: cannot be created: %2", name, reason());
    return TemporaryFolder(name);
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    if (!m_path.empty()) std::filesystem::remove_all(m_path, ignored);
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept : m_path(other.release()) {}

TemporaryFolder& TemporaryFolder::operator=(TemporaryFolder&& other) noexcept
{
    std::swap(m_path, other.m_path);
    return *this;
}

std::filesystem::path TemporaryFolder::release() { return std::exchange(m_path, {}); }

}  // namespace rosa
