/// Compressed bytes, and archives of a few small files. Private to core/web.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace rosa::web {

enum class DeflateFormat { Raw, Gzip };

/// `bytes` compressed as far as zlib does, without times: the same bytes give the same result.
std::string deflated(std::string_view bytes, DeflateFormat format);

struct ZippedFile {
    std::string_view name;  ///< Letters of ASCII.
    std::string_view bytes;
};

/// A zip archive without folders and times: the same files give the same bytes. At most 65,535 files and 4 GB in all.
std::string zipOf(std::span<const ZippedFile> files);

}  // namespace rosa::web
