/// A reference implementation of the RoSA training step, compared with the optimised one.
#pragma once

#include <memory>
#include <vector>

#include "core/learn/methods/rosa/rosa.h"

namespace rosa::learn {

/// The method with the parts of its step open to the reference, and with the signs along which its own steps move δ. These depend on rounding
/// for gradients near 0.
class OpenRosa : public RosaMethod {
public:
    using RosaMethod::ascents;
    using RosaMethod::drawSample;
    using RosaMethod::encode;
    using RosaMethod::enterRunningStatistics;
    using RosaMethod::hopsOf;
    using RosaMethod::m_features;
    using RosaMethod::m_needsPositiveHops;
    using RosaMethod::m_optimizer;
    using RosaMethod::m_options;
    using RosaMethod::m_seed;
    using RosaMethod::RosaMethod;
    using RosaMethod::sideOf;

    void clearMoves() { m_moves.clear(); }
    /// n × F, one per move along signs. Of steps on the CPU path alone.
    [[nodiscard]] const std::vector<torch::Tensor>& moves() const { return m_moves; }

protected:
    [[nodiscard]] std::unique_ptr<Ascents> ascentsOf(const StepInputs& step, int epoch) const override;

private:
    mutable std::vector<torch::Tensor> m_moves;
};

/// Each ascent encodes both views from dense features and solves one pair of views at a time in double precision; gradients come from
/// autograd. Uses the same random numbers as the optimised step of the epoch. About a hundred times slower.
class PlainStep {
public:
    /// Trains `method` instead of its own step; `method` must outlive this object.
    explicit PlainStep(OpenRosa& method) : m_method(method) {}

    /// Runs one epoch and returns the loss as reported by the method. If the objective moves δ along signs, uses `signs`; opposed()
    /// measures how far these differ from its own.
    Result<double> run(int epoch, const std::vector<torch::Tensor>& signs);

    /// For the last run: Σ|g| over elements with a sign other than that of g, divided by Σ|g|; maximum over the ascents.
    [[nodiscard]] double opposed() const { return m_opposed; }

private:
    using Side = StepSide;

    struct Sides {
        Side first, second;
        torch::Tensor inter, intraFirst, intraSecond;  ///< Scales of the costs; undefined means 1.
    };

    [[nodiscard]] Side denseSideOf(const sampling::StepView& view) const;
    /// Accumulates gradients; returns the contribution to the loss.
    Result<double> ascend(const Sides& sides, const torch::Tensor& perturbation);
    /// The scaled move of δ.
    torch::Tensor moveOf(const torch::Tensor& gradient, const torch::Tensor& signs);

    OpenRosa& m_method;
    double m_opposed = 0;
};

}  // namespace rosa::learn
