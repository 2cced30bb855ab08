#include "core/data/import/embedding_file.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/base/memory_budget.h"
#include "core/base/text/joined.h"
#include "core/base/text/lower_case.h"
#include "core/data/arrays/npy.h"
#include "core/data/parts/lines.h"
#include "core/data/parts/table.h"
#include "core/data/text.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

const std::vector<std::string> kIdNames{"ids", "id", "nodes", "node", "node_ids", "node_id", "index", "names", "name"};
const std::vector<std::string> kMatrixNames{"embedding", "embeddings", "emb"};

bool isAmong(const std::vector<std::string>& texts, const std::string& text)
{
    return std::ranges::find(texts, text) != texts.end();
}

/// Finds nodes by name, or by number where no node has such a name, as nodeNamed().
class NodeIndex {
public:
    explicit NodeIndex(const Dataset& dataset) : m_count(dataset.graph.nodeCount())
    {
        for (std::size_t i = 0; i < dataset.nodeNames.size(); ++i)
            m_byName.emplace(dataset.nodeNames[i], static_cast<graph::Node>(i));
    }

    [[nodiscard]] std::optional<graph::Node> find(const std::string& id) const
    {
        if (const auto named = m_byName.find(id); named != m_byName.end()) return named->second;
        const auto number = parseWhole(id);
        if (number && *number >= 0 && *number < m_count) return static_cast<graph::Node>(*number);
        return std::nullopt;
    }

private:
    graph::Node m_count;
    std::unordered_map<std::string, graph::Node> m_byName;
};

/// A matrix as its file has it.
struct FileRows {
    std::vector<float> values;
    std::int64_t width = 0;
    std::vector<std::string> ids;     ///< One per row, or none.
    std::vector<std::int64_t> lines;  ///< Of a text: one per row.

    [[nodiscard]] std::int64_t count() const { return width > 0 ? static_cast<std::int64_t>(values.size()) / width : 0; }
    /// "FILE:LINE" or "FILE, row ROW".
    [[nodiscard]] Message place(const fs::path& path, std::size_t row) const
    {
        return lines.empty() ? Message("%1, row %2", path, row) : Message("%1:%2", path, lines[row]);
    }
};

/// The node of each row. An Error if these are not all nodes, each once.
Result<std::vector<graph::Node>> nodesOf(const FileRows& rows, const fs::path& path, const Dataset& dataset)
{
    const NodeIndex index(dataset);
    std::vector<graph::Node> nodes;
    std::vector<bool> isTaken(static_cast<std::size_t>(dataset.graph.nodeCount()), false);
    for (std::size_t row = 0; row < rows.ids.size(); ++row) {
        const auto node = index.find(rows.ids[row]);
        if (!node)
            return badInput("%1: '%2' is not a node of %3", rows.place(path, row), printable(rows.ids[row]), dataset.name);
        if (isTaken[static_cast<std::size_t>(*node)])
            return badInput("%1: node '%2' has a row already", rows.place(path, row), printable(rows.ids[row]));
        isTaken[static_cast<std::size_t>(*node)] = true;
        nodes.push_back(*node);
    }
    const auto missing = std::ranges::count(isTaken, false);
    if (missing == 0) return nodes;
    const auto first = static_cast<std::size_t>(std::ranges::find(isTaken, false) - isTaken.begin());
    return badInput("%1: %2 of the %3 nodes of %4 have no row, first node %5", path, missing, isTaken.size(), dataset.name,
                    first < dataset.nodeNames.size() ? printable(dataset.nodeNames[first]) : std::to_string(first));
}

Result<EmbeddingRows> inNodeOrder(FileRows rows, const fs::path& path, const Dataset& dataset)
{
    if (rows.width == 0) return badInput("%1: expected a matrix (nodes × dimensions), found one without columns", path);
    if (rows.ids.empty() && rows.count() != dataset.graph.nodeCount())
        return badInput("%1: expected %2 rows, one per node of %3, found %4", path, dataset.graph.nodeCount(), dataset.name,
                        rows.count());
    for (std::size_t i = 0; i < rows.values.size(); ++i)
        if (!std::isfinite(rows.values[i]))
            return badInput("%1: row %2 contains a value that is not finite", path,
                            static_cast<std::int64_t>(i) / rows.width);
    if (rows.ids.empty()) return EmbeddingRows{std::move(rows.values), rows.width, false};
    ROSA_TRY_ASSIGN(const auto nodes, nodesOf(rows, path, dataset));
    EmbeddingRows ordered{std::vector<float>(rows.values.size()), rows.width, true};
    for (std::size_t row = 0; row < nodes.size(); ++row)
        std::copy_n(rows.values.begin() + static_cast<std::ptrdiff_t>(row) * rows.width, rows.width,
                    ordered.values.begin() + static_cast<std::ptrdiff_t>(nodes[row]) * rows.width);
    return ordered;
}

Result<FileRows> matrixOf(const NdArray& array, const fs::path& path, MemoryBudget& budget)
{
    if (array.shape().size() != 2)
        return badInput("%1: expected a matrix (nodes × dimensions), found an array with %2 axes", path,
                        array.shape().size());
    auto values = array.toFloats(budget);
    if (!values) return values.error().within(path.string());
    return FileRows{std::move(*values), array.shape()[1], {}, {}};
}

Result<FileRows> rowsOfNpz(const fs::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto npz, NpzArchive::open(path, budget));
    std::vector<std::string> named, matrices;
    std::optional<NdArray> matrix, ids;
    for (const std::string& name : npz.names()) {
        ROSA_TRY_ASSIGN(auto array, npz.read(name));
        const bool isMatrix = array.isNumber() && array.shape().size() == 2;
        if (isMatrix && isAmong(kMatrixNames, lowerCase(name))) named.push_back(name);
        if (isMatrix) {
            matrices.push_back(name);
            if (named.empty() || named.back() == name) matrix = std::move(array);
        } else if (array.shape().size() == 1 && isAmong(kIdNames, lowerCase(name))) {
            ids = std::move(array);
        }
    }
    if (!matrix)
        return badInput("%1: expected a matrix (nodes × dimensions), found none; arrays: %2", path, joined(npz.names()));
    if (named.size() != 1 && matrices.size() > 1)
        return badInput("%1: expected one matrix, or one called embedding, found %2", path, joined(matrices));
    ROSA_TRY_ASSIGN(auto rows, matrixOf(*matrix, path, budget));
    if (!ids) return rows;
    auto texts = ids->toTexts(budget);
    if (!texts) return texts.error().within(path.string());
    if (static_cast<std::int64_t>(texts->size()) != rows.count())
        return badInput("%1: expected an id for each of the %2 rows, found %3", path, rows.count(), texts->size());
    rows.ids = std::move(*texts);
    return rows;
}

/// Pandas leaves the name of its index away.
bool isIdName(const std::string& column) { return column.empty() || isAmong(kIdNames, lowerCase(column)); }

bool isNumeric(const std::string& field) { return parseNumber(field).has_value(); }

/// Makes a matrix of the rows of a text.
class TextRows {
public:
    /// `mayTellSize`: the first line may be "nodes dimensions".
    TextRows(const fs::path& path, bool mayTellSize, MemoryBudget& budget)
        : m_path(path), m_mayTellSize(mayTellSize), m_budget(budget)
    {}

    Result<void> add(std::vector<std::string> fields, std::int64_t line)
    {
        if (m_fields == 0 && !m_isBegun) {
            m_isBegun = true;
            if (isHeader(fields)) return {};
        }
        if (m_fields == 0) {
            m_fields = std::max(fields.size(), m_idColumn.value_or(0) + 1);  // A header may be longer.
            if (!m_idColumn && !m_hasNames && m_fields > 1 && !isNumeric(fields.front())) m_idColumn = 0;
            m_isUndecided = !m_idColumn && !m_hasNames && m_fields > 1;
        }
        if (fields.size() != m_fields)
            return badInput("%1:%2: expected %3 fields, found %4", m_path, line, m_fields, fields.size());
        ROSA_TRY(m_budget.take(sizeof(float) * m_fields + sizeof line + 2 * sizeof(std::string)));
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (m_idColumn == i) continue;
            const auto number = parseNumber(fields[i]);
            if (!number && i == 0 && m_isUndecided) {  // Names of nodes, of which the first ones look like numbers.
                m_isText = true;
                m_rows.values.push_back(0);
                continue;
            }
            if (!number)
                return badInput("%1:%2: expected a number in column %3, found '%4'", m_path, line, i + 1,
                                printable(fields[i]));
            m_rows.values.push_back(*number);
        }
        if (m_idColumn || m_isUndecided) m_rows.ids.push_back(std::move(fields[m_idColumn.value_or(0)]));
        m_rows.lines.push_back(line);
        return {};
    }

    /// The matrix; without names of columns, ids are ids if they are those of all nodes.
    Result<FileRows> taken(const Dataset& dataset)
    {
        m_rows.width = static_cast<std::int64_t>(m_fields) - (m_idColumn ? 1 : 0);
        if (!m_isUndecided) return std::move(m_rows);
        const bool haveWholeIds =
            std::ranges::all_of(m_rows.ids, [](const std::string& id) { return parseWhole(id).has_value(); });
        if (!m_isText && (!haveWholeIds || !nodesOf(m_rows, m_path, dataset))) {
            m_rows.ids.clear();
            return std::move(m_rows);
        }
        FileRows rows{{}, m_rows.width - 1, std::move(m_rows.ids), std::move(m_rows.lines)};
        for (std::size_t i = 0; i < m_rows.values.size(); ++i)
            if (i % m_fields != 0) rows.values.push_back(m_rows.values[i]);
        return rows;
    }

private:
    /// Whether a first line tells the size, as node2vec's, or names the columns.
    bool isHeader(const std::vector<std::string>& fields)
    {
        if (m_mayTellSize && fields.size() == 2 && parseWhole(fields[0]) && parseWhole(fields[1]) &&
            *parseWhole(fields[1]) > 0) {
            m_idColumn = 0;
            m_fields = static_cast<std::size_t>(*parseWhole(fields[1])) + 1;
            return true;
        }
        const auto names = std::ranges::count_if(fields, [](const std::string& field) { return !isNumeric(field); });
        const bool startsWithId = names == 1 && !isNumeric(fields.front()) && !isIdName(fields.front());
        if (names == 0 || startsWithId) return false;
        m_hasNames = true;
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (!m_idColumn && isIdName(fields[i])) m_idColumn = i;
        return true;
    }

    const fs::path& m_path;
    const bool m_mayTellSize;
    MemoryBudget& m_budget;
    FileRows m_rows;
    bool m_isBegun = false, m_hasNames = false;
    bool m_isUndecided = false;  ///< The first column is read as numbers and, for the time being, as ids.
    bool m_isText = false;       ///< It is not of numbers alone: ids.
    std::size_t m_fields = 0;    ///< Per row; 0: not known yet.
    std::optional<std::size_t> m_idColumn;
};

Result<FileRows> rowsOfTable(const fs::path& path, const Dataset& dataset, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto table, TableReader::open(path, budget));
    TextRows rows(path, false, budget);
    for (;;) {
        ROSA_TRY_ASSIGN(const TableRow* row, table.next());
        if (!row) return rows.taken(dataset);
        ROSA_TRY(rows.add(row->fields, row->line));
    }
}

Result<FileRows> rowsOfText(const fs::path& path, const Dataset& dataset, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, budget));
    TextRows rows(path, true, budget);
    std::string_view line;
    while (lines.next(line)) {
        const auto fields = splitAtSpace(line);
        ROSA_TRY(rows.add({fields.begin(), fields.end()}, lines.number()));
    }
    return rows.taken(dataset);
}

}  // namespace

Result<EmbeddingRows> readEmbeddingFile(const fs::path& path, const Dataset& dataset)
{
    MemoryBudget budget;
    const std::string ending = lowerCase(path.extension().string());
    const auto rows = [&]() -> Result<FileRows> {
        if (ending == ".npz") return rowsOfNpz(path, budget);
        if (ending == ".csv" || ending == ".tsv") return rowsOfTable(path, dataset, budget);
        if (ending != ".npy") return rowsOfText(path, dataset, budget);
        ROSA_TRY_ASSIGN(const auto array, readNpy(path, budget));
        return matrixOf(array, path, budget);
    };
    ROSA_TRY_ASSIGN(auto read, rows());
    return inNodeOrder(std::move(read), path, dataset);
}

}  // namespace rosa::data
