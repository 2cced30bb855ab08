#include "core/base/plugin.h"

#include <vector>

#include <dlfcn.h>

namespace rosa {

std::filesystem::path programFolder()
{
    std::error_code ignored;
    return std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
}

Result<void*> loadPlugin(const std::string& name, const std::string& symbol)
{
    const std::string file = "lib" + name + ".so";
    const std::filesystem::path here = programFolder();
    std::string tried;
    for (const auto& folder : {here, here.parent_path() / "lib" / "rosa", here.parent_path() / "lib"}) {
        const std::filesystem::path path = folder / file;
        tried += (tried.empty() ? "" : ", ") + folder.string();
        if (!std::filesystem::exists(path)) continue;
        void* library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (!library) return failed(path.string() + ": cannot be loaded: " + ::dlerror());
        if (void* address = ::dlsym(library, symbol.c_str())) return address;
        return failed(path.string() + ": is not of this version: it has no " + symbol);
    }
    return failed(file + " was not found in " + tried + "; install it, or the whole program again");
}

}  // namespace rosa
