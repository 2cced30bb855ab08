#include <nlohmann/json.hpp>

#include "core/data/writers/text_graph.h"

namespace rosa::data {

namespace {

std::string jsonText(const std::string& text) { return nlohmann::json(text).dump(); }

/// Numbers as such: NetworkX keeps their type.
std::string jsonId(const TextGraph& graph, graph::Node node)
{
    const std::string& id = graph.ids[static_cast<std::size_t>(node)];
    return graph.areNumbered ? id : jsonText(id);
}

void appendJsonNode(std::string& text, const TextGraph& graph, graph::Node node, std::vector<float>& row)
{
    const auto place = static_cast<std::size_t>(node);
    text += "{\"id\": " + jsonId(graph, node);
    if (!graph.classes.empty() && !graph.classes[place].empty()) text += ", \"class\": " + jsonText(graph.classes[place]);
    if (!graph.parts.empty() && !graph.parts[place].empty()) text += ", \"split\": " + jsonText(graph.parts[place]);
    if (graph.hasFeatures) {
        graph.held.features.copyRow(node, row);
        text += ", \"x\": [";
        for (std::size_t column = 0; column < row.size(); ++column) {
            if (column > 0) text += ",";
            appendNumber(text, row[column]);
        }
        text += "]";
    }
    text += "}";
}

}  // namespace

std::string nodeLinkOf(const TextGraph& graph)
{
    std::string text = std::string("{\"directed\": ") + (graph.isDirected ? "true" : "false") +
                       ", \"multigraph\": false, \"graph\": {},\n\"nodes\": [\n";
    std::vector<float> row(graph.hasFeatures ? static_cast<std::size_t>(graph.held.features.columns()) : 0);
    for (graph::Node node = 0; node < graph.held.graph.nodeCount(); ++node) {
        if (node > 0) text += ",\n";
        appendJsonNode(text, graph, node, row);
    }
    text += "],\n\"links\": [\n";
    bool isFirst = true;
    forEachEdge(graph, [&](graph::Node source, graph::Node target, float weight) {
        if (!std::exchange(isFirst, false)) text += ",\n";
        text += "{\"source\": " + jsonId(graph, source) + ", \"target\": " + jsonId(graph, target);
        if (graph.edges.isWeighted()) text += ", \"weight\": " + numberText(weight);
        text += "}";
    });
    return text + "]}\n";
}

}  // namespace rosa::data
