/// Skip-gram with negative sampling over walks, without LibTorch.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/sampling/walk_corpus.h"

namespace rosa::learn {

struct SkipGramOptions {
    std::int32_t dimensions = 128;  ///< Of an embedding. >= 1
    std::int32_t window = 10;       ///< Largest distance of a context from its centre in a walk. >= 1
    std::int32_t negatives = 5;     ///< Drawn for each pair. 0 … kMostNegatives
};

inline constexpr std::int32_t kMostNegatives = 64;

/// Which walks are trained, and how they are drawn.
struct SkipGramPlace {
    std::uint32_t epoch = 0;
    std::uint32_t firstWalk = 0;  ///< Number of the corpus' first walk in the epoch.
    std::uint32_t pool = 0;       ///< Number of the corpus in the epoch.
};

struct SkipGramSum {
    double loss = 0;
    std::int64_t pairs = 0;
};

/// Stochastic gradient descent on
///
///     −log σ(e_c · o_x) − Σ over negatives n of log σ(−e_c · o_n)
///
/// for each centre c of a walk and each context x within its window, which is drawn uniformly from 1 … window for each centre;
/// negatives are drawn by frequency^0.75 (Mikolov et al., "Distributed representations of words and phrases and their
/// compositionality", NIPS 2013, and word2vec). e are the embeddings, o the contexts' vectors, both nodes × dimensions.
///
/// Many threads, one result: nodes are dealt into a fixed number of parts, the pairs of a corpus into blocks by the parts of centre
/// and context, and a block's negatives come from its contexts' part. Blocks that share no part have no row in common, so a round of
/// them runs in parallel, each block in its own order, and rounds follow one another (Zhu et al., "GraphVite", WWW 2019, section 3.2;
/// there the parts are those of several GPUs). No snapshot, no lock, and no difference between one thread and sixteen.
class SkipGram {
public:
    /// `seed` deals the nodes and draws windows and negatives.
    SkipGram(const SkipGramOptions& options, graph::Node nodes, std::uint64_t seed);

    /// How often each node occurs in the walks; negatives are drawn by it. A part of which no node occurs draws uniformly. O(nodes).
    void setFrequencies(std::span<const std::int64_t> counts);

    /// One pass over the pairs of a corpus at this learning rate. setFrequencies() was called. O(pairs · negatives · dimensions) time, about
    /// 8 bytes a pair of memory.
    SkipGramSum train(const sampling::Corpus& corpus, const SkipGramPlace& place, float rate, std::span<float> embeddings,
                      std::span<float> contexts);

    [[nodiscard]] int parts() const { return m_parts; }

    struct Pair {
        graph::Node centre = 0;
        graph::Node context = 0;
    };
    /// A part's nodes and Walker's alias table over them: slot i is members[i] with probability keep[i], else other[i].
    struct NegativeTable {
        std::vector<graph::Node> members;
        std::vector<double> keep;
        std::vector<graph::Node> other;
    };

private:
    void collectPairs(const sampling::Corpus& corpus, const SkipGramPlace& place);

    SkipGramOptions m_options;
    std::uint64_t m_seed;
    int m_parts;
    std::vector<std::uint8_t> m_partOf;
    std::vector<NegativeTable> m_negatives;   ///< One a part.
    std::vector<std::vector<Pair>> m_blocks;  ///< parts × parts, centre's part first; of the corpus under way.
};

}  // namespace rosa::learn
