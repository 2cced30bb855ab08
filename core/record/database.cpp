#include "core/record/database.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <iterator>
#include <limits>
#include <system_error>

#include <sqlite3.h>
#include <unistd.h>

#include "core/record/run_folder.h"
#include "core/record/shared_place.h"

namespace rosa::record {

namespace {

constexpr int kBusyMilliseconds = 2000;
constexpr const char* kLogSuffix = "-wal";
constexpr const char* kJournalSuffix = "-journal";

/// Finalises a statement at the end of a scope.
class Prepared {
public:
    Prepared(sqlite3* connection, const std::string& text)
    {
        m_status = sqlite3_prepare_v2(connection, text.c_str(), static_cast<int>(text.size()) + 1, &m_statement, nullptr);
    }
    ~Prepared() { sqlite3_finalize(m_statement); }
    Prepared(const Prepared&) = delete;
    Prepared& operator=(const Prepared&) = delete;

    bool bind(std::initializer_list<SqlValue> values)
    {
        int place = 0;
        for (const SqlValue& value : values)
            if (m_status == SQLITE_OK) m_status = bindOne(++place, value);
        return m_status == SQLITE_OK;
    }
    [[nodiscard]] int step() const { return sqlite3_step(m_statement); }
    [[nodiscard]] sqlite3_stmt* get() const { return m_statement; }

private:
    int bindOne(int place, const SqlValue& value)
    {
        if (const auto* integer = std::get_if<std::int64_t>(&value)) return sqlite3_bind_int64(m_statement, place, *integer);
        if (const auto* real = std::get_if<double>(&value)) return sqlite3_bind_double(m_statement, place, *real);
        if (const auto* text = std::get_if<std::string_view>(&value)) {
            const char* data = text->empty() ? "" : text->data();
            return sqlite3_bind_text64(m_statement, place, data, text->size(), SQLITE_STATIC, SQLITE_UTF8);
        }
        if (const auto* bytes = std::get_if<std::span<const std::byte>>(&value)) {
            if (bytes->empty()) return sqlite3_bind_zeroblob(m_statement, place, 0);
            return sqlite3_bind_blob64(m_statement, place, bytes->data(), bytes->size(), SQLITE_STATIC);
        }
        return sqlite3_bind_null(m_statement, place);
    }

    sqlite3_stmt* m_statement = nullptr;
    int m_status = SQLITE_OK;
};

/// Rejects a journal that names a super-journal: on rollback SQLite would delete that file, wherever it is. Only transactions over several
/// files write such a name, and there are none here.
Result<void> checkJournal(const std::filesystem::path& file)
{
    static constexpr unsigned char kMagic[8] = {0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
    const std::string journal = file.string() + kJournalSuffix;
    const auto content = OpenFile::open(journal);
    unsigned char last[8] = {};
    const auto end = content ? static_cast<off_t>(content->size()) : 0;
    if (end < 8 || ::pread(content->descriptor(), last, sizeof last, end - 8) != 8) return {};
    if (!std::equal(std::begin(last), std::end(last), std::begin(kMagic))) return {};
    return badInput("%1: refers to a super-journal, which this program never writes; the record cannot be trusted", journal);
}

/// SQLite opens whatever these names lead to: it would wait for the writer of a pipe, and write where a link points.
Result<void> checkPlain(const std::filesystem::path& file)
{
    for (const char* const suffix : {"", kJournalSuffix, kLogSuffix, "-shm"})
        ROSA_TRY(expectPlainFile(file.string() + suffix));
    return {};
}

/// `path` as a URI that declares the file immutable.
std::string immutableUri(const std::filesystem::path& path)
{
    std::string uri = "file:";
    for (const char letter : std::filesystem::absolute(path).string()) {
        if (letter == '%' || letter == '?' || letter == '#') {
            static constexpr char digits[] = "0123456789abcdef";
            uri += {'%', digits[static_cast<unsigned char>(letter) >> 4], digits[static_cast<unsigned char>(letter) & 15]};
        } else {
            uri += letter;
        }
    }
    return uri + "?immutable=1";
}

/// Without a writable folder SQLite cannot create the shared memory of a write-ahead log, and no other process can write either. A file
/// with a log or a journal beside it is excluded: opened as immutable, it would be read without them.
bool liesOnReadOnlyMedium(const std::filesystem::path& file)
{
    return ::access(file.parent_path().c_str(), W_OK) != 0 && !Database::isUnfinished(file);
}

/// A published file is replaced as a whole and never changes, and its file system may lack locks.
bool isPublished(const std::filesystem::path& file)
{
    return file.filename() == kRecordFile && hasPublishedRecords(file.parent_path()) && !Database::isUnfinished(file);
}

}  // namespace

std::int64_t SqlRow::integer(int column) const { return sqlite3_column_int64(m_statement, column); }

int SqlRow::whole(int column) const
{
    using Limits = std::numeric_limits<int>;
    return static_cast<int>(std::clamp<std::int64_t>(integer(column), Limits::min(), Limits::max()));
}

double SqlRow::real(int column) const
{
    if (sqlite3_column_type(m_statement, column) == SQLITE_NULL) return std::numeric_limits<double>::quiet_NaN();
    return sqlite3_column_double(m_statement, column);
}

std::string SqlRow::text(int column) const
{
    const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(m_statement, column));
    return data ? std::string(data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))) : std::string();
}

std::span<const std::byte> SqlRow::bytes(int column) const
{
    const auto* data = static_cast<const std::byte*>(sqlite3_column_blob(m_statement, column));
    return {data, data ? static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column)) : 0};
}

void Database::Closer::operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }

Result<Database> Database::open(const std::filesystem::path& file, Access access)
{
    ROSA_TRY(checkPlain(file));
    if (access != Access::Read) ROSA_TRY(checkJournal(file));
    const bool isImmutable = access == Access::Read && (liesOnReadOnlyMedium(file) || isPublished(file));
    ROSA_TRY_ASSIGN(auto database, connected(file, access, isImmutable));
    auto configured = database.configure(access);
    if (!configured && access == Access::Read && !isImmutable && database.lacksFilesBeside()) {
        ROSA_TRY_ASSIGN(database, connected(file, access, true));
        configured = database.configure(access);
    }
    ROSA_TRY(configured);
    return database;
}

/// A file with a write-ahead log is read with the help of files beside it. A full disk has no room for them; then the file is read as it is,
/// unless a log belongs to it.
bool Database::lacksFilesBeside() const
{
    const int code = sqlite3_errcode(m_connection.get()) & 0xff;
    return (code == SQLITE_FULL || code == SQLITE_IOERR || code == SQLITE_CANTOPEN) && !isUnfinished(m_file);
}

Result<Database> Database::connected(const std::filesystem::path& file, Access access, bool isImmutable)
{
    int flags = SQLITE_OPEN_URI;
    if (access == Access::Read) flags |= SQLITE_OPEN_READONLY;
    if (access != Access::Read) flags |= SQLITE_OPEN_READWRITE;
    if (access == Access::Create) flags |= SQLITE_OPEN_CREATE;
    // A relative name that begins with "file:" would be treated as a URI; an absolute path is not.
    const std::string path = std::filesystem::absolute(file).string();
    if (path.size() > kLongestPath)
        return badInput("%1: the path has %2 bytes, but SQLite supports at most %3; use a store with a shorter path", path,
                        path.size(), kLongestPath);
    const std::string name = isImmutable ? immutableUri(file) : path;
    sqlite3* connection = nullptr;
    const int status = sqlite3_open_v2(name.c_str(), &connection, flags, nullptr);
    Database database(connection, file);
    if (status != SQLITE_OK) return database.error();
    return database;
}

Result<void> Database::configure(Access access)
{
    sqlite3* connection = m_connection.get();
    sqlite3_busy_timeout(connection, kBusyMilliseconds);
    sqlite3_extended_result_codes(connection, 1);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    // A reader must not checkpoint the log of a crashed writer; the next writer recovers it.
    if (access == Access::Read) sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    ROSA_TRY_ASSIGN(auto foreign, number("SELECT count(*) FROM sqlite_master WHERE type IN ('view', 'trigger')"));
    if (foreign > 0) return badInput("%1: contains SQL views or triggers, which this program never writes", m_file);
    return {};
}

bool Database::lacksRoom() const
{
    const int code = sqlite3_errcode(m_connection.get()) & 0xff;
    const int reason = sqlite3_system_errno(m_connection.get());
    return code == SQLITE_FULL ||
           ((code == SQLITE_CANTOPEN || code == SQLITE_IOERR) && (reason == ENOSPC || reason == EDQUOT));
}

Error Database::error() const
{
    const std::string name = m_file.string();
    sqlite3* connection = m_connection.get();
    if (!connection) return failed("%1: not enough memory to open it", name);
    const std::string detail = sqlite3_errmsg(connection);
    if (lacksRoom()) return failed("%1: the disk is full", name);
    switch (sqlite3_errcode(connection) & 0xff) {
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return badInput("%1: damaged, or not a record (%2)", name, detail);
        case SQLITE_CANTOPEN:
            if (sqlite3_system_errno(connection) == EACCES) return badInput("%1: no permission to open it", name);
            return badInput("%1: cannot be opened (%2)", name, detail);
        case SQLITE_ERROR:
            return badInput("%1: does not have the structure of a record (%2)", name, detail);
        case SQLITE_BUSY:
            return failed("%1: locked by another process", name);
        case SQLITE_READONLY:
            return failed("%1: cannot be written (%2)", name, detail);
        case SQLITE_IOERR:
            if (const int code = sqlite3_system_errno(connection); code != 0)
                return failed("%1: %2: %3", name, detail, std::generic_category().message(code));
            return failed("%1: %2", name, detail);
        default:
            return failed("%1: %2", name, detail);
    }
}

Result<void> Database::execute(const std::string& statements)
{
    if (sqlite3_exec(m_connection.get(), statements.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) return error();
    return {};
}

Result<void> Database::run(const std::string& statement, std::initializer_list<SqlValue> values)
{
    return query(statement, values, [](const SqlRow&) {});
}

Result<void> Database::query(const std::string& statement, std::initializer_list<SqlValue> values,
                             const std::function<void(const SqlRow&)>& row)
{
    Prepared prepared(m_connection.get(), statement);
    if (!prepared.bind(values)) return error();
    for (;;) {
        const int status = prepared.step();
        if (status == SQLITE_DONE) return {};
        if (status != SQLITE_ROW) return error();
        row(SqlRow(prepared.get()));
    }
}

Result<std::int64_t> Database::number(const std::string& statement, std::initializer_list<SqlValue> values,
                                      std::int64_t fallback)
{
    bool first = true;
    std::int64_t found = fallback;
    ROSA_TRY(query(statement, values, [&](const SqlRow& row) {
        if (std::exchange(first, false)) found = row.integer(0);
    }));
    return found;
}

bool Database::inTransaction() const { return sqlite3_get_autocommit(m_connection.get()) == 0; }

Result<void> Database::copyTo(const std::filesystem::path& target)
{
    sqlite3* raw = nullptr;
    const int opened = sqlite3_open_v2(target.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    Database copy(raw, target);
    if (opened != SQLITE_OK) return copy.error();
    ROSA_TRY(copyInto(copy));
    return copy.execute("PRAGMA journal_mode = DELETE");
}

Result<Database> Database::openCopy(const std::filesystem::path& file)
{
    sqlite3* raw = nullptr;
    const int opened = sqlite3_open_v2(":memory:", &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    Database copy(raw, file);
    if (opened != SQLITE_OK) return copy.error();
    std::error_code missing;
    if (const auto size = std::filesystem::file_size(file, missing); !missing) {
        if (size > kMostCopied) return failed("%1: has %2 bytes; at most %3 are copied", file, size, kMostCopied);
        auto original = open(file, Access::Read);
        if (!original && isUnfinished(file)) original = openRecovered(file);
        ROSA_TRY(original);
        ROSA_TRY(original->copyInto(copy));
    }
    ROSA_TRY(copy.configure(Access::Create));
    return copy;
}

bool Database::isUnfinished(const std::filesystem::path& file)
{
    const auto holdsSomething = [&](const char* suffix) {
        std::error_code problem;
        return std::filesystem::file_size(file.string() + suffix, problem) > 0 && !problem;
    };
    return holdsSomething(kLogSuffix) || holdsSomething(kJournalSuffix);
}

Result<Database> Database::openRecovered(const std::filesystem::path& file)
{
    ROSA_TRY(checkPlain(file));
    ROSA_TRY_ASSIGN(auto folder, TemporaryFolder::make());
    const std::filesystem::path copy = folder.path() / "copy.sqlite";
    std::uint64_t left = kMostCopied;
    for (const char* suffix : {"", kJournalSuffix, kLogSuffix}) {
        std::error_code missing;
        const std::uint64_t size = std::filesystem::file_size(file.string() + suffix, missing);
        if (*suffix && missing) continue;
        if (const auto copied = copyFile(file.string() + suffix, copy.string() + suffix, left); !copied)
            return Error{copied.error().message, ErrorKind::Failed};  // Not damaged.
        left -= std::min(left, size);
    }
    auto database = open(copy, Access::Write);
    if (!database) return database.error().within(file.string());
    database->m_file = file;
    database->m_copy = std::move(folder);
    return database;
}

Result<void> Database::setJournalMode(const std::string& mode)
{
    std::string now;
    ROSA_TRY(query("PRAGMA journal_mode = " + mode, {}, [&](const SqlRow& row) { now = row.text(0); }));
    if (now != mode) return failed("%1: in use by another process (journal mode %2)", m_file, now);
    return {};
}

Result<void> Database::beginLog()
{
    // The change is one page. With the journal in memory, a kill leaves the page either old or new, and never a journal file that only a
    // writer could roll back.
    std::string now;
    ROSA_TRY(query("PRAGMA journal_mode", {}, [&](const SqlRow& row) { now = row.text(0); }));
    if (now == "wal") return {};
    ROSA_TRY(setJournalMode("memory"));
    return setJournalMode("wal");
}

Result<void> Database::beginJournal()
{
    std::string now;
    ROSA_TRY(query("PRAGMA journal_mode", {}, [&](const SqlRow& row) { now = row.text(0); }));
    return now == "wal" ? setJournalMode("delete") : Result<void>();
}

Result<void> Database::endLog() { return setJournalMode("memory"); }

Result<void> Database::copyInto(Database& target)
{
    sqlite3_backup* backup = sqlite3_backup_init(target.m_connection.get(), "main", m_connection.get(), "main");
    if (!backup) return target.error();
    const int status = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (status != SQLITE_DONE) return target.error();
    return {};
}

Result<void> Database::makeDurable()
{
    // fsync applies to the file, not the descriptor. SQLite holds no locks on the log, so closing this descriptor releases none.
    if (const auto log = OpenFile::open(m_file.string() + kLogSuffix); log && ::fsync(log->descriptor()) != 0)
        return failed("%1: fsync failed", m_file);
    const int status = sqlite3_wal_checkpoint_v2(m_connection.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
    if (status != SQLITE_OK && (status & 0xff) != SQLITE_BUSY) return error();
    return {};
}

Result<Transaction> Transaction::begin(Database& database, Kind kind)
{
    ROSA_TRY(database.execute(kind == Kind::Read ? "BEGIN" : "BEGIN IMMEDIATE"));
    return Transaction(&database);
}

Transaction::~Transaction()
{
    if (m_database && m_database->inTransaction()) (void)m_database->execute("ROLLBACK");
}

Result<void> Transaction::commit()
{
    ROSA_TRY(m_database->execute("COMMIT"));
    m_database = nullptr;
    return {};
}

}  // namespace rosa::record
