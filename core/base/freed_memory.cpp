#include "core/base/freed_memory.h"

#include <malloc.h>

namespace rosa {

void keepFreedMemory()
{
#ifdef __GLIBC__
    // Blocks up to glibc's largest threshold come from the heap, which is trimmed only above the second threshold.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 512 << 20);
#endif
}

}  // namespace rosa
