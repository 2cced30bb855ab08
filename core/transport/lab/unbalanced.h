/// Unbalanced entropic transport: mass may be left, at a price.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/transport/matrix.h"
#include "core/transport/sharpness.h"

namespace rosa::transport {

/// Options of an unbalanced solve.
struct UnbalancedOptions {
    double lambda = kUsualLambda;  ///< 1/ε, in 1/cost. > 0
    double rho = 1;                ///< ρ, price of leaving mass, in units of the cost. > 0; infinite: balanced.
    int iterations = 1000;         ///< Full iterations at most. >= 1
    double tolerance = 1e-12;      ///< Ends when no potential (times λ) changes by more than this in an iteration. >= 0
};

/// Result of an unbalanced solve.
struct UnbalancedPlan {
    Matrix<double> plan;       ///< Γ
    std::vector<double> rows;  ///< Γ1, the mass that each row sends.
    std::vector<double> columns;
    double cost = 0;       ///< <Γ, D>
    double mass = 0;       ///< ΣΓ
    double objective = 0;  ///< Value of what is minimised, below; without the terms of ρ if that is infinite.
    int iterations = 0;
    bool converged = false;
};

/// Minimises <Γ, D> + (1/λ)·KL(Γ | t rᵀ) + ρ·KL(Γ1 | t) + ρ·KL(Γᵀ1 | r) over Γ >= 0, with KL(a|b) = Σ a log(a/b) − a + b.
///
/// Chizat et al. (2018); scaling in the log domain, f ← −ρ/(ρ+ε)·ε log Σ r exp((g − D)/ε) and g likewise, with the best common translation of f
/// and −g before each (Séjourné, Vialard, Peyré, 2022), so that a large ρ needs no more iterations than a balanced problem. A pair of single points
/// with weights 1 and cost c has in the limit of large λ the mass exp(−c/2ρ). O(n m · iterations); reentrant. Errors are those of checkProblem(),
/// except that the sides may differ in mass where ρ is finite; of options out of range; and of costs too large for λ.
Result<UnbalancedPlan> unbalancedTransport(MatrixView<double> cost, std::span<const double> t, std::span<const double> r,
                                           const UnbalancedOptions& options = {});

/// The same in parts, for those who cannot wait.
class UnbalancedSolve {
public:
    static Result<UnbalancedSolve> begin(MatrixView<double> cost, std::span<const double> t, std::span<const double> r,
                                         const UnbalancedOptions& options = {});
    ~UnbalancedSolve();
    UnbalancedSolve(UnbalancedSolve&& other) noexcept;
    UnbalancedSolve& operator=(UnbalancedSolve&& other) noexcept;

    /// At most so many full iterations more. True: nothing is left to do.
    bool advance(int iterations);
    /// O(n m). An Error of costs too large for λ.
    [[nodiscard]] Result<UnbalancedPlan> plan() const;

private:
    struct State;
    explicit UnbalancedSolve(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

}  // namespace rosa::transport
