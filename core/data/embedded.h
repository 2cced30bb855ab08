/// Data sets that are part of the executable: no file is looked for at run time.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace rosa::data {

struct EmbeddedFile {
    std::string_view name;             ///< "cora"
    std::span<const std::byte> bytes;  ///< A packed data set (packed.h).
};

/// In the order people see them. The bytes live as long as the program.
std::span<const EmbeddedFile> embeddedFiles();

}  // namespace rosa::data
