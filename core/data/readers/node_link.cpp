#include "core/data/readers/node_link.h"

#include <algorithm>

#include "core/data/parts/assemble.h"
#include "core/data/parts/lines.h"
#include "core/data/readers/formats.h"
#include "core/data/text.h"

namespace rosa::data {

Result<void> NodeLinkReader::readFile(const std::filesystem::path& path)
{
    ROSA_TRY(read(path, m_budget));
    const auto added = addEdges();
    return added ? added : added.error().within(path.string());
}

bool NodeLinkReader::isNode() const { return levels().size() >= 2 && levels()[1].isList && keyAt(0) == "nodes"; }

bool NodeLinkReader::isEdge() const
{
    return levels().size() >= 2 && levels()[1].isList && (keyAt(0) == "links" || keyAt(0) == "edges");
}

Result<void> NodeLinkReader::enter(bool isList)
{
    if (levels().empty() && isList) return problem(Message("an object with nodes and links"), Message("a list"));
    if (levels().size() != 2) return {};
    if (isNode() && isList) return problem(Message("an object with the attributes of a node"), Message("a list"));
    if (isNode()) return m_graph.addNode();
    if (!isEdge()) return {};
    ROSA_TRY(m_budget.take(2 * sizeof(m_edges[0])));
    m_edges.emplace_back();
    return {};
}

Result<void> NodeLinkReader::leave()
{
    if (levels().size() != 2 || !isEdge()) return {};
    if (m_edges.back().first != kNone && m_edges.back().second != kNone) return {};
    return problem(Message("a source and a target"), Message("none"));
}

Result<void> NodeLinkReader::value(const JsonScalar& value)
{
    if (levels().empty()) return problem(Message("an object with nodes and links"), value.describe());
    if (levels().size() == 1 && keyAt(0) == "directed") m_isDirected = value.number == 1;
    if (isNode()) return nodeValue(value);
    return isEdge() ? edgeValue(value) : Result<void>();
}

Result<void> NodeLinkReader::nodeValue(const JsonScalar& value)
{
    const auto placed = [&](const Result<void>& step) {
        return step ? step : Result<void>(step.error().within("nodes[%1]", levels()[1].index));
    };
    const bool isScalarNode = levels().size() == 2;
    if (isScalarNode) ROSA_TRY(m_graph.addNode());
    if (isScalarNode || (levels().size() == 3 && keyAt(2) == "id")) {
        if (value.kind != JsonScalar::Kind::Number && value.kind != JsonScalar::Kind::Text)
            return problem(Message("an id"), value.describe());
        (value.kind == JsonScalar::Kind::Text ? m_hasTextIds : m_hasNumberIds) = true;
        return placed(m_graph.setId(value.text));
    }
    if (value.kind == JsonScalar::Kind::Null) return {};
    if (levels().size() == 3)
        return placed(
            m_graph.set(keyAt(2), value.text,
                        value.kind == JsonScalar::Kind::Text ? AttributedGraph::Kind::Text : AttributedGraph::Kind::Number));
    if (levels().size() == 4 && levels()[3].isList && value.kind != JsonScalar::Kind::Text)
        return placed(m_graph.append(keyAt(2), value.number));
    m_graph.dropList(keyAt(2));
    return {};
}

Result<void> NodeLinkReader::edgeValue(const JsonScalar& value)
{
    if (levels().size() != 3) return levels().size() == 2 ? problem(Message("an edge"), value.describe()) : Result<void>();
    const Level& level = levels()[2];
    if (!level.isList && value.kind != JsonScalar::Kind::Null && m_graph.isWeight(level.key)) {
        const auto weight = AttributedGraph::weightIn(value.text);
        if (!weight) return weight.error().within("links[%1]", levels()[1].index);
        m_edges.back().weight = *weight;
    }
    const bool isSource = level.isList ? level.index == 0 : level.key == "source" || level.key == "from";
    const bool isTarget = level.isList ? level.index == 1 : level.key == "target" || level.key == "to";
    if (!isSource && !isTarget) return {};
    End& end = isSource ? m_edges.back().first : m_edges.back().second;
    if (value.kind != JsonScalar::Kind::Number && value.kind != JsonScalar::Kind::Text)
        return problem(Message("a node"), value.describe());
    const auto number = value.kind == JsonScalar::Kind::Number ? parseWhole(value.text) : std::nullopt;
    if (number && *number >= 0) {
        end = *number;
        return {};
    }
    ROSA_TRY(m_budget.take(2 * sizeof(std::string) + value.text.size()));
    m_texts.emplace_back(value.text);
    end = -static_cast<End>(m_texts.size());
    return {};
}

graph::Node NodeLinkReader::nodeAt(End end, bool isPosition) const
{
    if (isPosition) return end < m_graph.nodeCount() ? static_cast<graph::Node>(end) : -1;
    return m_graph.nodeOf(end >= 0 ? std::to_string(end) : m_texts[static_cast<std::size_t>(-1 - end)]);
}

Result<void> NodeLinkReader::addEdges()
{
    const bool arePositions = !m_hasNumberIds && std::ranges::all_of(m_edges, [](const auto& edge) {
        return edge.first >= 0 && edge.second >= 0;
    });
    for (std::size_t i = 0; i < m_edges.size(); ++i) {
        const graph::Node source = nodeAt(m_edges[i].first, arePositions);
        const graph::Node target = nodeAt(m_edges[i].second, arePositions);
        if (source < 0 || target < 0) {
            const End end = source < 0 ? m_edges[i].first : m_edges[i].second;
            return badInput("links[%1]: expected a listed node, found '%2'", i,
                            end >= 0 ? std::to_string(end) : printable(m_texts[static_cast<std::size_t>(-1 - end)]));
        }
        ROSA_TRY(m_graph.addEdge(source, target, m_isDirected, m_edges[i].weight));
    }
    if (arePositions && m_hasTextIds) m_positions = static_cast<std::int64_t>(m_edges.size());
    m_budget.giveBack(2 * sizeof(m_edges[0]) * m_edges.size());
    m_edges = {};
    return {};
}

Result<void> readNodeLinkInto(const Found& found, AttributedGraph& graph, MemoryBudget& budget)
{
    NodeLinkReader reader(graph, budget);
    ROSA_TRY(reader.readFile(found.path));
    graph.addNote(Message("edges between positions in the list of nodes"), reader.positions());
    return {};
}

Result<Dataset> readNodeLink(const Found& found, MemoryBudget& budget)
{
    return readAttributed(found, readNodeLinkInto, "node-link JSON file", budget);
}

}  // namespace rosa::data
