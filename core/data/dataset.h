/// A data set as the rest of the program sees it, wherever it came from.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/contacts.h"
#include "core/data/watch.h"
#include "core/graph/features.h"
#include "core/graph/graph.h"
#include "core/graph/labels.h"

namespace rosa::data {

/// A change that a reader made to what the files hold, for the data set's card: "removed 3 self-loops".
struct FixUp {
    std::string what;
    std::int64_t count = 0;
};

/// A fix-up: partitions of a file stand in the place of the published ones; counted are those of the file.
inline const std::string kSplitsTaken = "partitions taken from a file";

/// Graph, features, labels and published splits. Sizes agree: every part speaks of graph.nodeCount() nodes.
struct Dataset {
    std::string name;                       ///< Unique in a store, lower case: "cora".
    std::string title;                      ///< As people write it: "Cora".
    std::string source;                     ///< Where the published files come from, and their licence where stated.
    graph::Graph graph;                     ///< Undirected, without self-loops: walks run on it.
    std::optional<graph::Graph> published;  ///< With direction and self-loops as published, where that differs.
    graph::Features features;
    std::string featuresNote;  ///< Empty, or how missing features were made ("one-hot of the node", "degree").
    graph::Labels labels;
    std::vector<graph::Split> splits;    ///< Published ones, or a file's (kSplitsTaken), in their order.
    std::vector<std::string> nodeNames;  ///< Empty where nodes are numbers 0 … N − 1.
    Contacts contacts;                   ///< With their times, where the files have them; `graph` has them all.
    std::vector<FixUp> fixUps;
    /// What the packed file of a mapped set says that computedHash() is, as it was when the file was written; else empty.
    /// Whoever changes the content empties it.
    std::string statedHash;
};

/// Whether its splits are of a file (kSplitsTaken), not the published ones.
bool hasTakenSplits(const Dataset& dataset);

/// Whether the parts fit together: every part has graph.nodeCount() rows, `graph` is undirected, labels are below the number
/// of classes, splits ascend, are disjoint and name nodes that exist, contacts ascend in time. An Error says which part does not fit. O(size).
Result<void> checkDataset(const Dataset& dataset);

/// SHA-256 over graph, published graph, features, labels, splits and contacts: equal for equal content, whatever file it came from.
/// Names and notes do not enter, nor whether features are held dense or sparse, as float32 or as float16. O(size).
std::string computedHash(const Dataset& dataset);
/// The same; `watch` is told how far it is, and may end it.
Result<std::string> computedHash(const Dataset& dataset, const Watch& watch);

/// computedHash(), or what the file of a mapped set states. O(1) for those.
std::string contentHash(const Dataset& dataset);

}  // namespace rosa::data
