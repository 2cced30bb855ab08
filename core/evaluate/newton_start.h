/// A guess for a logistic regression brought near its minimum, on dense rows. Used by the logistic probe alone.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace rosa::evaluate {

/// Newton's method for ½‖w‖² + C · Σ log(1 + exp(−y (w·x))), each step by conjugate gradients, in the processor's vectors.
///
/// It makes no promise: where no step leads down it stays, and whoever needs a minimum hands what comes back to a solver that judges it.
/// Memory 8 bytes a value of the rows, zeros among them. Not random; what it ends with is the same within the tolerance for every
/// instructionSet(). Thread-safe.
class NewtonStart {
public:
    static constexpr int kMostPasses = 290;

    /// Zeros, rows × columns; both at least 1.
    NewtonStart(std::int64_t rows, std::int64_t columns);
    void set(std::int64_t row, std::int64_t column, double value);

    /// From `guess` (`columns` values) to where the gradient's norm is at most `tolerance` times that at w = 0, or as near as six steps come.
    /// `signs` has +1 or −1 for a row that takes part, 0 for one that does not. Some ten passes over well-conditioned rows from a good
    /// guess, kMostPasses at most; a pass ends where all rows behind have zeros alone.
    [[nodiscard]] std::vector<double> refined(std::vector<double> guess, std::span<const double> signs,
                                              double regularisation, double tolerance) const;

private:
    std::int64_t m_rows;
    std::int64_t m_columns;
    std::int64_t m_width;              ///< The columns, and zeros up to whole registers.
    std::vector<double> m_values;      ///< Rows of that width, and one of zeros behind them.
    std::vector<std::int64_t> m_ends;  ///< Whole registers of a row that were set, and of the row of zeros.
};

}  // namespace rosa::evaluate
