/// SQLite as the record and the library use it. Private to core/record.
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

/// A value bound to a question mark. Text and bytes must live until the call returns.
using SqlValue = std::variant<std::nullptr_t, std::int64_t, double, std::string_view, std::span<const std::byte>>;

/// The row a query stands at. Columns count from 0; a column of another type is converted as SQLite does.
class SqlRow {
public:
    explicit SqlRow(sqlite3_stmt* statement) : m_statement(statement) {}
    [[nodiscard]] std::int64_t integer(int column) const;
    /// An integer column as an int; what is beyond becomes the nearest, which no epoch of ours is.
    [[nodiscard]] int whole(int column) const;
    [[nodiscard]] double real(int column) const;  ///< NaN where the column is NULL.
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::span<const std::byte> bytes(int column) const;  ///< Until the next row.

private:
    sqlite3_stmt* m_statement;
};

/// One connection. Not shared between threads without a lock.
class Database {
public:
    enum class Access {
        Read,   ///< Read-only; a file on a read-only medium is taken as unchanging.
        Write,  ///< The file must exist.
        Create,
    };

    /// Bytes of an absolute path: SQLite's own limit on Unix, less the longest suffix.
    static constexpr std::size_t kLongestPath = 512 - 1 - 8;

    /// Waits up to two seconds for locks of others. Views and triggers are refused: neither the record nor the library
    /// has any, and a hostile one runs when a table is read. An Error names the file.
    static Result<Database> open(const std::filesystem::path& file, Access access);

    /// Whether a process that died left a journal or a write-ahead log beside `file`. Where nothing can be written SQLite reads no such file.
    static bool isUnfinished(const std::filesystem::path& file);
    /// What `file` is once a journal and a log beside it are worked in, read from a private copy of all three; they stay as they are. For an
    /// unfinished file where nothing can be written.
    static Result<Database> openRecovered(const std::filesystem::path& file);
    /// A copy of `file` in memory, empty where there is none: for what lies where nothing can be written.
    static Result<Database> openCopy(const std::filesystem::path& file);

    /// To a write-ahead log, so that one process can write while others read, and back to a file that needs nothing beside it; the latter fails
    /// where others have it open, and the log stays. Neither leaves a journal at any moment: a process that is killed in between leaves a
    /// file that can be read without being written.
    Result<void> beginLog();
    Result<void> endLog();

    /// Statements without values, separated by semicolons.
    Result<void> execute(const std::string& statements);
    Result<void> run(const std::string& statement, std::initializer_list<SqlValue> values = {});
    /// Calls `row` for each row. Rows stop, and the Error is returned, where the file is damaged.
    Result<void> query(const std::string& statement, std::initializer_list<SqlValue> values,
                       const std::function<void(const SqlRow&)>& row);
    /// The first column of the first row; `fallback` where there is no row.
    Result<std::int64_t> number(const std::string& statement, std::initializer_list<SqlValue> values = {},
                                std::int64_t fallback = 0);

    [[nodiscard]] bool inTransaction() const;
    /// Copies a consistent state of the whole file to `target`, without a write-ahead log beside it.
    Result<void> copyTo(const std::filesystem::path& target);
    /// Returns when everything committed is on the disk, not only in the system's cache, and the write-ahead log is copied
    /// into the file as far as readers allow. Waits for the disk, never for readers.
    Result<void> makeDurable();
    /// What the last failed call means, in one line.
    [[nodiscard]] Error error() const;
    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }

private:
    struct Closer {
        void operator()(sqlite3* connection) const;
    };
    Database(sqlite3* connection, std::filesystem::path file) : m_connection(connection), m_file(std::move(file)) {}
    Result<void> configure(Access access);
    /// Copies the whole content over that of `target`.
    Result<void> copyInto(Database& target);

    Result<void> setJournalMode(const std::string& mode);

    std::optional<TemporaryFolder> m_copy;  ///< Of openRecovered(); removed when the connection is closed.
    std::unique_ptr<sqlite3, Closer> m_connection;
    std::filesystem::path m_file;
};

/// Rolled back unless commit() succeeded.
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
