/// What a text file has of a data set, and how it is written; internal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"

namespace rosa::data {

/// Parts of a data set that a text format cannot hold in any case.
struct TextLimits {
    bool hasDirections = true;  ///< Edges are read as published.
    bool hasSplits = true;      ///< The part of each node under a single split.
};

/// A data set as nodes with texts and numbers, and edges.
struct TextGraph {
    Dataset held;                      ///< What reading the file gives.
    std::vector<std::string> ids;      ///< One per node, all different.
    bool areNumbered = false;          ///< Whether the ids are 0 … N − 1.
    std::vector<std::string> classes;  ///< One per node, "" if unknown; empty without labels.
    std::vector<std::string> parts;    ///< "train", "val", "test" or ""; empty without a split.
    graph::Graph edges;                ///< As published, otherwise undirected.
    bool isDirected = false;           ///< Whether `edges` are arcs; otherwise each undirected edge is written once.
    bool hasFeatures = true;           ///< False for those that readers add to files without any.
    std::vector<Message> lost;
};

/// `areNamed`: classes have their names if their order is that of reading, otherwise their numbers.
TextGraph textGraphOf(const Dataset& dataset, const TextLimits& limits, bool areNamed);

/// Calls `visit(source, target, weight)` for each edge of the file, in order; the weight is 1 without weights.
template <typename Visit>
void forEachEdge(const TextGraph& text, Visit visit)
{
    std::size_t arc = 0;
    for (graph::Node node = 0; node < text.edges.nodeCount(); ++node)
        for (const graph::Node other : text.edges.neighbours(node)) {
            const float weight = text.edges.isWeighted() ? text.edges.weights()[arc] : 1.0f;
            ++arc;
            if (text.isDirected || node < other) visit(node, other, weight);
        }
}

/// Calls `visit(column, value)` for the values of a node other than 0, in ascending order of columns.
template <typename Visit>
void forEachFeature(const graph::Features& features, graph::Node node, Visit visit)
{
    const auto row = static_cast<std::size_t>(node);
    if (features.layout() == graph::Features::Layout::Sparse) {
        const auto offsets = features.offsets();
        for (auto i = static_cast<std::size_t>(offsets[row]); i < static_cast<std::size_t>(offsets[row + 1]); ++i)
            if (const float value = features.stored(i); value != 0.0f) visit(features.columnIndices()[i], value);
        return;
    }
    const auto columns = static_cast<std::size_t>(features.columns());
    for (std::size_t column = 0; column < columns; ++column)
        if (const float value = features.stored(row * columns + column); value != 0.0f)
            visit(static_cast<std::int32_t>(column), value);
}

/// The shortest text that is read as this number.
void appendNumber(std::string& text, float value);
std::string numberText(float value);

struct TextFile {
    std::string name;  ///< In a folder.
    std::string content;
};
std::vector<TextFile> tablesOf(const TextGraph& graph);
std::string graphMlOf(const TextGraph& graph);
std::string gexfOf(const TextGraph& graph);
std::string nodeLinkOf(const TextGraph& graph);

}  // namespace rosa::data
