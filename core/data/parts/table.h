/// Text tables (CSV, TSV and their kin); internal.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/parts/lines.h"

namespace rosa::data {

/// A row and the number of its first line.
struct TableRow {
    std::int64_t line = 0;
    std::vector<std::string> fields;  ///< Unquoted, trimmed.
};

/// Reads the rows of a table one by one, keeping only the last; rows may differ in length, and the first may be a header. Fields may be
/// quoted ("" represents one quote), also over several lines. Comments (lines that begin with # or %) before the first row are skipped.
/// Returns an Error for an unterminated quote or text after a closing quote.
class TableReader {
public:
    /// `separator`: ' ' for runs of blanks; '\0': the one of tab, semicolon, pipe and comma that the first lines have in equal number (if
    /// commas and semicolons both: the semicolon); otherwise blanks, if they part these lines into an equal number of fields.
    static Result<TableReader> open(const std::filesystem::path& path, MemoryBudget& budget, char separator = '\0');

    /// The first two rows, or fewer if there are fewer.
    [[nodiscard]] std::span<const TableRow> head() const { return m_head; }
    /// Returns the next row, beginning with the first, or nullptr at the end; valid until the next call.
    Result<const TableRow*> next();
    /// Goes back to the first row.
    void rewind();
    [[nodiscard]] char separator() const { return m_separator; }
    [[nodiscard]] std::int64_t comments() const { return m_comments; }  ///< Number of lines.
    [[nodiscard]] const std::filesystem::path& path() const { return m_lines.path(); }
    /// "FILE:LINE: expected `expected`, found '`found`'".
    [[nodiscard]] Error problem(const TableRow& row, const Message& expected, const std::string& found) const;

private:
    explicit TableReader(LineReader lines) : m_lines(std::move(lines)) {}
    /// Returns false at the end.
    Result<bool> read(TableRow& row);
    void skipComments();

    LineReader m_lines;
    char m_separator = ',';
    std::int64_t m_comments = 0;
    std::vector<TableRow> m_head;
    std::size_t m_given = 0;    ///< Rows of the head already returned.
    std::size_t m_skipped = 0;  ///< Rows of the head read again after rewind().
    TableRow m_row;
};

/// Returns whether the first row is a header: a text above a number in a column from `firstColumn` to `endColumn` − 1.
bool hasTextAboveNumber(std::span<const TableRow> head, std::size_t firstColumn, std::size_t endColumn);

}  // namespace rosa::data
