#include "core/catalog/options/encoder_options.h"

namespace rosa::catalog {

void describe(Fields<WidthOptions>& fields)
{
    fields.integer(&WidthOptions::hidden, "encoder.hidden", "Hidden size", "Length of a node's embedding")
        .from(2)
        .upTo(8192)
        .unit("dimensions")
        .brief("hidden #");
}

void describe(Fields<DepthOptions>& fields)
{
    fields
        .integer(&DepthOptions::convolutions, "encoder.convolutions", "Convolutions",
                 "Layers of a GCN or a GAT, each mixing in one hop more, or of an MLP")
        .from(1)
        .upTo(8)
        .unit("layers")
        .brief("1 convolution|# convolutions");
    fields
        .integer(&DepthOptions::expansion, "encoder.expansion", "Inner width",
                 "Width of a GCN's, a GAT's or an MLP's layers before the last")
        .from(1)
        .upTo(8)
        .unit("hidden sizes")
        .brief("inner width #");
}

void describe(Fields<AttentionOptions>& fields)
{
    fields
        .integer(&AttentionOptions::heads, "encoder.heads", "Heads",
                 "Attention heads of a GAT's layers, each with weights of its own")
        .from(1)
        .upTo(64)
        .unit("heads")
        .brief("1 head|# heads");
}

void describe(Fields<LayerOptions>& fields)
{
    fields
        .choice(&LayerOptions::activation, "encoder.activation", "Activation",
                {{ActivationKind::Relu, "relu", "max(x, 0)"},
                 {ActivationKind::Prelu, "prelu", "x above 0, a·x below, a trained with the weights from 0.25 on"},
                 {ActivationKind::Elu, "elu", "x above 0, eˣ − 1 below"}},
                "What follows each layer of a GCN or an MLP")
        .brief("activation #");
    fields
        .flag(&LayerOptions::batchNorm, "encoder.batch_norm", "Batch normalisation",
              "Normalises each dimension of a GCN's or an MLP's layers over the nodes before the activation")
        .brief("batch norm|no batch norm");
}

void describe(Fields<SageEncoderOptions>& fields)
{
    fields
        .integer(&SageEncoderOptions::layers, "encoder.layers", "Layers",
                 "Layers of a GraphSAGE encoder, each mixing in one hop more")
        .from(1)
        .upTo(8)
        .unit("layers")
        .brief("1 layer|# layers");
    fields
        .choice(&SageEncoderOptions::form, "encoder.sage_form", "GraphSAGE layer",
                {{SageForm::Article, "article",
                  "ELU(X·W′ ‖ D̂⁻¹ÂXW), each half of hidden/2 dimensions, the first one longer by one where hidden is odd"},
                 {SageForm::Program, "program", "ELU(BN(X·W′ + D̂⁻¹ÂXW)): the root term is added"}},
                "How a GraphSAGE layer joins a node's own features with its neighbourhood's mean")
        .brief("SAGE layer #");
}

void describe(Fields<ProjectorOptions>& fields)
{
    fields
        .integer(&ProjectorOptions::hidden, "projector.hidden", "Projector width",
                 "Inner width of the network that follows the encoder in training")
        .from(1)
        .upTo(8192)
        .unit("dimensions")
        .brief("projector #");
}

}  // namespace rosa::catalog
