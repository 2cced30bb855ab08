/// A file that is part of the program (packaging/cmake/rosa_embed.cmake): nothing is looked for at run time.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace rosa {

struct EmbeddedFile {
    std::string_view name;             ///< Without folder and suffix: "cora".
    std::span<const std::byte> bytes;  ///< Lives as long as the program.

    [[nodiscard]] std::string_view text() const { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
};

}  // namespace rosa
