/// Text tables (CSV, TSV); internal.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/readers/lines.h"

namespace rosa::data {

/// A row and its line number.
struct TableRow {
    std::int64_t line = 0;
    std::vector<std::string> fields;  ///< Unquoted, trimmed.
};

/// Reads the rows of a table one by one, keeping only the last; rows may differ in length, and the first may be a header. Fields may be
/// quoted ("" represents one quote). Returns an Error for an unterminated quote or text after a closing quote.
class TableReader {
public:
    static Result<TableReader> open(const std::filesystem::path& path, MemoryBudget& budget);

    /// The first two rows, or fewer if there are fewer.
    [[nodiscard]] std::span<const TableRow> head() const { return m_head; }
    /// Returns the next row, beginning with the first, or nullptr at the end; valid until the next call.
    Result<const TableRow*> next();
    [[nodiscard]] const std::filesystem::path& path() const { return m_lines.path(); }
    /// "FILE:LINE: expected `expected`, found '`found`'".
    [[nodiscard]] Error problem(const TableRow& row, const Message& expected, const std::string& found) const;

private:
    explicit TableReader(LineReader lines) : m_lines(std::move(lines)) {}
    /// Returns false at the end.
    Result<bool> read(TableRow& row);

    LineReader m_lines;
    char m_separator = ',';
    std::vector<TableRow> m_head;
    std::size_t m_given = 0;  ///< Rows of the head already returned.
    TableRow m_row;
};

/// Returns NAME.csv (separated by commas, or by semicolons if the first line has no comma) or NAME.tsv in `folder`, or one of
/// them compressed (.gz); an empty path if
/// neither exists.
std::filesystem::path tableBeside(const std::filesystem::path& folder, const std::string& name);

}  // namespace rosa::data
