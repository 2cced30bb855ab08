/// Wrapper of liblinear's binary logistic regression, the only place that uses the library. Only for the logistic probe.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/evaluate/unit_rows.h"

namespace rosa::evaluate {

/// Predicts the class if weights · row + bias > 0.
struct LinearRule {
    std::vector<double> weights;  ///< One per column; empty if the training rows were all of one kind.
    double bias = 0;              ///< −∞ or +∞ if the training rows were all of one kind.

    [[nodiscard]] double decision(const UnitRows& rows, graph::Node node) const
    {
        return weights.empty() ? bias : bias + rows.dot(node, weights);
    }
};

/// Result of a solve, in the coordinates in which TrainingRows stores its rows.
struct Solution {
    std::vector<double> coordinates;  ///< Empty if the training rows were all of one kind.
    double constant = 0;              ///< −∞ or +∞ in that case.
};

/// Rows of the training nodes in liblinear's layout, 16 bytes per stored value; built once and shared by all solves. If there are fewer
/// rows than columns of an embedding, they are stored as SpanCoordinates: liblinear then processes half the values or fewer, for the same
/// minimum. Rows with at least half of their values stored are also kept as doubles for NewtonStart: 8 bytes per value, including zeros.
class TrainingRows {
public:
    TrainingRows(const UnitRows& rows, std::span<const graph::Node> nodes);
    ~TrainingRows();
    TrainingRows(const TrainingRows&) = delete;
    TrainingRows& operator=(const TrainingRows&) = delete;

    /// Rough number of multiplications of the longer of building this object and one solve; `stored` values of `rows` × `columns`.
    static double largestWork(std::int64_t rows, std::int64_t columns, std::int64_t stored);

    /// Minimises ½‖(w, b)‖² + C · Σ log(1 + exp(−y (w·x + b))) over the rows `used` (positions in `nodes`), with y = +1 if
    /// `isPositive[position]`, otherwise −1. Uses liblinear's solver 0, a trust-region Newton method (Lin, Weng and Keerthi, 2008), until
    /// the gradient norm is below tolerance · min(positives, negatives) / rows times that at w = 0. Starts at `start`, a guess in the
    /// coordinates of these rows, or at 0; on dense rows NewtonStart refines the start so that liblinear rarely needs a step.
    /// Deterministic; the same within the tolerance for every instructionSet(). Thread-safe.
    ///
    /// `isStopped` is polled at every Newton step; true ends the solve with an empty Solution. liblinear can only be left by an exception,
    /// which costs the memory of its own vectors (some 50 bytes per row and column): for jobs that end.
    [[nodiscard]] Solution solve(std::span<const std::int32_t> used, const std::vector<char>& isPositive,
                                 double regularisation, double tolerance, const Solution* start = nullptr,
                                 const std::function<bool()>& isStopped = {}) const;
    /// Decision value of a solution for a training row.
    [[nodiscard]] double decision(const Solution& solution, std::int32_t position) const;
    /// Converts a solution into a rule for any row.
    [[nodiscard]] LinearRule ruleOf(const Solution& solution) const;

private:
    struct Layout;
    std::unique_ptr<Layout> m_layout;
};

}  // namespace rosa::evaluate
