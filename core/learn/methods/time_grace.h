/// GRACE on time snapshots: the same person in two adjacent snapshots is a positive pair.
#pragma once

#include "core/learn/encoders/head.h"
#include "core/learn/methods/time_views.h"
#include "core/learn/methods/whole_graph.h"

namespace rosa::learn {

/// Fails if the snapshots of a pair have different nodes, since GRACE compares each node with itself in the other view. The Error names the
/// data set, the snapshots and the number of nodes that are in only one of them.
Result<void> checkAligned(const TimeViews& views, const std::string& dataset);

/// GRACE's loss (node_contrast.h) with the two snapshots of each pair as views, with dropped edges and masked features. Negatives of a node
/// are the other nodes of its pair's two snapshots and all nodes of the pairs that are negatives of its pair; nodes of nearer pairs are
/// ignored. One step per epoch, on all pairs. O(rows² · width) for rows = pairs · nodes compared.
class TimeGrace : public WholeGraphMethod {
public:
    /// `problem` must pass checkAligned().
    TimeGrace(const catalog::Configuration& configuration, const Problem& problem);

    void trainOn(torch::Device device) override;
    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override;

protected:
    Result<StepLoss> lossOf(int epoch) override;
    [[nodiscard]] std::vector<std::string> ownMetrics() const override;

private:
    /// Row indices of the compared nodes, and the pair and node of each.
    struct Rows {
        torch::Tensor places, pairs, nodes;
    };
    [[nodiscard]] Rows comparedRows(const sampling::ViewBatch& batch, int epoch) const;

    sampling::StepOptions m_sampling;
    double m_temperature;
    std::int32_t m_compared;        ///< Nodes drawn per step; 0: all.
    torch::Tensor m_pairNegatives;  ///< pairs × pairs.
    Head m_projector;
};

/// The loss of TimeGrace and the values shown: equal rows of `first` and `second` are positive pairs; `isNegative` (rows × rows, bool)
/// selects the negatives of each row, in the other view and in its own.
struct MaskedContrast {
    torch::Tensor loss, positive, inter, intra;  ///< Scalars; means of cosines over positives and negatives.
};
MaskedContrast maskedContrast(const torch::Tensor& first, const torch::Tensor& second, const torch::Tensor& isNegative,
                              double temperature);

}  // namespace rosa::learn
