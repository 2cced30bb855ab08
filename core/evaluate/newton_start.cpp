#include "core/evaluate/newton_start.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include <Eigen/Core>

#include "core/base/check.h"
#include "core/base/instruction_set.h"

#if defined(__GNUC__) && !defined(__clang__)
// Vectors are passed only between inlined functions, so the ABI is not affected.
#pragma GCC diagnostic ignored "-Wpsabi"
#endif

namespace rosa::evaluate {

using Eigen::VectorXd;

namespace {

/// Maximum number of Newton steps. A good guess needs one or two.
constexpr int kSteps = 6;
/// Maximum number of matrix products per Newton step.
constexpr int kProducts = 40;
/// Number of step lengths tried, each half the previous one.
constexpr int kLengths = 8;
static_assert(2 + kSteps * (kProducts + kLengths) == NewtonStart::kMostPasses);
/// A step reduces the gradient to this fraction of the target, under the quadratic model of the loss.
constexpr double kLeft = 0.3;
/// Minimum fraction of the decrease predicted by the slope that a step must achieve.
constexpr double kKept = 1e-4;
/// Doubles per register, and rows processed together. Twice as many rows would spill the registers with AVX2.
constexpr std::int64_t kLanes = 4;
constexpr std::size_t kTogether = 4;

using Register __attribute__((vector_size(kLanes * sizeof(double)))) = double;

ROSA_INLINE Register load(const double* from)
{
    Register values;
    std::memcpy(&values, from, sizeof values);
    return values;
}

ROSA_INLINE double sumOf(const Register& values)
{
    double sum = 0;
    for (int lane = 0; lane < kLanes; ++lane) sum += values[lane];
    return sum;
}

/// A row and the extent of its non-zero values, in whole registers.
struct Row {
    const double* values;
    std::int64_t end;
};

/// to += Σ weight(i, rowᵢ · v) · rowᵢ; the number of rows must be a multiple of kTogether.
struct AddWeightedRows {
    template <typename Weight>
    ROSA_INLINE static void run(const std::vector<Row>& rows, const double* v, const Weight& weight, double* to)
    {
        for (std::size_t first = 0; first < rows.size(); first += kTogether) {
            std::int64_t end = 0;
            for (std::size_t i = first; i < first + kTogether; ++i) end = std::max(end, rows[i].end);
            const double* const a = rows[first].values;
            const double* const b = rows[first + 1].values;
            const double* const c = rows[first + 2].values;
            const double* const d = rows[first + 3].values;
            Register sumA{}, sumB{}, sumC{}, sumD{};
            for (std::int64_t j = 0; j < end; j += kLanes) {
                const Register along = load(v + j);
                sumA += load(a + j) * along;
                sumB += load(b + j) * along;
                sumC += load(c + j) * along;
                sumD += load(d + j) * along;
            }
            const double ofA = weight(first, sumOf(sumA)), ofB = weight(first + 1, sumOf(sumB)),
                         ofC = weight(first + 2, sumOf(sumC)), ofD = weight(first + 3, sumOf(sumD));
            for (std::int64_t j = 0; j < end; j += kLanes) {
                const Register sum =
                    load(to + j) + ofA * load(a + j) + ofB * load(b + j) + ofC * load(c + j) + ofD * load(d + j);
                std::memcpy(to + j, &sum, sizeof sum);
            }
        }
    }
};

/// Loss over the rows that take part.
struct Loss {
    std::vector<Row> rows;  ///< Followed by rows of zeros.
    std::vector<double> signs;
    double regularisation = 0;

    struct Point {
        VectorXd w;
        VectorXd gradient;
        std::vector<double> curvature;  ///< C · σ(z)(1 − σ(z)) per row.
        double loss = 0;
    };

    [[nodiscard]] Point at(VectorXd w) const
    {
        Point point{std::move(w), {}, std::vector<double>(rows.size()), 0};
        point.gradient = point.w;
        double sum = 0;
        dispatch<AddWeightedRows>(
            rows, point.w.data(),
            [&](std::size_t row, double z) {
                const double margin = signs[row] * z;
                const double small = std::exp(-std::abs(margin));
                const double wrong = (margin > 0 ? small : 1.0) / (1 + small);  // σ(−margin)
                sum += std::log1p(small) + std::max(0.0, -margin);
                point.curvature[row] = regularisation * wrong * (1 - wrong);
                return -regularisation * signs[row] * wrong;
            },
            point.gradient.data());
        point.loss = point.w.squaredNorm() / 2 + regularisation * sum;
        return point;
    }

    /// Norm of the gradient at w = 0.
    [[nodiscard]] double slopeAtZero(std::int64_t width) const
    {
        const VectorXd zero = VectorXd::Zero(width);
        VectorXd gradient = zero;
        dispatch<AddWeightedRows>(
            rows, zero.data(), [&](std::size_t row, double) { return -regularisation * signs[row] / 2; }, gradient.data());
        return gradient.norm();
    }

    /// Returns the point after a step, or the same point if no step length decreases the loss.
    [[nodiscard]] Point after(const Point& point, const VectorXd& step) const
    {
        const double slope = point.gradient.dot(step);
        double length = 1;
        for (int i = 0; i < kLengths; ++i, length /= 2) {
            Point next = at(point.w + length * step);
            // Close to the minimum, losses differ only by rounding.
            if (next.gradient.norm() < point.gradient.norm() || next.loss < point.loss + kKept * length * slope) return next;
        }
        return point;
    }

    /// Approximates H⁻¹·(−gradient) until the norm of the residual is at most `enough`.
    [[nodiscard]] VectorXd step(const Point& point, double enough) const
    {
        VectorXd step = VectorXd::Zero(point.w.size());
        VectorXd left = -point.gradient;
        VectorXd direction = left;
        double size = left.squaredNorm();
        for (int i = 0; i < kProducts && size > enough * enough; ++i) {
            VectorXd curved = direction;
            dispatch<AddWeightedRows>(
                rows, direction.data(), [&](std::size_t row, double z) { return point.curvature[row] * z; }, curved.data());
            const double length = size / direction.dot(curved);
            step += length * direction;
            left -= length * curved;
            const double next = left.squaredNorm();
            direction = left + next / size * direction;
            size = next;
        }
        return step;
    }
};

}  // namespace

NewtonStart::NewtonStart(std::int64_t rows, std::int64_t columns)
    : m_rows(rows), m_columns(columns), m_width((columns + kLanes - 1) / kLanes * kLanes)
{
    ROSA_CHECK(rows > 0 && columns > 0, "a matrix of some size");
    m_values.assign(static_cast<std::size_t>((rows + 1) * m_width), 0.0);
    m_ends.assign(static_cast<std::size_t>(rows + 1), 0);
}

void NewtonStart::set(std::int64_t row, std::int64_t column, double value)
{
    m_values[static_cast<std::size_t>(row * m_width + column)] = value;
    std::int64_t& end = m_ends[static_cast<std::size_t>(row)];
    end = std::max(end, (column / kLanes + 1) * kLanes);
}

std::vector<double> NewtonStart::refined(std::vector<double> guess, std::span<const double> signs, double regularisation,
                                         double tolerance) const
{
    ROSA_CHECK(std::ssize(guess) == m_columns && std::ssize(signs) == m_rows, "a value a column, a sign a row");
    Loss loss{{}, {}, regularisation};
    const auto add = [&](std::int64_t row, double sign) {
        loss.rows.push_back({m_values.data() + row * m_width, m_ends[static_cast<std::size_t>(row)]});
        loss.signs.push_back(sign);
    };
    for (std::int64_t i = 0; i < m_rows; ++i)
        if (const double sign = signs[static_cast<std::size_t>(i)]; sign != 0) add(i, sign);
    while (loss.rows.size() % kTogether != 0) add(m_rows, 0);
    const double enough = tolerance * loss.slopeAtZero(m_width);
    VectorXd start = VectorXd::Zero(m_width);
    std::ranges::copy(guess, start.begin());
    Loss::Point point = loss.at(std::move(start));
    for (int i = 0; i < kSteps && point.gradient.norm() > enough; ++i) {
        Loss::Point next = loss.after(point, loss.step(point, kLeft * enough));
        if (next.w == point.w) break;
        point = std::move(next);
    }
    std::copy_n(point.w.begin(), guess.size(), guess.begin());
    return guess;
}

}  // namespace rosa::evaluate
