/// The linear probe of the article's graphs with published splits: one linear layer trained by gradient descent.
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

/// Settings of the training; defaults are those of "public-linear".
struct LinearProbeOptions {
    std::int32_t epochs = 100;   ///< Passes over the training part. >= 1
    std::int32_t batch = 0;      ///< Training nodes a step; 0: all of them, a step an epoch. >= 0
    double learningRate = 1e-2;  ///< Adam's (β 0.9, 0.999, ε 1e-8, no weight decay). > 0
    std::uint64_t seed = 0;      ///< Of the initial weights and of the order of batches, with the split's number.
    std::function<bool(std::int32_t epoch)>
        goOn{};  ///< Told the epochs done before each one; false ends the probe. May be empty.

    /// As a protocol with a linear layer asks for.
    static LinearProbeOptions of(const evaluate::Protocol& protocol);
};

/// Trains logits = x Wᵀ + b on the training part by cross-entropy, keeps the epoch of best validation accuracy (the first
/// of several), and reports the test accuracy at that epoch. Initial values are uniform in ±1/√columns, as torch.nn.Linear
/// draws them, from RandomStream(seed, Purpose::Probe, 0, splitIndex).
///
/// Rows enter as they are, not scaled to length 1: scaled bags of words are so small that 100 steps leave the layer far
/// from trained (raw features of Cornell then give about ten points less).
///
/// O(epochs · nodes · columns · classes) time. Rows are read some thousands at a time, every epoch anew, so memory follows
/// neither the nodes nor the epochs, and rows that are mapped may be more than fit there. An Error says what is wrong with split
/// or labels (core/evaluate/splits.h), that sizes differ, that there is no validation part, or (kind Interrupted) that goOn
/// ended it.
Result<evaluate::ProbeOutcome> linearProbe(const graph::Features& rows, const graph::Labels& labels,
                                           const graph::Split& split, std::uint32_t splitIndex,
                                           const LinearProbeOptions& options = {});

/// How many nodes probeOrder() shuffles among themselves, and in runs of how many it takes them from the file.
struct ProbeOrder {
    std::size_t pool = std::size_t{1} << 18;
    std::size_t run = 1024;  ///< <= pool
};

/// `nodes` in the order of an epoch (from 1 on) of the probe: a permutation. Up to `pool` nodes it is any of all permutations. Of
/// more, runs of neighbouring nodes are drawn in random order into pools that are shuffled, so that rows of a file larger than
/// memory are read in pieces and not one by one. O(nodes).
std::vector<graph::Node> probeOrder(std::span<const graph::Node> nodes, std::uint64_t seed, std::uint32_t epoch,
                                    std::uint32_t splitIndex, const ProbeOrder& order = {});

/// Runs any protocol on an embedding or on a data set's features, whichever probe it asks for.
Result<evaluate::ProbeReport> evaluateRows(const graph::Features& rows, const graph::Labels& labels,
                                           std::span<const graph::Split> published, const evaluate::Protocol& protocol);

}  // namespace rosa::learn
