/// Data sets that presets and published numbers refer to by name, and how a data set of a store differs from the one of its name.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/data/catalogue.h"

namespace rosa::data {

/// A published data set, as the readers read its files.
struct KnownData {
    std::string_view name;  ///< In a store: "dblp". Two entries of one name are two releases of the data set.
    std::int64_t nodes = 0, edges = 0, features = 0, classes = 0;  ///< Edges are undirected, without self-loops.
    std::string_view structure;  ///< structureHash(); "": its files were not at hand, so that only the counts are compared.
    bool isBinary = false;       ///< Its files have features 0 and 1.
};

std::span<const KnownData> knownData();

/// SHA-256 over the undirected edges (i, j), i < j, in ascending order, each as two little-endian int32: the graph under the order of its
/// nodes. Readers keep the order of the published files, and exported files that of the data set, so that export and import do not change
/// it; a file that lists the nodes in another order does. Features, classes, directions and self-loops do not count. O(edges).
std::string structureHash(const graph::Graph& graph);

/// How a data set differs from the published one of its name.
struct Difference {
    Message note;             ///< A sentence for users; empty: there is no difference, or no known data set of this name.
    bool isNamesake = false;  ///< Another data set: neither presets nor published numbers of this name apply to it.
};

/// `name`: in the store; presets and published numbers do not apply to paths. O(edges), and O(features) where isBinary.
Difference differenceFromKnown(const std::string& name, const Dataset& dataset);

/// As above for a data set of the store, which is opened only if its counts fit and more is known than these. No difference if it cannot be
/// read: opening it reports why.
Difference differenceFromKnown(const std::string& name, const Catalogue& store);

}  // namespace rosa::data
