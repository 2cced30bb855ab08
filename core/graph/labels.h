/// Classes of nodes, and partitions of nodes for training and testing.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/large_buffer.h"
#include "core/graph/graph.h"

namespace rosa::graph {

/// One class a node. Empty `ofNode`: the data set has no labels.
struct Labels {
    LargeBuffer<std::int32_t> ofNode;     ///< 0 … classNames.size() − 1, or −1 where not known.
    std::vector<std::string> classNames;  ///< Published names, or "0", "1", … where none are.

    [[nodiscard]] bool empty() const { return ofNode.empty(); }
    [[nodiscard]] std::int32_t classCount() const { return static_cast<std::int32_t>(classNames.size()); }
};

/// Disjoint parts of the nodes, each ascending. Nodes in none of them are not used.
struct Split {
    std::string name;  ///< For example "public 3".
    std::vector<Node> train;
    std::vector<Node> validation;  ///< Empty where the protocol has none.
    std::vector<Node> test;
};

}  // namespace rosa::graph
