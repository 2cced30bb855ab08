/// DGI (Veličković et al., ICLR 2019): discriminates nodes of the graph from nodes of a corrupted graph, given a graph summary.
#pragma once

#include "core/learn/encoders/bilinear_score.h"
#include "core/learn/methods/whole_graph.h"

namespace rosa::learn {

/// Binary cross-entropy of the scores of true nodes (n) and corrupted nodes (m), equally weighted: article, equation 1.
torch::Tensor discriminatorLoss(const torch::Tensor& positive, const torch::Tensor& negative);

class DgiMethod : public WholeGraphMethod {
public:
    DgiMethod(const catalog::Configuration& configuration, const Problem& problem);

protected:
    Result<StepLoss> lossOf(int epoch) override;

private:
    BilinearScore m_score;
    std::optional<WalkedScope> m_walks;
};

}  // namespace rosa::learn
