#include "core/store/library_file.h"

#include <string>
#include <system_error>

#include <unistd.h>

#include "core/base/storage/store_parts.h"
#include "core/record/shared_place.h"
#include "core/store/summary.h"

namespace rosa::store {

namespace fs = std::filesystem;

namespace {

constexpr int kLibraryVersion = 1;

Result<void> createTables(record::Database& database)
{
    ROSA_TRY_ASSIGN(auto transaction, record::Transaction::begin(database, record::Transaction::Kind::Write));
    ROSA_TRY_ASSIGN(const auto version, database.number("PRAGMA user_version"));
    if (version == 0) {
        ROSA_TRY(createSummaryTable(database));
        ROSA_TRY(database.execute(R"sql(
            CREATE TABLE addition (run TEXT PRIMARY KEY, name TEXT NOT NULL DEFAULT '', notes TEXT NOT NULL DEFAULT '');
            CREATE TABLE tag (run TEXT NOT NULL, tag TEXT NOT NULL, place INTEGER NOT NULL, UNIQUE (run, tag));
            PRAGMA user_version = 1;)sql"));
    }
    ROSA_TRY(completeSummaryTable(database));
    // Older programs ignore the column; the library keeps its version.
    ROSA_TRY_ASSIGN(const auto colours,
                    database.number("SELECT count(*) FROM pragma_table_info('addition') WHERE name = 'colour'"));
    if (colours == 0) ROSA_TRY(database.execute("ALTER TABLE addition ADD COLUMN colour INTEGER NOT NULL DEFAULT -1"));
    return transaction.commit();
}

/// Whether the library is writable; also true for a store that does not exist yet.
bool isWritable(const fs::path& store)
{
    for (const fs::path& place : {store, store / kLibraryPart}) {
        std::error_code ignored;
        if (fs::exists(place, ignored) && ::access(place.c_str(), W_OK) != 0) return false;
    }
    return true;
}

bool isShortEnough(const fs::path& file)
{
    std::error_code ignored;
    return fs::absolute(file, ignored).string().size() <= record::Database::kLongestPath;
}

bool isReadable(const fs::path& file)
{
    std::error_code ignored;
    return fs::is_regular_file(file, ignored) && ::access(file.c_str(), R_OK) == 0 && isShortEnough(file);
}

/// The Error of a file of a newer version.
Result<void> checkVersion(record::Database& database)
{
    ROSA_TRY_ASSIGN(const auto version, database.number("PRAGMA user_version"));
    if (version <= kLibraryVersion) return {};
    return failed(
        "%1: written by a newer version of the program (library version %2, this one supports %3); it stays as it is, and "
        "the runs are listed from their records",
        database.file(), version, kLibraryVersion);
}

Result<void> checkTables(record::Database& database, bool isThorough)
{
    std::string verdict = "ok";
    if (isThorough)
        ROSA_TRY(database.query("PRAGMA quick_check(1)", {}, [&](const record::SqlRow& row) { verdict = row.text(0); }));
    if (verdict != "ok") return badInput("%1: damaged (%2)", database.file(), verdict);
    for (const char* table : {"summary", "addition", "tag"})
        ROSA_TRY(database.number(std::string("SELECT count(*) FROM ") + table));
    return {};
}

Result<record::Database> openToWrite(const fs::path& file, bool isThorough)
{
    ROSA_TRY_ASSIGN(auto database, record::Database::open(file, record::Database::Access::Create));
    ROSA_TRY(checkVersion(database));
    ROSA_TRY(record::hasPublishedRecords(file.parent_path()) ? database.beginJournal() : database.beginLog());
    ROSA_TRY(database.execute("PRAGMA synchronous = NORMAL"));
    ROSA_TRY(createTables(database));
    ROSA_TRY(checkTables(database, isThorough));
    return database;
}

/// In memory, with everything that the file holds.
Result<record::Database> openCopied(const fs::path& file, bool isThorough)
{
    ROSA_TRY_ASSIGN(auto database, record::Database::openCopy(file));
    ROSA_TRY(checkVersion(database));
    ROSA_TRY(createTables(database));
    ROSA_TRY(checkTables(database, isThorough));
    return database;
}

/// In memory, with the names, tags and notes of a file of another version, as far as they are where this version has them.
Result<record::Database> openWithout(const fs::path& file)
{
    ROSA_TRY_ASSIGN(auto database, record::Database::openCopy({}));
    ROSA_TRY(createTables(database));
    auto other = record::Database::open(file, record::Database::Access::Read);
    if (!other) return database;
    static_cast<void>(other->query("SELECT run, name, notes FROM addition", {}, [&](const record::SqlRow& row) {
        static_cast<void>(database.run("INSERT OR IGNORE INTO addition (run, name, notes) VALUES (?, ?, ?)",
                                       {row.text(0), row.text(1), row.text(2)}));
    }));
    static_cast<void>(other->query("SELECT run, tag, place FROM tag", {}, [&](const record::SqlRow& row) {
        static_cast<void>(database.run("INSERT OR IGNORE INTO tag (run, tag, place) VALUES (?, ?, ?)",
                                       {row.text(0), row.text(1), row.integer(2)}));
    }));
    return database;
}

}  // namespace

Result<LibraryFile> openLibraryFile(const fs::path& store, bool repair)
{
    ROSA_TRY(checkStoreParts(store));
    const fs::path file = store / kLibraryPart;
    const bool isReadOnly = !isWritable(store);
    if (!isReadOnly) ROSA_TRY(madePart(store, kRunsPart));
    auto database = isReadOnly ? openCopied(file, repair) : openToWrite(file, repair);
    std::optional<Error> obstacle;
    Message notice;
    if (isReadOnly) obstacle = failed("%1: cannot be written", store);
    if (!database && !isReadOnly && isShortEnough(file)) {
        // A file that can be read, or is missing, is not damaged, whatever keeps it from being written.
        if (auto copied = openCopied(file, repair)) {
            obstacle = database.error();
            notice = obstacle->message;
            database = std::move(copied);
        }
    }
    if (!database && database.error().kind == ErrorKind::Failed) {
        obstacle = database.error();
        notice = obstacle->message;
        database = openWithout(file);
    }
    // A file that cannot be opened at all is not damaged; moving it aside would not help.
    const bool isDamaged = !database && isReadable(file);
    if (isDamaged && (!repair || isReadOnly))
        return badInput("%1; `rosa runs rescan` creates a new one (names, tags and notes are lost)",
                        database.error().message);
    if (isDamaged) {
        const std::string aside = file.string() + ".damaged";
        std::error_code problem;
        fs::rename(file, aside, problem);
        if (problem) return failed("%1: cannot be moved to %2: %3", file, aside, problem.message());
        for (const char* suffix : {"-wal", "-shm"}) fs::remove(file.string() + suffix, problem);
        database = openToWrite(file, repair);
    }
    ROSA_TRY(database);
    return LibraryFile{std::move(*database), std::move(obstacle), std::move(notice)};
}

}  // namespace rosa::store
