#include "core/catalog/parts.h"

namespace rosa::catalog {

Encoder gcnEncoder()
{
    return {"gcn",
            "GCN",
            "Two graph convolutions, F → 2·hidden → hidden, ReLU(D̂^-½ Â D̂^-½ X W) each: a node sees two hops",
            "Kipf, Welling: Semi-Supervised Classification with Graph Convolutional Networks, ICLR 2017",
            {"encoder.hidden"}};
}

}  // namespace rosa::catalog
