/// Data sets in zip archives; internal.
#pragma once

#include <filesystem>
#include <memory>

#include "core/base/files.h"
#include "core/base/result.h"

namespace rosa::data {

/// Unpacks an archive into a new folder, named after it, in the scratch folder. Files whose names begin with a dot or would lead out of the
/// folder are passed over, as are archives in the archive. Together the files may take 32 times the size of the archive + 256 MB. Errors
/// name the archive.
Result<std::shared_ptr<const TemporaryFolder>> unpackZip(const std::filesystem::path& path);

/// Folder with the content of an unpacked archive, which is named after it.
std::filesystem::path contentOf(const TemporaryFolder& unpacked, const std::filesystem::path& archive);

}  // namespace rosa::data
