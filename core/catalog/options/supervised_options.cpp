#include "core/catalog/options/supervised_options.h"

namespace rosa::catalog {

void describe(Fields<DropoutOptions>& fields)
{
    fields
        .real(&DropoutOptions::dropout, "supervised.dropout", "Dropout",
              "Share of the values before each layer that a training step leaves out")
        .from(0)
        .upTo(0.99)
        .brief("dropout #");
}

void describe(Fields<LabelBatchOptions>& fields)
{
    fields
        .integer(&LabelBatchOptions::size, "supervised.batch_size", "Labelled nodes a step",
                 "Nodes of the training part in a step; an epoch goes once over all")
        .from(1)
        .upTo(1 << 20)
        .unit("nodes")
        .brief("labelled batch #");
}

void describe(Fields<LayerSamplingOptions>& fields)
{
    fields
        .integer(&LayerSamplingOptions::nodes, "supervised.sampled_nodes", "Nodes sampled a layer",
                 "Nodes drawn by importance for FastGCN's hidden layer; more of them make steps less noisy")
        .from(1)
        .upTo(1 << 20)
        .unit("nodes")
        .brief("# nodes per layer");
}

void describe(Fields<NeighbourSamplingOptions>& fields)
{
    fields
        .choice(&NeighbourSamplingOptions::aggregator, "sage.aggregator", "Aggregator",
                {{Aggregator::Mean, "mean", "(X·W′ ‖ mean of the neighbours · W): twice the hidden size"},
                 {Aggregator::Gcn, "gcn", "Mean of the node and its neighbours · W"}},
                "How a GraphSAGE layer joins a node with its neighbours")
        .brief("aggregator #");
    fields
        .integer(&NeighbourSamplingOptions::first, "sage.fanout_1", "Neighbours sampled, first hop",
                 "Neighbours drawn of each node of the batch; evaluation sees all")
        .from(1)
        .upTo(10000)
        .unit("nodes")
        .brief("first hop #");
    fields
        .integer(&NeighbourSamplingOptions::second, "sage.fanout_2", "Neighbours sampled, second hop",
                 "Neighbours drawn of each of those; evaluation sees all")
        .from(1)
        .upTo(10000)
        .unit("nodes")
        .brief("second hop #");
}

}  // namespace rosa::catalog
