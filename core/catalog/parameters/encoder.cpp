#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<Parameter> encoderParameters()
{
    return {
        integer("encoder.hidden", "Hidden size", 128, 2, 8192, "dimensions", "Length of a node's embedding")
            .briefly("hidden #"),
        integer("encoder.convolutions", "Convolutions", 2, 1, 8, "layers",
                "Layers of a GCN or a GAT, each mixing in one hop more, or of an MLP")
            .briefly("1 convolution|# convolutions"),
        integer("encoder.expansion", "Inner width", 2, 1, 8, "hidden sizes",
                "Width of a GCN's, a GAT's or an MLP's layers before the last")
            .briefly("inner width #"),
        integer("encoder.heads", "Heads", 4, 1, 64, "heads",
                "Attention heads of a GAT's layers, each with weights of its own")
            .briefly("1 head|# heads"),
        choice("encoder.activation", "Activation",
               {{"relu", "max(x, 0)"},
                {"prelu", "x above 0, a·x below, a trained with the weights from 0.25 on"},
                {"elu", "x above 0, eˣ − 1 below"}},
               "What follows each layer of a GCN or an MLP")
            .briefly("activation #"),
        boolean("encoder.batch_norm", "Batch normalisation", false,
                "Normalises each dimension of a GCN's or an MLP's layers over the nodes before the activation")
            .briefly("batch norm|no batch norm"),
        integer("encoder.layers", "Layers", 3, 1, 8, "layers", "Layers of a GraphSAGE encoder, each mixing in one hop more")
            .briefly("1 layer|# layers"),
        choice("encoder.sage_form", "GraphSAGE layer",
               {{"article",
                 "ELU(X·W′ ‖ D̂⁻¹ÂXW), each half of hidden/2 dimensions, the first one longer by one where hidden is odd"},
                {"program", "ELU(BN(X·W′ + D̂⁻¹ÂXW)): the root term is added"}},
               "How a GraphSAGE layer joins a node's own features with its neighbourhood's mean")
            .briefly("SAGE layer #"),
        integer("projector.hidden", "Projector width", 128, 1, 8192, "dimensions",
                "Inner width of the network that follows the encoder in training")
            .briefly("projector #"),
    };
}

}  // namespace rosa::catalog
