#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/fields.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Encoder gatEncoder()
{
    return {"gat",
            "GAT",
            "Graph attention: a node weighs its neighbours by what it and they are, in several heads",
            "Veličković, Cucurull, Casanova, Romero, Liò, Bengio: Graph Attention Networks, ICLR 2018",
            groups<WidthOptions, DepthOptions, AttentionOptions>(),
            {}};
}

}  // namespace rosa::catalog
