#include "core/catalog/options/walk_options.h"

namespace rosa::catalog {

void describe(Fields<NodeWalkOptions>& fields)
{
    fields
        .integer(&NodeWalkOptions::length, "walks.length", "Walk length",
                 "Number of nodes in a random walk, including the start")
        .from(2)
        .upTo(10000)
        .unit("nodes")
        .essential()
        .brief("walks of #");
    fields
        .integer(&NodeWalkOptions::negatives, "walks.negatives", "Negative samples",
                 "Negative nodes drawn per pair, with probability proportional to frequency to the power 3/4")
        .from(0)
        .upTo(64)
        .unit("nodes")
        .brief("1 negative sample|# negative samples");
}

void describe(Fields<SkipGramOptions>& fields)
{
    fields.integer(&SkipGramOptions::dimensions, "walks.dimensions", "Dimensions", "Dimension of the node embeddings")
        .from(2)
        .upTo(8192)
        .unit("dimensions")
        .essential()
        .brief("# dimensions");
    fields
        .integer(
            &SkipGramOptions::walksPerNode, "walks.per_node", "Walks per node",
            "Random walks started from each node per epoch; the total per node is this number times the number of epochs")
        .from(1)
        .upTo(10000)
        .unit("walks")
        .essential()
        .brief("1 walk per node|# walks per node");
    fields
        .integer(
            &SkipGramOptions::window, "walks.window", "Window",
            "Maximum context distance within a walk; the actual window of each node is drawn uniformly from 1 to this value")
        .from(1)
        .upTo(1000)
        .unit("nodes")
        .essential()
        .brief("window #");
}

void describe(Fields<WalkBiasOptions>& fields)
{
    fields
        .real(&WalkBiasOptions::returning, "walks.return", "Return parameter p",
              "Returning to the previous node has weight 1/p; with larger values, walks return less often")
        .above(0)
        .upTo(1000)
        .brief("p #");
    fields
        .real(&WalkBiasOptions::outward, "walks.in_out", "In-out parameter q",
              "Nodes that are not neighbours of the previous node have weight 1/q; larger values keep walks local, smaller "
              "values let them explore outward")
        .above(0)
        .upTo(1000)
        .brief("q #");
}

void describe(Fields<PairBatchOptions>& fields)
{
    fields
        .integer(&PairBatchOptions::size, "walks.batch_size", "Pairs per step",
                 "Node pairs that co-occur in a walk per training step; an epoch has one pair per node")
        .from(1)
        .upTo(1 << 20)
        .unit("pairs")
        .brief("pair batch #");
}

}  // namespace rosa::catalog
