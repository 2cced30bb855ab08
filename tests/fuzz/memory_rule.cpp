#include "tests/fuzz/memory_rule.h"

#include <atomic>
#include <cstddef>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ROSA_COUNTS_MEMORY
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define ROSA_COUNTS_MEMORY
#endif

#ifdef ROSA_COUNTS_MEMORY
// Declared here, because GCC provides these functions without the header sanitizer/allocator_interface.h of clang.
extern "C" {
std::size_t __sanitizer_get_allocated_size(const volatile void* memory);
int __sanitizer_install_malloc_and_free_hooks(void (*allocated)(const volatile void*, std::size_t),
                                              void (*freed)(const volatile void*));
}
#endif

namespace rosa::fuzz {

#ifdef ROSA_COUNTS_MEMORY

namespace {

std::atomic<std::int64_t> held = 0;
std::atomic<std::int64_t> most = 0;

void allocated(const volatile void*, std::size_t size)
{
    const std::int64_t now =
        held.fetch_add(static_cast<std::int64_t>(size), std::memory_order_relaxed) + static_cast<std::int64_t>(size);
    std::int64_t known = most.load(std::memory_order_relaxed);
    while (now > known && !most.compare_exchange_weak(known, now, std::memory_order_relaxed)) {
    }
}

void freed(const volatile void* memory)
{
    if (memory) held.fetch_sub(static_cast<std::int64_t>(__sanitizer_get_allocated_size(memory)), std::memory_order_relaxed);
}

}  // namespace

void beginCounting()
{
    static const int hooked = __sanitizer_install_malloc_and_free_hooks(allocated, freed);
    static_cast<void>(hooked);
    held = 0;
    most = 0;
}

std::uint64_t mostHeld() { return static_cast<std::uint64_t>(most.load()); }

#else

void beginCounting() {}

std::uint64_t mostHeld() { return 0; }

#endif

}  // namespace rosa::fuzz
