#include "core/catalog/parts.h"

namespace rosa::catalog {

Encoder mlpEncoder()
{
    return {"mlp",
            "MLP",
            "The GCN with the identity for its adjacency: a node sees its own features only",
            kArticle,
            {"encoder.hidden", "encoder.convolutions", "encoder.expansion", "encoder.activation", "encoder.batch_norm"}};
}

}  // namespace rosa::catalog
