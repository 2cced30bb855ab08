/// A training step of RoSA by plain arithmetic, which the fast one is held against.
#pragma once

#include <vector>

#include "core/learn/methods/rosa/rosa.h"

namespace rosa::learn {

/// The signs that the fast steps of a method move δ along, which rounding decides where a gradient is nearly 0. One epoch at a time.
class TakenSigns {
public:
    /// Listens to `method`, which must outlive this.
    explicit TakenSigns(RosaMethod& method);
    ~TakenSigns();
    TakenSigns(const TakenSigns&) = delete;
    TakenSigns& operator=(const TakenSigns&) = delete;

    void clear() { m_moves.clear(); }
    /// n × F, one a move.
    [[nodiscard]] const std::vector<torch::Tensor>& moves() const { return m_moves; }

private:
    RosaMethod& m_method;
    std::vector<torch::Tensor> m_moves;
};

/// Every ascent encodes both views from dense features and solves one pair of views at a time in double precision; autograd does the
/// rest. It draws what the fast step of the epoch draws. Some hundred times slower.
class PlainStep {
public:
    /// Trains `method` in its step's stead; it must outlive this.
    explicit PlainStep(RosaMethod& method) : m_method(method) {}

    /// One epoch; gives the loss as the method reports it. Where the objective moves δ along signs, it goes the way of `signs`, and
    /// opposed() says how far that is from its own.
    Result<double> run(int epoch, const std::vector<torch::Tensor>& signs);

    /// Of the last run: the share of the gradient, Σ|g| over what was given another sign than g's by Σ|g|, in the ascent where it is largest.
    [[nodiscard]] double opposed() const { return m_opposed; }

private:
    using Side = RosaMethod::Side;

    struct Sides {
        Side first, second;
        torch::Tensor inter, intraFirst, intraSecond;  ///< Scales of the costs; undefined: 1.
    };

    [[nodiscard]] Side denseSideOf(const sampling::StepView& view) const;
    /// Adds to the gradients; gives the loss's share.
    Result<double> ascend(const Sides& sides, const torch::Tensor& perturbation);
    /// What δ moves along, scaled.
    torch::Tensor moveOf(const torch::Tensor& gradient, const torch::Tensor& signs);

    RosaMethod& m_method;
    double m_opposed = 0;
};

}  // namespace rosa::learn
