/// Data sets that are part of the program.
#pragma once

#include "core/base/embedded_file.h"

namespace rosa::data {

/// Packed data sets (packed.h) in the order people see them.
std::span<const EmbeddedFile> embeddedFiles();

}  // namespace rosa::data
