/// Tables of text (CSV, TSV); no part of the public interface.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/readers/lines.h"

namespace rosa::data {

/// A row and where it stands.
struct TableRow {
    std::int64_t line = 0;
    std::vector<std::string> fields;  ///< Unquoted, trimmed.
};

/// The rows of a table one after the other, so that none but the last is held; they may differ in length, and the first may be a header.
/// Fields may be quoted ("" inside stands for one quote). A quote left open or text after a closing one is an Error.
class TableReader {
public:
    static Result<TableReader> open(const std::filesystem::path& path, MemoryBudget& budget);

    /// The first two rows, or as many as there are.
    [[nodiscard]] std::span<const TableRow> head() const { return m_head; }
    /// The next row from the first on, nullptr behind the last; valid until the next call.
    Result<const TableRow*> next();
    [[nodiscard]] const std::filesystem::path& path() const { return m_lines.path(); }
    /// "FILE:LINE: expected `expected`, found '`found`'".
    [[nodiscard]] Error problem(const TableRow& row, const std::string& expected, const std::string& found) const;

private:
    explicit TableReader(LineReader lines) : m_lines(std::move(lines)) {}
    /// False at the end.
    Result<bool> read(TableRow& row);

    LineReader m_lines;
    char m_separator = ',';
    std::vector<TableRow> m_head;
    std::size_t m_given = 0;  ///< Of the head.
    TableRow m_row;
};

/// NAME.csv (separated by commas, or by semicolons where the first line has no comma) or NAME.tsv in `folder`; an empty path
/// where neither is.
std::filesystem::path tableBeside(const std::filesystem::path& folder, const std::string& name);

/// ASCII letters in lower case.
std::string lowered(std::string text);

}  // namespace rosa::data
