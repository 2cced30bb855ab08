#include "core/base/storage/large_buffer.h"

#include <filesystem>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "core/base/storage/scratch_file.h"

namespace rosa {

namespace {

/// Descriptor of an unlinked file of `bytes` bytes, or −1.
int openBackingFile(std::size_t bytes)
{
    const std::filesystem::path folder = scratchFolder();
    if (folder.empty()) return -1;
    const int file = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    // Reserve the blocks now: if the disk filled up later, a write to the mapping would end the process.
    if (file >= 0 && ::posix_fallocate(file, 0, static_cast<off_t>(bytes)) != 0) {
        ::close(file);
        return -1;
    }
    return file;
}

}  // namespace

void* allocateLarge(std::size_t bytes)
{
    if (bytes < kFileBackedBytes) return ::operator new(bytes);
    const int file = openBackingFile(bytes);
    const int kind = file >= 0 ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS;
    void* memory = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, kind, file, 0);
    if (file >= 0) ::close(file);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    return memory;
}

void freeLarge(void* memory, std::size_t bytes) noexcept
{
    if (bytes < kFileBackedBytes)
        ::operator delete(memory);
    else
        ::munmap(memory, bytes);
}

}  // namespace rosa
