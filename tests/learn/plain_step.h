/// A training step of RoSA by plain arithmetic, which the fast one is held against.
#pragma once

#include "core/learn/methods/rosa.h"

namespace rosa::learn {

/// Every ascent encodes both views from dense features and solves one pair of views at a time in double precision; autograd does the
/// rest. It draws what the fast step of the epoch draws. Some hundred times slower.
class PlainStep {
public:
    /// Trains `method` in its step's stead; it must outlive this.
    explicit PlainStep(RosaMethod& method) : m_method(method) {}

    /// One epoch; gives the loss as the method reports it.
    Result<double> run(int epoch);

private:
    using Side = RosaMethod::Side;

    struct Sides {
        Side first, second;
        torch::Tensor inter, intraFirst, intraSecond;  ///< Scales of the costs; undefined: 1.
    };

    [[nodiscard]] Side denseSideOf(const sampling::StepView& view) const;
    /// Adds to the gradients; gives the loss's share.
    Result<double> ascend(const Sides& sides, const torch::Tensor& perturbation);

    RosaMethod& m_method;
};

}  // namespace rosa::learn
