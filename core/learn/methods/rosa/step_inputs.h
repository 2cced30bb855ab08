/// What a RoSA step computes from, as tensors on its device.
#pragma once

#include <optional>
#include <vector>

#include "core/learn/encoders/encoder.h"
#include "core/learn/ops/objective.h"

namespace rosa::learn {

/// Network input of one side of the batch.
struct StepSide {
    std::vector<std::int64_t> offsets;
    FeatureRows features;
    SparseMatrix adjacency;
    std::optional<ViewLayout> layout;  ///< Of `offsets` on the device; unset: the step makes it (CPU path).
    torch::Tensor counted;             ///< n × 1, StatisticsLog::counted; undefined: all rows belong to views.
};

/// Relations between a step's views: hop distances, undefined if the objective needs none, and the mask of negatives, undefined if all are.
struct StepHops {
    Hops inter, intraFirst, intraSecond;
    torch::Tensor negatives;
    torch::Tensor places;  ///< CostScale::places for `inter` of the positive pairs; undefined: the step finds them.
};

struct StepInputs {
    StepSide first, second;
    StepHops hops;
    torch::Tensor drawn;  ///< δ⁰ for α = 1; undefined if the step draws it itself, or without perturbation.
};

}  // namespace rosa::learn
