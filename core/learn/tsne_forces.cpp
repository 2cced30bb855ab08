#include "core/learn/tsne_forces.h"

#include <array>
#include <cmath>

#include "core/base/parallel.h"
#include "core/transport/vector_math.h"

namespace rosa::learn {

namespace {

/// Sums are kept in so many lanes, added up at the end: the compiler may not reorder a single sum into vectors.
constexpr std::int64_t lanes = 16;

template <typename Real>
struct RowSums {
    std::array<Real, lanes> pullX{}, pullY{}, pushX{}, pushY{}, weight{};
};

template <typename Real>
struct Planes {
    const Real* x;
    const Real* y;
    std::int64_t count;
};

template <typename Real>
ROSA_INLINE void addPair(RowSums<Real>& sums, std::size_t lane, Real affinity, Real dx, Real dy)
{
    const Real w = Real(1) / (Real(1) + dx * dx + dy * dy);
    const Real pull = affinity * w;
    const Real push = w * w;
    sums.pullX[lane] += pull * dx;
    sums.pullY[lane] += pull * dy;
    sums.pushX[lane] += push * dx;
    sums.pushY[lane] += push * dy;
    sums.weight[lane] += w;
}

template <typename Real>
ROSA_INLINE RowSums<Real> sumRow(const Real* affinities, Planes<Real> points, Real x, Real y)
{
    RowSums<Real> sums;
    std::int64_t j = 0;
    for (; j + lanes <= points.count; j += lanes)
        for (std::int64_t lane = 0; lane < lanes; ++lane)
            addPair(sums, static_cast<std::size_t>(lane), affinities[j + lane], x - points.x[j + lane],
                    y - points.y[j + lane]);
    for (; j < points.count; ++j)
        addPair(sums, static_cast<std::size_t>(j % lanes), affinities[j], x - points.x[j], y - points.y[j]);
    return sums;
}

ROSA_VECTOR_CLONES RowSums<float> rowSums(const float* affinities, Planes<float> points, float x, float y)
{
    return sumRow(affinities, points, x, y);
}

ROSA_VECTOR_CLONES RowSums<double> rowSums(const double* affinities, Planes<double> points, double x, double y)
{
    return sumRow(affinities, points, x, y);
}

template <typename Real>
double added(const std::array<Real, lanes>& sums)
{
    double total = 0;
    for (const Real sum : sums) total += sum;
    return total;
}

/// The layout's two coordinates apart, as vector loads want them.
template <typename Real>
std::array<std::vector<Real>, 2> planesOf(std::span<const Real> layout)
{
    std::array<std::vector<Real>, 2> planes;
    for (std::size_t i = 0; i < layout.size(); ++i) planes[i % 2].push_back(layout[i]);
    return planes;
}

}  // namespace

template <typename Real>
void tsneForces(std::span<const Real> affinities, std::span<const Real> layout, TsneForces<Real>& forces)
{
    const auto planes = planesOf(layout);
    const std::size_t count = planes[0].size();
    forces.attraction.resize(layout.size());
    forces.repulsion.resize(layout.size());
    std::vector<double> weights(count);
    const Planes<Real> points{planes[0].data(), planes[1].data(), static_cast<std::int64_t>(count)};
    parallelFor(points.count, 16, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            const auto sums = rowSums(affinities.data() + i * count, points, planes[0][i], planes[1][i]);
            forces.attraction[2 * i] = static_cast<Real>(added(sums.pullX));
            forces.attraction[2 * i + 1] = static_cast<Real>(added(sums.pullY));
            forces.repulsion[2 * i] = static_cast<Real>(added(sums.pushX));
            forces.repulsion[2 * i + 1] = static_cast<Real>(added(sums.pushY));
            weights[i] = added(sums.weight) - 1;  // the point itself, at distance 0
        }
    });
    forces.total = 0;
    for (const double weight : weights) forces.total += weight;
}

template <typename Real>
double tsneDivergence(std::span<const Real> affinities, std::span<const Real> layout, double entropy)
{
    const std::size_t count = layout.size() / 2;
    std::vector<double> weights(count);
    std::vector<double> crossed(count);
    parallelFor(static_cast<std::int64_t>(count), 16, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                const Real dx = layout[2 * i] - layout[2 * j];
                const Real dy = layout[2 * i + 1] - layout[2 * j + 1];
                const Real inverse = Real(1) + dx * dx + dy * dy;
                weights[i] += static_cast<double>(Real(1) / inverse);
                const Real affinity = affinities[i * count + j];
                if (affinity > Real(0)) crossed[i] += static_cast<double>(affinity) * std::log(static_cast<double>(inverse));
            }
            weights[i] -= 1;
        }
    });
    double total = 0;
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        total += weights[i];
        sum += crossed[i];
    }
    // Σ P (log P − log w + log Z), and ΣP = 1.
    return entropy + sum + std::log(total);
}

template void tsneForces(std::span<const float>, std::span<const float>, TsneForces<float>&);
template void tsneForces(std::span<const double>, std::span<const double>, TsneForces<double>&);
template double tsneDivergence(std::span<const float>, std::span<const float>, double);
template double tsneDivergence(std::span<const double>, std::span<const double>, double);

}  // namespace rosa::learn
