/// Archives of a few small files. Private to core/web.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace rosa::web {

struct ZippedFile {
    std::string_view name;  ///< Letters of ASCII.
    std::string_view bytes;
};

/// A zip archive without folders and times: the same files give the same bytes. At most 65,535 files and 4 GB in all.
std::string zipOf(std::span<const ZippedFile> files);

}  // namespace rosa::web
