#include "core/learn/projection/tsne_forces.h"

#include <array>
#include <cmath>

#include "core/base/instruction_set.h"
#include "core/base/parallel.h"

namespace rosa::learn {

namespace {

/// Sums are kept in lanes and added at the end, since the compiler may not reorder a single sum for vectorisation.
constexpr std::int64_t lanes = 16;

template <typename Real>
struct RowSums {
    std::array<Real, lanes> pushX{}, pushY{}, weight{};
};

template <typename Real>
struct Planes {
    const Real* x;
    const Real* y;
    std::int64_t count;
};

template <typename Real>
ROSA_INLINE void addPair(RowSums<Real>& sums, std::size_t lane, Real dx, Real dy)
{
    const Real w = Real(1) / (Real(1) + dx * dx + dy * dy);
    const Real push = w * w;
    sums.pushX[lane] += push * dx;
    sums.pushY[lane] += push * dy;
    sums.weight[lane] += w;
}

struct SumRow {
    template <typename Real>
    ROSA_INLINE static void run(Planes<Real> points, Real x, Real y, RowSums<Real>& sums)
    {
        std::int64_t j = 0;
        for (; j + lanes <= points.count; j += lanes)
            for (std::int64_t lane = 0; lane < lanes; ++lane)
                addPair(sums, static_cast<std::size_t>(lane), x - points.x[j + lane], y - points.y[j + lane]);
        for (; j < points.count; ++j) addPair(sums, static_cast<std::size_t>(j % lanes), x - points.x[j], y - points.y[j]);
    }
};

template <typename Real>
double added(const std::array<Real, lanes>& sums)
{
    double total = 0;
    for (const Real sum : sums) total += sum;
    return total;
}

/// Splits the layout into its two coordinates, for vector loads.
template <typename Real>
std::array<std::vector<Real>, 2> planesOf(std::span<const Real> layout)
{
    std::array<std::vector<Real>, 2> planes{std::vector<Real>(layout.size() / 2), std::vector<Real>(layout.size() / 2)};
    for (std::size_t i = 0; i < layout.size(); ++i) planes[i % 2][i / 2] = layout[i];
    return planes;
}

}  // namespace

template <typename Real>
std::vector<Real> tsneAttraction(const TsneAffinities<Real>& affinities, std::span<const Real> layout)
{
    std::vector<Real> forces(layout.size());
    parallelFor(static_cast<std::int64_t>(layout.size() / 2), 64, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            Real x = 0, y = 0;
            const auto last = static_cast<std::size_t>(affinities.offsets[i + 1]);
            for (auto entry = static_cast<std::size_t>(affinities.offsets[i]); entry < last; ++entry) {
                const auto j = static_cast<std::size_t>(affinities.columns[entry]);
                const Real dx = layout[2 * i] - layout[2 * j];
                const Real dy = layout[2 * i + 1] - layout[2 * j + 1];
                const Real pull = affinities.values[entry] / (Real(1) + dx * dx + dy * dy);
                x += pull * dx;
                y += pull * dy;
            }
            forces[2 * i] = x;
            forces[2 * i + 1] = y;
        }
    });
    return forces;
}

template <typename Real>
TsneRepulsion<Real> exactRepulsion(std::span<const Real> layout)
{
    const auto planes = planesOf(layout);
    const std::size_t count = planes[0].size();
    TsneRepulsion<Real> repulsion{std::vector<Real>(layout.size()), 0};
    std::vector<double> weights(count);
    const Planes<Real> points{planes[0].data(), planes[1].data(), static_cast<std::int64_t>(count)};
    parallelFor(points.count, 16, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            RowSums<Real> sums;
            dispatch<SumRow>(points, planes[0][i], planes[1][i], sums);
            repulsion.forces[2 * i] = static_cast<Real>(added(sums.pushX));
            repulsion.forces[2 * i + 1] = static_cast<Real>(added(sums.pushY));
            weights[i] = added(sums.weight) - 1;  // the point itself, at distance 0
        }
    });
    for (const double weight : weights) repulsion.total += weight;
    return repulsion;
}

template <typename Real>
double tsneDivergence(const TsneAffinities<Real>& affinities, std::span<const Real> layout, double total)
{
    const std::size_t count = layout.size() / 2;
    std::vector<double> crossed(count);
    parallelFor(static_cast<std::int64_t>(count), 64, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            const auto last = static_cast<std::size_t>(affinities.offsets[i + 1]);
            for (auto entry = static_cast<std::size_t>(affinities.offsets[i]); entry < last; ++entry) {
                const auto j = static_cast<std::size_t>(affinities.columns[entry]);
                const auto dx = static_cast<double>(layout[2 * i] - layout[2 * j]);
                const auto dy = static_cast<double>(layout[2 * i + 1] - layout[2 * j + 1]);
                crossed[i] += static_cast<double>(affinities.values[entry]) * std::log1p(dx * dx + dy * dy);
            }
        }
    });
    double sum = 0;
    for (const double part : crossed) sum += part;
    // Σ P (log P − log w + log Z), and ΣP = 1.
    return affinities.entropy + sum + std::log(total);
}

template std::vector<float> tsneAttraction(const TsneAffinities<float>&, std::span<const float>);
template std::vector<double> tsneAttraction(const TsneAffinities<double>&, std::span<const double>);
template TsneRepulsion<float> exactRepulsion(std::span<const float>);
template TsneRepulsion<double> exactRepulsion(std::span<const double>);
template double tsneDivergence(const TsneAffinities<float>&, std::span<const float>, double);
template double tsneDivergence(const TsneAffinities<double>&, std::span<const double>, double);

}  // namespace rosa::learn
