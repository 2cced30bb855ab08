#include "core/catalog/options/data_options.h"

namespace rosa::catalog {

void describe(Fields<DirectionOptions>& fields)
{
    fields
        .flag(&DirectionOptions::isDirected, "data.directed", "Directed edges",
              "Uses the published edge directions in evaluation and for the topology distance Ψ; random walks are always "
              "undirected")
        .brief("directed|undirected");
}

void describe(Fields<FeatureValueOptions>& fields)
{
    fields
        .flag(&FeatureValueOptions::isBinary, "data.binary_features", "Binary features",
              "Sets every positive feature to 1 and all others to 0, in training, evaluation and baselines, as PyTorch "
              "Geometric does with DBLP, whose files have tf-idf")
        .brief("features 0 and 1|features as given")
        .before("false");
}

void describe(Fields<EdgeWeightOptions>& fields)
{
    fields
        .flag(&EdgeWeightOptions::areUsed, "data.edge_weights", "Edge weights",
              "Uses the weights of the data set's edges: random walks follow edges in proportion to them, and the adjacency "
              "matrices of GCN and GraphSAGE encoders have them as entries; attention, losses and hop distances treat all "
              "edges alike. Needs a data set with weights")
        .brief("edge weights used|edge weights not used")
        .before("false");
}

void describe(Fields<FeatureOptions>& fields)
{
    fields
        .flag(&FeatureOptions::isNormalised, "data.normalise_features", "Normalised features",
              "Divides the features of each node by the sum of their absolute values, as the published programs of "
              "these methods do for bag-of-words features")
        .brief("features normalised|features not normalised");
}

void describe(Fields<InductiveOptions>& fields)
{
    fields
        .flag(&InductiveOptions::isInductive, "train.inductive", "Inductive",
              "Removes validation and test nodes and their edges before training; evaluation uses the full graph")
        .brief("inductive|transductive");
}

}  // namespace rosa::catalog
