/// From published files to a Dataset: what a path holds, and reading it.
///
/// Every Error is one line: file, line or byte offset where there is one, what was expected and what was found. Of a text with several
/// faults it has a line for each, 20 at most.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/packed.h"
#include "core/data/watch.h"

namespace rosa::data {

/// The formats that can be read.
enum class Format {
    Planetoid,      ///< ind.NAME.{x,tx,allx,y,ty,ally,graph,test.index}
    GeomGcn,        ///< out1_node_feature_label.txt, out1_graph_edges.txt, *_split_*.npz
    CsrNpz,         ///< adj_{data,indices,indptr,shape}, attr_*, labels in one npz
    SocioPatterns,  ///< t i j [departments], metadata_NAME.dat with id department
    Tables,         ///< edges.csv|tsv, nodes.csv|tsv, features.npy|mtx
    MatrixMarket,   ///< NAME.mtx, features.mtx or NAME_features.mtx
    GraphMl,        ///< NAME.graphml
    Reddit,         ///< reddit_data.npz, reddit_graph.npz
    GraphSaint,     ///< adj_full.npz, feats.npy, class_map.json, role.json
    EdgeIndexNpz,   ///< x, edge_index, y and perhaps masks in one npz
    GeometricPt,    ///< processed/data.pt
    Ogb,            ///< raw/edge.csv.gz, raw/node-feat.csv.gz, raw/node-label.csv.gz, split/
};

/// "Planetoid", "Geom-GCN", … as people write it.
std::string_view formatName(Format format);

/// Of one file of contacts two data sets are made, as the article on RoSA has them: CIAW keeps every person at all times, CIAW* drops
/// those who meet nobody from a time snapshot (Contacts::dropsIsolated).
inline constexpr const char* kStarVariant = "-star";

/// A fix-up begins so where a file's edge weights are not used: walks and convolutions treat all edges alike.
inline const std::string kIgnoredWeights = "edge weights ignored";

/// A data set found in a folder.
struct Found {
    Format format = Format::Planetoid;
    std::string name;  ///< Proposed: lower case letters, digits, '-' and '_'; unique among those found together.
    std::filesystem::path
        path;  ///< The folder (Planetoid, Geom-GCN, tables, Reddit, GraphSAINT, OGB's raw) or the main file (others).
    std::string
        stem;  ///< Planetoid: the NAME in ind.NAME.x; GraphSAINT, OGB, PyTorch Geometric: the folder's name; else empty.
    std::string variant{};  ///< SocioPatterns: kStarVariant, or empty; other formats: empty. Ends `name`.
};

/// Data sets in the file or folder `path`, to `maxDepth` folders below it, sorted by path; links to folders are not
/// followed, names that begin with a point are skipped, and at most 10,000 entries are looked at. Folders laid out by
/// PyTorch Geometric are recognised. An Error if `path` is not there; nothing found is an empty list.
Result<std::vector<Found>> findDatasets(const std::filesystem::path& path, int maxDepth = 4);

/// Reads one of them. O(size), memory a small multiple of the files; of Reddit and GraphSAINT, which may be larger than
/// memory, the data set is mapped from a file in the scratch folder (core/base/scratch_file.h) that has no name any more.
/// `watch` is told how far reading those is, and may end it.
Result<Dataset> readDataset(const Found& found, const Watch& watch = {});

/// Writes one of them as a mapped file (version 2 of packed.h) under found.name. Reddit and GraphSAINT are read and written in
/// one pass, in bounded memory. The file appears whole or not at all.
Result<PackedCard> packFound(const Found& found, const std::filesystem::path& out, graph::Features::Precision precision,
                             const Watch& watch = {});

}  // namespace rosa::data
