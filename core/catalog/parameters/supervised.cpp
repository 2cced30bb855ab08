#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<Parameter> supervisedParameters()
{
    return {
        real("supervised.dropout", "Dropout", 0.5, 0, 0.99, "",
             "Share of the values before each layer that a training step leaves out")
            .briefly("dropout #"),
        integer("supervised.batch_size", "Labelled nodes a step", 256, 1, 1 << 20, "nodes",
                "Nodes of the training part in a step; an epoch goes once over all")
            .briefly("labelled batch #"),
        integer("supervised.sampled_nodes", "Nodes sampled a layer", 400, 1, 1 << 20, "nodes",
                "Nodes drawn by importance for FastGCN's hidden layer; more of them make steps less noisy")
            .briefly("# nodes per layer"),
        choice("sage.aggregator", "Aggregator",
               {{"mean", "(X·W′ ‖ mean of the neighbours · W): twice the hidden size"},
                {"gcn", "Mean of the node and its neighbours · W"}},
               "How a GraphSAGE layer joins a node with its neighbours")
            .briefly("aggregator #"),
        integer("sage.fanout_1", "Neighbours sampled, first hop", 10, 1, 10000, "nodes",
                "Neighbours drawn of each node of the batch; evaluation sees all")
            .briefly("first hop #"),
        integer("sage.fanout_2", "Neighbours sampled, second hop", 25, 1, 10000, "nodes",
                "Neighbours drawn of each of those; evaluation sees all")
            .briefly("second hop #"),
    };
}

}  // namespace rosa::catalog
