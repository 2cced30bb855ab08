/// GraphSAGE on time snapshots: trained on labelled people in the training snapshots, asked about others in the test snapshots.
#pragma once

#include "core/learn/methods/supervised.h"
#include "core/learn/methods/time_views.h"

namespace rosa::learn {

/// All time snapshots beside each other as one graph without an edge between them. A node of it is a node of the data set at a time.
struct JoinedTimes {
    data::Dataset dataset;            ///< Its features and labels are those of the nodes.
    std::vector<graph::Node> nodeOf;  ///< Of the data set, for each node here; the training snapshots come first.
    graph::Node trainingCount = 0;    ///< Nodes of the training snapshots.

    static JoinedTimes of(const TimeViews& views, const data::Dataset& dataset);
    /// A partition of the data set's nodes: its training and validation parts are these nodes in the training snapshots, its test part those in
    /// the test snapshots.
    [[nodiscard]] graph::Split spread(const graph::Split& split) const;
};

/// The article (appendix B): the training graphs train the encoder through the labelled training nodes, the testing nodes of the testing graphs
/// measure it. A node's class is that of its mean logits over the test snapshots that it is in. The rest is SupervisedTraining's.
class TimeSage : public TrainingMethod, public SupervisedMethod {
public:
    TimeSage(const catalog::Configuration& configuration, const Problem& problem);

    [[nodiscard]] std::vector<std::string> metrics() const override { return m_training->metrics(); }
    Result<std::vector<double>> step(int epoch) override { return m_training->step(epoch); }
    /// Mean over the test snapshots, of the first split's model.
    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override { m_training->applyLive(configuration); }
    [[nodiscard]] const ModelState& model() const override { return m_training->model(); }
    [[nodiscard]] std::vector<NamedTensor> progress() const override { return m_training->progress(); }
    void loadProgress(const std::vector<NamedTensor>& tensors) override { m_training->loadProgress(tensors); }
    [[nodiscard]] SupervisedMethod* supervised() override { return this; }

    torch::Tensor classes(std::size_t split) override;
    [[nodiscard]] bool isDone() const override { return m_training->isDone(); }
    [[nodiscard]] std::string description() const override;
    [[nodiscard]] std::string selection() const override { return m_training->selection(); }

private:
    /// Of rows that belong to the nodes of m_times: mean over the test snapshots of each node of the data set.
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
