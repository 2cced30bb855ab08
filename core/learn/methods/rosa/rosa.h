/// RoSA (Zhu et al., IJCAI 2022): non-aligned random-walk views of each centre, compared by g-EMD, with contrastive and adversarial
/// training. In runs on time snapshots (time_views.h) a pair of adjacent snapshots replaces the centre, and the two whole snapshots are its
/// views.
#pragma once

#include <optional>

#include "core/base/ahead.h"
#include "core/graph/hop_distance.h"
#include "core/learn/encoders/encoder.h"
#include "core/learn/encoders/optimizer.h"
#include "core/learn/encoders/projector.h"
#include "core/learn/methods/input_features.h"
#include "core/learn/methods/method.h"
#include "core/learn/methods/rosa/recorded_steps.h"
#include "core/learn/methods/rosa/rosa_ascents.h"
#include "core/learn/methods/rosa/rosa_options.h"
#include "core/sampling/step_sample.h"

namespace rosa::learn {

/// One epoch is one step: a batch of centres, two walks per centre, M ascents, one optimiser step.
///
/// Only the first view changes over the ascents, so per step the second is encoded once, its intra-view block solved once and its gradient
/// back-propagated once; its batch statistics still enter the running statistics M times.
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
    void loadProgress(const std::vector<NamedTensor>& tensors) override;
    [[nodiscard]] std::optional<Message> takeNotice() override;
    /// The recorded steps on a GPU; nullptr where steps are not recorded.
    [[nodiscard]] const RecordedSteps* recordedSteps() const { return m_recorded ? &*m_recorded : nullptr; }
    [[nodiscard]] PairwiseMethod* pairwise() override { return this; }
    Result<std::vector<record::PairSnapshot>> pairs(const std::vector<PairRequest>& requests,
                                                    std::vector<protocol::InspectedView>* views = nullptr) override;
    [[nodiscard]] std::string viewsText() const override;
    Result<protocol::BatchMatrix> batch(const std::vector<Centre>& centres, std::uint32_t draw, bool viewsAlone) override;
    [[nodiscard]] graph::Node timePairs() const override;
    [[nodiscard]] bool rescales(const PairRequest& request) const override;

protected:
    // The parts of a step, from which a variant of the method can make its own.

    using Side = StepSide;
    /// A walk determined by the run's seed and these fields, independent of the epoch.
    struct FrozenWalk {
        Centre centre;
        std::uint32_t side = 0;  ///< 0: first view, 1: second.
        std::uint32_t draw = 0;
    };
    struct FrozenViews {
        sampling::ViewBatch batch;
        torch::Tensor z;  ///< Z of its rows, float64.
    };
    using StepHops = learn::StepHops;
    /// Cost factors computed from hop distances, and the negatives.
    struct StepScales {
        CostScale inter, intraFirst, intraSecond;
        torch::Tensor negatives;
    };
    /// Sampled inputs of a step, prepared during the previous step; sides and hops are on the device of the steps.
    struct PreparedStep {
        sampling::StepSample sample;
        Side first, second;
        std::optional<StepHops> hops;  ///< Unset if the step computes them itself.
        torch::Tensor drawn;           ///< δ⁰ for α = 1 on that device; undefined if the step draws it itself.
    };
    /// The second view, encoded once and detached: its gradient accumulates over the ascents.
    struct SecondSide {
        StatisticsLog statistics;
        ViewBatch views;      ///< Carries the gradient to the weights.
        ViewBatch kept;       ///< The detached leaf used in the ascents.
        torch::Tensor intra;  ///< From the values of `kept`, with gradient to `views`.
        torch::Tensor keptIntra;
        /// Propagates the gradient accumulated over the ascents to the weights.
        void sendBack() const;
    };
    /// Results of a step, float64 on its device. Read once at the end, so that a GPU is not synchronised earlier.
    struct StepNumbers {
        std::vector<torch::Tensor> ascents;  ///< Loss and mean similarities (positive, inter-view, intra-view) per ascent.
        torch::Tensor diagnostics;           ///< Gemd::diagnostics of the last ascent.
        torch::Tensor perturbation;          ///< ‖δ‖ in the last ascent; undefined without perturbation.
        torch::Tensor gradients;             ///< As gradientNorms().
    };

    [[nodiscard]] Side sideOf(const sampling::ViewBatch& batch, std::span<const std::uint8_t> keptColumns) const;
    /// The walk's nodes in order of first visit; in runs on time snapshots the whole snapshot.
    [[nodiscard]] sampling::ViewBatch walkFrozen(const std::vector<FrozenWalk>& walks) const;
    /// Encodes each view by itself, so that its rows do not depend on the others: products of another size round differently. The Error
    /// names a node whose row is not finite.
    Result<FrozenViews> encodeFrozen(const std::vector<FrozenWalk>& walks);
    /// Sizes of the largest first and second view of the first batch if the training pads its views.
    std::optional<transport::PaddedSizes> trainingPadding();
    [[nodiscard]] sampling::StepSample drawSample(int epoch) const;
    /// Reads no state that a step or applyLive() modifies, so it can run concurrently with them.
    [[nodiscard]] PreparedStep prepare(int epoch) const;
    /// Copies the result of prepare() to the device of the steps.
    void send(PreparedStep& step, int epoch) const;
    /// The prepared step's inputs, with hop distances computed if need be.
    [[nodiscard]] StepInputs inputsOf(const PreparedStep& prepared) const;
    [[nodiscard]] StepHops hopsOf(const sampling::StepSample& sample, torch::Device device) const;
    [[nodiscard]] StepScales scalesOf(const StepHops& hops, c10::ScalarType type = torch::kFloat32) const;
    /// Z of one side; null `log`: evaluation mode.
    torch::Tensor encode(const Side& side, StatisticsLog* log);
    void enterRunningStatistics(const StatisticsLog& log);
    Result<SecondSide> encodeSecond(const Side& side, const StepScales& scales);
    /// The first side's perturbed features over the ascents; nullptr without perturbation.
    [[nodiscard]] virtual std::unique_ptr<Ascents> ascentsOf(const StepInputs& step, int epoch) const;
    /// One ascent; its results are added to `numbers`.
    Result<void> ascend(const Side& first, const ViewLayout& layout, const SecondSide& second, const StepScales& scales,
                        StepNumbers& numbers);
    /// All ascents of one step; accumulates the gradients of all weights.
    Result<StepNumbers> ascendAll(const StepInputs& step, const SecondSide& second, const StepScales& scales, int epoch);
    /// The whole step; returns its numbers in the order that metricsOf() reads, float64 on the device. `epoch` only draws δ⁰ if `step`
    /// has none.
    Result<torch::Tensor> compute(const StepInputs& step, int epoch);
    /// Values in the order of metrics(), from numbers on the CPU.
    [[nodiscard]] std::vector<double> metricsOf(const torch::Tensor& numbers) const;
    /// Whether views are walks on the graph in which hops are counted, so that walk depths bound the distances.
    [[nodiscard]] bool areWalked() const { return !m_problem.time && &m_problem.hopGraph == &m_problem.trainingGraph; }
    [[nodiscard]] int ascents() const { return m_options.ascent.enabled ? m_options.ascent.steps : 1; }

    const Problem& m_problem;
    InputFeatures m_features;
    RosaOptions m_options;
    sampling::StepOptions m_sampling;
    std::uint64_t m_seed;
    torch::Device m_device = torch::kCPU;  ///< Where steps run.
    bool m_takesCpuPath = true;            ///< Whether they use the CPU path there.
    ModelState m_state;
    std::unique_ptr<Encoder> m_encoder;
    std::unique_ptr<Projector> m_projector;
    std::unique_ptr<Optimizer> m_optimizer;
    graph::HopDistance m_hops;
    bool m_needsPositiveHops, m_needsAllHops;
    bool m_searchesAhead;  ///< Hops: on one thread during the previous step; if slow, on all within the step.
    bool m_isPerturbed;
    std::optional<SparseMatrix> m_wholeNeighbourhood;      ///< Computed by the first embed().
    std::optional<transport::PaddedSizes> m_largestViews;  ///< Of the first batch; computed by the first trainingPadding().
    std::optional<RecordedSteps> m_recorded;
    Ahead<PreparedStep> m_prepared;  ///< Declared last, since it reads the other members.
};

}  // namespace rosa::learn
