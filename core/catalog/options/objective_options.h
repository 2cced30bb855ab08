/// RoSA's objective: the contrastive loss over g-EMD similarities, in every variant that the presets use.
#pragma once

#include "core/catalog/options/fields.h"
#include "core/catalog/options/loss_options.h"
#include "core/transport/block_sinkhorn.h"
#include "core/transport/padding.h"

namespace rosa::transport {

void describe(catalog::Fields<BlockOptions>& fields);

}  // namespace rosa::transport

namespace rosa::catalog {

enum class Similarity {
    OneMinus,     ///< s = 1 − g-EMD
    TwoMinusTwo,  ///< s = 2 − 2·g-EMD
};

/// Whether the denominator includes the positive pair.
enum class Denominator { WithPositive, WithoutPositive };

/// Pairs of views whose costs the topology rescale multiplies.
enum class TopologyPairs { All, Positive };

/// Defaults are the article's.
struct ObjectiveOptions {
    TemperatureOptions contrast;
    Similarity similarity = Similarity::OneMinus;
    bool positiveDoubled = false;  ///< Doubles the positive pair's similarity; effective only with topology.
    Denominator denominator = Denominator::WithPositive;
    bool topology = true;            ///< Rescale costs by hop distances.
    double topologyTemperature = 2;  ///< Temperature of the sigmoid. > 0
    TopologyPairs topologyPairs = TopologyPairs::All;
    transport::BlockOptions solve{};
    transport::Padding padding = transport::Padding::None;

    /// Whether padding rows take part in the transport.
    [[nodiscard]] bool padsViews() const
    {
        return padding == transport::Padding::Program && solve.coupling == transport::Coupling::Sinkhorn;
    }
};

void describe(Fields<ObjectiveOptions>& fields);

}  // namespace rosa::catalog
