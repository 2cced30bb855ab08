#include "core/base/plugin.h"

#include <vector>

#include <dlfcn.h>

namespace rosa {

namespace {

std::string fileOf(const std::string& name) { return "lib" + name + ".so"; }

std::vector<std::filesystem::path> pluginFolders(const std::filesystem::path& here)
{
    return {here, here.parent_path() / "lib" / "rosa", here.parent_path() / "lib"};
}

}  // namespace

std::filesystem::path programFolder()
{
    std::error_code ignored;
    return std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
}

std::optional<std::filesystem::path> findPlugin(const std::string& name, const std::filesystem::path& folder)
{
    std::error_code ignored;
    for (const auto& place : pluginFolders(folder))
        if (std::filesystem::exists(place / fileOf(name), ignored)) return place / fileOf(name);
    return {};
}

Result<void*> loadPlugin(const std::string& name, const std::string& symbol)
{
    const auto path = findPlugin(name);
    if (!path) {
        std::string tried;
        for (const auto& folder : pluginFolders(programFolder())) tried += (tried.empty() ? "" : ", ") + folder.string();
        return failed("%1 not found in %2; install it or reinstall the program", fileOf(name), tried);
    }
    void* library = ::dlopen(path->c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library) return failed("%1: cannot be loaded: %2", path->string(), ::dlerror());
    if (void* address = ::dlsym(library, symbol.c_str())) return address;
    return failed("%1: belongs to another version of the program: it lacks the symbol %2", path->string(), symbol);
}

}  // namespace rosa
