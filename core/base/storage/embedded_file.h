/// A file embedded in the program (packaging/cmake/rosa_embed.cmake); nothing is searched for at run time.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace rosa {

struct EmbeddedFile {
    std::string_view name;             ///< Without folder and suffix, e.g. "cora".
    std::span<const std::byte> bytes;  ///< Valid for the lifetime of the program.

    [[nodiscard]] std::string_view text() const { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
};

}  // namespace rosa
