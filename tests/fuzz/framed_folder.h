/// Folders of several files as one input: what a fuzzer changes is a row of bytes.
///
///     marker, a letter for the file, its content, marker, a letter …
///
/// Files live in memory (/dev/shm). A name with ".npz/" or ".pt/" in it is a member of that archive, which is written anew around its
/// members, so that checksums hold: "graph.npz/adj_data.npy".
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/fuzz_target.h"

namespace rosa::fuzz {

inline constexpr std::string_view kMarker = "\xf1\x02FILE";

/// The content of each of `count` files, in the framing's order of letters; nothing for those that are not there. What stands before the
/// first marker is file a.
std::vector<std::optional<std::string_view>> unframed(std::span<const std::byte> bytes, std::size_t count);

/// `contents[i]` becomes the file of letter i; an empty optional stays away.
Bytes framed(const std::vector<std::optional<std::string>>& contents);

/// A folder of this process in memory; removed at its end.
const std::filesystem::path& scratch();

/// A folder whose files are written anew for each input.
class FramedFolder {
public:
    /// In scratch(), under `folder`; `names` in the order of letters.
    FramedFolder(const std::string& folder, std::vector<std::string> names);

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    void write(std::span<const std::byte> bytes);
    /// The framing of files that lie in `folder` under this folder's names, members of archives included.
    [[nodiscard]] Bytes read(const std::filesystem::path& folder) const;

private:
    std::filesystem::path m_path;
    std::vector<std::string> m_names;
};

}  // namespace rosa::fuzz
