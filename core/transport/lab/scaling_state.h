/// Sinkhorn's scaling by half iterations, as values: each state can be kept, compared and returned to.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/transport/matrix.h"
#include "core/transport/sharpness.h"

namespace rosa::transport {

/// Arithmetic of the scaling.
enum class Arithmetic {
    Single,  ///< Kernel and scalings in float32, as in training, subnormal numbers included on every processor: see kernelRange().
    Double,     ///< Kernel and scalings in float64.
    Logarithm,  ///< Potentials log v and log u in float64, without a kernel: finite for every λ.
};

/// A side of a transport problem.
enum class Side { Rows, Columns };

/// An entropic transport problem: as sinkhorn() minimises it.
struct ScalingProblem {
    Matrix<double> cost;           ///< D, n × m, finite.
    std::vector<double> rows;      ///< t, n weights >= 0.
    std::vector<double> columns;   ///< r, m weights >= 0 with the sum of t.
    double lambda = kUsualLambda;  ///< > 0; in 1/cost.
    Arithmetic arithmetic = Arithmetic::Double;
};

/// Scalings after a number of half iterations.
struct ScalingState {
    std::vector<double>
        logV;  ///< Rows, n. −inf for a row without weight; all 0 before the first half iteration, in which v does not matter.
    std::vector<double> logU;  ///< Columns, m; log(1/m) at the start, as in the article.
    std::int64_t halfIterations = 0;

    /// The side that was scaled last, whose marginal is exact; meaningless before the first half iteration.
    [[nodiscard]] Side last() const { return halfIterations % 2 == 1 ? Side::Rows : Side::Columns; }
    /// The side that the next half iteration scales.
    [[nodiscard]] Side next() const { return halfIterations % 2 == 0 ? Side::Rows : Side::Columns; }

    friend bool operator==(const ScalingState&, const ScalingState&) = default;
};

/// Returns the state before the first half iteration. Errors are those of checkProblem(), and of a λ out of range. The numbers of weights must be
/// the cost's rows and columns (checked).
Result<ScalingState> startScaling(const ScalingProblem& problem);

/// Scales one side: v = t / (P u) or u = r / (Pᵀ v). Two half iterations are an iteration of sinkhorn(). `problem` must have passed startScaling();
/// the state may be one of the same shape that another λ, cost, weight or arithmetic has led to. O(n m); reentrant.
///
/// Returns an Error that names the row or column, if it has weight, whose scaling is 0 or not finite in this arithmetic (the kernel
/// underflows or overflows, or the state is not finite): Logarithm never returns it for finite λD and a state that it has led to.
Result<ScalingState> halfIteration(const ScalingProblem& problem, const ScalingState& state);

/// P = exp(−λD) in this arithmetic: with Single, values are rounded to float32, with underflow. For Logarithm, in float64.
Matrix<double> kernelOf(const ScalingProblem& problem);

/// Γ = diag(v) P diag(u) of a state with at least one half iteration; zeros before it. Computed as exp(log v + log P + log u) with the kernel of
/// this arithmetic, so that the side scaled last is exact, to the accuracy of its sums, even where the kernel has lost digits.
Matrix<double> planOf(const ScalingProblem& problem, const ScalingState& state);

/// The smallest λ at which an element of exp(−λD) becomes subnormal in float32 (below 2⁻¹²⁶: λD = 126 log 2 ≈ 87.34), and at which it becomes
/// 0 (nearer to 0 than to 2⁻¹⁴⁹: λD = 150 log 2 ≈ 103.97); infinite if no cost is positive. To float32's accuracy, 2·10⁻⁷, since λ and D are
/// rounded as well.
struct KernelRange {
    double subnormal;
    double zero;
};
KernelRange kernelRange(MatrixView<double> cost);

}  // namespace rosa::transport
