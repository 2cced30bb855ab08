/// Arrays that may exceed memory: above a size limit they are backed by an unlinked, memory-mapped file, so the system can page them out
/// under pressure like any file and read them back on access.
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace rosa {

/// Arrays of at least this many bytes are backed by a file; smaller ones use ordinary memory.
inline constexpr std::size_t kFileBackedBytes = std::size_t{16} << 20;

/// Allocates at least `bytes`, backed by a file from kFileBackedBytes on. The file is created in $XDG_CACHE_HOME/rosa (~/.cache/rosa), has
/// no name and disappears with the process. Uses ordinary memory if that folder is full or not writable. Throws std::bad_alloc like
/// operator new. Thread-safe.
void* allocateLarge(std::size_t bytes);
/// Frees memory allocated by allocateLarge(bytes).
void freeLarge(void* memory, std::size_t bytes) noexcept;

/// Standard allocator that uses allocateLarge() and freeLarge().
template <typename T>
struct LargeAllocator {
    using value_type = T;
    LargeAllocator() = default;
    template <typename U>
    LargeAllocator(const LargeAllocator<U>&)
    {}
    T* allocate(std::size_t count) { return static_cast<T*>(allocateLarge(count * sizeof(T))); }
    void deallocate(T* memory, std::size_t count) noexcept { freeLarge(memory, count * sizeof(T)); }
    friend bool operator==(const LargeAllocator&, const LargeAllocator&) { return true; }
};

/// Vector for arrays of graphs and features. Allocate it at its final size: growing a file-backed vector copies it.
template <typename T>
using LargeBuffer = std::vector<T, LargeAllocator<T>>;

/// Copies `values` into a LargeBuffer. O(size).
template <typename T>
LargeBuffer<T> toLargeBuffer(const std::vector<T>& values)
{
    return LargeBuffer<T>(values.begin(), values.end());
}

}  // namespace rosa
