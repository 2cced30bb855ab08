#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/fields.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Encoder mlpEncoder()
{
    return {"mlp",
            "MLP",
            "The GCN with the identity for its adjacency: a node sees its own features only",
            kArticle,
            groups<WidthOptions, DepthOptions, LayerOptions>(),
            {}};
}

}  // namespace rosa::catalog
