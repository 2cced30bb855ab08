#include "core/data/writers/text_graph.h"

namespace rosa::data {

namespace {

/// Quoted if the separator or quotation marks would end the field, or a reader would take it for a line of its own.
std::string quotedField(const std::string& text)
{
    if (text.find_first_of(",;\"#%") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + "\"";
}

std::string tableOfEdges(const TextGraph& graph)
{
    std::string text = graph.edges.isWeighted() ? "source,target,weight\n" : "source,target\n";
    forEachEdge(graph, [&](graph::Node source, graph::Node target, float weight) {
        text += quotedField(graph.ids[static_cast<std::size_t>(source)]) + "," +
                quotedField(graph.ids[static_cast<std::size_t>(target)]) +
                (graph.edges.isWeighted() ? "," + numberText(weight) : std::string()) + "\n";
    });
    return text;
}

std::string tableOfNodes(const TextGraph& graph)
{
    const graph::Features& features = graph.held.features;
    std::string text = "id";
    if (!graph.classes.empty()) text += ",class";
    if (!graph.parts.empty()) text += ",split";
    if (graph.hasFeatures)
        for (std::int32_t column = 0; column < features.columns(); ++column) text += ",f" + std::to_string(column);
    text += "\n";
    std::vector<float> row(graph.hasFeatures ? static_cast<std::size_t>(features.columns()) : 0);
    for (graph::Node node = 0; node < graph.held.graph.nodeCount(); ++node) {
        const auto place = static_cast<std::size_t>(node);
        text += quotedField(graph.ids[place]);
        if (!graph.classes.empty()) text += "," + quotedField(graph.classes[place]);
        if (!graph.parts.empty()) text += "," + graph.parts[place];
        if (graph.hasFeatures) features.copyRow(node, row);
        for (const float value : row) {
            text += ',';
            appendNumber(text, value);
        }
        text += "\n";
    }
    return text;
}

}  // namespace

std::vector<TextFile> tablesOf(const TextGraph& graph)
{
    return {{"edges.csv", tableOfEdges(graph)}, {"nodes.csv", tableOfNodes(graph)}};
}

}  // namespace rosa::data
