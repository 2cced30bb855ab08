#include "core/catalog/options/encoder_options.h"

namespace rosa::catalog {

void describe(Fields<WidthOptions>& fields)
{
    fields.integer(&WidthOptions::hidden, "encoder.hidden", "Hidden size", "Dimension of the node embeddings")
        .from(2)
        .upTo(8192)
        .unit("dimensions")
        .essential()
        .brief("hidden #");
}

void describe(Fields<DepthOptions>& fields)
{
    fields
        .integer(&DepthOptions::convolutions, "encoder.convolutions", "Convolutions",
                 "Number of layers of a GCN, GAT or MLP; each GCN or GAT layer extends the receptive field by one hop")
        .from(1)
        .upTo(8)
        .unit("layers")
        .brief("1 convolution|# convolutions");
    fields
        .integer(&DepthOptions::expansion, "encoder.expansion", "Inner width",
                 "Width of all layers of a GCN, GAT or MLP except the last")
        .from(1)
        .upTo(8)
        .unit("hidden sizes")
        .brief("inner width #");
}

void describe(Fields<AttentionOptions>& fields)
{
    fields
        .integer(&AttentionOptions::heads, "encoder.heads", "Heads",
                 "Number of attention heads per GAT layer, each with its own weights")
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
                 {ActivationKind::Prelu, "prelu", "x for x > 0, otherwise a·x; a is trained, initial value 0.25"},
                 {ActivationKind::Elu, "elu", "x for x > 0, otherwise eˣ − 1"}},
                "Activation function after each layer of a GCN or MLP")
        .brief("activation #");
    fields
        .flag(&LayerOptions::batchNorm, "encoder.batch_norm", "Batch normalisation",
              "Normalises each dimension over the nodes before the activation in GCN and MLP layers")
        .brief("batch norm|no batch norm");
}

void describe(Fields<SageEncoderOptions>& fields)
{
    fields
        .integer(&SageEncoderOptions::layers, "encoder.layers", "Layers",
                 "Number of layers of a GraphSAGE encoder; each extends the receptive field by one hop")
        .from(1)
        .upTo(8)
        .unit("layers")
        .brief("1 layer|# layers");
    fields
        .choice(&SageEncoderOptions::form, "encoder.sage_form", "GraphSAGE layer",
                {{SageForm::Article, "article",
                  "ELU(X·W′ ‖ D̂⁻¹ÂXW); each half has hidden/2 dimensions, the first one more if hidden is odd"},
                 {SageForm::Program, "program", "ELU(BN(X·W′ + D̂⁻¹ÂXW)): the root term is added"}},
                "How a GraphSAGE layer combines the features of a node with the mean of its neighbourhood")
        .brief("SAGE layer #");
}

void describe(Fields<ProjectorOptions>& fields)
{
    fields
        .integer(&ProjectorOptions::hidden, "projector.hidden", "Projector width",
                 "Hidden width of the network that follows the encoder during training")
        .from(1)
        .upTo(8192)
        .unit("dimensions")
        .brief("projector #");
}

}  // namespace rosa::catalog
