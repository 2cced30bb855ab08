/// Walks over whole graphs, the sentences of DeepWalk and node2vec.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/graph.h"

namespace rosa::sampling {

/// How walks of a corpus go. With p = q = 1 each step is uniform over the neighbours (DeepWalk); otherwise it depends on the
/// node before (node2vec, Grover and Leskovec, KDD 2016, section 3.2): weight 1/p to go back to it, 1 to one of its
/// neighbours, 1/q to any other.
struct CorpusOptions {
    std::int32_t length = 80;  ///< Nodes of a walk, its start among them. >= 1
    double returning = 1;      ///< p. > 0
    double outward = 1;        ///< q. > 0
};

inline constexpr graph::Node kWalkEnded = -1;

/// Walks of equal room, one after another.
struct Corpus {
    std::int32_t length = 1;         ///< Nodes a walk.
    std::vector<graph::Node> nodes;  ///< walks × length; a walk from a node without edges is that node, then kWalkEnded.

    [[nodiscard]] std::int64_t walkCount() const { return static_cast<std::int64_t>(nodes.size()) / length; }
    [[nodiscard]] std::span<const graph::Node> walk(std::int64_t i) const
    {
        return std::span(nodes).subspan(static_cast<std::size_t>(i) * static_cast<std::size_t>(length),
                                        static_cast<std::size_t>(length));
    }
};

/// Walk i starts at starts[i] and is drawn as number `firstNumber` + i of this seed and epoch: it depends on these, the graph
/// and the options alone. In parallel over walks.
///
/// Second-order steps are drawn by rejection (Yang et al., "KnightKing: a fast distributed graph random walk engine", SOSP
/// 2019): a neighbour is proposed uniformly and taken with its weight over the largest one; the way back, whose weight may be
/// far larger or smaller, is a proposal of its own. So nothing is precomputed: a step takes O(log degree) for each of, in
/// expectation, at most max(1, 1/q) / min(1, 1/q) proposals, and no memory, where tables would take Σ degree² entries.
Corpus walkCorpus(const graph::Graph& graph, const CorpusOptions& options, std::span<const graph::Node> starts,
                  std::uint64_t seed, std::uint32_t epoch, std::uint32_t firstNumber);

}  // namespace rosa::sampling
