#include "core/catalog/options/data_options.h"

namespace rosa::catalog {

void describe(Fields<DirectionOptions>& fields)
{
    fields
        .flag(
            &DirectionOptions::isDirected, "data.directed", "Directed edges",
            "Uses the edges' published direction in evaluation and in the topology distance Ψ; walks are always undirected")
        .brief("directed|undirected");
}

void describe(Fields<FeatureOptions>& fields)
{
    fields
        .flag(&FeatureOptions::isNormalised, "data.normalise_features", "Features normalised",
              "Divides each node's features by their sum, as the programs of these methods do with counts of words")
        .brief("features normalised|features not normalised");
}

void describe(Fields<InductiveOptions>& fields)
{
    fields
        .flag(&InductiveOptions::isInductive, "train.inductive", "Inductive",
              "Removes validation and test nodes with their edges before training; evaluation sees the full graph")
        .brief("inductive|transductive");
}

}  // namespace rosa::catalog
