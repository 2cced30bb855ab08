/// Folders of several files as one fuzzer input, which is a sequence of bytes.
///
///     marker, letter of the file, content, marker, letter …
///
/// Files are in memory (/dev/shm). A name that contains ".npz/" or ".pt/" is a member of that archive, for example
/// "graph.npz/adj_data.npy"; archives are rewritten so that checksums are valid.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/fuzz_target.h"

namespace rosa::fuzz {

inline constexpr std::string_view kMarker = "\xf1\x02FILE";

/// The content of each of `count` files, in the order of letters; nullopt for absent files. Content before the first marker belongs to
/// file a.
std::vector<std::optional<std::string_view>> unframed(std::span<const std::byte> bytes, std::size_t count);

/// Encodes `contents[i]` as the file of letter i; nullopt is omitted.
Bytes framed(const std::vector<std::optional<std::string>>& contents);

/// In-memory folder of this process, removed at exit.
const std::filesystem::path& scratch();

/// A folder whose files are rewritten for each input.
class FramedFolder {
public:
    /// Creates `folder` in scratch(); `names` are in the order of letters.
    FramedFolder(const std::string& folder, std::vector<std::string> names);

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    void write(std::span<const std::byte> bytes);
    /// The encoding of the files in `folder` with the names of this folder, including members of archives.
    [[nodiscard]] Bytes read(const std::filesystem::path& folder) const;

private:
    std::filesystem::path m_path;
    std::vector<std::string> m_names;
};

}  // namespace rosa::fuzz
