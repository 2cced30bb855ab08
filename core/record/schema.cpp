#include "core/record/schema.h"

#include <array>

namespace rosa::record {

namespace {

constexpr std::int64_t kApplicationId = 0x526f5341;  // "RoSA"

// Step n migrates version n to n + 1. Steps that were part of a release are never changed; new ones are appended.
// Epoch numbers of a record count completed epochs; times are seconds since 1970.
constexpr std::array<const char*, 2> kSteps = {
    R"sql(
    CREATE TABLE run (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        id TEXT NOT NULL, name TEXT NOT NULL, run_group TEXT NOT NULL,
        dataset TEXT NOT NULL, method TEXT NOT NULL, encoder TEXT NOT NULL, preset TEXT NOT NULL, seed INTEGER NOT NULL,
        dataset_hash TEXT NOT NULL, forked_from TEXT NOT NULL, fork_epoch INTEGER NOT NULL,
        engine TEXT NOT NULL, configuration TEXT NOT NULL,
        state TEXT NOT NULL, reason TEXT NOT NULL,
        pid INTEGER NOT NULL, start_time INTEGER NOT NULL, host TEXT NOT NULL, boot TEXT NOT NULL,
        created REAL NOT NULL, updated REAL NOT NULL, epochs INTEGER NOT NULL);
    CREATE TABLE metric (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE chunk (metric INTEGER NOT NULL, first INTEGER NOT NULL, data BLOB NOT NULL, UNIQUE (metric, first));
    CREATE TABLE event (number INTEGER PRIMARY KEY AUTOINCREMENT, epoch INTEGER NOT NULL, time REAL NOT NULL,
        kind TEXT NOT NULL, detail TEXT NOT NULL);
    CREATE TABLE document (name TEXT PRIMARY KEY, epoch INTEGER NOT NULL, time REAL NOT NULL, json TEXT NOT NULL);
    CREATE TABLE live (one INTEGER PRIMARY KEY CHECK (one = 1), time REAL NOT NULL, json TEXT NOT NULL);
    CREATE TABLE checkpoint (epoch INTEGER PRIMARY KEY, file TEXT NOT NULL, sha256 TEXT NOT NULL, bytes INTEGER NOT NULL,
        time REAL NOT NULL, last_event INTEGER NOT NULL);
    )sql",
    R"sql(
    CREATE TABLE snapshot (epoch INTEGER NOT NULL, pair INTEGER NOT NULL, data BLOB NOT NULL, UNIQUE (epoch, pair));
    CREATE TABLE blob (kind TEXT NOT NULL, sequence INTEGER NOT NULL, epoch INTEGER NOT NULL, data BLOB NOT NULL,
        UNIQUE (kind, sequence));
    CREATE TABLE file (name TEXT PRIMARY KEY, epoch INTEGER NOT NULL, sha256 TEXT NOT NULL, bytes INTEGER NOT NULL,
        time REAL NOT NULL);
    )sql"};

Result<void> takeSteps(Database& database, int from)
{
    for (int version = from; version < schemaVersion(); ++version) {
        ROSA_TRY_ASSIGN(auto transaction, Transaction::begin(database, Transaction::Kind::Write));
        ROSA_TRY(database.execute(kSteps[static_cast<std::size_t>(version)]));
        ROSA_TRY(database.execute("PRAGMA user_version = " + std::to_string(version + 1)));
        ROSA_TRY(transaction.commit());
    }
    return {};
}

}  // namespace

int schemaVersion() { return static_cast<int>(kSteps.size()); }

Result<void> createSchema(Database& database)
{
    ROSA_TRY(database.execute("PRAGMA application_id = " + std::to_string(kApplicationId)));
    return takeSteps(database, 0);
}

Result<int> recordVersion(Database& database)
{
    ROSA_TRY_ASSIGN(auto application, database.number("PRAGMA application_id"));
    ROSA_TRY_ASSIGN(auto version, database.number("PRAGMA user_version"));
    if (application != kApplicationId || version < 1) return badInput("%1: not the record of a run", database.file());
    return static_cast<int>(version);
}

Result<void> checkWritable(Database& database)
{
    ROSA_TRY_ASSIGN(const auto version, recordVersion(database));
    if (version > schemaVersion())
        return badInput(
            "%1: written by a newer version of the program (record version %2, this one writes %3); it can be read but not "
            "continued",
            database.file(), version, schemaVersion());
    return {};
}

Result<void> migrateForWriting(Database& database)
{
    ROSA_TRY(checkWritable(database));
    ROSA_TRY_ASSIGN(const auto version, recordVersion(database));
    return takeSteps(database, version);
}

}  // namespace rosa::record
