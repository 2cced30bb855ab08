/// Similarities of skip-gram and what follows from them (walks/pair_batches.h), a pair by a team of threads (step_operations.h): a warp in the
/// CUDA kernel, one thread in its test on the CPU.
#pragma once

#include "core/learn/cuda/step_operations.h"

namespace rosa::learn {

struct PairPullBatch {
    const float *embeddings = nullptr, *contexts = nullptr;  ///< nodes × width
    const std::int32_t* centres = nullptr;                   ///< pairs
    const std::int32_t* targets = nullptr;                   ///< pairs × targets: the context, then the negatives.
    std::int64_t pairs = 0, targetsAPair = 1, width = 0;
    float saturated = 10;     ///< Bound of a similarity.
    float* pulls = nullptr;   ///< pairs × targets
    float* losses = nullptr;  ///< pairs
};

/// log(1 + e^x) without overflow.
ROSA_ON_BOTH inline float softplusOf(float x) { return (x > 0 ? x : 0.0f) + std::log1p(std::exp(x > 0 ? -x : x)); }

template <typename Team>
ROSA_ON_BOTH void pullPair(const PairPullBatch& batch, std::int64_t pair)
{
    const float* centre = batch.embeddings + batch.centres[pair] * batch.width;
    const std::int32_t* targets = batch.targets + pair * batch.targetsAPair;
    float loss = 0;
    for (std::int64_t target = 0; target < batch.targetsAPair; ++target) {
        const float* there = batch.contexts + targets[target] * batch.width;
        float similarity = 0;
        for (std::int64_t k = Team::rank(); k < batch.width; k += Team::size()) similarity += centre[k] * there[k];
        similarity = Team::sum(similarity);
        if (similarity > batch.saturated) similarity = batch.saturated;
        if (similarity < -batch.saturated) similarity = -batch.saturated;
        const bool isContext = target == 0;
        const bool hasPart = isContext || targets[target] != targets[0];
        const float odds = softplusOf(isContext ? -similarity : similarity);
        if (hasPart) loss += odds;
        if (Team::rank() > 0) continue;
        const float share = 1 / (1 + std::exp(isContext ? similarity : -similarity));
        batch.pulls[pair * batch.targetsAPair + target] = !hasPart ? 0.0f : isContext ? share : -share;
    }
    if (Team::rank() == 0) batch.losses[pair] = loss;
}

}  // namespace rosa::learn
