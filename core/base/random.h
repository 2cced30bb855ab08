/// Counter-based random streams: a draw depends on what it is for, never on what else was drawn or by which thread.
///
/// Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011). The key is the user's seed, the
/// counter is made of purpose, epoch, index and a running number, so two streams that differ in any of them never overlap.
#pragma once

#include <array>
#include <cstdint>

namespace rosa {

/// What a stream is drawn for. The numbers are part of a run's record: append, never renumber.
enum class Purpose : std::uint32_t {
    Centres = 1,     ///< Which centre nodes make a batch.
    WalkFirst = 2,   ///< The walk of a centre's first view.
    WalkSecond = 3,  ///< The walk of a centre's second view.
    EdgeDropFirst = 4,
    EdgeDropSecond = 5,
    FeatureMaskFirst = 6,
    FeatureMaskSecond = 7,
    Perturbation = 8,  ///< Start of the adversarial ascent.
    Weights = 9,       ///< Initial weights of encoder and projector.
    Splits = 10,       ///< Partition of the nodes for a probe.
    Folds = 11,        ///< Cross-validation folds.
    Probe = 12,        ///< Initial weights and order of a probe.
    Watch = 13,        ///< Watched pairs of a run.
    Projection = 14,   ///< Start of a t-SNE layout, PCA's range finder.
    Generator = 15,    ///< Generated graphs.
    Negative = 16,     ///< Negative samples.
    Inspection = 17,   ///< Which nodes a batch matrix or a ranking of pairs shows.
    Corpus = 18,       ///< Walks of DeepWalk and node2vec.
    Window = 19,       ///< How far from a node of such a walk its contexts lie.
    Neighbours = 20,   ///< Sampled neighbourhoods and layers.
    Dropout = 21,      ///< Values that a layer leaves out.
};

/// One stream of random numbers. A value type; copy it to repeat it. Not shared between threads.
class RandomStream {
public:
    /// `epoch` and `index` say which of the purpose's draws this is (index: a centre's place in the batch, a node …).
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

    // What <algorithm>'s shuffle and <random>'s distributions ask of a generator.
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

/// The function behind the streams, for tests against published vectors.
std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

}  // namespace rosa
