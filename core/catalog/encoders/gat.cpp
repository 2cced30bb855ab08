#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/fields.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Encoder gatEncoder()
{
    return {
        "gat",
        "GAT",
        "Graph attention: each node weights its neighbours by attention over its own and their features, in several heads",
        "Veličković, Cucurull, Casanova, Romero, Liò, Bengio: Graph Attention Networks, ICLR 2018",
        groups<WidthOptions, DepthOptions, AttentionOptions>(),
        {}};
}

}  // namespace rosa::catalog
