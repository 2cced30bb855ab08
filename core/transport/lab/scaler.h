/// A scaling problem prepared for many half iterations. Private to transport.
#pragma once

#include "core/transport/lab/scaling_state.h"

namespace rosa::transport {

/// Computes the kernel once. `problem` must outlive it, be valid and have the shape of the states (checked).
class Scaler {
public:
    explicit Scaler(const ScalingProblem& problem);

    [[nodiscard]] Result<ScalingState> next(const ScalingState& state) const;
    [[nodiscard]] Matrix<double> plan(const ScalingState& state) const;

private:
    [[nodiscard]] double logKernel(std::int64_t i, std::int64_t j) const;
    void scaleInDouble(ScalingState& state) const;
    void scaleInSingle(ScalingState& state) const;
    void scaleInLogarithms(ScalingState& state) const;

    const ScalingProblem& m_problem;
    Matrix<double> m_kernel;  ///< Empty for Arithmetic::Logarithm.
};

/// A plan in the log domain that was scaled until the rows kept their weights after the columns had been scaled.
struct ConvergedScaling {
    ScalingState state;
    int iterations = 0;
    bool converged = false;  ///< ‖Γ1 − t‖₁ is at most the tolerance.
};

/// Full iterations in the log domain from the start, whatever the problem's arithmetic: at most `iterations`, until ‖Γ1 − t‖₁ <= `tolerance`. Errors are
/// those of startScaling() and halfIteration().
Result<ConvergedScaling> convergedScaling(const ScalingProblem& problem, int iterations, double tolerance);

/// Continues it until it has `iterations` iterations in all: the same in one part or in many. `inLogarithms` is the problem in Arithmetic::Logarithm.
Result<void> converge(const ScalingProblem& inLogarithms, int iterations, double tolerance, ConvergedScaling& scaling);

}  // namespace rosa::transport
