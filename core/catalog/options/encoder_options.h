/// Architecture of encoders and of the networks that follow them.
#pragma once

#include <cstdint>

#include "core/catalog/options/fields.h"

namespace rosa::catalog {

struct WidthOptions {
    std::int64_t hidden = 128;  ///< Dimension of the node embeddings. >= 2
};

/// Layers of a GCN, GAT or MLP.
struct DepthOptions {
    std::int64_t convolutions = 2;  ///< >= 1
    std::int64_t expansion = 2;     ///< Width of all layers except the last, in multiples of `hidden`. >= 1
};

struct AttentionOptions {
    std::int64_t heads = 4;  ///< >= 1
};

enum class ActivationKind { Relu, Prelu, Elu };
/// What follows each layer of a GCN or MLP.
struct LayerOptions {
    ActivationKind activation = ActivationKind::Relu;
    bool batchNorm = false;
};

enum class SageForm {
    Article,  ///< ELU(X·W′ ‖ D̂⁻¹ÂXW)
    Program,  ///< ELU(BN(X·W′ + D̂⁻¹ÂXW))
};
struct SageEncoderOptions {
    std::int64_t layers = 3;  ///< >= 1
    SageForm form = SageForm::Article;
};

struct ProjectorOptions {
    std::int64_t hidden = 128;  ///< Hidden width of the network that follows the encoder during training. >= 1
};

void describe(Fields<WidthOptions>& fields);
void describe(Fields<DepthOptions>& fields);
void describe(Fields<AttentionOptions>& fields);
void describe(Fields<LayerOptions>& fields);
void describe(Fields<SageEncoderOptions>& fields);
void describe(Fields<ProjectorOptions>& fields);

}  // namespace rosa::catalog
