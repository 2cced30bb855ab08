/// Folders that appear whole or not at all. Private to core/record.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/descriptor.h"
#include "core/base/result.h"

namespace rosa::record {

/// A folder being made under a hidden name beside its place. It is locked while its process lives, so that what a killed one left can be told
/// from what is on its way. Permissions follow the umask.
class NewFolder {
public:
    /// Makes `parent`/`prefix`XXXXXX, and removes what others left there under this prefix.
    static Result<NewFolder> begin(const std::filesystem::path& parent, const std::string& prefix);
    /// Removes it with all that is in it, unless it was published.
    ~NewFolder();
    NewFolder(NewFolder&& other) noexcept;
    NewFolder& operator=(NewFolder&&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// Gives it its name. False where another has it already. An Error names `place`.
    Result<bool> publish(const std::filesystem::path& place);

    /// Removes what killed processes left in `parent` under names that begin with `prefix`. Nothing that is locked, no link's target.
    static void sweep(const std::filesystem::path& parent, const std::string& prefix);

private:
    NewFolder(std::filesystem::path path, Descriptor lock) : m_path(std::move(path)), m_lock(std::move(lock)) {}

    std::filesystem::path m_path;  ///< Empty: published, or moved from.
    Descriptor m_lock;
};

}  // namespace rosa::record
