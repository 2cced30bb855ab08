#include "core/catalog/options/loss_options.h"

namespace rosa::catalog {

void describe(Fields<TemperatureOptions>& fields)
{
    fields
        .real(&TemperatureOptions::temperature, "loss.temperature", "Temperature τ",
              "Divides similarities in the contrastive loss; smaller makes the hardest negatives count more")
        .above(0)
        .upTo(100)
        .live()
        .brief("τ #");
}

void describe(Fields<MarginOptions>& fields)
{
    fields
        .real(&MarginOptions::margin, "loss.margin", "Margin",
              "By how much a node's score with its own summary should exceed that with another's")
        .from(0)
        .upTo(1)
        .live()
        .brief("margin #");
}

void describe(Fields<InformationOptions>& fields)
{
    fields
        .integer(&InformationOptions::negatives, "sampling.negatives", "Negatives",
                 "Other nodes that each node is told from in a step")
        .from(1)
        .upTo(100)
        .unit("nodes")
        .brief("1 negative|# negatives");
    fields
        .real(&InformationOptions::featureWeight, "loss.feature_weight", "Weight of features α",
              "Weight of the information between a representation and the node's features")
        .from(0)
        .upTo(100)
        .live()
        .brief("features α #");
    fields
        .real(&InformationOptions::neighbourWeight, "loss.neighbour_weight", "Weight of neighbours β",
              "Weight of the information between a representation and the neighbours' mean")
        .from(0)
        .upTo(100)
        .live()
        .brief("β #");
    fields
        .real(&InformationOptions::edgeWeight, "loss.edge_weight", "Weight of edges γ",
              "Weight of how well representations tell edges from all other pairs; time grows with the square of the nodes")
        .from(0)
        .upTo(100)
        .live()
        .brief("γ #");
}

}  // namespace rosa::catalog
