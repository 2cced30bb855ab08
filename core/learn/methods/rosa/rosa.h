/// RoSA (Zhu et al., IJCAI 2022): non-aligned walks of each centre, compared by g-EMD, contrasted, trained adversarially.
/// On time snapshots (time_views.h) a pair of adjacent snapshots is a centre, and the two whole snapshots are its views.
#pragma once

#include <optional>

#include "core/base/ahead.h"
#include "core/graph/hop_distance.h"
#include "core/learn/encoders/encoder.h"
#include "core/learn/encoders/optimizer.h"
#include "core/learn/encoders/projector.h"
#include "core/learn/methods/input_features.h"
#include "core/learn/methods/method.h"
#include "core/learn/methods/rosa/rosa_ascents.h"
#include "core/learn/methods/rosa/rosa_options.h"
#include "core/sampling/step_sample.h"

namespace rosa::learn {

/// One epoch is one step: a batch of centres, two walks each, M ascents, one optimiser step.
///
/// Only the first view changes over the ascents, so the second is encoded once a step, its intra-view block solved once and
/// its gradient back-propagated once; its batch statistics still enter the running ones M times.
class RosaMethod : public TrainingMethod, public PairwiseMethod {
public:
    RosaMethod(const catalog::Configuration& configuration, const Problem& problem);

    [[nodiscard]] std::vector<std::string> metrics() const override;
    void trainOn(torch::Device device) override;
    Result<std::vector<double>> step(int epoch) override;
    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override;
    [[nodiscard]] const ModelState& model() const override { return m_state; }
    [[nodiscard]] std::vector<NamedTensor> progress() const override { return m_optimizer->state(); }
    void loadProgress(const std::vector<NamedTensor>& tensors) override { m_optimizer->load(tensors); }
    [[nodiscard]] PairwiseMethod* pairwise() override { return this; }
    Result<std::vector<record::PairSnapshot>> pairs(const std::vector<PairRequest>& requests,
                                                    std::vector<record::InspectedView>* views = nullptr) override;
    [[nodiscard]] std::string viewsText() const override;
    Result<record::BatchMatrix> batch(const std::vector<graph::Node>& centres, std::uint32_t draw) override;
    [[nodiscard]] graph::Node timePairs() const override;
    [[nodiscard]] bool rescales(const PairRequest& request) const override;

private:
    friend class PlainStep;   ///< The reference in the tests.
    friend class TakenSigns;  ///< And what it takes over.

    /// A side of the batch as the networks take it.
    struct Side {
        std::vector<std::int64_t> offsets;
        FeatureRows features;
        SparseMatrix adjacency;
    };
    /// A walk that depends on the run's seed and these alone, never on the epoch.
    struct FrozenWalk {
        graph::Node centre = 0;
        std::uint32_t side = 0;  ///< 0: first view, 1: second.
        std::uint32_t draw = 0;
    };
    /// What a step's views are to each other: hop distances, undefined where the objective does not ask for them, and which are negatives,
    /// undefined where all are.
    struct StepHops {
        Hops inter, intraFirst, intraSecond;
        torch::Tensor negatives;
    };
    /// The factors on costs that hop distances make, with the negatives.
    struct StepScales {
        CostScale inter, intraFirst, intraSecond;
        torch::Tensor negatives;
    };
    /// What a step needs of the graph and the features, made while the step before it runs; sides and hops are where the step runs.
    struct PreparedStep {
        sampling::StepSample sample;
        Side first, second;
        std::optional<StepHops> hops;  ///< Not set where the step searches for them itself.
        torch::Tensor drawn;           ///< δ⁰ for α = 1 there; undefined where the step draws it itself.
    };
    /// The second view, encoded once and cut off: its gradient gathers over the ascents.
    struct SecondSide {
        StatisticsLog statistics;
        ViewBatch views;      ///< Carries the gradient to the weights.
        ViewBatch kept;       ///< The leaf that the ascents see.
        torch::Tensor intra;  ///< Of `kept`'s values, with gradient to `views`.
        torch::Tensor keptIntra;
        /// Sends what the ascents gathered back to the weights.
        void sendBack() const;
    };
    /// What a step finds out, float64 where it runs. Read once, when all of it has been asked for, so that a GPU is not waited for before.
    struct StepNumbers {
        std::vector<torch::Tensor> ascents;  ///< Loss and mean similarities (positive, inter-view, intra-view) of each.
        torch::Tensor diagnostics;           ///< Gemd's, of the last one.
        torch::Tensor perturbation;          ///< ‖δ‖ as the last one saw it; undefined without a δ.
        torch::Tensor gradients;             ///< As gradientNorms().
    };

    [[nodiscard]] Side sideOf(const sampling::ViewBatch& batch, std::span<const std::uint8_t> keptColumns) const;
    /// The walk's nodes as they were first visited; of a run on time snapshots the whole snapshot.
    [[nodiscard]] sampling::ViewBatch walkFrozen(const std::vector<FrozenWalk>& walks) const;
    [[nodiscard]] sampling::StepSample drawSample(int epoch) const;
    /// Reads nothing that a step or applyLive() changes: it runs beside them.
    [[nodiscard]] PreparedStep prepare(int epoch) const;
    /// Brings what prepare() made to the device of the steps.
    void send(PreparedStep& step, int epoch) const;
    [[nodiscard]] StepHops hopsOf(const sampling::StepSample& sample, torch::Device device) const;
    [[nodiscard]] StepScales scalesOf(const StepHops& hops) const;
    /// Z of one side; `log` null: evaluation mode.
    torch::Tensor encode(const Side& side, StatisticsLog* log);
    void enterRunningStatistics(const StatisticsLog& log);
    Result<SecondSide> encodeSecond(const Side& side, const StepScales& scales);
    /// What the first side's features are over the ascents; nullptr where nothing perturbs them.
    [[nodiscard]] std::unique_ptr<Ascents> ascentsOf(const PreparedStep& step, int epoch) const;
    /// One ascent, which adds to `numbers`.
    Result<void> ascend(const Side& first, const ViewLayout& layout, const SecondSide& second, const StepScales& scales,
                        StepNumbers& numbers);
    /// The ascents of one step, with all gradients of the weights.
    Result<StepNumbers> ascendAll(const PreparedStep& step, const SecondSide& second, const StepScales& scales, int epoch);
    /// The values of metrics().
    [[nodiscard]] std::vector<double> metricsOf(const StepNumbers& numbers) const;
    /// Whether views are walks on the graph of the hops, so that depths bound the distances.
    [[nodiscard]] bool areWalked() const { return !m_problem.time && &m_problem.hopGraph == &m_problem.trainingGraph; }
    [[nodiscard]] int ascents() const { return m_options.ascent.enabled ? m_options.ascent.steps : 1; }

    const Problem& m_problem;
    InputFeatures m_features;
    RosaOptions m_options;
    sampling::StepOptions m_sampling;
    std::uint64_t m_seed;
    torch::Device m_device = torch::kCPU;  ///< Where steps run.
    bool m_takesCpuPath = true;            ///< Whether they take the processor's path there.
    ModelState m_state;
    std::unique_ptr<Encoder> m_encoder;
    std::unique_ptr<Projector> m_projector;
    std::unique_ptr<Optimizer> m_optimizer;
    graph::HopDistance m_hops;
    bool m_needsPositiveHops, m_needsAllHops;
    bool
        m_searchesAhead;  ///< For hops: on one thread, beside the step before. A long search is made by all threads, in its step.
    bool m_isPerturbed;
    std::optional<SparseMatrix> m_wholeNeighbourhood;  ///< Made at the first embed().
    Ahead<PreparedStep> m_prepared;                    ///< Last: it reads the others.
};

}  // namespace rosa::learn
