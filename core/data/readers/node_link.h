/// Node-link JSON, as NetworkX, D3 and GraphSAGE write it; internal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/data/parts/attributed_graph.h"
#include "core/data/parts/json_events.h"

namespace rosa::data {

/// Reads {"directed": …, "nodes": [{"id": …, attributes}], "links" or "edges": [{"source": …, "target": …}]} into `graph`. Nodes without
/// an id have their position; edges refer to ids or, if all their ends are numbers and the ids are not, to positions (NetworkX 1, D3).
class NodeLinkReader : public JsonEvents {
public:
    NodeLinkReader(AttributedGraph& graph, MemoryBudget& budget) : m_graph(graph), m_budget(budget) {}

    /// Reads the file. Errors name it.
    Result<void> readFile(const std::filesystem::path& path);
    /// Number of edges whose ends were positions.
    [[nodiscard]] std::int64_t positions() const { return m_positions; }

private:
    /// An end of an edge, whose node may follow in the file: a whole number, or −1 − index of a text in m_texts.
    using End = std::int64_t;
    static constexpr End kNone = std::numeric_limits<End>::min();

    Result<void> value(const JsonScalar& value) override;
    Result<void> enter(bool isList) override;
    Result<void> leave() override;

    [[nodiscard]] bool isNode() const;
    [[nodiscard]] bool isEdge() const;
    Result<void> nodeValue(const JsonScalar& value);
    Result<void> edgeValue(const JsonScalar& value);
    Result<void> addEdges();
    [[nodiscard]] graph::Node nodeAt(End end, bool isPosition) const;

    AttributedGraph& m_graph;
    MemoryBudget& m_budget;
    bool m_isDirected = false;
    bool m_hasTextIds = false, m_hasNumberIds = false;
    struct Edge {
        End first = kNone, second = kNone;
        float weight = 1;
    };
    std::vector<Edge> m_edges;
    std::vector<std::string> m_texts;
    std::int64_t m_positions = 0;
};

}  // namespace rosa::data
