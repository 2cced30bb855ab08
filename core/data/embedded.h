/// Data sets embedded in the program.
#pragma once

#include "core/base/storage/embedded_file.h"

namespace rosa::data {

/// Packed data sets (packed.h) in display order.
std::span<const EmbeddedFile> embeddedFiles();

}  // namespace rosa::data
