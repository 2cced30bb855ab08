/// A folder held open. Files in it are reached by their plain names and never through a symbolic link, so that nothing outside the
/// folder is written or removed, whatever a folder that came from elsewhere holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/descriptor.h"
#include "core/base/result.h"

namespace rosa {

/// Names are single components of a path: neither empty nor "." or "..", without a slash (checked). Permissions of what is made follow the
/// user's umask. Any number of threads may use one object.
class Folder {
public:
    enum class Missing { IsAnError, IsMade };

    /// `path` itself may lead through links: it is the caller's. An Error names it.
    static Result<Folder> open(const std::filesystem::path& path);
    /// The folder `name` in this one. An Error where a link or a file has its place.
    [[nodiscard]] Result<Folder> sub(const std::string& name, Missing missing = Missing::IsAnError) const;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] int fd() const { return m_descriptor.fd(); }

    /// Names of all entries but "." and "..", ascending; empty where they cannot be read.
    [[nodiscard]] std::vector<std::string> names() const;
    /// Whether `name` is a file, not a link to one.
    [[nodiscard]] bool hasFile(const std::string& name) const;
    /// The whole file; see readFile.
    [[nodiscard]] Result<std::string> readText(const std::string& name, std::uint64_t maxBytes) const;
    /// Temporary name, fsync, rename, fsync of the folder: a crash leaves the old content or the new. The temporary file lies here or in
    /// `staging`, a folder of the same file system.
    [[nodiscard]] Result<void> write(const std::string& name, std::span<const std::byte> bytes,
                                     const Folder* staging = nullptr) const;
    /// A new file under a name that begins with `stem` and that is returned in `name`. Not open: errno says why.
    [[nodiscard]] Descriptor create(const std::string& stem, std::string& name) const;
    /// Replaces what is called `to` in `target`. False: errno says why.
    bool rename(const std::string& name, const Folder& target, const std::string& to) const;
    /// Removes a file or a link, never a folder. False where there was none or it stays.
    bool remove(const std::string& name) const;

private:
    Folder(Descriptor descriptor, std::filesystem::path path) : m_descriptor(std::move(descriptor)), m_path(std::move(path))
    {}

    Descriptor m_descriptor;
    std::filesystem::path m_path;
};

/// A new file `stem`.XXXXXX in the open folder `folder` (or AT_FDCWD, where `stem` is a path), for reading and writing, with permissions by the
/// umask; `name` is its name. Not open: errno says why.
Descriptor createUnique(int folder, const std::string& stem, std::string& name);

/// Writes all of `bytes`. False: errno says why.
bool writeAll(int descriptor, std::span<const std::byte> bytes);

}  // namespace rosa
