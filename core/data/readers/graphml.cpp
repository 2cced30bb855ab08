#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

#include <pugixml.hpp>

#include "core/base/text/lower_case.h"
#include "core/data/arrays/csr.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/attributed_graph.h"
#include "core/data/parts/column_roles.h"
#include "core/data/parts/faults.h"
#include "core/data/parts/lines.h"
#include "core/data/parts/text_file.h"
#include "core/data/readers/formats.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

// Memory of the parts of a document; a node's name is stored in the document, in the map and in the data set.
constexpr std::uint64_t kElementBytes = 72;
constexpr std::uint64_t kAttributeBytes = 40;
constexpr std::uint64_t kNodeElementBytes = 192;
constexpr std::uint64_t kEdgeElementBytes = 48;

/// A declared node attribute.
struct Key {
    pugi::xml_node declaration;
    std::size_t number = 0;  ///< In the order of the file.
    bool isNumber = false;   ///< By its type.
    std::string fallback;    ///< The declared default, "" if none.
    ColumnRole role = ColumnRole::Ignored;
    std::size_t column = 0;  ///< Features only.
};

class GraphMlReader {
public:
    GraphMlReader(std::filesystem::path path, const std::string& text, const ReadOptions& options, MemoryBudget& budget)
        : m_path(std::move(path)), m_text(text), m_lines(text), m_options(options), m_budget(budget)
    {}

    Result<Dataset> read(Dataset dataset)
    {
        ROSA_TRY_ASSIGN(const auto graph, open());
        ROSA_TRY(chooseRoles());
        Faults faults;
        if (readNodes(graph, faults) && readEdges(graph, faults))
            for (const pugi::xml_node nested : m_nested)
                if (!readEdges(nested, faults)) break;
        ROSA_TRY(faults.result());
        return assemble(std::move(dataset));
    }

    Result<NodeTableHead> head()
    {
        ROSA_TRY_ASSIGN(const auto graph, open());
        NodeTableHead head;
        head.areDecided = chooseRoles().ok();
        if (!head.areDecided) m_choices = likelyRoles(m_columns);
        for (std::size_t i = 0; i < m_columns.size(); ++i) head.columns.push_back({m_columns[i].name, m_choices[i].role});
        visitNodes(graph, [&](pugi::xml_node node) {
            constexpr std::size_t most = 5;
            head.rows.push_back(valuesOf(node));
            return head.rows.size() < most;
        });
        return head;
    }

private:
    /// Parses the document and gathers what the attributes of nodes contain.
    Result<pugi::xml_node> open()
    {
        ROSA_TRY(take(m_text.size() + kElementBytes * static_cast<std::uint64_t>(std::ranges::count(m_text, '<')) +
                      kAttributeBytes * static_cast<std::uint64_t>(std::ranges::count(m_text, '='))));
        const pugi::xml_parse_result parsed =
            m_document.load_buffer(m_text.data(), m_text.size(), pugi::parse_default, pugi::encoding_utf8);
        if (!parsed)
            return badInput("%1: byte %2: expected GraphML, found %3", m_path, parsed.offset,
                            lowerCase(parsed.description()));
        const pugi::xml_node root = m_document.child("graphml");
        const pugi::xml_node graph = root.child("graph");
        if (!graph) return badInput("%1: expected <graphml> with a <graph>, found none", m_path);
        if (graph.next_sibling("graph")) return problem(graph.next_sibling("graph"), Message("one graph"), "a second one");
        ROSA_TRY(readKeys(root));
        ROSA_TRY(gather(graph));
        return graph;
    }

    [[nodiscard]] Error problem(pugi::xml_node at, const Message& expected, std::string_view found) const
    {
        return badInput("%1:%2: expected %3, found '%4'", m_path, m_lines.at(at.offset_debug()), expected, printable(found));
    }

    Result<void> take(std::uint64_t bytes)
    {
        const auto taken = m_budget.take(bytes);
        return taken ? taken : Result<void>(taken.error().within(m_path.string()));
    }

    Result<void> readKeys(pugi::xml_node root)
    {
        for (const pugi::xml_node node : root.children("key")) {
            const std::string use = node.attribute("for").as_string("all");
            const std::string name = lowerCase(node.attribute("attr.name").as_string());
            const std::string type = node.attribute("attr.type").as_string("string");
            const std::string id = node.attribute("id").as_string();
            const std::string title = node.attribute("attr.name").as_string(id.c_str());
            const bool isWeight = m_options.weightColumn.empty() ? name == "weight" && !leavesOutWeights(m_options)
                                                                 : title == m_options.weightColumn;
            if ((use == "edge" || use == "all") && isWeight) {
                m_weightKey = id;
                m_weightName = title;
                m_weightDefault = std::string(trimmed(node.child("default").text().as_string()));
            }
            if (use != "node" && use != "all") continue;
            Key key;
            key.declaration = node;
            key.number = m_columns.size();
            key.fallback = std::string(trimmed(node.child("default").text().as_string()));
            key.isNumber = type == "int" || type == "long" || type == "float" || type == "double" || type == "boolean";
            if (!m_keys.emplace(id, key).second) return problem(node, Message("each key once"), id);
            m_columns.emplace_back(title, isColumnWord(title) || title == m_options.classColumn ? ColumnFacts::kMostDistinct
                                                                                                : ColumnFacts::kMostCounted);
            m_columns.back().declared = key.isNumber ? ColumnFacts::Declared::Number : ColumnFacts::Declared::Text;
            m_fallbacks.push_back(key.fallback);
        }
        if (!m_options.weightColumn.empty() && m_weightKey.empty())
            return badInput("%1: expected an attribute of edges for --weight, found none called \"%2\"", m_path,
                            m_options.weightColumn);
        return {};
    }

    /// The values of a node's attributes, in the order of m_columns.
    [[nodiscard]] std::vector<std::string> valuesOf(pugi::xml_node node) const
    {
        std::vector<std::string> values = m_fallbacks;
        for (const pugi::xml_node data : node.children("data"))
            if (const auto key = m_keys.find(data.attribute("key").as_string()); key != m_keys.end())
                values[key->second.number] = std::string(trimmed(data.text().as_string()));
        return values;
    }

    Result<void> gather(pugi::xml_node graph)
    {
        Result<void> taken;
        visitNodes(graph, [&](pugi::xml_node node) {
            // With defaults a small file could declare any number of values.
            const std::string_view id = node.attribute("id").as_string();
            taken = take(kNodeElementBytes + 2 * sizeof(float) * m_columns.size() + 3 * id.size());
            const std::vector<std::string> values = valuesOf(node);
            for (std::size_t i = 0; i < values.size(); ++i) m_columns[i].add(values[i], '.');
            return taken.ok();
        });
        return taken;
    }

    /// By the rule of tables (column_roles.h); the id of a node is no attribute.
    Result<void> chooseRoles()
    {
        ROSA_TRY_ASSIGN(m_choices, columnRoles(m_columns, true, ColumnsOf::Attributes, m_options, m_path.string()));
        for (auto& [id, key] : m_keys) {
            key.role = m_choices[key.number].role;
            if (key.role == ColumnRole::Class) m_labelDefault = key.fallback;
        }
        m_defaults.clear();
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            const auto found = std::ranges::find_if(m_keys, [&](const auto& entry) { return entry.second.number == i; });
            Key& key = found->second;
            if (key.role == ColumnRole::Id) m_nameDefault = key.fallback;
            if (key.role != ColumnRole::Feature) continue;
            key.column = m_defaults.size();
            m_featureColumns.push_back(i);
            const auto value = number(key.fallback);
            if (!key.fallback.empty() && !value)
                return problem(key.declaration, Message("a finite number as default"), key.fallback);
            m_defaults.push_back(value.value_or(0.0f));
            m_hasDefault.push_back(value.has_value());
        }
        return {};
    }

    static std::optional<float> number(const std::string& text)
    {
        const auto value = valueOf(text, '.');  // networkx writes True and False
        return value && std::isfinite(*value) ? value : std::nullopt;
    }

    /// Visits all nodes until `visit` returns false. Nested graphs are flattened, as by NetworkX: a group is a node, followed by those in it.
    template <typename Visit>
    static bool visitNodes(pugi::xml_node graph, const Visit& visit)
    {
        std::vector<pugi::xml_node> open{graph.child("node")};
        while (!open.empty()) {
            const pugi::xml_node node = open.back();
            open.pop_back();
            if (!node) continue;
            open.push_back(node.next_sibling("node"));
            if (const pugi::xml_node nested = node.child("graph")) open.push_back(nested.child("node"));
            if (!visit(node)) return false;
        }
        return true;
    }

    /// Returns false if reading on is pointless.
    bool readNodes(pugi::xml_node graph, Faults& faults)
    {
        return visitNodes(graph, [&](pugi::xml_node node) {
            if (const pugi::xml_node nested = node.child("graph")) m_nested.push_back(nested);
            return faults.take(readNode(node));
        });
    }

    /// A node with faulty data still counts as a node for the edges.
    Result<void> readNode(pugi::xml_node node)
    {
        const std::string id = node.attribute("id").as_string();
        if (id.empty()) return problem(node, Message("a node with an id"), "none");
        if (!m_places.emplace(id, static_cast<graph::Node>(m_names.size())).second)
            return problem(node, Message("each node once"), id);
        m_names.push_back(id);
        return readData(node);
    }

    Result<void> readData(pugi::xml_node node)
    {
        std::vector<float> row = m_defaults;
        std::vector<bool> isGiven = m_hasDefault;
        std::string label = m_labelDefault, name = m_nameDefault;
        int part = 0;
        for (const pugi::xml_node data : node.children("data")) {
            const auto key = m_keys.find(data.attribute("key").as_string());
            if (key == m_keys.end())
                return problem(data, Message("the id of a declared key"), data.attribute("key").as_string());
            const std::string text(trimmed(data.text().as_string()));
            if (key->second.role == ColumnRole::Class) label = text;
            if (key->second.role == ColumnRole::Id) name = text;
            if (key->second.role == ColumnRole::Split) part = std::max(part, partOf(key->second, text));
            if (key->second.role != ColumnRole::Feature) continue;
            if (lowerCase(text) == "nan") continue;  // Python's mark of a value that is not given.
            const auto value = number(text);
            if (!value)
                return problem(data,
                               Message("a finite number in attribute %1 (--ignore leaves it out)",
                                       columnText(m_columns, key->second.number)),
                               text);
            row[key->second.column] = *value;
            isGiven[key->second.column] = true;
        }
        ROSA_TRY(take(label.size() + name.size()));
        m_labels.push_back(label);
        if (!m_options.idColumn.empty()) {
            if (name.empty() || !m_otherNames.insert(name).second)
                return problem(node, Message("another name than of other nodes in attribute \"%1\"", m_options.idColumn),
                               name);
            m_names.back() = name;
        }
        m_parts.push_back(static_cast<std::int8_t>(part));
        m_missingValues += std::count(isGiven.begin(), isGiven.end(), false);
        m_features.insert(m_features.end(), row.begin(), row.end());
        return {};
    }

    [[nodiscard]] int partOf(const Key& key, const std::string& text) const
    {
        const int mask = maskPart(m_columns[key.number].name);
        if (mask == 0) return splitPart(text);
        return number(text).value_or(0) != 0 ? mask : 0;
    }

    /// Returns false if reading on is pointless.
    bool readEdges(pugi::xml_node graph, Faults& faults)
    {
        const bool isDirected = std::string_view(graph.attribute("edgedefault").as_string("undirected")) == "directed";
        if (const pugi::xml_node found = graph.child("hyperedge"))
            if (!faults.add(problem(found, Message("edges between two nodes"), "hyperedge"))) return false;
        for (const pugi::xml_node edge : graph.children("edge"))
            if (!faults.take(readEdge(edge, edge.attribute("directed").as_bool(isDirected)))) return false;
        return true;
    }

    Result<void> readEdge(pugi::xml_node edge, bool isDirected)
    {
        graph::Arc arc;
        for (const char* end : {"source", "target"}) {
            const auto found = m_places.find(edge.attribute(end).as_string());
            if (found == m_places.end())
                return problem(edge, Message("a node id as %1", end), edge.attribute(end).as_string());
            (std::string_view(end) == "source" ? arc.source : arc.target) = found->second;
        }
        m_isDirected = m_isDirected || isDirected;
        ROSA_TRY(take(kEdgeElementBytes));
        ROSA_TRY_ASSIGN(const float weight, weightOf(edge));
        m_arcs.add(arc, weight);
        if (!isDirected && arc.source != arc.target) m_arcs.add({arc.target, arc.source}, weight);
        return {};
    }

    [[nodiscard]] Result<float> weightOf(pugi::xml_node edge) const
    {
        if (m_weightKey.empty()) return 1.0f;
        std::string text = m_weightDefault;
        for (const pugi::xml_node data : edge.children("data"))
            if (data.attribute("key").as_string() == m_weightKey) text = trimmed(data.text().as_string());
        if (text.empty()) return 1.0f;
        if (const auto value = number(text); value && *value >= 0) return *value;
        return problem(
            edge, Message("a weight of 0 or more in attribute \"%1\" (--ignore weight leaves weights out)", m_weightName),
            text);
    }

    Result<Dataset> assemble(Dataset dataset)
    {
        const auto nodeCount = static_cast<std::int64_t>(m_names.size());
        ROSA_TRY(setGraph(dataset, nodeCount, std::move(m_arcs), m_isDirected ? Published::Keep : Published::Drop,
                          Message("attribute \"%1\"", m_weightName), m_budget));
        addFixUp(dataset, Message("groups of nodes flattened"), static_cast<std::int64_t>(m_nested.size()));
        addFixUp(dataset, Message("attributes of nodes: %1", rolesText(m_columns, m_choices)),
                 static_cast<std::int64_t>(m_columns.size()));
        if (!isNumbered()) dataset.nodeNames = m_names;
        ROSA_TRY(setLabels(dataset, std::move(m_labels), m_options.unlabelled));
        addTableSplit(dataset, m_parts);
        ROSA_TRY(checkNoClassTwice(m_columns, m_featureColumns, m_features, dataset.labels, m_options, m_path.string()));
        if (m_defaults.empty()) {
            ROSA_TRY(fillMissingFeatures(dataset));
            return checked(std::move(dataset));
        }
        ROSA_TRY_ASSIGN(auto features,
                        denseToFeatures(nodeCount, static_cast<std::int64_t>(m_defaults.size()), std::move(m_features)));
        dataset.features = std::move(features);
        addFixUp(dataset, Message("feature values not given taken as 0"), m_missingValues);
        return checked(std::move(dataset));
    }

    [[nodiscard]] bool isNumbered() const
    {
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            const std::string number = std::to_string(i);
            const std::string_view name = m_names[i];
            // NetworkX and others write n0, n1, …
            if (name != number && (name.front() != 'n' || name.substr(1) != number)) return false;
        }
        return true;
    }

    std::filesystem::path m_path;
    const std::string& m_text;
    mutable LineNumbers m_lines;
    const ReadOptions& m_options;
    MemoryBudget& m_budget;
    pugi::xml_document m_document;
    std::vector<pugi::xml_node> m_nested;  ///< Graphs of groups.
    std::unordered_map<std::string, Key> m_keys;
    std::vector<float> m_defaults;  ///< One per feature.
    std::vector<bool> m_hasDefault;
    std::string m_weightKey, m_weightName, m_weightDefault;
    std::vector<std::string> m_fallbacks;          ///< Declared defaults, in the order of m_columns.
    std::vector<std::size_t> m_featureColumns;     ///< Their places in m_columns.
    std::unordered_set<std::string> m_otherNames;  ///< Of nodes, if options name an attribute.
    std::string m_nameDefault;
    std::vector<ColumnFacts> m_columns;  ///< The attributes of nodes, in the order of the file.
    std::vector<ColumnChoice> m_choices;
    std::string m_labelDefault;
    bool m_isDirected = false;
    std::unordered_map<std::string, graph::Node> m_places;
    std::vector<std::string> m_names;
    std::vector<std::string> m_labels;
    std::vector<std::int8_t> m_parts;  ///< Of the split.
    std::vector<float> m_features;     ///< Row-major.
    ArcList m_arcs;
    std::int64_t m_missingValues = 0;
};

}  // namespace

Result<NodeTableHead> readGraphMlHead(const Found& found, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto text, readText(found.path, budget));
    if (!isUtf8(text)) return badInput("%1: expected text in UTF-8", found.path);
    return GraphMlReader(found.path, text, found.options, budget).head();
}

Result<Dataset> readGraphMl(const Found& found, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto text, readText(found.path, budget));
    if (!isUtf8(text)) return badInput("%1: expected text in UTF-8", found.path);
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.path.stem().string();
    dataset.source = "GraphML file " + found.path.filename().string();
    return GraphMlReader(found.path, text, found.options, budget).read(std::move(dataset));
}

}  // namespace rosa::data
