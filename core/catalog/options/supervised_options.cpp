#include "core/catalog/options/supervised_options.h"

namespace rosa::catalog {

void describe(Fields<DropoutOptions>& fields)
{
    fields
        .real(&DropoutOptions::dropout, "supervised.dropout", "Dropout",
              "Fraction of the inputs of each layer that a training step sets to 0")
        .from(0)
        .upTo(0.99)
        .essential()
        .brief("dropout #");
}

void describe(Fields<LabelBatchOptions>& fields)
{
    fields
        .integer(&LabelBatchOptions::size, "supervised.batch_size", "Labelled nodes per step",
                 "Nodes of the training part per step; an epoch covers all of them once")
        .from(1)
        .upTo(1 << 20)
        .unit("nodes")
        .brief("labelled batch #");
}

void describe(Fields<LayerSamplingOptions>& fields)
{
    fields
        .integer(
            &LayerSamplingOptions::nodes, "supervised.sampled_nodes", "Nodes sampled per layer",
            "Nodes drawn by importance sampling for the hidden layer of FastGCN; larger samples make the steps less noisy")
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
                "How a GraphSAGE layer aggregates a node and its neighbours")
        .brief("aggregator #");
    fields
        .integer(&NeighbourSamplingOptions::first, "sage.fanout_1", "Neighbours sampled, first hop",
                 "Neighbours sampled per node of the batch; evaluation uses all neighbours")
        .from(1)
        .upTo(10000)
        .unit("nodes")
        .brief("first hop #");
    fields
        .integer(&NeighbourSamplingOptions::second, "sage.fanout_2", "Neighbours sampled, second hop",
                 "Neighbours sampled per node of the first hop; evaluation uses all neighbours")
        .from(1)
        .upTo(10000)
        .unit("nodes")
        .brief("second hop #");
}

}  // namespace rosa::catalog
