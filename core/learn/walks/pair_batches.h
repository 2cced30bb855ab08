/// Skip-gram (skip_gram.h) in batches of pairs: its form for GPUs.
///
/// The pairs are those of the CPU's form. All updates of a batch are computed from the same weights, so that they are a few operations on
/// matrices, and a row takes the sum of its updates. Negatives are drawn from all nodes, not from a part of them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <torch/types.h>

#include "core/learn/walks/skip_gram.h"

namespace rosa::learn {

/// One batch, on one device; int32 unless said otherwise.
struct PairBatch {
    torch::Tensor centres;  ///< pairs, ascending by their place in centreRows.
    torch::Tensor
        targets;  ///< pairs × (1 + negatives): the context, then the negatives; one that is the context has no part.
    torch::Tensor centreRows;     ///< Distinct centres.
    torch::Tensor centreOffsets;  ///< int64, centreRows + 1: the entries of `targets`, as a list, of each of them.
    torch::Tensor targetRows;     ///< Distinct targets.
    torch::Tensor targetOffsets;  ///< int64, targetRows + 1: the entries of the next two of each of them.
    torch::Tensor targetEntries;  ///< Entries of `targets`, as a list, ascending by their place in targetRows.
    torch::Tensor targetCentres;  ///< Their centres.
};

/// The batches of a corpus, in two arrays, which are copied at once.
class PairBatches {
public:
    /// Adds a batch of pairs: centre, context and negatives of each, `targets` + 1 numbers. `places` has a −1 for each node, which it keeps.
    void add(std::span<const graph::Node> entries, std::size_t targets, std::vector<std::int32_t>& places);

    [[nodiscard]] std::int64_t pairs() const { return m_pairs; }
    [[nodiscard]] std::vector<PairBatch> on(torch::Device device) const;

private:
    struct Size {
        std::int64_t pairs = 0, targets = 0, centreRows = 0, targetRows = 0;
    };
    std::vector<Size> m_sizes;
    std::vector<std::int32_t> m_numbers;
    std::vector<std::int64_t> m_offsets;
    std::int64_t m_pairs = 0;
};

/// Makes the batches of a corpus. Const functions are thread-safe.
class PairSampler {
public:
    /// `seed` determines windows and negatives.
    PairSampler(const SkipGramOptions& options, graph::Node nodes, std::uint64_t seed);

    /// As SkipGram::setFrequencies(); it also chooses the size of a batch, so that the most frequent node has some 32 updates in it: the sum
    /// of many updates from the same weights would overshoot.
    void setFrequencies(std::span<const std::int64_t> counts);
    [[nodiscard]] std::int64_t batchSize() const { return m_batchSize; }

    /// All pairs of the corpus. A batch takes one of each walk in turn, so that its pairs lie apart in the graph. Depends on nothing but seed,
    /// place and corpus. O(pairs · negatives).
    [[nodiscard]] PairBatches batchesOf(const sampling::Corpus& corpus, const SkipGramPlace& place) const;

private:
    [[nodiscard]] std::vector<graph::Node> pairsOfWalk(std::span<const graph::Node> walk,
                                                       std::span<const std::uint16_t> windows, RandomStream negatives) const;

    SkipGramOptions m_options;
    std::uint64_t m_seed;
    NegativeTable m_negatives;
    std::int64_t m_batchSize = 1;
};

/// Descends by `rate` along the gradient of the batch's loss (skip_gram.h), summed over its pairs, and returns this loss before the step: a
/// float64 number on the device, which is not waited for. Both matrices are nodes × dimensions, float32 or float64. Deterministic.
torch::Tensor trainPairs(const PairBatch& batch, double rate, torch::Tensor& embeddings, torch::Tensor& contexts);

}  // namespace rosa::learn
