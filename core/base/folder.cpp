#include "core/base/folder.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <random>
#include <system_error>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

namespace rosa {

namespace fs = std::filesystem;

namespace {

std::string reason(int code) { return std::generic_category().message(code); }

const std::string& checked(const std::string& name)
{
    ROSA_CHECK(!name.empty() && name != "." && name != ".." && name.find('/') == std::string::npos,
               "a name in a folder is one component of a path");
    return name;
}

}  // namespace

Descriptor createUnique(int folder, const std::string& stem, std::string& name)
{
    static constexpr char kLetters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    constexpr int attempts = 100;
    std::random_device random;
    for (int i = 0; i < attempts; ++i) {
        name = stem + ".";
        for (int letter = 0; letter < 6; ++letter) name += kLetters[random() % (sizeof kLetters - 1)];
        Descriptor made(::openat(folder, name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
        if (made.isOpen() || errno != EEXIST) return made;
    }
    return Descriptor();
}

bool writeAll(int descriptor, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return true;
}

Result<Folder> Folder::open(const fs::path& path)
{
    const fs::path named = path.empty() ? fs::path(".") : path;
    Descriptor descriptor(::open(named.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // A folder may be writable without being readable.
    if (!descriptor.isOpen() && errno == EACCES)
        descriptor = Descriptor(::open(named.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    if (!descriptor.isOpen()) return failed("%1: cannot be opened: %2", named, reason(errno));
    return Folder(std::move(descriptor), path);
}

Result<Folder> Folder::sub(const std::string& name, Missing missing) const
{
    const fs::path path = m_path / name;
    if (missing == Missing::IsMade && ::mkdirat(fd(), checked(name).c_str(), 0777) != 0 && errno != EEXIST)
        return failed("%1: cannot be created: %2", path, reason(errno));
    Descriptor descriptor(::openat(fd(), checked(name).c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (descriptor.isOpen()) return Folder(std::move(descriptor), path);
    const int code = errno;
    struct stat status {};
    if (::fstatat(fd(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(status.st_mode))
        return badInput(
            "%1: expected a folder, found a symbolic link, which is not followed; replace it with the folder it points to",
            path);
    return failed("%1: cannot be opened: %2", path, reason(code));
}

std::vector<std::string> Folder::names() const
{
    std::vector<std::string> found;
    Descriptor copy(::openat(fd(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    DIR* const listing = copy.isOpen() ? ::fdopendir(copy.fd()) : nullptr;
    if (!listing) return found;
    (void)copy.release();  // closedir() closes it
    while (const dirent* entry = ::readdir(listing)) {
        std::string name = entry->d_name;
        if (name != "." && name != "..") found.push_back(std::move(name));
    }
    ::closedir(listing);
    std::sort(found.begin(), found.end());
    return found;
}

bool Folder::hasFile(const std::string& name) const
{
    struct stat status {};
    return ::fstatat(fd(), checked(name).c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(status.st_mode);
}

Result<OpenFile> Folder::file(const std::string& name) const { return OpenFile::openAt(fd(), checked(name), m_path / name); }

Descriptor Folder::lockFile(const std::string& name) const
{
    // O_NONBLOCK: some devices wait when they are opened.
    constexpr int flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    Descriptor file(::openat(fd(), checked(name).c_str(), flags, 0666));
    struct stat status {};
    if (!file.isOpen() || (::fstat(file.fd(), &status) == 0 && S_ISREG(status.st_mode))) return file;
    file.close();
    errno = ENOTSUP;
    return file;
}

Result<std::string> Folder::readText(const std::string& name, std::uint64_t maxBytes) const
{
    ROSA_TRY_ASSIGN(const auto opened, file(name));
    const std::string path = (m_path / name).string();
    if (opened.size() > maxBytes) return badInput("%1: expected at most %3 bytes, found %2", path, opened.size(), maxBytes);
    std::string text(opened.size(), '\0');
    const auto done = opened.read(std::as_writable_bytes(std::span(text)));
    if (!done) return done.error().within(path);
    text.resize(*done);
    return text;
}

Result<void> Folder::write(const std::string& name, std::span<const std::byte> bytes, const Folder* staging) const
{
    const Folder& at = staging ? *staging : *this;
    const std::string path = (m_path / checked(name)).string();
    std::string temporary;
    Descriptor file = at.create(name, temporary);
    if (!file.isOpen()) return failed("%1: cannot be written: %2", path, reason(errno));
    const auto problem = [&](const char* step) {
        const Error error = failed("%1: cannot be written (%2): %3", path, step, reason(errno));
        at.remove(temporary);
        return error;
    };
    if (!writeAll(file.fd(), bytes)) return problem("write");
    if (::fsync(file.fd()) != 0) return problem("fsync");
    if (!file.close()) return problem("close");
    if (!at.rename(temporary, *this, name)) return problem("rename");
    ::fsync(fd());
    return {};
}

Descriptor Folder::create(const std::string& stem, std::string& name) const
{
    return createUnique(fd(), checked(stem), name);
}

bool Folder::rename(const std::string& name, const Folder& target, const std::string& to) const
{
    return ::renameat(fd(), checked(name).c_str(), target.fd(), checked(to).c_str()) == 0;
}

bool Folder::remove(const std::string& name) const { return ::unlinkat(fd(), checked(name).c_str(), 0) == 0; }

}  // namespace rosa
