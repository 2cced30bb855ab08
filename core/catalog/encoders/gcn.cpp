#include "core/catalog/parts.h"

namespace rosa::catalog {

Encoder gcnEncoder()
{
    return {
        "gcn",
        "GCN",
        "Graph convolutions σ(D̂^-½ Â D̂^-½ X W), by default two, F → 2·hidden → hidden: each lets a node see one hop more",
        "Kipf, Welling: Semi-Supervised Classification with Graph Convolutional Networks, ICLR 2017",
        {"encoder.hidden", "encoder.convolutions", "encoder.expansion", "encoder.activation", "encoder.batch_norm"}};
}

}  // namespace rosa::catalog
