#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/fields.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Encoder gcnEncoder()
{
    return {"gcn",
            "GCN",
            "Graph convolutions σ(D̂^-½ Â D̂^-½ X W), by default two, F → 2·hidden → hidden; each extends the receptive field "
            "by one hop",
            "Kipf, Welling: Semi-Supervised Classification with Graph Convolutional Networks, ICLR 2017",
            groups<WidthOptions, DepthOptions, LayerOptions>(),
            {}};
}

}  // namespace rosa::catalog
