/// SUBG-CON (Jiao et al., ICDM 2020): discriminates nodes by the summaries of their subgraphs.
#pragma once

#include "core/learn/methods/whole_graph.h"
#include "core/sampling/page_rank_views.h"

namespace rosa::learn {

/// Mean over the centres of max(0, m − σ(z·s) + σ(z̃·s)) + max(0, m − σ(z̃·s̃) + σ(z·s̃)), where z̃, s̃ are z, s in the order `shuffled`;
/// z, s are centres × width. Article, equation 6, symmetrised as in their program.
torch::Tensor subgraphMarginLoss(const torch::Tensor& z, const torch::Tensor& s, const torch::Tensor& shuffled,
                                 double margin);

/// Each step draws centres and encodes the subgraph of highest personalised PageRank of each: z is the centre's row, s the mean of all
/// rows. The embedding of a node is its z, from its subgraph in the data set's undirected graph.
class SubgConMethod : public WholeGraphMethod {
public:
    SubgConMethod(const catalog::Configuration& configuration, const Problem& problem);

    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override;

protected:
    Result<StepLoss> lossOf(int epoch) override;

private:
    /// The centres' subgraphs; those in `known` are reused.
    [[nodiscard]] sampling::ViewBatch subgraphsOf(const graph::Graph& graph, std::span<const graph::Node> centres,
                                                  std::vector<std::vector<graph::Node>>& known) const;

    std::int32_t m_batch;
    double m_margin;
    sampling::PageRankOptions m_pageRank;
    std::vector<std::vector<graph::Node>> m_subgraphs;  ///< By centre; empty until drawn.
};

}  // namespace rosa::learn
