#include "core/base/storage/new_folder.h"

#include <cerrno>
#include <random>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace rosa {

namespace fs = std::filesystem;

namespace {

enum class Unlockable { IsRefused, IsAccepted };

/// Locks the folder itself; the descriptor is closed if another process holds the lock or the folder does not exist. Folders on NFS cannot be
/// locked (EBADF), since that needs write access to them.
Descriptor lockFolder(const fs::path& folder, Unlockable unlockable)
{
    Descriptor lock(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!lock.isOpen() || ::flock(lock.fd(), LOCK_EX | LOCK_NB) == 0) return lock;
    if (errno == EWOULDBLOCK || unlockable == Unlockable::IsRefused) lock.close();
    return lock;
}

/// Whether `path` still names the folder that `descriptor` holds.
bool isNamed(const Descriptor& descriptor, const fs::path& path)
{
    struct stat held {};
    struct stat named {};
    return ::fstat(descriptor.fd(), &held) == 0 && ::lstat(path.c_str(), &named) == 0 && held.st_dev == named.st_dev &&
           held.st_ino == named.st_ino;
}

std::string randomName(const std::string& prefix)
{
    static constexpr char kLetters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device random;
    std::string name = prefix;
    for (int letter = 0; letter < 6; ++letter) name += kLetters[random() % (sizeof kLetters - 1)];
    return name;
}

}  // namespace

Result<NewFolder> NewFolder::begin(const fs::path& parent, const std::string& prefix)
{
    sweep(parent, prefix);
    constexpr int attempts = 100;
    fs::path path;
    for (int i = 0; i < attempts; ++i) {
        path = parent / randomName(prefix);
        if (::mkdir(path.c_str(), 0777) != 0) {
            if (errno == EEXIST) continue;
            break;
        }
        Descriptor lock = lockFolder(path, Unlockable::IsAccepted);
        // Otherwise another process has removed it between the two calls, taking it for a leftover.
        if (lock.isOpen() && isNamed(lock, path)) return NewFolder(path, std::move(lock));
    }
    return failed("%1: cannot be created: %2", path, std::generic_category().message(errno));
}

NewFolder::~NewFolder()
{
    std::error_code ignored;
    if (!m_path.empty()) fs::remove_all(m_path, ignored);
}

NewFolder::NewFolder(NewFolder&& other) noexcept : m_path(std::exchange(other.m_path, {})), m_lock(std::move(other.m_lock))
{}

Result<bool> NewFolder::publish(const fs::path& place)
{
    std::error_code problem;
    fs::rename(m_path, place, problem);
    if (problem == std::errc::file_exists || problem == std::errc::directory_not_empty ||
        problem == std::errc::not_a_directory)
        return false;
    if (problem) return failed("%1: cannot be created: %2", place, problem.message());
    m_path.clear();
    m_lock.close();
    const Descriptor parent(::open(place.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (parent.isOpen()) ::fsync(parent.fd());
    return true;
}

void NewFolder::sweep(const fs::path& parent, const std::string& prefix)
{
    std::vector<fs::path> leftovers;
    std::error_code problem;
    for (fs::directory_iterator entry(parent, problem), end; !problem && entry != end; entry.increment(problem))
        if (entry->path().filename().string().starts_with(prefix)) leftovers.push_back(entry->path());
    for (const fs::path& leftover : leftovers) {
        // Where nothing tells leftovers from folders in use, they stay.
        const Descriptor lock = lockFolder(leftover, Unlockable::IsRefused);
        if (lock.isOpen()) fs::remove_all(leftover, problem);
    }
}

}  // namespace rosa
