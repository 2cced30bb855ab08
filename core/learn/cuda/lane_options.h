/// The options of a solve as a lane's solver takes them.
#pragma once

#include "core/learn/cuda/lane_solver.h"
#include "core/transport/block_sinkhorn.h"

namespace rosa::learn {

inline LaneOptions laneOptions(const transport::BlockOptions& options)
{
    const bool isPlain = options.lambda <= transport::kPlainLambda;
    return {options.lambda, options.iterations,
            options.marginals == transport::MarginalRule::FloorTiny ? transport::kTinyWeight : 0.0,
            isPlain ? transport::kPlainExponent / options.lambda : 0.0};
}

}  // namespace rosa::learn
