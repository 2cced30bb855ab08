/// Node classes, and partitions of the nodes for training and testing.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/storage/large_buffer.h"
#include "core/graph/graph.h"

namespace rosa::graph {

/// One class per node. `ofNode` is empty if the data set has no labels.
struct Labels {
    LargeBuffer<std::int32_t> ofNode;     ///< 0 … classNames.size() − 1, or −1 if unknown.
    std::vector<std::string> classNames;  ///< Published names, or "0", "1", … if there are none.

    [[nodiscard]] bool empty() const { return ofNode.empty(); }
    [[nodiscard]] std::int32_t classCount() const { return static_cast<std::int32_t>(classNames.size()); }
};

/// Disjoint subsets of the nodes, each in ascending order. Nodes in none of them are unused.
struct Split {
    std::string name;  ///< For example "public 3".
    std::vector<Node> train;
    std::vector<Node> validation;  ///< Empty if the protocol has no validation set.
    std::vector<Node> test;
};

}  // namespace rosa::graph
