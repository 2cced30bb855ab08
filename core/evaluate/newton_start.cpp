#include "core/evaluate/newton_start.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include <Eigen/Core>

#include "core/base/check.h"
#include "core/base/instruction_set.h"

#if defined(__GNUC__) && !defined(__clang__)
// Vectors pass between functions only where those are inlined, so no ABI is concerned.
#pragma GCC diagnostic ignored "-Wpsabi"
#endif

namespace rosa::evaluate {

using Eigen::VectorXd;

namespace {

/// Newton steps at most. A good guess needs one or two.
constexpr int kSteps = 6;
/// Products of a Newton step at most.
constexpr int kProducts = 40;
/// A step leaves this share of what is asked, if the loss were its own quadratic model.
constexpr double kLeft = 0.3;
/// Doubles of a register, and rows that go through registers together.
constexpr std::int64_t kLanes = 8;
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

/// to += Σ weight(i, rowᵢ · v) · rowᵢ; whole registers and a multiple of kTogether rows.
struct AddWeightedRows {
    template <typename Weight>
    ROSA_INLINE static void run(const std::vector<const double*>& rows, std::int64_t width, const double* v,
                                const Weight& weight, double* to)
    {
        for (std::size_t first = 0; first < rows.size(); first += kTogether) {
            const double* const a = rows[first];
            const double* const b = rows[first + 1];
            const double* const c = rows[first + 2];
            const double* const d = rows[first + 3];
            Register sumA{}, sumB{}, sumC{}, sumD{};
            for (std::int64_t j = 0; j < width; j += kLanes) {
                const Register along = load(v + j);
                sumA += load(a + j) * along;
                sumB += load(b + j) * along;
                sumC += load(c + j) * along;
                sumD += load(d + j) * along;
            }
            const double ofA = weight(first, sumOf(sumA)), ofB = weight(first + 1, sumOf(sumB)),
                         ofC = weight(first + 2, sumOf(sumC)), ofD = weight(first + 3, sumOf(sumD));
            for (std::int64_t j = 0; j < width; j += kLanes) {
                const Register sum =
                    load(to + j) + ofA * load(a + j) + ofB * load(b + j) + ofC * load(c + j) + ofD * load(d + j);
                std::memcpy(to + j, &sum, sizeof sum);
            }
        }
    }
};

/// The loss of the rows that take part.
struct Loss {
    std::vector<const double*> rows;  ///< Rows of zeros behind them.
    std::vector<double> signs;
    std::int64_t width = 0;
    double regularisation = 0;

    struct Point {
        VectorXd w;
        VectorXd gradient;
        std::vector<double> curvature;  ///< C · σ(z)(1 − σ(z)) of each row.
    };

    [[nodiscard]] Point at(VectorXd w) const
    {
        Point point{std::move(w), {}, std::vector<double>(rows.size())};
        point.gradient = point.w;
        dispatch<AddWeightedRows>(
            rows, width, point.w.data(),
            [&](std::size_t row, double z) {
                const double wrong = 1 / (1 + std::exp(signs[row] * z));
                point.curvature[row] = regularisation * wrong * (1 - wrong);
                return -regularisation * signs[row] * wrong;
            },
            point.gradient.data());
        return point;
    }

    /// About H⁻¹·(−gradient): until what is left of the gradient is `enough` long.
    [[nodiscard]] VectorXd step(const Point& point, double enough) const
    {
        VectorXd step = VectorXd::Zero(width);
        VectorXd left = -point.gradient;
        VectorXd direction = left;
        double size = left.squaredNorm();
        for (int i = 0; i < kProducts && size > enough * enough; ++i) {
            VectorXd curved = direction;
            dispatch<AddWeightedRows>(
                rows, width, direction.data(), [&](std::size_t row, double z) { return point.curvature[row] * z; },
                curved.data());
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
}

std::vector<double> NewtonStart::refined(std::vector<double> guess, std::span<const double> signs, double regularisation,
                                         double tolerance) const
{
    ROSA_CHECK(std::ssize(guess) == m_columns && std::ssize(signs) == m_rows, "a value a column, a sign a row");
    Loss loss{{}, {}, m_width, regularisation};
    for (std::int64_t i = 0; i < m_rows; ++i)
        if (const double sign = signs[static_cast<std::size_t>(i)]; sign != 0) {
            loss.rows.push_back(row(i));
            loss.signs.push_back(sign);
        }
    while (loss.rows.size() % kTogether != 0) {
        loss.rows.push_back(row(m_rows));
        loss.signs.push_back(0);
    }
    const double enough = tolerance * loss.at(VectorXd::Zero(m_width)).gradient.norm();
    VectorXd start = VectorXd::Zero(m_width);
    std::ranges::copy(guess, start.begin());
    Loss::Point point = loss.at(std::move(start));
    for (int i = 0; i < kSteps && point.gradient.norm() > enough; ++i) {
        Loss::Point next = loss.at(point.w + loss.step(point, kLeft * enough));
        if (!(next.gradient.norm() < point.gradient.norm())) break;
        point = std::move(next);
    }
    std::copy_n(point.w.begin(), guess.size(), guess.begin());
    return guess;
}

}  // namespace rosa::evaluate
