#include "core/transport/lab/sliced.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

#include "core/transport/sinkhorn.h"

namespace rosa::transport {

namespace {

std::vector<std::size_t> sortedOrder(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t k) { return values[k]; });
    return order;
}

/// Calls move(i, j, mass) for each positive element of the monotone plan, in ascending order. The weights of b are scaled to the sum of a.
template <typename Move>
void forEachMove(std::span<const double> x, std::span<const double> y, std::span<const double> a, std::span<const double> b,
                 const Move& move)
{
    const auto rows = sortedOrder(x);
    const auto columns = sortedOrder(y);
    const double mass = std::accumulate(a.begin(), a.end(), 0.0);
    const double scale = mass / std::accumulate(b.begin(), b.end(), 0.0);
    // Less than this is what rounding has left of equal weights.
    const double nothing = 8 * std::numeric_limits<double>::epsilon() * mass;
    double sent = 0;
    double received = 0;
    for (std::size_t i = 0, j = 0;;) {
        while (sent <= nothing && i < rows.size()) sent = a[rows[i++]];
        while (received <= nothing && j < columns.size()) received = b[columns[j++]] * scale;
        if (sent <= nothing || received <= nothing) return;
        const double moved = std::min(sent, received);
        move(rows[i - 1], columns[j - 1], moved);
        sent -= moved;
        received -= moved;
    }
}

/// Conditions of lineTransport() on everything but the positions.
Result<void> checkWeights(std::span<const double> a, std::span<const double> b, double p)
{
    if (!(p >= 1) || !std::isfinite(p)) return badInput("p is %1, expected a finite number >= 1", p);
    return checkProblem<double>(Matrix<double>(std::ssize(a), std::ssize(b)), a, b);
}

Result<void> checkPositions(std::span<const double> x, std::span<const double> y)
{
    for (std::size_t i = 0; i < x.size(); ++i)
        if (!std::isfinite(x[i])) return badInput("the position of row %1 is not finite", i);
    for (std::size_t j = 0; j < y.size(); ++j)
        if (!std::isfinite(y[j])) return badInput("the position of column %1 is not finite", j);
    return {};
}

Result<double> finiteCost(double cost)
{
    if (!std::isfinite(cost))
        return badInput("the distances to the power p are too large, expected smaller ones or a smaller p");
    return cost;
}

}  // namespace

Result<LinePlan> lineTransport(std::span<const double> x, std::span<const double> y, std::span<const double> a,
                               std::span<const double> b, double p)
{
    ROSA_CHECK(x.size() == a.size() && y.size() == b.size(), "expected one weight per number");
    ROSA_TRY(checkWeights(a, b, p));
    ROSA_TRY(checkPositions(x, y));
    LinePlan result{Matrix<double>(std::ssize(a), std::ssize(b)), 0};
    forEachMove(x, y, a, b, [&](std::size_t i, std::size_t j, double moved) {
        result.plan(static_cast<std::int64_t>(i), static_cast<std::int64_t>(j)) = moved;
        result.cost += moved * std::pow(std::abs(x[i] - y[j]), p);
    });
    ROSA_TRY(finiteCost(result.cost));
    return result;
}

std::vector<double> projected(std::span<const PlanePoint> points, double angle)
{
    std::vector<double> positions;
    positions.reserve(points.size());
    for (const auto& [x, y] : points) positions.push_back(x * std::cos(angle) + y * std::sin(angle));
    return positions;
}

Result<double> slicedCost(std::span<const PlanePoint> x, std::span<const PlanePoint> y, std::span<const double> a,
                          std::span<const double> b, int angles, double p)
{
    ROSA_CHECK(x.size() == a.size() && y.size() == b.size(), "expected one weight per point");
    if (angles < 1) return badInput("angles is %1, expected at least 1", angles);
    ROSA_TRY(checkWeights(a, b, p));
    double sum = 0;
    for (int k = 0; k < angles; ++k) {
        const double angle = std::numbers::pi * k / angles;
        const auto rows = projected(x, angle);
        const auto columns = projected(y, angle);
        ROSA_TRY(checkPositions(rows, columns));
        forEachMove(rows, columns, a, b, [&](std::size_t i, std::size_t j, double moved) {
            sum += moved * std::pow(std::abs(rows[i] - columns[j]), p);
        });
    }
    return finiteCost(sum / angles);
}

}  // namespace rosa::transport
