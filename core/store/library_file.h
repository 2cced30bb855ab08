/// library.sqlite: what users say of runs, and an index of the records. Private to core/record.
#pragma once

#include <filesystem>
#include <optional>

#include "core/record/database.h"

namespace rosa::store {

struct LibraryFile {
    record::Database database;      ///< In memory if there is an obstacle.
    std::optional<Error> obstacle;  ///< Why the file is not written.
    Message notice;                 ///< See Library::notice().
};

/// See Library::open(). Tables: `summary` (summary.h), `addition` (name, notes and colour), `tag`.
Result<LibraryFile> openLibraryFile(const std::filesystem::path& store, bool repair);

}  // namespace rosa::store
