/// Converts transport::BlockOptions to the options of the lane solver.
#pragma once

#include "core/learn/cuda/lane_batch.h"
#include "core/transport/block_sinkhorn.h"

namespace rosa::learn {

inline LaneOptions laneOptions(const transport::BlockOptions& options)
{
    return {options.lambda, options.iterations,
            options.marginals == transport::MarginalRule::FloorTiny ? transport::kTinyWeight : 0.0,
            transport::kPlainExponent / options.lambda};
}

}  // namespace rosa::learn
