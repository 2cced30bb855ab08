#include "core/catalog/options/walk_options.h"

namespace rosa::catalog {

void describe(Fields<NodeWalkOptions>& fields)
{
    fields.integer(&NodeWalkOptions::length, "walks.length", "Walk length", "Nodes of a random walk, its start among them")
        .from(2)
        .upTo(10000)
        .unit("nodes")
        .brief("walks of #");
    fields
        .integer(&NodeWalkOptions::negatives, "walks.negatives", "Negative samples",
                 "Nodes drawn for each pair, by frequency to the power 3/4, that are pushed away from it")
        .from(0)
        .upTo(64)
        .unit("nodes")
        .brief("1 negative sample|# negative samples");
}

void describe(Fields<SkipGramOptions>& fields)
{
    fields.integer(&SkipGramOptions::dimensions, "walks.dimensions", "Dimensions", "Length of a node's embedding")
        .from(2)
        .upTo(8192)
        .unit("dimensions")
        .brief("# dimensions");
    fields
        .integer(&SkipGramOptions::walksPerNode, "walks.per_node", "Walks per node",
                 "Random walks from each node in an epoch; over a whole training it is so many times the epochs")
        .from(1)
        .upTo(10000)
        .unit("walks")
        .brief("1 walk per node|# walks per node");
    fields
        .integer(&SkipGramOptions::window, "walks.window", "Window",
                 "Nodes at most so far apart in a walk are pulled together; how far is drawn for each, from 1 to this")
        .from(1)
        .upTo(1000)
        .unit("nodes")
        .brief("window #");
}

void describe(Fields<WalkBiasOptions>& fields)
{
    fields
        .real(&WalkBiasOptions::returning, "walks.return", "Return parameter p",
              "The way back to the node before has weight 1/p; larger makes walks leave what they have seen")
        .above(0)
        .upTo(1000)
        .brief("p #");
    fields
        .real(&WalkBiasOptions::outward, "walks.in_out", "In-out parameter q",
              "Nodes that are no neighbours of the node before have weight 1/q; larger keeps walks near, smaller sends them "
              "outward")
        .above(0)
        .upTo(1000)
        .brief("q #");
}

void describe(Fields<PairBatchOptions>& fields)
{
    fields
        .integer(&PairBatchOptions::size, "walks.batch_size", "Pairs a step",
                 "Pairs of nodes that meet in a walk, in a step; an epoch has one from each node")
        .from(1)
        .upTo(1 << 20)
        .unit("pairs")
        .brief("pair batch #");
}

}  // namespace rosa::catalog
