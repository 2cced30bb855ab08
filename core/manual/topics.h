/// The manual's topics, resources/manual/*.md, compiled into the program.
#pragma once

#include <span>

#include "core/base/storage/embedded_file.h"

namespace rosa::manual {

/// In manual order (core/manual/CMakeLists.txt). Each is Markdown: a title, a summary paragraph, then the rest; its name, such as
/// "getting-started", is used in links and commands.
std::span<const EmbeddedFile> topics();

}  // namespace rosa::manual
