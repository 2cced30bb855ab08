#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/fields.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Encoder mlpEncoder()
{
    return {"mlp",
            "MLP",
            "The GCN with the identity as adjacency matrix: each node uses only its own features",
            kArticle,
            groups<WidthOptions, DepthOptions, LayerOptions>(),
            {}};
}

}  // namespace rosa::catalog
