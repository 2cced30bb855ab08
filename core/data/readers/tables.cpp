#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

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

struct NameHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>()(name); }
};

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
    [[nodiscard]] graph::Node find(std::string_view name) const
    {
        const auto found = m_places.find(name);
        return found == m_places.end() ? -1 : found->second;
    }
    /// Adds a name that is not there.
    graph::Node placeOf(const std::string& name)
    {
        if (const graph::Node place = find(name); place >= 0) return place;
        add(name);
        return static_cast<graph::Node>(m_names.size()) - 1;
    }
    [[nodiscard]] const std::vector<std::string>& all() const { return m_names; }
    [[nodiscard]] bool areNumbered() const
    {
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (m_names[i] != std::to_string(i)) return false;
        return true;
    }
    /// Where all names are whole numbers, puts them by size; gives the new place of each old one. Empty where they stay.
    std::vector<graph::Node> sortNumbers()
    {
        std::vector<std::pair<std::int64_t, graph::Node>> numbers;
        for (const std::string& name : m_names) {
            const auto number = parseWhole(name);
            if (!number) return {};
            numbers.emplace_back(*number, static_cast<graph::Node>(numbers.size()));
        }
        if (std::ranges::is_sorted(numbers)) return {};
        std::ranges::sort(numbers);  // equal ones (1 and 01) as they appear
        std::vector<graph::Node> places(numbers.size());
        std::vector<std::string> names(numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto old = static_cast<std::size_t>(numbers[i].second);
            places[old] = static_cast<graph::Node>(i);
            names[i] = std::move(m_names[old]);
        }
        m_names = std::move(names);
        for (auto& [name, place] : m_places) place = places[static_cast<std::size_t>(place)];
        return places;
    }

private:
    std::vector<std::string> m_names;
    std::unordered_map<std::string, graph::Node, NameHash, std::equal_to<>> m_places;
};

/// The first row is a header where a number stands below a text in one of `columns` first columns.
bool hasTextAboveNumber(std::span<const TableRow> head, std::size_t firstColumn, std::size_t endColumn)
{
    if (head.size() < 2) return false;
    const auto& top = head[0].fields;
    const auto& below = head[1].fields;
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
    auto table = TableReader::open(path);
    if (!table) return table.error();
    if (table->head().empty()) return badInput(path.string() + ": expected a line a node, found none");
    const std::vector<std::string> top = table->head()[0].fields;
    const bool hasHeader = isOneOf(top[0], kIdWords) || hasTextAboveNumber(table->head(), 2, kNone);
    std::size_t labelColumn = top.size() > 1 ? 1 : kNone;
    if (hasHeader) {
        const auto isLabel = [](const std::string& name) { return lowered(name) == "label" || lowered(name) == "class"; };
        const auto found = std::find_if(top.begin() + 1, top.end(), isLabel);
        labelColumn = found == top.end() ? kNone : static_cast<std::size_t>(found - top.begin());
    }
    NodeTable nodes;
    nodes.featureColumns = static_cast<std::int64_t>(top.size()) - 1 - (labelColumn != kNone ? 1 : 0);
    bool isHeader = hasHeader;
    while (true) {
        const auto next = table->next();
        if (!next) return next.error();
        if (!*next) return nodes;
        if (std::exchange(isHeader, false)) continue;
        const TableRow& row = **next;
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
}

// --- edges -----------------------------------------------------------------------------------------------------------

struct EdgeColumns {
    std::size_t source = 0;
    std::size_t target = 1;
    std::size_t weight = kNone;
    bool hasHeader = false;
    std::int64_t ignored = 0;
};

EdgeColumns edgeColumns(std::span<const TableRow> head)
{
    EdgeColumns columns;
    if (head.empty()) return columns;
    const auto& top = head[0].fields;
    if (top.size() > 2) columns.weight = 2;
    const auto source = std::find_if(top.begin(), top.end(), [](const auto& f) { return isOneOf(f, kSourceWords); });
    const auto target = std::find_if(top.begin(), top.end(), [](const auto& f) { return isOneOf(f, kTargetWords); });
    if (source == top.end() || target == top.end()) {
        // Other words above two numbers, or above a weight.
        columns.hasHeader =
            hasTextAboveNumber(head, 2, 3) || (hasTextAboveNumber(head, 0, 1) && hasTextAboveNumber(head, 1, 2));
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

/// Every row has the fields that are asked for.
Result<void> checkRow(const TableReader& table, const TableRow& row, const EdgeColumns& columns, std::size_t width)
{
    if (row.fields.size() != width || width < 2 || (!columns.hasHeader && width > 3))
        return table.problem(row,
                             width < 2 || width > 3 ? "source, target and perhaps a weight"
                                                    : std::to_string(width) + " fields as in the first line",
                             std::to_string(row.fields.size()) + " fields");
    if (row.fields[columns.source].empty() || row.fields[columns.target].empty())
        return table.problem(row, "names of two nodes", "");
    return {};
}

struct EdgeTable {
    std::vector<graph::Arc> arcs;  ///< By the names' places.
    std::int64_t weighted = 0;     ///< Weights other than 1.
    std::int64_t ignoredColumns = 0;
};

/// Edges between `names`, or, where there are none yet, between nodes that get their names here: numbers by size, or else in the order
/// they appear.
Result<EdgeTable> readEdges(const std::filesystem::path& path, bool areNamed, Names& names)
{
    auto table = TableReader::open(path);
    if (!table) return table.error();
    const EdgeColumns columns = edgeColumns(table->head());
    const std::size_t width = table->head().empty() ? 0 : table->head()[0].fields.size();
    EdgeTable edges;
    edges.ignoredColumns = columns.ignored;
    bool isHeader = columns.hasHeader;
    const auto placeOf = [&](const std::string& name) { return areNamed ? names.find(name) : names.placeOf(name); };
    while (true) {
        const auto next = table->next();
        if (!next) return next.error();
        if (!*next) break;
        const TableRow& row = **next;
        ROSA_TRY(checkRow(*table, row, columns, width));
        if (std::exchange(isHeader, false)) continue;
        const graph::Node source = placeOf(row.fields[columns.source]);
        const graph::Node target = placeOf(row.fields[columns.target]);
        if (source < 0 || target < 0)
            return table->problem(row, "a node of the table of nodes",
                                  row.fields[source < 0 ? columns.source : columns.target]);
        if (columns.weight != kNone) {
            const auto weight = parseNumber(row.fields[columns.weight]);
            if (!weight || !std::isfinite(*weight))
                return table->problem(row, "a finite weight", row.fields[columns.weight]);
            edges.weighted += *weight != 1.0f;
        }
        edges.arcs.push_back({source, target});
    }
    if (edges.arcs.empty()) return badInput(path.string() + ": expected a line an edge, found none");
    if (areNamed) return edges;
    if (const auto places = names.sortNumbers(); !places.empty())
        for (graph::Arc& arc : edges.arcs)
            arc = {places[static_cast<std::size_t>(arc.source)], places[static_cast<std::size_t>(arc.target)]};
    return edges;
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
    NodeTable nodes;
    const auto nodeTable = tableBeside(found.path, "nodes");
    if (!nodeTable.empty()) {
        auto read = readNodes(nodeTable);
        if (!read) return read.error();
        nodes = *std::move(read);
    }
    auto edges = readEdges(tableBeside(found.path, "edges"), !nodeTable.empty(), nodes.names);
    if (!edges) return edges.error();
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.name;
    dataset.source = "tables of edges and nodes";
    ROSA_TRY(
        setGraph(dataset, static_cast<std::int64_t>(nodes.names.all().size()), std::move(edges->arcs), Published::Drop));
    addFixUp(dataset, "edge weights ignored", edges->weighted);
    addFixUp(dataset, "further columns of the table of edges ignored", edges->ignoredColumns);
    if (!nodes.names.areNumbered()) dataset.nodeNames = nodes.names.all();
    ROSA_TRY(setLabels(dataset, nodes.labels));
    ROSA_TRY(setFeatures(nodes, found.path, dataset));
    return checked(std::move(dataset));
}

}  // namespace rosa::data
