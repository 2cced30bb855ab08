/// The tables of run.sqlite, numbered, and how older ones become the present ones. Private to core/record.
#pragma once

#include <string>

#include "core/record/database.h"

namespace rosa::record {

/// Version that this program writes.
int schemaVersion();

/// Makes the tables in an empty file.
Result<void> createSchema(Database& database);

/// An Error for a file that is no record or of a newer version. Writes nothing.
Result<void> checkWritable(Database& database);

/// Brings an older record up to date, one transaction a step; nothing to do for one of today. An Error for a file that
/// is no record or of a newer version.
Result<void> migrateForWriting(Database& database);

/// Version of the record, at least 1. An Error where the file is no record.
Result<int> recordVersion(Database& database);

}  // namespace rosa::record
