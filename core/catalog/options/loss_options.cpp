#include "core/catalog/options/loss_options.h"

namespace rosa::catalog {

void describe(Fields<TemperatureOptions>& fields)
{
    fields
        .real(&TemperatureOptions::temperature, "loss.temperature", "Temperature τ",
              "Divides the similarities in the contrastive loss; smaller values give hard negatives more weight")
        .above(0)
        .upTo(100)
        .live()
        .essential()
        .brief("τ #");
}

void describe(Fields<MarginOptions>& fields)
{
    fields
        .real(&MarginOptions::margin, "loss.margin", "Margin",
              "Margin by which the score of a node with its own summary should exceed its score with another summary")
        .from(0)
        .upTo(1)
        .live()
        .brief("margin #");
}

void describe(Fields<InformationOptions>& fields)
{
    fields
        .integer(&InformationOptions::negatives, "sampling.negatives", "Negatives",
                 "Number of negative samples per node and step")
        .from(1)
        .upTo(100)
        .unit("nodes")
        .brief("1 negative|# negatives");
    fields
        .real(&InformationOptions::featureWeight, "loss.feature_weight", "Feature term weight α",
              "Weight of the mutual information between a node's representation and its features")
        .from(0)
        .upTo(100)
        .live()
        .brief("features α #");
    fields
        .real(&InformationOptions::neighbourWeight, "loss.neighbour_weight", "Neighbour term weight β",
              "Weight of the mutual information between a node's representation and the mean of its neighbours")
        .from(0)
        .upTo(100)
        .live()
        .brief("β #");
    fields
        .real(&InformationOptions::edgeWeight, "loss.edge_weight", "Edge term weight γ",
              "Weight of the term that discriminates edges from all other node pairs; time grows quadratically with the "
              "number of nodes")
        .from(0)
        .upTo(100)
        .live()
        .brief("γ #");
}

}  // namespace rosa::catalog
