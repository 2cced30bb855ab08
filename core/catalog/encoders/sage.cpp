#include "core/catalog/parts.h"

namespace rosa::catalog {

Encoder sageEncoder()
{
    return {"sage",
            "GraphSAGE-GCN",
            "Layers that join a node's own features with the mean of its neighbourhood",
            "Hamilton, Ying, Leskovec: Inductive Representation Learning on Large Graphs, NIPS 2017",
            {"encoder.hidden", "encoder.layers", "encoder.sage_form"}};
}

}  // namespace rosa::catalog
