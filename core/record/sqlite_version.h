/// Which SQLite the records are written by.
#pragma once

#include <string>

namespace rosa::record {

/// Version of the library in use, as it says itself: "3.40.1".
std::string sqliteVersion();

}  // namespace rosa::record
