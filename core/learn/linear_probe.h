/// The linear probe of the article's WebKB graphs: one linear layer trained on published splits.
#pragma once

#include <cstdint>
#include <span>

#include "core/base/result.h"
#include "core/evaluate/protocol.h"
#include "core/graph/features.h"
#include "core/graph/labels.h"

namespace rosa::learn {

/// Settings of the training; defaults are the published protocol's.
struct LinearProbeOptions {
    std::int32_t epochs = 100;   ///< Full-batch steps. >= 1
    double learningRate = 1e-2;  ///< Adam's (β 0.9, 0.999, ε 1e-8, no weight decay). > 0
    std::uint64_t seed = 0;      ///< Of the initial weights, with the split's number.
};

/// Trains logits = x Wᵀ + b on the training part by cross-entropy, keeps the epoch of best validation accuracy (the first
/// of several), and reports the test accuracy at that epoch. Initial values are uniform in ±1/√columns, as torch.nn.Linear
/// draws them, from RandomStream(seed, Purpose::Probe, 0, splitIndex).
///
/// Rows enter as they are, not scaled to length 1: scaled bags of words are so small that 100 steps leave the layer far
/// from trained (raw features of Cornell then give about ten points less).
///
/// O(epochs · nodes · columns · classes) time; one dense float32 copy of the split's rows. An Error says what is wrong with
/// split or labels (core/evaluate/splits.h), that sizes differ, or that there is no validation part.
Result<evaluate::ProbeOutcome> linearProbe(const graph::Features& rows, const graph::Labels& labels,
                                           const graph::Split& split, std::uint32_t splitIndex,
                                           const LinearProbeOptions& options = {});

/// Runs any protocol on an embedding or on a data set's features, whichever probe it asks for.
Result<evaluate::ProbeReport> evaluateRows(const graph::Features& rows, const graph::Labels& labels,
                                           std::span<const graph::Split> published, const evaluate::Protocol& protocol);

}  // namespace rosa::learn
