/// A guess for a logistic regression brought near its minimum, on dense rows. Used by the logistic probe alone.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace rosa::evaluate {

/// Newton's method for ½‖w‖² + C · Σ log(1 + exp(−y (w·x))), each step by conjugate gradients, in the processor's vectors.
///
/// It makes no promise: a step that does not shorten the gradient is not taken, and whoever needs a minimum hands what comes back to a
/// solver that judges it. Memory 8 bytes a value of the rows. Not random; its last bits depend on instructionSet(). Thread-safe.
class NewtonStart {
public:
    /// Zeros, rows × columns; both at least 1.
    NewtonStart(std::int64_t rows, std::int64_t columns);
    void set(std::int64_t row, std::int64_t column, double value)
    {
        m_values[static_cast<std::size_t>(row * m_width + column)] = value;
    }

    /// From `guess` (`columns` values) to where the gradient's norm is at most `tolerance` times that at w = 0, or as near as six steps come.
    /// `signs` has +1 or −1 for a row that takes part, 0 for one that does not. Some ten passes over the rows from a good guess, at most 250.
    [[nodiscard]] std::vector<double> refined(std::vector<double> guess, std::span<const double> signs,
                                              double regularisation, double tolerance) const;

private:
    [[nodiscard]] const double* row(std::int64_t i) const { return m_values.data() + i * m_width; }

    std::int64_t m_rows;
    std::int64_t m_columns;
    std::int64_t m_width;          ///< The columns, and zeros up to whole registers.
    std::vector<double> m_values;  ///< Rows of that width, and one of zeros behind them.
};

}  // namespace rosa::evaluate
