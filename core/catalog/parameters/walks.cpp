#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<Parameter> walkParameters()
{
    return {
        integer("walks.dimensions", "Dimensions", 128, 2, 8192, "dimensions", "Length of a node's embedding")
            .briefly("# dimensions"),
        integer("walks.length", "Walk length", 80, 2, 10000, "nodes", "Nodes of a random walk, its start among them")
            .briefly("walks of #"),
        integer("walks.per_node", "Walks per node", 1, 1, 10000, "walks",
                "Random walks from each node in an epoch; over a whole training it is so many times the epochs")
            .briefly("1 walk per node|# walks per node"),
        positive("walks.return", "Return parameter p", 1, 1000, "",
                 "The way back to the node before has weight 1/p; larger makes walks leave what they have seen")
            .briefly("p #"),
        positive(
            "walks.in_out", "In-out parameter q", 1, 1000, "",
            "Nodes that are no neighbours of the node before have weight 1/q; larger keeps walks near, smaller sends them "
            "outward")
            .briefly("q #"),
        integer("walks.window", "Window", 10, 1, 1000, "nodes",
                "Nodes at most so far apart in a walk are pulled together; how far is drawn for each, from 1 to this")
            .briefly("window #"),
        integer("walks.batch_size", "Pairs a step", 512, 1, 1 << 20, "pairs",
                "Pairs of nodes that meet in a walk, in a step; an epoch has one from each node")
            .briefly("pair batch #"),
        integer("walks.negatives", "Negative samples", 5, 0, 64, "nodes",
                "Nodes drawn for each pair, by frequency to the power 3/4, that are pushed away from it")
            .briefly("1 negative sample|# negative samples"),
    };
}

}  // namespace rosa::catalog
