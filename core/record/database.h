/// SQLite wrapper of the record and the library. Private to core/record.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace rosa::record {

/// A value bound to a ? placeholder. Text and bytes must live until the call returns.
using SqlValue = std::variant<std::nullptr_t, std::int64_t, double, std::string_view, std::span<const std::byte>>;

/// The current row of a query. Columns are numbered from 0; SQLite converts a column of another type.
class SqlRow {
public:
    explicit SqlRow(sqlite3_stmt* statement) : m_statement(statement) {}
    [[nodiscard]] std::int64_t integer(int column) const;
    /// An integer column as an int, clamped to its range; valid epochs are never at its limits.
    [[nodiscard]] int whole(int column) const;
    [[nodiscard]] double real(int column) const;  ///< NaN if the column is NULL.
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::span<const std::byte> bytes(int column) const;  ///< Valid until the next row.

private:
    sqlite3_stmt* m_statement;
};

/// One connection. Not shared between threads without a lock.
class Database {
public:
    enum class Access {
        Read,   ///< Read-only; a file on a read-only medium or a full disk is treated as immutable.
        Write,  ///< The file must exist.
        Create,
    };

    /// Maximum length of an absolute path in bytes: SQLite's limit on Unix minus the longest suffix.
    static constexpr std::size_t kLongestPath = 512 - 1 - 8;

    /// Size limit of copies that are made only for reading, in bytes.
    static constexpr std::uint64_t kMostCopied = std::uint64_t{1} << 30;

    /// Waits up to two seconds for locks. Only regular files are opened, not even links to them, with only such beside them. Rejects files with views or triggers: neither the record nor the library has any, and a
    /// malicious one would run when a table is read. An Error names the file.
    static Result<Database> open(const std::filesystem::path& file, Access access);

    /// Whether a crashed process left a journal or a write-ahead log with content beside `file`. SQLite cannot read such a file without write
    /// permission.
    static bool isUnfinished(const std::filesystem::path& file);
    /// Opens a private copy of `file`, recovered with its journal and log; the originals stay unchanged. For an unfinished file without
    /// write permission. An Error if they are larger than kMostCopied.
    static Result<Database> openRecovered(const std::filesystem::path& file);
    /// An in-memory copy of `file`, empty if it does not exist; for files without write permission.
    static Result<Database> openCopy(const std::filesystem::path& file);

    /// beginLog() switches to a write-ahead log, so that one process can write while others read; endLog() switches back to a single file.
    /// endLog() fails and keeps the log if other processes have the file open. Neither creates a journal at any time: if the process is
    /// killed, the file can still be read without write permission.
    Result<void> beginLog();
    Result<void> endLog();
    /// A journal instead of a write-ahead log: on file systems of a network.
    Result<void> beginJournal();

    /// Statements without values, separated by semicolons.
    Result<void> execute(const std::string& statements);
    Result<void> run(const std::string& statement, std::initializer_list<SqlValue> values = {});
    /// Calls `row` for each row. Stops with an Error if the file is damaged.
    Result<void> query(const std::string& statement, std::initializer_list<SqlValue> values,
                       const std::function<void(const SqlRow&)>& row);
    /// The first column of the first row; `fallback` if there is no row.
    Result<std::int64_t> number(const std::string& statement, std::initializer_list<SqlValue> values = {},
                                std::int64_t fallback = 0);

    [[nodiscard]] bool inTransaction() const;
    /// Copies a consistent state of the whole file to `target`, without a write-ahead log.
    Result<void> copyTo(const std::filesystem::path& target);
    /// Returns when everything committed is on disk, not only in the system cache, and the write-ahead log is copied into the file as far
    /// as readers allow. Waits for the disk, but not for readers.
    Result<void> makeDurable();
    /// Description of the last failed call, in one line.
    [[nodiscard]] Error error() const;
    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }

private:
    struct Closer {
        void operator()(sqlite3* connection) const;
    };
    Database(sqlite3* connection, std::filesystem::path file) : m_connection(connection), m_file(std::move(file)) {}
    static Result<Database> connected(const std::filesystem::path& file, Access access, bool isImmutable);
    Result<void> configure(Access access);
    [[nodiscard]] bool lacksFilesBeside() const;
    [[nodiscard]] bool lacksRoom() const;
    /// Replaces the whole content of `target` by a copy.
    Result<void> copyInto(Database& target);

    Result<void> setJournalMode(const std::string& mode);

    std::optional<TemporaryFolder> m_copy;  ///< Copy of openRecovered(); removed when the connection is closed.
    std::unique_ptr<sqlite3, Closer> m_connection;
    std::filesystem::path m_file;
};

/// A transaction; rolled back unless commit() succeeds.
class Transaction {
public:
    enum class Kind { Read, Write };
    static Result<Transaction> begin(Database& database, Kind kind);
    ~Transaction();
    Transaction(Transaction&& other) noexcept : m_database(std::exchange(other.m_database, nullptr)) {}
    Transaction& operator=(Transaction&&) = delete;
    Result<void> commit();

private:
    explicit Transaction(Database* database) : m_database(database) {}
    Database* m_database;
};

}  // namespace rosa::record
