/// The files of resources/lessons, in their order. Private to core/lab.
#pragma once

#include <span>

#include "core/base/storage/embedded_file.h"

namespace rosa::lab {

std::span<const EmbeddedFile> embeddedLessons();

}  // namespace rosa::lab
