/// Steps of the readers that write a mapped file as they read, for data sets larger than memory.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/arc_sorter.h"
#include "core/data/mapped_writer.h"
#include "core/data/readers/readers.h"

namespace rosa::data {

class NpyStream;
/// How many nodes a data set has, and features each.
struct FeatureShape {
    graph::Node nodes = 0;
    std::int32_t columns = 0;
};

/// Writes a matrix with a row for each node as dense features. Comes first: whatever the files declare, there are as many
/// nodes as there were rows.
Result<FeatureShape> streamFeatures(NpyStream& values, graph::Features::Precision precision, MappedWriter& writer,
                                    const Watch& watch);

/// Reads the square matrix of `nodes` rows that SciPy saved (arrays data, shape and either row and col or indptr and indices)
/// and writes the graph, its published form where that differs, and notes the fix-ups. An Error names what does not fit.
Result<void> streamGraph(const std::filesystem::path& npz, graph::Node nodes, MappedWriter& writer, Dataset& parts,
                         const Watch& watch);

/// A split called "public" of the nodes whose part is 1 (training), 2 (validation) or 3 (test).
std::vector<graph::Split> splitOf(const std::vector<std::uint8_t>& partOfNode);

/// reddit_data.npz (feature, label, node_types) and reddit_graph.npz, as published with GraphSAGE's Reddit (Hamilton, Ying,
/// Leskovec 2017) by DGL and PyTorch Geometric.
Result<PackedCard> streamReddit(const Found& found, const std::filesystem::path& out, graph::Features::Precision precision,
                                const Watch& watch);

/// adj_full.npz, feats.npy, class_map.json, role.json (Zeng et al., "GraphSAINT", ICLR 2020). Where nodes have several
/// classes (Yelp, Amazon, PPI), the data set has none and a fix-up says so: probes here know one class a node.
Result<PackedCard> streamGraphSaint(const Found& found, const std::filesystem::path& out,
                                    graph::Features::Precision precision, const Watch& watch);

}  // namespace rosa::data
