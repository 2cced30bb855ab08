/// Arrays that may be larger than memory: beyond a size they live in an unlinked file that is mapped, so that the system can
/// put their pages aside under pressure as it does with any file, and takes them back when they are read.
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace rosa {

/// From this size on an array is backed by a file. Smaller ones are ordinary memory.
inline constexpr std::size_t kFileBackedBytes = std::size_t{16} << 20;

/// At least `bytes` of memory, file-backed from kFileBackedBytes on: in $XDG_CACHE_HOME/rosa (~/.cache/rosa), the file has no
/// name and goes with the process. Where that folder has no room or cannot be written, ordinary memory. Throws
/// std::bad_alloc as operator new does. Thread-safe.
void* allocateLarge(std::size_t bytes);
/// Gives back what allocateLarge(bytes) returned.
void freeLarge(void* memory, std::size_t bytes) noexcept;

/// Standard allocator over the two.
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

/// A vector for the arrays of graphs and features. Fill it at its final size: growing one that is file-backed copies it.
template <typename T>
using LargeBuffer = std::vector<T, LargeAllocator<T>>;

/// The same values in a LargeBuffer. O(size).
template <typename T>
LargeBuffer<T> toLargeBuffer(const std::vector<T>& values)
{
    return LargeBuffer<T>(values.begin(), values.end());
}

}  // namespace rosa
