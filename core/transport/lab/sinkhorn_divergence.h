/// Sinkhorn divergence: entropic transport without the distance of a measure from itself.
#pragma once

#include <memory>
#include <span>

#include "core/base/result.h"
#include "core/transport/matrix.h"
#include "core/transport/sharpness.h"

namespace rosa::transport {

/// Options of the three solves.
struct DivergenceOptions {
    double lambda = kUsualLambda;  ///< 1/ε. > 0
    int iterations = 10000;        ///< Full iterations at most. >= 1
    double tolerance = 1e-12;      ///< L1 gap of the row marginal after a full iteration at which a solve ends. >= 0
};

/// Two definitions are in use; both are given. They differ in what is subtracted.
struct SinkhornDivergence {
    double cost = 0;       ///< <Γ_ab, D_ab>, the entropic cost without entropy ("sharp").
    double costSelfA = 0;  ///< <Γ_aa, D_aa>
    double costSelfB = 0;
    double sharp = 0;  ///< cost − (costSelfA + costSelfB)/2; as Genevay et al. (2018) define it. May be negative.
    double value = 0;  ///< OT_ε(a,b) with OT_ε = <Γ, D> + ε·KL(Γ | a bᵀ), KL(p|q) = Σ p log(p/q) − p + q.
    double valueSelfA = 0;
    double valueSelfB = 0;
    double debiased = 0;  ///< value − (valueSelfA + valueSelfB)/2; Feydy et al. (2019): 0 for a = b, and >= 0 for distances.
    bool converged = false;  ///< All three solves are within the tolerance.
};

/// `cost` is n × m, `costA` n × n and `costB` m × m among the points of each side. O((n + m)² · iterations); reentrant. Errors are those of
/// checkProblem() and of options out of range.
Result<SinkhornDivergence> sinkhornDivergence(MatrixView<double> cost, MatrixView<double> costA, MatrixView<double> costB,
                                              std::span<const double> a, std::span<const double> b,
                                              const DivergenceOptions& options = {});

/// The same in parts, for those who cannot wait.
class DivergenceSolve {
public:
    static Result<DivergenceSolve> begin(MatrixView<double> cost, MatrixView<double> costA, MatrixView<double> costB,
                                         std::span<const double> a, std::span<const double> b,
                                         const DivergenceOptions& options = {});
    ~DivergenceSolve();
    DivergenceSolve(DivergenceSolve&& other) noexcept;
    DivergenceSolve& operator=(DivergenceSolve&& other) noexcept;

    /// At most so many full iterations more of each solve. True: nothing is left to do. Errors are those of halfIteration().
    Result<bool> advance(int iterations);
    /// O(n m + n² + m²)
    [[nodiscard]] SinkhornDivergence divergence() const;

private:
    struct Solves;
    explicit DivergenceSolve(std::unique_ptr<Solves> solves);
    std::unique_ptr<Solves> m_solves;
};

}  // namespace rosa::transport
