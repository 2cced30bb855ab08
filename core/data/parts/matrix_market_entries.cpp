#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/text/lower_case.h"
#include "core/data/parts/faults.h"
#include "core/data/parts/feature_files.h"
#include "core/data/parts/lines.h"

namespace rosa::data {

namespace {

constexpr std::int64_t kLongestSide = std::numeric_limits<std::int32_t>::max() - 1;

struct Banner {
    bool isArray = false;
    bool isPattern = false;
    bool isSymmetric = false;
    bool isSkew = false;  ///< As isSymmetric, with the other sign and without a diagonal.
};

Result<Banner> readBanner(LineReader& lines)
{
    std::string_view line;
    const Message expected = Message(
        "'%1' and coordinate (pattern, real or integer) or array (real or integer), then general, symmetric or "
        "skew-symmetric",
        "%%MatrixMarket matrix");
    if (!lines.next(line)) return lines.problem(expected, "");
    const std::string lower = lowerCase(line);
    const auto words = splitAtSpace(lower);
    if (words.size() != 5 || words[0] != "%%matrixmarket" || words[1] != "matrix") return lines.problem(expected, line);
    const bool isSkew = words[4] == "skew-symmetric";
    Banner banner{words[2] == "array", words[3] == "pattern", isSkew || words[4] == "symmetric", isSkew};
    const bool isKnown = (banner.isArray || words[2] == "coordinate") &&
                         (banner.isPattern || words[3] == "real" || words[3] == "integer") &&
                         (banner.isSymmetric || words[4] == "general");
    if (!isKnown || (banner.isPattern && (banner.isArray || isSkew))) return lines.problem(expected, line);
    return banner;
}

bool nextData(LineReader& lines, std::string_view& line)
{
    while (lines.next(line))
        if (!trimmed(line).starts_with('%')) return true;
    return false;
}

Result<void> addEntry(LineReader& lines, std::string_view line, const Banner& banner, MarketMatrix& matrix)
{
    const auto fields = splitAtSpace(line);
    if (fields.size() != (banner.isPattern ? 2u : 3u))
        return lines.problem(banner.isPattern ? Message("row and column") : Message("row, column and value"), line);
    const auto row = parseWhole(fields[0]);
    const auto column = parseWhole(fields[1]);
    if (!row || *row < 1 || *row > matrix.rows) return lines.problem(Message("a row from 1 to %1", matrix.rows), fields[0]);
    if (!column || *column < 1 || *column > matrix.columns)
        return lines.problem(Message("a column from 1 to %1", matrix.columns), fields[1]);
    const auto value = banner.isPattern ? std::optional(1.0f) : parseNumber(fields[2]);
    if (!value || !std::isfinite(*value)) return lines.problem(Message("a finite number"), fields[2]);
    matrix.entries.push_back({static_cast<std::int32_t>(*row - 1), static_cast<std::int32_t>(*column - 1), *value});
    return {};
}

Result<void> readEntries(LineReader& lines, const Banner& banner, std::int64_t count, MarketMatrix& matrix)
{
    Faults faults;
    std::string_view line;
    std::int64_t read = 0;
    while (nextData(lines, line)) {
        if (read == count) {
            faults.add(lines.problem(Message("the end of the file after %1 entries", count), line));
            break;
        }
        ++read;
        if (!faults.take(addEntry(lines, line, banner, matrix))) return faults.result();
    }
    if (read != count) faults.add(lines.problem(Message("%1 entries", count), std::to_string(read) + " and the end"));
    return faults.result();
}

/// Values are stored column by column, one per line; of a symmetric matrix those on and below the diagonal.
Result<void> readArray(LineReader& lines, const Banner& banner, std::int64_t fileSize, MarketMatrix& matrix,
                       MemoryBudget& budget)
{
    if (banner.isSymmetric && matrix.rows != matrix.columns)
        return lines.problem(Message("as many rows as columns of a symmetric matrix"),
                             std::to_string(matrix.rows) + " × " + std::to_string(matrix.columns));
    // Half of the values of a symmetric matrix are not in the file.
    const std::int64_t mostValues = banner.isSymmetric ? 2 * fileSize + matrix.columns : fileSize;
    if (matrix.columns > 0 && matrix.rows > mostValues / matrix.columns)
        return lines.problem(Message("%1 × %2 values", matrix.rows, matrix.columns), "fewer bytes");
    const auto rows = static_cast<std::size_t>(matrix.rows);
    const auto columns = static_cast<std::size_t>(matrix.columns);
    if (const auto taken = budget.take(rows * columns, sizeof(float)); !taken)
        return taken.error().within(lines.path().string());
    matrix.dense.resize(rows * columns);
    const std::size_t below = banner.isSkew ? 1 : 0;
    const std::size_t total = banner.isSymmetric ? rows * (rows + 1) / 2 - below * rows : rows * columns;
    std::string_view line;
    std::size_t count = 0;
    std::size_t row = below;
    std::size_t column = 0;
    for (; nextData(lines, line); ++count) {
        const auto value = parseNumber(line);
        if (!value || !std::isfinite(*value)) return lines.problem(Message("a finite number"), line);
        if (count == total) return lines.problem(Message("the end of the file after %1 values", count), line);
        matrix.dense[row * columns + column] = *value;
        if (banner.isSymmetric) matrix.dense[column * columns + row] = banner.isSkew ? -*value : *value;
        if (++row < rows) continue;
        ++column;
        row = banner.isSymmetric ? column + below : 0;
    }
    if (count != total) return lines.problem(Message("%1 values", total), std::to_string(count) + " and the end");
    return {};
}

}  // namespace

Result<MarketMatrix> readMarketMatrix(const std::filesystem::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, budget));
    ROSA_TRY_ASSIGN(auto banner, readBanner(lines));
    std::string_view line;
    const Message expected =
        banner.isArray ? Message("numbers of rows and columns") : Message("numbers of rows, columns and entries");
    if (!nextData(lines, line)) return lines.problem(expected, "");
    const auto fields = splitAtSpace(line);
    std::vector<std::int64_t> sizes;
    for (const std::string_view field : fields) sizes.push_back(parseWhole(field).value_or(-1));
    if (sizes.size() != (banner.isArray ? 2u : 3u) || *std::min_element(sizes.begin(), sizes.end()) < 0)
        return lines.problem(expected, line);
    const auto fileSize = static_cast<std::int64_t>(lines.size());
    if (sizes[0] > kLongestSide || sizes[1] > kLongestSide)
        return lines.problem(Message("at most %1 rows and columns", kLongestSide), line);
    MarketMatrix matrix;
    matrix.rows = sizes[0];
    matrix.columns = sizes[1];
    matrix.isSymmetric = banner.isSymmetric;
    matrix.isSkew = banner.isSkew;
    matrix.isArray = banner.isArray;
    if (!banner.isArray) {
        const std::int64_t entries = std::min(fileSize / 4, sizes[2]);
        if (const auto taken = budget.take(static_cast<std::uint64_t>(entries), sizeof(MarketMatrix::Entry)); !taken)
            return taken.error().within(path.string());
        matrix.entries.reserve(static_cast<std::size_t>(entries));
    }
    ROSA_TRY(banner.isArray ? readArray(lines, banner, fileSize, matrix, budget)
                            : readEntries(lines, banner, sizes[2], matrix));
    return matrix;
}

}  // namespace rosa::data
