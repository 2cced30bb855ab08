/// GraphSAGE on time snapshots: trained on labelled people in the training snapshots, evaluated on others in the test snapshots.
#pragma once

#include "core/learn/methods/supervised.h"
#include "core/learn/methods/time_views.h"

namespace rosa::learn {

/// The disjoint union of all time snapshots as one graph. Each of its nodes is a node of the data set at one time.
struct JoinedTimes {
    data::Dataset dataset;            ///< With the features and labels of these nodes.
    std::vector<graph::Node> nodeOf;  ///< Node of the data set for each node; the training snapshots come first.
    graph::Node trainingCount = 0;    ///< Nodes of the training snapshots.

    static JoinedTimes of(const TimeViews& views, const data::Dataset& dataset);
    /// Maps a split of the data set's nodes to this graph: training and validation parts to these nodes in the training snapshots, the test
    /// part to those in the test snapshots.
    [[nodiscard]] graph::Split spread(const graph::Split& split) const;
};

/// Article, appendix B: the encoder is trained on the labelled training nodes of the training graphs and evaluated on the testing nodes of
/// the testing graphs. A node's class is that of its mean logits over the test snapshots that contain it. Otherwise as SupervisedTraining.
class TimeSage : public TrainingMethod, public SupervisedMethod {
public:
    TimeSage(const catalog::Configuration& configuration, const Problem& problem);

    [[nodiscard]] std::vector<std::string> metrics() const override { return m_training->metrics(); }
    void trainOn(torch::Device device) override { m_training->trainOn(device); }
    Result<std::vector<double>> step(int epoch) override { return m_training->step(epoch); }
    /// Mean over the test snapshots, by the first split's model.
    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override { m_training->applyLive(configuration); }
    [[nodiscard]] const ModelState& model() const override { return m_training->model(); }
    [[nodiscard]] std::vector<NamedTensor> progress() const override { return m_training->progress(); }
    void loadProgress(const std::vector<NamedTensor>& tensors) override { m_training->loadProgress(tensors); }
    [[nodiscard]] SupervisedMethod* supervised() override { return this; }

    torch::Tensor classes(std::size_t split) override;
    [[nodiscard]] bool isDone() const override { return m_training->isDone(); }
    [[nodiscard]] Message description() const override;
    [[nodiscard]] std::string selection() const override { return m_training->selection(); }

private:
    /// From one row per node of m_times: the mean over the test snapshots for each node of the data set.
    [[nodiscard]] torch::Tensor inTest(const torch::Tensor& rows) const;

    graph::Node m_nodes;
    JoinedTimes m_times;
    graph::Graph m_trainingGraph;
    std::vector<graph::Node> m_trainingNodes;
    std::vector<graph::Split> m_splits;
    Problem m_problem;
    std::unique_ptr<SupervisedTraining> m_training;
};

}  // namespace rosa::learn
