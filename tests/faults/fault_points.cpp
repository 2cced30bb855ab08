// Preload library that kills a program by SIGKILL right before a selected call that modifies files in a folder, or lets all calls fail that need
// room on its disk. Environment:
//
//     ROSA_FAULT_FOLDER  folder whose calls are counted
//     ROSA_FAULT_AT      N: the N-th call; KIND N: the N-th call of that kind
//     ROSA_FAULT_LOG     log file for the kinds of all such calls, one per line
//     ROSA_FAULT_FULL    the disk of the folder is full (ENOSPC): "blocks": nothing can be written; "files": nor can files be made
//
// A kind consists of call and file, with '*' for parts that differ between runs: "rename runs/*/checkpoints/epoch-*.ckpt.*".
#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

std::string variable(const char* name)
{
    const char* value = ::getenv(name);
    return value ? value : "";
}

/// `text` with '*' for numbers and for the random suffixes of temporary names.
std::string generalised(const std::string& text)
{
    std::string general;
    for (std::size_t i = 0; i < text.size();) {
        const bool begins = i == 0 || text[i - 1] == '/';
        const std::size_t end = std::min(text.find('/', i), text.size());
        if (begins && (text.compare(i, 5, ".new-") == 0 || std::isdigit(static_cast<unsigned char>(text[i])))) {
            general += text[i] == '.' ? ".new-*" : "*";  // a run, or one being created
            i = end;
        } else if (std::isdigit(static_cast<unsigned char>(text[i]))) {
            general += '*';
            while (i < text.size() && std::isdigit(static_cast<unsigned char>(text[i]))) ++i;
        } else if (text[i] == '.' && end - i == 7 && text.compare(i, 7, ".sqlite") != 0) {
            general += ".*";  // six random letters
            i = end;
        } else {
            general += text[i++];
        }
    }
    return general;
}

class Faults {
public:
    Faults() : m_folder(variable("ROSA_FAULT_FOLDER")), m_full(variable("ROSA_FAULT_FULL"))
    {
        const std::string at = variable("ROSA_FAULT_AT");
        const std::size_t blank = at.rfind(' ');
        m_kind = blank == std::string::npos ? "" : at.substr(0, blank);
        m_at = std::atol(at.c_str() + (blank == std::string::npos ? 0 : blank + 1));
        if (const std::string log = variable("ROSA_FAULT_LOG"); !log.empty())
            m_log = static_cast<int>(
                ::syscall(SYS_openat, AT_FDCWD, log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    }

    void pass(const char* call, int folder, const char* name)
    {
        if (m_folder.empty() || !name) return;
        passPath(call, *name == '/' || folder == AT_FDCWD ? name : pathOf(folder) + "/" + name);
    }

    void pass(const char* call, int descriptor)
    {
        if (!m_folder.empty()) passPath(call, pathOf(descriptor));
    }

    /// Whether something new at `name` finds no room; errno says so.
    bool lacksRoom(int folder, const char* name) const
    {
        if (m_full != "files" || !name) return false;
        return lacksRoomAt(*name == '/' || folder == AT_FDCWD ? name : pathOf(folder) + "/" + name) &&
               ::faccessat(folder, name, F_OK, AT_SYMLINK_NOFOLLOW) != 0 && refusal();
    }

    bool lacksRoom(int descriptor) const { return !m_full.empty() && lacksRoomAt(pathOf(descriptor)) && refusal(); }

private:
    [[nodiscard]] bool lacksRoomAt(const std::string& path) const
    {
        return path.compare(0, m_folder.size() + 1, m_folder + "/") == 0;
    }

    static bool refusal()
    {
        errno = ENOSPC;
        return true;
    }

    static std::string pathOf(int descriptor)
    {
        char target[4096];
        const ssize_t length = ::readlink(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), target, sizeof target);
        return length > 0 ? std::string(target, static_cast<std::size_t>(length)) : std::string();
    }

    void passPath(const char* call, const std::string& path)
    {
        if (path.compare(0, m_folder.size() + 1, m_folder + "/") != 0) return;
        const std::string kind = std::string(call) + " " + generalised(path.substr(m_folder.size() + 1));
        const std::lock_guard guard(m_mutex);
        if (m_log >= 0) (void)!::syscall(SYS_write, m_log, (kind + "\n").c_str(), kind.size() + 1);
        if (!m_kind.empty() && kind != m_kind) return;
        if (++m_count != m_at) return;
        ::syscall(SYS_kill, ::getpid(), SIGKILL);
        for (;;) ::pause();
    }

    std::string m_folder, m_full, m_kind;
    long m_at = 0, m_count = 0;
    int m_log = -1;
    std::mutex m_mutex;
};

Faults& faults()
{
    static Faults* const instance = new Faults;  // never destroyed, because programs also write at exit
    return *instance;
}

template <typename Function>
Function* next(const char* name)
{
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

bool isWritten(int descriptor)
{
    const int flags = ::fcntl(descriptor, F_GETFL);
    return flags >= 0 && (flags & O_ACCMODE) != O_RDONLY;
}

mode_t modeOf(int flags, va_list arguments)
{
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(arguments, mode_t) : 0;
}

}  // namespace

// Each function has the name and type of the C library function that it intercepts.
extern "C" {

#define ROSA_OPEN(function)                                                          \
    int function(const char* path, int flags, ...)                                   \
    {                                                                                \
        static auto* const real = next<int(const char*, int, mode_t)>(#function);    \
        va_list arguments;                                                           \
        va_start(arguments, flags);                                                  \
        const mode_t mode = modeOf(flags, arguments);                                \
        va_end(arguments);                                                           \
        if ((flags & O_CREAT) != 0) faults().pass("create", AT_FDCWD, path);         \
        if ((flags & O_CREAT) != 0 && faults().lacksRoom(AT_FDCWD, path)) return -1; \
        return real(path, flags, mode);                                              \
    }
#define ROSA_OPENAT(function)                                                          \
    int function(int folder, const char* path, int flags, ...)                         \
    {                                                                                  \
        static auto* const real = next<int(int, const char*, int, mode_t)>(#function); \
        va_list arguments;                                                             \
        va_start(arguments, flags);                                                    \
        const mode_t mode = modeOf(flags, arguments);                                  \
        va_end(arguments);                                                             \
        if ((flags & O_CREAT) != 0) faults().pass("create", folder, path);             \
        if ((flags & O_CREAT) != 0 && faults().lacksRoom(folder, path)) return -1;     \
        return real(folder, path, flags, mode);                                        \
    }
ROSA_OPEN(open)
ROSA_OPEN(open64)
ROSA_OPENAT(openat)
ROSA_OPENAT(openat64)

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    static auto* const real = next<ssize_t(int, const void*, size_t)>("write");
    faults().pass("write", descriptor);
    if (faults().lacksRoom(descriptor)) return -1;
    return real(descriptor, bytes, count);
}

ssize_t writev(int descriptor, const struct iovec* parts, int count)
{
    static auto* const real = next<ssize_t(int, const struct iovec*, int)>("writev");
    faults().pass("write", descriptor);
    if (faults().lacksRoom(descriptor)) return -1;
    return real(descriptor, parts, count);
}

ssize_t pwrite(int descriptor, const void* bytes, size_t count, off_t offset)
{
    static auto* const real = next<ssize_t(int, const void*, size_t, off_t)>("pwrite");
    faults().pass("write", descriptor);
    if (faults().lacksRoom(descriptor)) return -1;
    return real(descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t count, off64_t offset)
{
    static auto* const real = next<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    faults().pass("write", descriptor);
    if (faults().lacksRoom(descriptor)) return -1;
    return real(descriptor, bytes, count, offset);
}

int ftruncate(int descriptor, off_t length) noexcept
{
    static auto* const real = next<int(int, off_t)>("ftruncate");
    faults().pass("truncate", descriptor);
    return real(descriptor, length);
}

int ftruncate64(int descriptor, off64_t length) noexcept
{
    static auto* const real = next<int(int, off64_t)>("ftruncate64");
    faults().pass("truncate", descriptor);
    return real(descriptor, length);
}

int fsync(int descriptor)
{
    static auto* const real = next<int(int)>("fsync");
    faults().pass("sync", descriptor);
    return real(descriptor);
}

int fdatasync(int descriptor)
{
    static auto* const real = next<int(int)>("fdatasync");
    faults().pass("sync", descriptor);
    return real(descriptor);
}

int close(int descriptor)
{
    static auto* const real = next<int(int)>("close");
    if (isWritten(descriptor)) faults().pass("close", descriptor);
    return real(descriptor);
}

int rename(const char* from, const char* to) noexcept
{
    static auto* const real = next<int(const char*, const char*)>("rename");
    faults().pass("rename", AT_FDCWD, from);
    return real(from, to);
}

int renameat(int folder, const char* from, int target, const char* to) noexcept
{
    static auto* const real = next<int(int, const char*, int, const char*)>("renameat");
    faults().pass("rename", folder, from);
    return real(folder, from, target, to);
}

int unlink(const char* path) noexcept
{
    static auto* const real = next<int(const char*)>("unlink");
    faults().pass("remove", AT_FDCWD, path);
    return real(path);
}

int unlinkat(int folder, const char* path, int flags) noexcept
{
    static auto* const real = next<int(int, const char*, int)>("unlinkat");
    faults().pass("remove", folder, path);
    return real(folder, path, flags);
}

int remove(const char* path) noexcept
{
    static auto* const real = next<int(const char*)>("remove");
    faults().pass("remove", AT_FDCWD, path);
    return real(path);
}

int mkdir(const char* path, mode_t mode) noexcept
{
    static auto* const real = next<int(const char*, mode_t)>("mkdir");
    faults().pass("mkdir", AT_FDCWD, path);
    if (faults().lacksRoom(AT_FDCWD, path)) return -1;
    return real(path, mode);
}

int mkdirat(int folder, const char* path, mode_t mode) noexcept
{
    static auto* const real = next<int(int, const char*, mode_t)>("mkdirat");
    faults().pass("mkdir", folder, path);
    if (faults().lacksRoom(folder, path)) return -1;
    return real(folder, path, mode);
}

}  // extern "C"
