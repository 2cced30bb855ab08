#include "core/learn/projection/tsne_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/base/parallel.h"

namespace rosa::learn {

namespace {

constexpr std::int64_t kStencil = GridShape::kStencil;
using Basis = std::array<float, kStencil>;

/// The smallest even number >= `least` without prime factors above 5, for fast FFTs.
std::int64_t fastLength(std::int64_t least)
{
    for (std::int64_t length = least + least % 2;; length += 2) {
        std::int64_t rest = length;
        for (const std::int64_t prime : {2, 3, 5})
            while (rest % prime == 0) rest /= prime;
        if (rest == 1) return length;
    }
}

/// Position of a coordinate: first node of its stencil, and offset from the second node.
struct Place {
    std::int64_t node;
    float past;
};

std::array<std::array<float, 2>, 2> cornersOf(std::span<const float> layout)
{
    std::array<float, 2> low{layout[0], layout[1]}, high = low;
    for (std::size_t i = 0; i < layout.size(); ++i) {
        low[i % 2] = std::min(low[i % 2], layout[i]);
        high[i % 2] = std::max(high[i % 2], layout[i]);
    }
    return {low, high};
}

/// A grid with the points of its layout sorted by row of nodes.
struct Grid : GridShape {
    std::vector<std::int64_t>
        offsets;  ///< cells[0] + 1: points whose stencils begin in row r are points[offsets[r] …], ascending.
    std::vector<std::int32_t> points;

    explicit Grid(std::span<const float> layout) : GridShape(cornersOf(layout)) { sortPoints(layout); }

    [[nodiscard]] Place placeOf(float coordinate, std::size_t axis) const
    {
        const float at = (coordinate - low[axis]) / spacing;
        const std::int64_t cell = std::clamp(static_cast<std::int64_t>(at), std::int64_t{0}, cells[axis] - 1);
        return {cell, at - static_cast<float>(cell)};
    }

private:
    void sortPoints(std::span<const float> layout)
    {
        const std::size_t count = layout.size() / 2;
        offsets.assign(static_cast<std::size_t>(cells[0]) + 1, 0);
        std::vector<std::int32_t> rowOf(count);
        for (std::size_t i = 0; i < count; ++i) {
            rowOf[i] = static_cast<std::int32_t>(placeOf(layout[2 * i], 0).node);
            ++offsets[static_cast<std::size_t>(rowOf[i]) + 1];
        }
        for (std::size_t row = 1; row < offsets.size(); ++row) offsets[row] += offsets[row - 1];
        points.resize(count);
        std::vector<std::int64_t> next(offsets.begin(), offsets.end() - 1);
        for (std::size_t i = 0; i < count; ++i)
            points[static_cast<std::size_t>(next[static_cast<std::size_t>(rowOf[i])]++)] = static_cast<std::int32_t>(i);
    }
};

}  // namespace

GridShape::GridShape(const std::array<std::array<float, 2>, 2>& corners) : low(corners[0])
{
    const std::array<float, 2>& high = corners[1];
    const float widest = std::max(high[0] - low[0], high[1] - low[1]);
    // A layout that is still small gets a finer grid; otherwise a few nodes would contain it.
    if (widest > 0)
        spacing = std::clamp(kSpacing, widest / static_cast<float>(kMostNodes - kStencil), widest / kFewestNodes);
    for (const std::size_t axis : {0u, 1u}) {
        cells[axis] = static_cast<std::int64_t>((high[axis] - low[axis]) / spacing) + 1;
        size[axis] = fastLength(2 * (cells[axis] + kStencil - 1));
    }
}

const torch::Tensor& GridKernels::of(const GridShape& shape, torch::Device device)
{
    if (m_size == shape.size && m_spacing == shape.spacing) return m_spectra;
    m_size = shape.size;
    m_spacing = shape.spacing;
    const std::int64_t rows = shape.size[0], columns = shape.size[1];
    torch::Tensor kernels = torch::empty({3, rows, columns});
    auto* values = kernels.mutable_data_ptr<float>();
    const std::int64_t plane = rows * columns;
    // Index k of n is displacement k, or k − n beyond the middle.
    const auto displacement = [this](std::int64_t k, std::int64_t n) {
        return m_spacing * static_cast<float>(2 * k < n ? k : k - n);
    };
    parallelFor(rows, 8, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t column = 0; column < columns; ++column) {
                const float dx = displacement(row, rows);
                const float dy = displacement(column, columns);
                const float w = 1 / (1 + dx * dx + dy * dy);
                const std::int64_t at = row * columns + column;
                values[at] = w;
                values[plane + at] = w * w * dx;
                values[2 * plane + at] = w * w * dy;
            }
    });
    m_spectra = at::fft_rfft2(kernels.to(device));
    return m_spectra;
}

TsneRepulsion<float> GridRepulsion::operator()(std::span<const float> layout)
{
    const torch::NoGradGuard constant;
    const Grid grid(layout);
    const torch::Tensor& kernels = m_kernels.of(grid, torch::kCPU);
    const std::int64_t rows = grid.size[0], columns = grid.size[1];

    torch::Tensor charges = torch::zeros({rows, columns});
    auto* charge = charges.mutable_data_ptr<float>();
    // Stencils that begin four rows apart share no node, so every fourth row is processed in parallel, each by one thread in the points'
    // order.
    for (std::int64_t colour = 0; colour < kStencil; ++colour)
        parallelFor((grid.cells[0] - colour + kStencil - 1) / kStencil, 1, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t step = begin; step < end; ++step) {
                const std::int64_t row = colour + kStencil * step;
                const std::int64_t last = grid.offsets[static_cast<std::size_t>(row) + 1];
                for (std::int64_t p = grid.offsets[static_cast<std::size_t>(row)]; p < last; ++p) {
                    const auto i = static_cast<std::size_t>(grid.points[static_cast<std::size_t>(p)]);
                    const Place x = grid.placeOf(layout[2 * i], 0), y = grid.placeOf(layout[2 * i + 1], 1);
                    const Basis across = cubicBasis(x.past), along = cubicBasis(y.past);
                    float* corner = charge + row * columns + y.node;
                    for (std::size_t a = 0; a < kStencil; ++a, corner += columns)
                        for (std::size_t b = 0; b < kStencil; ++b) corner[b] += across[a] * along[b];
                }
            }
        });
    const torch::Tensor potentials =
        at::fft_irfft2(at::fft_rfft2(charges) * kernels, at::IntArrayRef{rows, columns}).contiguous();
    const auto* potential = potentials.const_data_ptr<float>();

    const std::int64_t plane = rows * columns;
    TsneRepulsion<float> repulsion{std::vector<float>(layout.size()), 0};
    std::vector<double> weights(layout.size() / 2);
    parallelFor(static_cast<std::int64_t>(weights.size()), 256, [&](std::int64_t begin, std::int64_t end) {
        // In row order, for locality of memory accesses.
        for (std::int64_t p = begin; p < end; ++p) {
            const auto i = static_cast<std::size_t>(grid.points[static_cast<std::size_t>(p)]);
            const Place x = grid.placeOf(layout[2 * i], 0), y = grid.placeOf(layout[2 * i + 1], 1);
            const Basis across = cubicBasis(x.past), along = cubicBasis(y.past);
            float sums[3] = {0, 0, 0};
            for (std::int64_t kind = 0; kind < 3; ++kind) {
                const float* corner = potential + kind * plane + x.node * columns + y.node;
                for (std::size_t a = 0; a < kStencil; ++a, corner += columns)
                    for (std::size_t b = 0; b < kStencil; ++b) sums[kind] += across[a] * along[b] * corner[b];
            }
            weights[i] = sums[0] - 1;  // the point itself, at distance 0
            repulsion.forces[2 * i] = sums[1];
            repulsion.forces[2 * i + 1] = sums[2];
        }
    });
    for (const double weight : weights) repulsion.total += weight;
    return repulsion;
}

}  // namespace rosa::learn
