/// Skip-gram with negative sampling over random walks, without LibTorch.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/learn/walks/negative_table.h"
#include "core/sampling/walk_corpus.h"

namespace rosa::learn {

struct SkipGramOptions {
    std::int32_t dimensions = 128;  ///< Embedding width. >= 1
    std::int32_t window = 10;       ///< Maximum distance of a context from its centre in a walk. >= 1
    std::int32_t negatives = 5;     ///< Negatives per pair. 0 … kMostNegatives
};

inline constexpr std::int32_t kMostNegatives = 64;

/// Position of a corpus in training; determines the random streams.
struct SkipGramPlace {
    std::uint32_t epoch = 0;
    std::uint32_t firstWalk = 0;  ///< Index of the corpus' first walk in the epoch.
    std::uint32_t pool = 0;       ///< Index of the corpus in the epoch.
};

/// Window of each node of a corpus, drawn from 1 … `window`; walks × length.
std::vector<std::uint16_t> windowsOf(const sampling::Corpus& corpus, const SkipGramPlace& place, std::int32_t window,
                                     std::uint64_t seed);

/// Beyond it σ is 0 or 1 in float32: similarities are clamped to it.
inline constexpr float kSaturated = 10;

struct SkipGramSum {
    double loss = 0;
    std::int64_t pairs = 0;
};

/// Stochastic gradient descent on
///
///     −log σ(e_c · o_x) − Σ over negatives n of log σ(−e_c · o_n)
///
/// for each centre c of a walk and each context x within its window, whose size is drawn uniformly from 1 … window per centre; negatives
/// are drawn proportionally to frequency^0.75 (Mikolov et al., "Distributed representations of words and phrases and their
/// compositionality", NIPS 2013, and word2vec). e are the embeddings, o the context vectors, both nodes × dimensions.
///
/// Parallel and deterministic: nodes are assigned to a fixed number of parts, the pairs of a corpus to blocks by the parts of centre and
/// context; a block's negatives come from its contexts' part. Blocks without a common part have no row in common, so a round of such blocks
/// runs in parallel, each block in its own order, and rounds run one after another (Zhu et al., "GraphVite", WWW 2019, section 3.2, where
/// the parts belong to several GPUs). No snapshots, no locks; the result does not depend on the number of threads. The form for GPUs is in
/// pair_batches.h.
class SkipGram {
public:
    /// `seed` determines the parts of nodes, the windows and the negatives.
    SkipGram(const SkipGramOptions& options, graph::Node nodes, std::uint64_t seed);

    /// Sets the number of occurrences of each node in the walks, from which negatives are drawn. A part without occurrences draws
    /// uniformly. O(nodes).
    void setFrequencies(std::span<const std::int64_t> counts);

    /// One pass over the pairs of a corpus with the given learning rate. Call setFrequencies() first. O(pairs · negatives · dimensions)
    /// time, about 8 bytes of memory per pair.
    SkipGramSum train(const sampling::Corpus& corpus, const SkipGramPlace& place, float rate, std::span<float> embeddings,
                      std::span<float> contexts);

    [[nodiscard]] int parts() const { return m_parts; }

    struct Pair {
        graph::Node centre = 0;
        graph::Node context = 0;
    };

private:
    void collectPairs(const sampling::Corpus& corpus, const SkipGramPlace& place);

    SkipGramOptions m_options;
    std::uint64_t m_seed;
    int m_parts;
    std::vector<std::uint8_t> m_partOf;
    std::vector<NegativeTable> m_negatives;   ///< One per part.
    std::vector<std::vector<Pair>> m_blocks;  ///< parts × parts, centre's part first; of the current corpus.
};

}  // namespace rosa::learn
