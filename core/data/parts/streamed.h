/// Steps of the readers that write a mapped file while reading, for data sets larger than memory.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/arc_sorter.h"
#include "core/data/mapped_writer.h"
#include "core/data/parts/found.h"

namespace rosa::data {

class NpyStream;
/// Number of nodes and number of features per node.
struct FeatureShape {
    graph::Node nodes = 0;
    std::int32_t columns = 0;
};

/// Writes a matrix with one row per node as dense features. Must be the first step: the number of nodes is the number of rows read,
/// whatever the files declare.
Result<FeatureShape> streamFeatures(NpyStream& values, graph::Features::Precision precision, MappedWriter& writer,
                                    const Watch& watch);

/// Reads a square matrix of `nodes` rows saved by SciPy (arrays data, shape and either row and col or indptr and indices), writes the graph
/// and, if different, its published form, and adds fix-ups. Returns an Error that names the array that does not fit.
Result<void> streamGraph(const std::filesystem::path& npz, graph::Node nodes, MappedWriter& writer, Dataset& parts,
                         const Watch& watch);

/// Makes a split named "public" from each node's part: 1 (training), 2 (validation) or 3 (test).
std::vector<graph::Split> splitOf(const std::vector<std::uint8_t>& partOfNode);

/// reddit_data.npz (feature, label, node_types) and reddit_graph.npz: the Reddit data set of GraphSAGE (Hamilton, Ying, Leskovec 2017) as
/// published by DGL and PyTorch Geometric.
Result<PackedCard> streamReddit(const Found& found, const std::filesystem::path& out, graph::Features::Precision precision,
                                const Watch& watch);

/// adj_full.npz, feats.npy, class_map.json, role.json (Zeng et al., "GraphSAINT", ICLR 2020). If nodes have several classes (Yelp, Amazon,
/// PPI), the data set gets no labels and a fix-up reports it: the probes support only one class per node.
Result<PackedCard> streamGraphSaint(const Found& found, const std::filesystem::path& out,
                                    graph::Features::Precision precision, const Watch& watch);

}  // namespace rosa::data
