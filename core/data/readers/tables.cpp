#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <unordered_map>

#include "core/data/csr.h"
#include "core/data/readers/assemble.h"
#include "core/data/readers/feature_files.h"
#include "core/data/readers/formats.h"
#include "core/data/readers/table.h"

namespace rosa::data {

namespace {

constexpr std::array kSourceWords{"source", "from", "src", "node1", "id1"};
constexpr std::array kTargetWords{"target", "to", "dst", "node2", "id2"};
constexpr std::array kIdWords{"id", "node", "node_id", "name"};
constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

template <std::size_t N>
bool isOneOf(const std::string& text, const std::array<const char*, N>& words)
{
    return std::find(words.begin(), words.end(), lowered(text)) != words.end();
}

/// Names of nodes and their places.
class Names {
public:
    /// False if the name is there already.
    bool add(const std::string& name)
    {
        if (!m_places.emplace(name, static_cast<graph::Node>(m_names.size())).second) return false;
        m_names.push_back(name);
        return true;
    }
    /// −1 for a name that is not there.
    [[nodiscard]] graph::Node find(const std::string& name) const
    {
        const auto found = m_places.find(name);
        return found == m_places.end() ? -1 : found->second;
    }
    [[nodiscard]] const std::vector<std::string>& all() const { return m_names; }
    [[nodiscard]] bool areNumbered() const
    {
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (m_names[i] != std::to_string(i)) return false;
        return true;
    }

private:
    std::vector<std::string> m_names;
    std::unordered_map<std::string, graph::Node> m_places;
};

/// The first row is a header where a number stands below a text in one of `columns` first columns.
bool hasTextAboveNumber(const Table& table, std::size_t firstColumn, std::size_t endColumn)
{
    if (table.rows.size() < 2) return false;
    const auto& top = table.rows[0].fields;
    const auto& below = table.rows[1].fields;
    for (std::size_t i = firstColumn; i < std::min({top.size(), below.size(), endColumn}); ++i)
        if (!parseNumber(top[i]) && parseNumber(below[i])) return true;
    return false;
}

// --- nodes -----------------------------------------------------------------------------------------------------------

struct NodeTable {
    Names names;
    std::vector<std::string> labels;  ///< One a node, "" where none; empty where the table has none.
    std::int64_t featureColumns = 0;
    std::vector<float> features;  ///< Row-major.
};

Result<NodeTable> readNodes(const std::filesystem::path& path)
{
    auto table = readTable(path);
    if (!table) return table.error();
    if (table->rows.empty()) return badInput(path.string() + ": expected a line a node, found none");
    const auto& top = table->rows[0].fields;
    const bool hasHeader = isOneOf(top[0], kIdWords) || hasTextAboveNumber(*table, 2, kNone);
    std::size_t labelColumn = top.size() > 1 ? 1 : kNone;
    if (hasHeader) {
        const auto isLabel = [](const std::string& name) { return lowered(name) == "label" || lowered(name) == "class"; };
        const auto found = std::find_if(top.begin() + 1, top.end(), isLabel);
        labelColumn = found == top.end() ? kNone : static_cast<std::size_t>(found - top.begin());
    }
    NodeTable nodes;
    nodes.featureColumns = static_cast<std::int64_t>(top.size()) - 1 - (labelColumn != kNone ? 1 : 0);
    for (std::size_t i = hasHeader ? 1 : 0; i < table->rows.size(); ++i) {
        const TableRow& row = table->rows[i];
        if (row.fields.size() != top.size())
            return table->problem(row, std::to_string(top.size()) + " fields as in the first line",
                                  std::to_string(row.fields.size()));
        if (row.fields[0].empty()) return table->problem(row, "the name of a node", "");
        if (!nodes.names.add(row.fields[0])) return table->problem(row, "each node once", row.fields[0]);
        if (labelColumn != kNone) nodes.labels.push_back(row.fields[labelColumn]);
        for (std::size_t c = 1; c < row.fields.size(); ++c) {
            if (c == labelColumn) continue;
            const auto value = parseNumber(row.fields[c]);
            if (!value || !std::isfinite(*value))
                return table->problem(row, "a finite number in column " + std::to_string(c + 1), row.fields[c]);
            nodes.features.push_back(*value);
        }
    }
    return nodes;
}

// --- edges -----------------------------------------------------------------------------------------------------------

struct EdgeColumns {
    std::size_t source = 0;
    std::size_t target = 1;
    std::size_t weight = kNone;
    bool hasHeader = false;
    std::int64_t ignored = 0;
};

EdgeColumns edgeColumns(const Table& table)
{
    EdgeColumns columns;
    if (table.rows.empty()) return columns;
    const auto& top = table.rows[0].fields;
    if (top.size() > 2) columns.weight = 2;
    const auto source = std::find_if(top.begin(), top.end(), [](const auto& f) { return isOneOf(f, kSourceWords); });
    const auto target = std::find_if(top.begin(), top.end(), [](const auto& f) { return isOneOf(f, kTargetWords); });
    if (source == top.end() || target == top.end()) {
        // Other words above two numbers, or above a weight.
        columns.hasHeader =
            hasTextAboveNumber(table, 2, 3) || (hasTextAboveNumber(table, 0, 1) && hasTextAboveNumber(table, 1, 2));
        return columns;
    }
    const auto weight = std::find_if(top.begin(), top.end(), [](const auto& f) { return lowered(f) == "weight"; });
    columns.source = static_cast<std::size_t>(source - top.begin());
    columns.target = static_cast<std::size_t>(target - top.begin());
    columns.weight = weight == top.end() ? kNone : static_cast<std::size_t>(weight - top.begin());
    columns.hasHeader = true;
    columns.ignored = static_cast<std::int64_t>(top.size()) - (weight == top.end() ? 2 : 3);
    return columns;
}

/// Names of all ends, for a graph without a table of nodes: numbers by size, or else in the order they appear.
Names namesOfEdges(const Table& table, const EdgeColumns& columns)
{
    std::vector<std::string> found;
    std::set<std::string> seen;
    bool allNumbers = true;
    for (std::size_t i = columns.hasHeader ? 1 : 0; i < table.rows.size(); ++i)
        for (const std::size_t column : {columns.source, columns.target}) {
            const std::string& name = table.rows[i].fields[column];
            if (!seen.insert(name).second) continue;
            allNumbers = allNumbers && parseWhole(name).has_value();
            found.push_back(name);
        }
    if (allNumbers)
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& a, const auto& b) { return *parseWhole(a) < *parseWhole(b); });
    Names names;
    for (const std::string& name : found) names.add(name);
    return names;
}

/// Arcs by the names' places; `weighted` counts weights other than 1.
Result<std::vector<graph::Arc>> arcsOf(const Table& table, const EdgeColumns& columns, const Names& names,
                                       std::int64_t& weighted)
{
    std::vector<graph::Arc> arcs;
    for (std::size_t i = columns.hasHeader ? 1 : 0; i < table.rows.size(); ++i) {
        const TableRow& row = table.rows[i];
        const graph::Node source = names.find(row.fields[columns.source]);
        const graph::Node target = names.find(row.fields[columns.target]);
        if (source < 0 || target < 0)
            return table.problem(row, "a node of the table of nodes",
                                 row.fields[source < 0 ? columns.source : columns.target]);
        if (columns.weight != kNone) {
            const auto weight = parseNumber(row.fields[columns.weight]);
            if (!weight || !std::isfinite(*weight)) return table.problem(row, "a finite weight", row.fields[columns.weight]);
            weighted += *weight != 1.0f;
        }
        arcs.push_back({source, target});
    }
    return arcs;
}

/// Every row has the fields that are asked for.
Result<void> checkRows(const Table& table, const EdgeColumns& columns)
{
    if (table.rows.size() <= (columns.hasHeader ? 1u : 0u))
        return badInput(table.path.string() + ": expected a line an edge, found none");
    const std::size_t width = table.rows[0].fields.size();
    for (const TableRow& row : table.rows) {
        if (row.fields.size() != width || width < 2 || (!columns.hasHeader && width > 3))
            return table.problem(row,
                                 width < 2 || width > 3 ? "source, target and perhaps a weight"
                                                        : std::to_string(width) + " fields as in the first line",
                                 std::to_string(row.fields.size()) + " fields");
        if (row.fields[columns.source].empty() || row.fields[columns.target].empty())
            return table.problem(row, "names of two nodes", "");
    }
    return {};
}

Result<void> setFeatures(const NodeTable& nodes, const std::filesystem::path& folder, Dataset& dataset)
{
    auto beside = readFeaturesBeside(folder, {}, dataset);
    if (!beside) return beside.error();
    if (*beside) {
        addFixUp(dataset, "feature columns of the table of nodes ignored, as there is a file of features",
                 nodes.featureColumns);
        return {};
    }
    if (nodes.featureColumns == 0) return fillMissingFeatures(dataset);
    auto features = denseToFeatures(dataset.graph.nodeCount(), nodes.featureColumns, nodes.features);
    if (!features) return features.error();
    dataset.features = *std::move(features);
    return {};
}

}  // namespace

Result<Dataset> readTables(const Found& found)
{
    auto table = readTable(tableBeside(found.path, "edges"));
    if (!table) return table.error();
    const EdgeColumns columns = edgeColumns(*table);
    ROSA_TRY(checkRows(*table, columns));
    NodeTable nodes;
    if (const auto path = tableBeside(found.path, "nodes"); !path.empty()) {
        auto read = readNodes(path);
        if (!read) return read.error();
        nodes = *std::move(read);
    } else {
        nodes.names = namesOfEdges(*table, columns);
    }
    std::int64_t weighted = 0;
    auto arcs = arcsOf(*table, columns, nodes.names, weighted);
    if (!arcs) return arcs.error();
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.name;
    dataset.source = "tables of edges and nodes";
    ROSA_TRY(setGraph(dataset, static_cast<std::int64_t>(nodes.names.all().size()), *std::move(arcs), Published::Drop));
    addFixUp(dataset, "edge weights ignored", weighted);
    addFixUp(dataset, "further columns of the table of edges ignored", columns.ignored);
    if (!nodes.names.areNumbered()) dataset.nodeNames = nodes.names.all();
    ROSA_TRY(setLabels(dataset, nodes.labels));
    ROSA_TRY(setFeatures(nodes, found.path, dataset));
    return checked(std::move(dataset));
}

}  // namespace rosa::data
