#include "core/data/writers/text_graph.h"
#include "core/data/writers/xml_text.h"

namespace rosa::data {

namespace {

std::string graphMlKey(const std::string& id, const char* name, const char* type, const char* fallback = nullptr)
{
    std::string text = "  <key id=\"" + id + "\" for=\"node\" attr.name=\"" + name + "\" attr.type=\"" + type + "\"";
    return text + (fallback ? std::string("><default>") + fallback + "</default></key>\n" : "/>\n");
}

void appendData(std::string& text, const char* key, const std::string& value)
{
    if (!value.empty()) text += std::string("<data key=\"") + key + "\">" + xmlText(value) + "</data>";
}

void appendNode(std::string& text, const TextGraph& graph, graph::Node node)
{
    const auto place = static_cast<std::size_t>(node);
    text += "    <node id=\"" + xmlText(graph.ids[place]) + "\">";
    if (!graph.classes.empty()) appendData(text, "class", graph.classes[place]);
    if (!graph.parts.empty()) appendData(text, "split", graph.parts[place]);
    if (graph.hasFeatures)
        forEachFeature(graph.held.features, node, [&](std::int32_t column, float value) {
            text += "<data key=\"f" + std::to_string(column) + "\">";
            appendNumber(text, value);
            text += "</data>";
        });
    text += "</node>\n";
}

}  // namespace

std::string graphMlOf(const TextGraph& graph)
{
    std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n";
    if (!graph.classes.empty()) text += graphMlKey("class", "class", "string");
    if (!graph.parts.empty()) text += graphMlKey("split", "split", "string");
    if (graph.hasFeatures)
        for (std::int32_t column = 0; column < graph.held.features.columns(); ++column) {
            const std::string name = "f" + std::to_string(column);
            text += graphMlKey(name, name.c_str(), "float", "0");
        }
    if (graph.edges.isWeighted()) text += "  <key id=\"weight\" for=\"edge\" attr.name=\"weight\" attr.type=\"float\"/>\n";
    text += std::string("  <graph edgedefault=\"") + (graph.isDirected ? "directed" : "undirected") + "\">\n";
    for (graph::Node node = 0; node < graph.held.graph.nodeCount(); ++node) appendNode(text, graph, node);
    forEachEdge(graph, [&](graph::Node source, graph::Node target, float weight) {
        text += "    <edge source=\"" + xmlText(graph.ids[static_cast<std::size_t>(source)]) + "\" target=\"" +
                xmlText(graph.ids[static_cast<std::size_t>(target)]) +
                (graph.edges.isWeighted() ? "\"><data key=\"weight\">" + numberText(weight) + "</data></edge>\n"
                                          : std::string("\"/>\n"));
    });
    return text + "  </graph>\n</graphml>\n";
}

}  // namespace rosa::data
