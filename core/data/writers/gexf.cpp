#include "core/data/writers/text_graph.h"
#include "core/data/writers/xml_text.h"

namespace rosa::data {

namespace {

std::string gexfAttribute(const std::string& title, const char* type)
{
    return "      <attribute id=\"" + title + "\" title=\"" + title + "\" type=\"" + type + "\"/>\n";
}

void appendValue(std::string& text, const std::string& key, const std::string& value)
{
    if (!value.empty()) text += "<attvalue for=\"" + key + "\" value=\"" + xmlText(value) + "\"/>";
}

/// The first node has all features, in their order: readers take it from the values.
void appendGexfNode(std::string& text, const TextGraph& graph, graph::Node node)
{
    const auto place = static_cast<std::size_t>(node);
    const std::string id = xmlText(graph.ids[place]);
    text += "      <node id=\"" + id + "\" label=\"" + id + "\"><attvalues>";
    if (!graph.classes.empty()) appendValue(text, "class", graph.classes[place]);
    if (!graph.parts.empty()) appendValue(text, "split", graph.parts[place]);
    const auto append = [&](std::int32_t column, float value) {
        std::string number;
        appendNumber(number, value);
        appendValue(text, "f" + std::to_string(column), number);
    };
    if (graph.hasFeatures && node == 0) {
        std::vector<float> row(static_cast<std::size_t>(graph.held.features.columns()));
        graph.held.features.copyRow(node, row);
        for (std::size_t column = 0; column < row.size(); ++column) append(static_cast<std::int32_t>(column), row[column]);
    } else if (graph.hasFeatures) {
        forEachFeature(graph.held.features, node, append);
    }
    text += "</attvalues></node>\n";
}

}  // namespace

std::string gexfOf(const TextGraph& graph)
{
    std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gexf xmlns=\"http://gexf.net/1.3\" version=\"1.3\">\n"
        "  <graph defaultedgetype=\"";
    text += std::string(graph.isDirected ? "directed" : "undirected") + "\">\n    <attributes class=\"node\">\n";
    if (!graph.classes.empty()) text += gexfAttribute("class", "string");
    if (!graph.parts.empty()) text += gexfAttribute("split", "string");
    if (graph.hasFeatures)
        for (std::int32_t column = 0; column < graph.held.features.columns(); ++column)
            text += gexfAttribute("f" + std::to_string(column), "float");
    text += "    </attributes>\n    <nodes>\n";
    for (graph::Node node = 0; node < graph.held.graph.nodeCount(); ++node) appendGexfNode(text, graph, node);
    text += "    </nodes>\n    <edges>\n";
    std::int64_t number = 0;
    forEachEdge(graph, [&](graph::Node source, graph::Node target, float weight) {
        text += "      <edge id=\"" + std::to_string(number++) + "\" source=\"" +
                xmlText(graph.ids[static_cast<std::size_t>(source)]) + "\" target=\"" +
                xmlText(graph.ids[static_cast<std::size_t>(target)]) +
                (graph.edges.isWeighted() ? "\" weight=\"" + numberText(weight) : std::string()) + "\"/>\n";
    });
    return text + "    </edges>\n  </graph>\n</gexf>\n";
}

}  // namespace rosa::data
