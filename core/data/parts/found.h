/// Data sets in published formats, as found in files.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "core/base/message.h"
#include "core/data/parts/read_options.h"

namespace rosa::data {

/// The formats that can be read.
enum class Format {
    Planetoid,      ///< ind.NAME.{x,tx,allx,y,ty,ally,graph,test.index}
    GeomGcn,        ///< out1_node_feature_label.txt, out1_graph_edges.txt, *_split_*.npz
    CsrNpz,         ///< adj_{data,indices,indptr,shape}, attr_*, labels in one npz; a matrix of SciPy's save_npz
    SocioPatterns,  ///< t i j [departments], metadata_NAME.dat with id department (isContacts() of table_files.h)
    Tables,         ///< edges.csv|tsv, nodes.csv|tsv, features.npy|mtx; a list of edges in one text
    MatrixMarket,   ///< NAME.mtx, features.mtx or NAME_features.mtx
    GraphMl,        ///< NAME.graphml
    Reddit,         ///< reddit_data.npz, reddit_graph.npz
    GraphSaint,     ///< adj_full.npz, feats.npy, class_map.json, role.json
    EdgeIndexNpz,   ///< x, edge_index, y and optional masks in one npz; or node_features, edges, node_labels
    GeometricPt,    ///< processed/data.pt, or the only .pt of a folder
    Ogb,            ///< raw/edge.csv.gz, raw/node-feat.csv.gz, raw/node-label.csv.gz, split/
    Gexf,           ///< NAME.gexf
    Gml,            ///< NAME.gml
    Pajek,          ///< NAME.net, NAME.clu
    Mat,            ///< NAME.mat
    AdjacencyList,  ///< NAME.adjlist
    NodeLink,       ///< NAME.json with nodes and links
    Linqs,          ///< NAME.content, NAME.cites
    WikiCs,         ///< data.json with features, labels, links and masks
    GraphSage,      ///< PREFIX-G.json, PREFIX-id_map.json, PREFIX-class_map.json, PREFIX-feats.npy
};

/// Each file of contacts yields two data sets, as in the article on RoSA: CIAW keeps all people at all times, CIAW* drops people without a
/// contact from a time snapshot (Contacts::dropsIsolated).
inline constexpr const char* kStarVariant = "-star";

/// Fix-up that reports the edge weights in `where` ("column 3"), which are kept but used only if data.edge_weights is set.
Message keptWeights(const Message& where);
/// As above for those of data sets that may be larger than memory, which are not kept: walks and convolutions treat all edges alike.
Message ignoredWeights(const Message& where);
/// Whether a fix-up of a data set that was just read is one of them.
bool isAboutWeights(const Message& what);

/// A data set found in a folder.
struct Found {
    Format format = Format::Planetoid;
    std::string name;  ///< Proposed name: lower-case letters, digits, '-' and '_'; unique among those found together.
    /// The folder (Planetoid, Geom-GCN, LINQS, edges.csv, Reddit, GraphSAINT, OGB's raw) or the main file (others).
    std::filesystem::path path;
    /// Planetoid: the NAME in ind.NAME.x; LINQS: the NAME; GraphSAGE: the PREFIX; GraphSAINT, OGB, PyTorch Geometric, Wiki-CS: the folder's name; otherwise
    /// empty.
    std::string stem;
    std::string variant{};            ///< SocioPatterns: kStarVariant or empty; other formats: empty. Suffix of `name`.
    std::filesystem::path archive{};  ///< The zip archive that `path` was unpacked from; empty for others.
    std::shared_ptr<const void> unpacked{};  ///< Keeps its files as long as it exists.
    ReadOptions options{};                   ///< Of the user.
};

}  // namespace rosa::data
