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
