/// The SQLite version that writes records.
#pragma once

#include <string>

namespace rosa::record {

/// Version of the linked SQLite library, as reported by it: "3.40.1".
std::string sqliteVersion();

}  // namespace rosa::record
