/// Linear probe for graphs with published splits, as in the article: one linear layer trained by gradient descent.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/protocol.h"
#include "core/graph/features.h"
#include "core/graph/labels.h"

namespace rosa::learn {

/// Training settings; defaults are those of "public-linear".
struct LinearProbeOptions {
    std::int32_t epochs = 100;   ///< Passes over the training part. >= 1
    std::int32_t batch = 0;      ///< Training nodes per step; 0: all, one step per epoch. >= 0
    double learningRate = 1e-2;  ///< Learning rate of Adam (β 0.9, 0.999, ε 1e-8, no weight decay). > 0
    std::uint64_t seed = 0;      ///< Seeds the initial weights and the order of batches, together with the split's index.
    std::function<bool(std::int32_t epoch)>
        goOn{};  ///< Called before each epoch with the number of epochs done; false stops the probe. May be empty.

    /// Settings of a protocol with a linear layer.
    static LinearProbeOptions of(const evaluate::Protocol& protocol);
};

/// Trains logits = x Wᵀ + b on the training part by cross-entropy, selects the epoch of best validation accuracy (the first of several),
/// and reports the test accuracy at that epoch. Initial values are uniform in ±1/√columns, as in torch.nn.Linear, drawn from
/// RandomStream(seed, Purpose::Probe, 0, splitIndex).
///
/// Rows are not normalised to unit length: normalised bags of words are so small that 100 steps leave the layer far from convergence (raw
/// features of Cornell then lose about ten points).
///
/// O(epochs · nodes · columns · classes) time. Rows are read in batches of some thousands, again in each epoch, so memory is independent of
/// the numbers of nodes and epochs, and memory-mapped rows may exceed it. Fails if split or labels are invalid (core/evaluate/splits.h),
/// sizes differ, there is no validation part, or (kind Interrupted) goOn returns false.
Result<evaluate::ProbeOutcome> linearProbe(const graph::Features& rows, const graph::Labels& labels,
                                           const graph::Split& split, std::uint32_t splitIndex,
                                           const LinearProbeOptions& options = {});

/// Number of nodes that probeOrder() shuffles together, and length of the runs in which it reads them.
struct ProbeOrder {
    std::size_t pool = std::size_t{1} << 18;
    std::size_t run = 1024;  ///< <= pool
};

/// `nodes` in the order of an epoch (from 1) of the probe. Up to `pool` nodes this is a uniform random permutation. Beyond, runs of
/// consecutive nodes are drawn in random order into pools that are shuffled, so that a file larger than memory is read in contiguous
/// pieces, not row by row. O(nodes).
std::vector<graph::Node> probeOrder(std::span<const graph::Node> nodes, std::uint64_t seed, std::uint32_t epoch,
                                    std::uint32_t splitIndex, const ProbeOrder& order = {});

/// Runs a protocol with its probe on an embedding or on a data set's features.
Result<evaluate::ProbeReport> evaluateRows(const graph::Features& rows, const graph::Labels& labels,
                                           std::span<const graph::Split> published, const evaluate::Protocol& protocol);

}  // namespace rosa::learn
