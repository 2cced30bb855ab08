#include "core/record/sqlite_version.h"

#include <sqlite3.h>

namespace rosa::record {

std::string sqliteVersion() { return sqlite3_libversion(); }

}  // namespace rosa::record
