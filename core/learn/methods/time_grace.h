/// GRACE on time snapshots: the same person in two adjacent snapshots is the positive pair.
#pragma once

#include "core/learn/encoders/head.h"
#include "core/learn/methods/time_views.h"
#include "core/learn/methods/whole_graph.h"

namespace rosa::learn {

/// An Error where the snapshots of a pair have different nodes: GRACE compares each node with itself in the other view. It names the data set,
/// the snapshots and how many nodes are in only one of them.
Result<void> checkAligned(const TimeViews& views, const std::string& dataset);

/// GRACE's loss (node_contrast.h) where the views are the two snapshots of each pair, with dropped edges and masked features. The negatives of a
/// node are the other nodes of its pair's two snapshots and every node of the pairs that are negatives of its own; those of nearer pairs play
/// no part. One step an epoch, on all pairs. O(rows² · width) for rows = pairs · nodes compared.
class TimeGrace : public WholeGraphMethod {
public:
    /// `problem` has passed checkAligned().
    TimeGrace(const catalog::Configuration& configuration, const Problem& problem);

    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override;

protected:
    Result<StepLoss> lossOf(int epoch) override;
    [[nodiscard]] std::vector<std::string> ownMetrics() const override;

private:
    /// Places of the rows that are compared, and the pair and the node of each.
    struct Rows {
        torch::Tensor places, pairs, nodes;
    };
    [[nodiscard]] Rows rowsOf(const sampling::ViewBatch& batch, int epoch) const;

    sampling::StepOptions m_sampling;
    double m_temperature;
    std::int32_t m_compared;        ///< Nodes drawn in each step; 0: all.
    torch::Tensor m_pairNegatives;  ///< pairs × pairs.
    Head m_projector;
};

/// The loss of TimeGrace with the values shown: rows of `first` and `second` are positive pairs, `isNegative` (rows × rows, bool) says which
/// rows a row is told from, in the other view and in its own.
struct MaskedContrast {
    torch::Tensor loss, positive, inter, intra;  ///< Scalars; means of cosines over positives and negatives.
};
MaskedContrast maskedContrast(const torch::Tensor& first, const torch::Tensor& second, const torch::Tensor& isNegative,
                              double temperature);

}  // namespace rosa::learn
