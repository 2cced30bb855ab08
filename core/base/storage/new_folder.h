/// Atomic creation of folders.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/descriptor.h"
#include "core/base/result.h"

namespace rosa {

/// A folder under construction with a hidden name beside its final place. It is locked while its process lives, which distinguishes it from
/// leftovers of killed processes. Permissions follow the umask.
class NewFolder {
public:
    /// Creates `parent`/`prefix`XXXXXX and removes leftovers with this prefix.
    static Result<NewFolder> begin(const std::filesystem::path& parent, const std::string& prefix);
    /// Removes the folder and its content unless it was published.
    ~NewFolder();
    NewFolder(NewFolder&& other) noexcept;
    NewFolder& operator=(NewFolder&&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// Renames it to its final place. False if that exists already. An Error names `place`.
    Result<bool> publish(const std::filesystem::path& place);

    /// Removes leftovers of killed processes in `parent` whose names begin with `prefix`. Skips locked folders and does not follow links.
    static void sweep(const std::filesystem::path& parent, const std::string& prefix);

private:
    NewFolder(std::filesystem::path path, Descriptor lock) : m_path(std::move(path)), m_lock(std::move(lock)) {}

    std::filesystem::path m_path;  ///< Empty: published, or moved from.
    Descriptor m_lock;
};

}  // namespace rosa
