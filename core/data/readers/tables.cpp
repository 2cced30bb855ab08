#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <limits>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/base/lower_case.h"
#include "core/data/csr.h"
#include "core/data/readers/assemble.h"
#include "core/data/readers/faults.h"
#include "core/data/readers/feature_files.h"
#include "core/data/readers/formats.h"
#include "core/data/readers/table.h"

namespace rosa::data {

namespace {

constexpr std::array kSourceWords{"source", "from", "src", "node1", "id1"};
constexpr std::array kTargetWords{"target", "to", "dst", "node2", "id2"};
constexpr std::array kIdWords{"id", "node", "node_id", "name"};
constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
constexpr std::uint64_t kLabelBytes = 32;
constexpr std::uint64_t kNameBytes = 96;    // A name, its map entry, and the node's share of graph and labels.
constexpr std::uint64_t kRowArcBytes = 32;  // Both directions, while sorted and as a graph.

template <std::size_t N>
bool isOneOf(const std::string& text, const std::array<const char*, N>& words)
{
    return std::find(words.begin(), words.end(), lowerCase(text)) != words.end();
}

/// Node names and their numbers.
class Names {
public:
    /// Returns false if the name already exists.
    bool add(const std::string& name)
    {
        if (m_places.contains(name)) return false;
        m_names.push_back(name);
        m_places.emplace(m_names.back(), static_cast<graph::Node>(m_names.size() - 1));
        return true;
    }
    /// Returns −1 for an unknown name.
    [[nodiscard]] graph::Node find(std::string_view name) const
    {
        const auto found = m_places.find(name);
        return found == m_places.end() ? -1 : found->second;
    }
    /// Returns the number of a name, adding it if unknown.
    graph::Node placeOf(const std::string& name)
    {
        if (const graph::Node place = find(name); place >= 0) return place;
        add(name);
        return static_cast<graph::Node>(m_names.size()) - 1;
    }
    [[nodiscard]] const std::deque<std::string>& all() const { return m_names; }
    [[nodiscard]] bool areNumbered() const
    {
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (m_names[i] != std::to_string(i)) return false;
        return true;
    }
    /// If all names are integers, sorts them by value and returns the new number of each node. Returns an empty vector if the order does
    /// not change.
    std::vector<graph::Node> sortNumbers()
    {
        std::vector<std::pair<std::int64_t, graph::Node>> numbers;
        for (const std::string& name : m_names) {
            const auto number = parseWhole(name);
            if (!number) return {};
            numbers.emplace_back(*number, static_cast<graph::Node>(numbers.size()));
        }
        if (std::ranges::is_sorted(numbers)) return {};
        std::ranges::sort(numbers);  // equal ones (1 and 01) in order of appearance
        std::vector<graph::Node> places(numbers.size());
        std::deque<std::string> names(numbers.size());
        m_places.clear();
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto old = static_cast<std::size_t>(numbers[i].second);
            places[old] = static_cast<graph::Node>(i);
            names[i] = std::move(m_names[old]);
        }
        m_names = std::move(names);
        for (const std::string& name : m_names) m_places.emplace(name, static_cast<graph::Node>(m_places.size()));
        return places;
    }

private:
    // A deque does not move its elements when it grows, so the map can refer to its strings.
    std::deque<std::string> m_names;
    std::unordered_map<std::string_view, graph::Node> m_places;
};

/// Returns whether the first row is a header: a text above a number in a column from `firstColumn` to `endColumn` − 1.
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
    std::vector<std::string> labels;  ///< One per node, "" if unknown; empty if the table has none.
    std::int64_t featureColumns = 0;
    std::vector<float> features;  ///< Row-major.
};

Result<void> addNode(const TableReader& table, const TableRow& row, std::size_t width, std::size_t labelColumn,
                     NodeTable& nodes, MemoryBudget& budget)
{
    if (row.fields.size() != width)
        return table.problem(row, Message("%1 fields as in the first line", width), std::to_string(row.fields.size()));
    if (row.fields[0].empty()) return table.problem(row, Message("a node name"), "");
    const std::size_t labelBytes = labelColumn != kNone ? kLabelBytes + row.fields[labelColumn].size() : 0;
    const auto taken = budget.take(kNameBytes + row.fields[0].size() + labelBytes + 6 * row.fields.size());
    if (!taken) return taken.error().within(table.path().string());
    if (!nodes.names.add(row.fields[0])) return table.problem(row, Message("each node once"), row.fields[0]);
    if (labelColumn != kNone) nodes.labels.push_back(row.fields[labelColumn]);
    for (std::size_t c = 1; c < row.fields.size(); ++c) {
        if (c == labelColumn) continue;
        const auto value = parseNumber(row.fields[c]);
        if (!value || !std::isfinite(*value))
            return table.problem(row, Message("a finite number in column %1", c + 1), row.fields[c]);
        nodes.features.push_back(*value);
    }
    return {};
}

Result<NodeTable> readNodes(const std::filesystem::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto table, TableReader::open(path, budget));
    if (table.head().empty()) return badInput("%1: expected one line per node, found none", path);
    const std::vector<std::string> top = table.head()[0].fields;
    const bool hasHeader = isOneOf(top[0], kIdWords) || hasTextAboveNumber(table.head(), 2, kNone);
    std::size_t labelColumn = top.size() > 1 ? 1 : kNone;
    if (hasHeader) {
        const auto isLabel = [](const std::string& name) {
            return lowerCase(name) == "label" || lowerCase(name) == "class";
        };
        const auto found = std::find_if(top.begin() + 1, top.end(), isLabel);
        labelColumn = found == top.end() ? kNone : static_cast<std::size_t>(found - top.begin());
    }
    NodeTable nodes;
    nodes.featureColumns = static_cast<std::int64_t>(top.size()) - 1 - (labelColumn != kNone ? 1 : 0);
    bool isHeader = hasHeader;
    Faults faults;
    while (true) {
        const auto next = table.next();
        if (next && !*next) break;
        if (next && std::exchange(isHeader, false)) continue;
        if (!faults.take(next ? addNode(table, **next, top.size(), labelColumn, nodes, budget) : Result<void>(next.error())))
            break;
    }
    ROSA_TRY(faults.result());
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
    const auto weight = std::find_if(top.begin(), top.end(), [](const auto& f) { return lowerCase(f) == "weight"; });
    columns.source = static_cast<std::size_t>(source - top.begin());
    columns.target = static_cast<std::size_t>(target - top.begin());
    columns.weight = weight == top.end() ? kNone : static_cast<std::size_t>(weight - top.begin());
    columns.hasHeader = true;
    columns.ignored = static_cast<std::int64_t>(top.size()) - (weight == top.end() ? 2 : 3);
    return columns;
}

/// Checks that a row has all required fields.
Result<void> checkRow(const TableReader& table, const TableRow& row, const EdgeColumns& columns, std::size_t width)
{
    if (row.fields.size() != width || width < 2 || (!columns.hasHeader && width > 3))
        return table.problem(row,
                             width < 2 || width > 3 ? Message("source, target and an optional weight")
                                                    : Message("%1 fields as in the first line", width),
                             std::to_string(row.fields.size()) + " fields");
    if (row.fields[columns.source].empty() || row.fields[columns.target].empty())
        return table.problem(row, Message("the names of two nodes"), "");
    return {};
}

struct EdgeTable {
    std::vector<graph::Arc> arcs;  ///< By node number.
    std::int64_t weighted = 0;     ///< Number of weights other than 1.
    std::string weightColumn;      ///< Description for messages: "\"weight\"" or "3".
    std::int64_t ignoredColumns = 0;
};

/// Reads edges between `names` or, if there are none yet, names the nodes: integers are sorted by value, other names keep the order of
/// appearance.
class EdgeReader {
public:
    EdgeReader(TableReader& table, bool areNamed, Names& names, MemoryBudget& budget)
        : m_table(table), m_areNamed(areNamed), m_names(names), m_budget(budget), m_columns(edgeColumns(table.head()))
    {}

    Result<EdgeTable> run()
    {
        m_edges.ignoredColumns = m_columns.ignored;
        const auto head = m_table.head();
        if (m_columns.weight != kNone)
            m_edges.weightColumn =
                m_columns.hasHeader ? "\"" + head[0].fields[m_columns.weight] + "\"" : std::to_string(m_columns.weight + 1);
        const std::size_t width = head.empty() ? 0 : head[0].fields.size();
        bool isHeader = m_columns.hasHeader;
        Faults faults;
        while (true) {
            const auto next = m_table.next();
            if (next && !*next) break;
            Result<void> taken = next ? checkRow(m_table, **next, m_columns, width) : Result<void>(next.error());
            if (taken && !std::exchange(isHeader, false)) taken = add(**next);
            if (!faults.take(taken)) break;
        }
        ROSA_TRY(faults.result());
        if (m_edges.arcs.empty()) return badInput("%1: expected one line per edge, found none", m_table.path());
        if (m_areNamed) return std::move(m_edges);
        if (const auto places = m_names.sortNumbers(); !places.empty())
            for (graph::Arc& arc : m_edges.arcs)
                arc = {places[static_cast<std::size_t>(arc.source)], places[static_cast<std::size_t>(arc.target)]};
        return std::move(m_edges);
    }

private:
    graph::Node placeOf(const std::string& name) { return m_areNamed ? m_names.find(name) : m_names.placeOf(name); }

    Result<void> add(const TableRow& row)
    {
        const std::size_t named = m_names.all().size();
        const graph::Node source = placeOf(row.fields[m_columns.source]);
        const graph::Node target = placeOf(row.fields[m_columns.target]);
        if (source < 0 || target < 0)
            return m_table.problem(row, Message("a node listed in the table of nodes"),
                                   row.fields[source < 0 ? m_columns.source : m_columns.target]);
        if (m_columns.weight != kNone) {
            const auto weight = parseNumber(row.fields[m_columns.weight]);
            if (!weight || !std::isfinite(*weight))
                return m_table.problem(row, Message("a finite weight"), row.fields[m_columns.weight]);
            m_edges.weighted += *weight != 1.0f;
        }
        m_edges.arcs.push_back({source, target});
        const std::size_t added = m_names.all().size() - named;
        const auto taken = m_budget.take(kRowArcBytes + added * (kNameBytes + row.fields[m_columns.source].size()));
        return taken ? taken : Result<void>(taken.error().within(m_table.path().string()));
    }

    TableReader& m_table;
    bool m_areNamed;
    Names& m_names;
    MemoryBudget& m_budget;
    EdgeColumns m_columns;
    EdgeTable m_edges;
};

Result<EdgeTable> readEdges(const std::filesystem::path& path, bool areNamed, Names& names, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto table, TableReader::open(path, budget));
    return EdgeReader(table, areNamed, names, budget).run();
}

Result<void> setFeatures(const NodeTable& nodes, const std::filesystem::path& folder, Dataset& dataset, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto beside, readFeaturesBeside(folder, {}, dataset, budget));
    if (beside) {
        addFixUp(dataset, Message("feature columns of the table of nodes ignored, as there is a file of features"),
                 nodes.featureColumns);
        return {};
    }
    if (nodes.featureColumns == 0) return fillMissingFeatures(dataset);
    ROSA_TRY_ASSIGN(auto features, denseToFeatures(dataset.graph.nodeCount(), nodes.featureColumns, nodes.features));
    dataset.features = std::move(features);
    return {};
}

}  // namespace

Result<Dataset> readTables(const Found& found, MemoryBudget& budget)
{
    NodeTable nodes;
    const auto nodeTable = tableBeside(found.path, "nodes");
    if (!nodeTable.empty()) {
        ROSA_TRY_ASSIGN(auto read, readNodes(nodeTable, budget));
        nodes = std::move(read);
    }
    ROSA_TRY_ASSIGN(auto edges, readEdges(tableBeside(found.path, "edges"), !nodeTable.empty(), nodes.names, budget));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.name;
    dataset.source = "tables of edges and nodes";
    ROSA_TRY(setGraph(dataset, static_cast<std::int64_t>(nodes.names.all().size()), std::move(edges.arcs), Published::Drop));
    addIgnoredWeights(dataset, Message("column %1", edges.weightColumn), edges.weighted);
    addFixUp(dataset, Message("further columns of the table of edges ignored"), edges.ignoredColumns);
    if (!nodes.names.areNumbered()) dataset.nodeNames.assign(nodes.names.all().begin(), nodes.names.all().end());
    ROSA_TRY(setLabels(dataset, nodes.labels));
    ROSA_TRY(setFeatures(nodes, found.path, dataset, budget));
    return checked(std::move(dataset));
}

}  // namespace rosa::data
