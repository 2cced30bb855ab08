#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/fields.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Encoder sageEncoder()
{
    return {"sage",
            "GraphSAGE-GCN",
            "Layers that combine the features of a node with the mean of its neighbourhood",
            "Hamilton, Ying, Leskovec: Inductive Representation Learning on Large Graphs, NIPS 2017",
            groups<WidthOptions, SageEncoderOptions>(),
            {}};
}

}  // namespace rosa::catalog
