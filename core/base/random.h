/// Counter-based random streams: a draw depends only on its purpose and position, never on other draws or on the thread.
///
/// Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011). The key is the user's seed; the counter consists
/// of purpose, epoch, index and a running number, so two streams that differ in any of these never overlap.
#pragma once

#include <array>
#include <cstdint>

namespace rosa {

/// Purpose of a stream. The numbers are part of a run's record: append new ones, never renumber.
enum class Purpose : std::uint32_t {
    Centres = 1,     ///< Choice of the centre nodes of a batch.
    WalkFirst = 2,   ///< Walk of a centre node's first view.
    WalkSecond = 3,  ///< Walk of a centre node's second view.
    EdgeDropFirst = 4,
    EdgeDropSecond = 5,
    FeatureMaskFirst = 6,
    FeatureMaskSecond = 7,
    Perturbation = 8,  ///< Initial perturbation of the adversarial ascent.
    Weights = 9,       ///< Initial weights of encoder and projector.
    Splits = 10,       ///< Partition of the nodes for a probe.
    Folds = 11,        ///< Cross-validation folds.
    Probe = 12,        ///< Initial weights and sample order of a probe.
    Watch = 13,        ///< Pairs watched during a run.
    Projection = 14,   ///< Initial t-SNE layout and PCA's range finder.
    Generator = 15,    ///< Generated graphs.
    Negative = 16,     ///< Negative samples.
    Inspection = 17,   ///< Nodes shown in a batch matrix or a ranking of pairs.
    Corpus = 18,       ///< Walks of DeepWalk and node2vec.
    Window = 19,       ///< Context window size for each node of such a walk.
    Neighbours = 20,   ///< Sampled neighbourhoods and layers.
    Dropout = 21,      ///< Values dropped by a layer.
    Sweep = 22,        ///< Points, order and resampling of a sweep of parameters.
};

/// A stream of random numbers. A value type: a copy repeats the stream. Not thread-safe.
class RandomStream {
public:
    /// `epoch` and `index` select one of the purpose's draws (index: position of a centre node in the batch, a node …).
    RandomStream(std::uint64_t seed, Purpose purpose, std::uint32_t epoch = 0, std::uint32_t index = 0);

    /// 32 uniform bits.
    std::uint32_t next();
    /// 64 uniform bits.
    std::uint64_t next64();
    /// Uniform in [0, 1), 24 bits.
    float uniform();
    /// Uniform in [0, 1), 53 bits.
    double uniform64();
    /// Uniform in 0 … bound − 1 without bias; bound ≥ 1.
    std::uint32_t below(std::uint32_t bound);
    std::uint64_t below64(std::uint64_t bound);
    /// Standard normal (Box-Muller).
    double normal();

    // Interface required by <algorithm>'s shuffle and <random>'s distributions.
    using result_type = std::uint32_t;
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return 0xffffffffu; }
    result_type operator()() { return next(); }

private:
    void refill();

    std::array<std::uint32_t, 2> m_key;
    std::array<std::uint32_t, 4> m_counter;  ///< running number, index, epoch, purpose
    std::array<std::uint32_t, 4> m_block{};
    unsigned m_used = 4;
};

/// The generator function of the streams, exposed for tests against published vectors.
std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

}  // namespace rosa
