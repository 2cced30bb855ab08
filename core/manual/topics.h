/// The manual's topics, resources/manual/*.md, which are part of the program.
#pragma once

#include <span>

#include "core/base/embedded_file.h"

namespace rosa::manual {

/// In the order of the manual (core/manual/CMakeLists.txt). Each is Markdown: a title, a paragraph that says what the topic covers, then the
/// rest; its name, "getting-started", is what links and commands call it.
std::span<const EmbeddedFile> topics();

}  // namespace rosa::manual
