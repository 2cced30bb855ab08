/// Refines a starting point of logistic regression on dense rows. Only for the logistic probe.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace rosa::evaluate {

/// Newton's method for ½‖w‖² + C · Σ log(1 + exp(−y (w·x))) with conjugate gradient steps, vectorised.
///
/// Convergence is not guaranteed: it stays if no step decreases the loss, so the result must be passed to a solver that checks it. Memory:
/// 8 bytes per value of the rows, including zeros. Deterministic; the result is the same within the tolerance for every instructionSet().
/// Thread-safe.
class NewtonStart {
public:
    static constexpr int kMostPasses = 290;

    /// A zero matrix, rows × columns; both at least 1.
    NewtonStart(std::int64_t rows, std::int64_t columns);
    void set(std::int64_t row, std::int64_t column, double value);

    /// Iterates from `guess` (`columns` values) until the gradient norm is at most `tolerance` times that at w = 0, or for at most six
    /// steps. `signs` is +1 or −1 for rows that take part and 0 for others. Needs about ten passes over well-conditioned rows from a good
    /// guess, at most kMostPasses; trailing zeros of rows are skipped.
    [[nodiscard]] std::vector<double> refined(std::vector<double> guess, std::span<const double> signs,
                                              double regularisation, double tolerance) const;

private:
    std::int64_t m_rows;
    std::int64_t m_columns;
    std::int64_t m_width;              ///< Number of columns, padded with zeros to whole registers.
    std::vector<double> m_values;      ///< Rows of that width, followed by one row of zeros.
    std::vector<std::int64_t> m_ends;  ///< Per row: extent of the values set, in whole registers; also of the row of zeros.
};

}  // namespace rosa::evaluate
