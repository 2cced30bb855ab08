/// Tables of text (CSV, TSV); no part of the public interface.
#pragma once

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

/// All rows of a table; rows may differ in length, and the first may be a header.
struct Table {
    std::filesystem::path path;
    std::vector<TableRow> rows;

    [[nodiscard]] Error problem(const TableRow& row, const std::string& expected, const std::string& found) const;
};

/// NAME.csv (separated by commas, or by semicolons where the first line has no comma) or NAME.tsv in `folder`; an empty path
/// where neither is.
std::filesystem::path tableBeside(const std::filesystem::path& folder, const std::string& name);

/// Fields may be quoted ("" inside stands for one quote). A quote left open or text after a closing one is an Error.
Result<Table> readTable(const std::filesystem::path& path);

/// ASCII letters in lower case.
std::string lowered(std::string text);

}  // namespace rosa::data
