/// Versioned schema of run.sqlite and its migrations. Private to core/record.
#pragma once

#include <string>

#include "core/record/database.h"

namespace rosa::record {

/// Schema version written by this program.
int schemaVersion();

/// Creates the tables in an empty file.
Result<void> createSchema(Database& database);

/// An Error if the file is not a record or has a newer version. Writes nothing.
Result<void> checkWritable(Database& database);

/// Migrates an older record, one transaction per step; no effect on a current one. An Error if the file is not a record or has a newer
/// version.
Result<void> migrateForWriting(Database& database);

/// Version of the record, at least 1. An Error if the file is not a record.
Result<int> recordVersion(Database& database);

}  // namespace rosa::record
