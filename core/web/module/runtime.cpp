// Debian's C++ library for WebAssembly is built without exceptions: whatever throws ends the module, as a failed check does.
#include <cstddef>
#include <cstdlib>

extern "C" {

void* __cxa_allocate_exception(std::size_t /*size*/) { std::abort(); }
void __cxa_throw(void* /*thrown*/, void* /*type*/, void (* /*destroy*/)(void*)) { std::abort(); }

}  // extern "C"
