/// liblinear's binary logistic regression; the one place that meets the library. Used by the logistic probe alone.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/evaluate/unit_rows.h"

namespace rosa::evaluate {

/// Decides for the class where weights · row + bias > 0.
struct LinearRule {
    std::vector<double> weights;  ///< One a column; empty where the class was not to be seen in training.
    double bias = 0;              ///< −∞ or +∞ where training rows were all of one kind.

    [[nodiscard]] double decision(const UnitRows& rows, graph::Node node) const
    {
        return weights.empty() ? bias : bias + rows.dot(node, weights);
    }
};

/// What a solve found, in the coordinates that TrainingRows keeps its rows in.
struct Solution {
    std::vector<double> coordinates;  ///< Empty where training rows were all of one kind.
    double constant = 0;              ///< Then −∞ or +∞.
};

/// Rows of the training nodes in liblinear's layout, 16 bytes a stored value; built once and shared by every solve. Where they are fewer than
/// the columns of an embedding, they are kept as SpanCoordinates: liblinear goes over half the values or less, to the same minimum. Rows
/// of which half the values are stored or more are kept as doubles beside that, for NewtonStart: 8 bytes a value, zeros among them.
class TrainingRows {
public:
    TrainingRows(const UnitRows& rows, std::span<const graph::Node> nodes);
    ~TrainingRows();
    TrainingRows(const TrainingRows&) = delete;
    TrainingRows& operator=(const TrainingRows&) = delete;

    /// Multiplications of the longest of making these and of one solve on them, roughly; `stored` values of `rows` × `columns`.
    static double largestWork(std::int64_t rows, std::int64_t columns, std::int64_t stored);

    /// Minimises ½‖(w, b)‖² + C · Σ log(1 + exp(−y (w·x + b))) over the rows `used` (positions in `nodes`), y = +1 where
    /// `isPositive[position]`, −1 elsewhere: liblinear's solver 0, a trust-region Newton method (Lin, Weng and Keerthi, 2008),
    /// ended where the gradient fell below tolerance · min(positives, negatives) / rows times that of w = 0. It begins at
    /// `start`, a guess in the coordinates of these rows, or at 0; on dense rows NewtonStart brings that to where liblinear hardly
    /// ever has a step to take. Not random; the same within the tolerance for every instructionSet(). Thread-safe.
    [[nodiscard]] Solution solve(std::span<const std::int32_t> used, const std::vector<char>& isPositive,
                                 double regularisation, double tolerance, const Solution* start = nullptr) const;
    /// What the solution says of a training row.
    [[nodiscard]] double decision(const Solution& solution, std::int32_t position) const;
    /// The solution for any row.
    [[nodiscard]] LinearRule ruleOf(const Solution& solution) const;

private:
    struct Layout;
    std::unique_ptr<Layout> m_layout;
};

}  // namespace rosa::evaluate
