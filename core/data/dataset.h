/// A data set, independent of its source format.
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

/// A change that a reader made to the content of the files, for the data set's card: "removed 3 self-loops".
struct FixUp {
    Message what;
    std::int64_t count = 0;
};

/// Fix-up that marks splits taken from a file instead of the published ones; its count is the number of splits in the file.
inline Message splitsTaken() { return Message("partitions taken from a file"); }

/// Graph, features, labels and published splits. All parts refer to graph.nodeCount() nodes.
struct Dataset {
    std::string name;    ///< Unique in a store, lower case: "cora".
    std::string title;   ///< Display name: "Cora".
    std::string source;  ///< Source of the published files, and their licence if stated.
    graph::Graph graph;  ///< Undirected, without self-loops, with weights if the files have any; used for walks.
    std::optional<graph::Graph> published;  ///< With directions and self-loops as published, if different.
    graph::Features features;
    std::string featuresNote;  ///< Empty, or how missing features were made ("one-hot of the node", "degree").
    graph::Labels labels;
    std::vector<graph::Split> splits;    ///< Published ones, or those of a file (splitsTaken()), in their order.
    std::vector<std::string> nodeNames;  ///< Empty if nodes are numbered 0 … N − 1.
    Contacts contacts;                   ///< Contacts with times, if the files have them; `graph` contains them all.
    std::vector<FixUp> fixUps;
    /// computedHash() as stated in the packed file of a mapped data set; otherwise empty. Code that changes the content must clear it.
    std::string statedHash;
};

/// Returns the node of that name, or of that number if no node has that name. Fails if there is neither. O(nodes).
Result<graph::Node> nodeNamed(const Dataset& dataset, const std::string& text);

/// Returns whether the splits come from a file (splitsTaken()) instead of being the published ones.
bool hasTakenSplits(const Dataset& dataset);

/// Checks the consistency of the parts: every part has graph.nodeCount() rows, `graph` is undirected, labels are below the number of
/// classes, splits are ascending, disjoint and contain only existing nodes, contacts ascend in time. Returns an Error that names the part
/// at fault. O(size).
Result<void> checkDataset(const Dataset& dataset);

/// SHA-256 over graph, published graph, their weights, features, labels, splits and contacts: equal for equal content, regardless of the source file.
/// Names and notes do not count, nor whether features are dense or sparse, float32 or float16. O(size).
std::string computedHash(const Dataset& dataset);
/// As above; `watch` receives the progress and may cancel.
Result<std::string> computedHash(const Dataset& dataset, const Watch& watch);

/// Returns computedHash(), or the hash stated in the file of a mapped data set, which is O(1).
std::string contentHash(const Dataset& dataset);

}  // namespace rosa::data
