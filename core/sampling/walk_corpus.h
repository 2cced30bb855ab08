/// Walks over whole graphs, the sentences of DeepWalk and node2vec.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/graph.h"

namespace rosa::sampling {

/// Options of the walks of a corpus. With p = q = 1 each step is uniform over the neighbours (DeepWalk); otherwise it depends on the
/// previous node (node2vec, Grover and Leskovec, KDD 2016, section 3.2): weight 1/p to return to it, 1 for its neighbours, 1/q for all
/// other nodes. In a weighted graph these are multiplied by the weights of the edges.
struct CorpusOptions {
    std::int32_t length = 80;  ///< Number of nodes of a walk, including its start. >= 1
    double returning = 1;      ///< p. > 0
    double outward = 1;        ///< q. > 0
};

inline constexpr graph::Node kWalkEnded = -1;

/// Walks stored with equal length, concatenated.
struct Corpus {
    std::int32_t length = 1;         ///< Nodes per walk.
    std::vector<graph::Node> nodes;  ///< walks × length; a walk from an isolated node is that node, then kWalkEnded.

    [[nodiscard]] std::int64_t walkCount() const { return static_cast<std::int64_t>(nodes.size()) / length; }
    [[nodiscard]] std::span<const graph::Node> walk(std::int64_t i) const
    {
        return std::span(nodes).subspan(static_cast<std::size_t>(i) * static_cast<std::size_t>(length),
                                        static_cast<std::size_t>(length));
    }
};

/// Walk i starts at starts[i] and is drawn as number `firstNumber` + i of this seed and epoch; it depends only on these, the graph and the
/// options. In parallel over walks.
///
/// Second-order steps are drawn by rejection (Yang et al., "KnightKing: a fast distributed graph random walk engine", SOSP 2019): a
/// neighbour is proposed uniformly and accepted with probability weight / largest weight; the return, whose weight may be far larger or
/// smaller, is a separate proposal. So nothing is precomputed: a step takes O(log degree) for each of, in expectation, at most max(1, 1/q)
/// / min(1, 1/q) proposals, and no memory beside the weights' sums, whereas tables would need Σ degree² entries.
Corpus walkCorpus(const graph::Graph& graph, const CorpusOptions& options, std::span<const graph::Node> starts,
                  std::uint64_t seed, std::uint32_t epoch, std::uint32_t firstNumber);

}  // namespace rosa::sampling
