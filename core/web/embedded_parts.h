/// What pages are made of. Private to core/web.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/base/storage/embedded_file.h"

namespace rosa::web {

/// The files of core/web/page.
std::span<const EmbeddedFile> embeddedParts();
/// lab.wasm, of 0 bytes in a build without it.
std::span<const EmbeddedFile> embeddedModule();

/// One of the files of core/web/page.
std::string_view part(std::string_view name);
/// The scripts of a page that computes, in their order, as leanScript(); with those of a learning platform.
std::string pageScript(bool isCourse);

}  // namespace rosa::web
