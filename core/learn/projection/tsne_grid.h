/// t-SNE's repulsion in O(points + nodes log nodes): interpolated on a grid and convolved by FFT (after Linderman et al., Nature
/// Methods 16, 2019).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <torch/types.h>

#include "core/learn/projection/tsne_forces.h"

namespace rosa::learn {

/// Where the nodes of a grid over a layout lie, and the size that keeps a cyclic convolution of them from wrapping.
struct GridShape {
    static constexpr float kSpacing = 0.4f;           ///< Of nodes, in units of the layout, whose kernels fall off at 1.
    static constexpr std::int64_t kMostNodes = 1500;  ///< Along one side (0.3 GB); a wider layout gets a wider spacing.
    static constexpr float kFewestNodes = 50;         ///< Along the wider side; a smaller layout gets a closer spacing.
    static constexpr std::int64_t kStencil = 4;       ///< Nodes that a point's charge goes to, along each axis.

    std::array<float, 2> low{};
    std::array<std::int64_t, 2> cells{1, 1};  ///< Between nodes; there are cells + 3 nodes along an axis.
    std::array<std::int64_t, 2> size{};       ///< Nodes along an axis with what pads them.
    float spacing = kSpacing;

    /// Over points from the first corner to the second, finite.
    explicit GridShape(const std::array<std::array<float, 2>, 2>& corners);
};

/// The cubic polynomials that are 1 at one of the nodes −1, 0, 1, 2 and 0 at the others, at t in [0, 1]. Number is float or a tensor of them.
template <typename Number>
std::array<Number, GridShape::kStencil> cubicBasis(const Number& t)
{
    return {t * (t - 1) * (t - 2) / -6, (t + 1) * (t - 1) * (t - 2) / 2, (t + 1) * t * (t - 2) / -2,
            (t + 1) * t * (t - 1) / 6};
}

/// Spectra of the kernels w, w² Δx, w² Δy, kept while a grid's size and spacing stay.
class GridKernels {
public:
    /// 3 × rows × (columns / 2 + 1), complex, on `device`, the same for every call; valid until the next one.
    const torch::Tensor& of(const GridShape& shape, torch::Device device);

private:
    torch::Tensor m_spectra;
    std::array<std::int64_t, 2> m_size{};
    float m_spacing = 0;
};

/// A grid of equally spaced nodes lies over the layout. A point's unit charge goes to the 4 × 4 nodes around it by cubic Lagrange
/// polynomials; a product of spectra gives Σ w, Σ w² Δx and Σ w² Δy at all nodes, and the same polynomials bring them back to the
/// points. Two things differ from Linderman's program: the nodes lie around the point rather than in fixed boxes, at whose edges
/// polynomials are worst, and one charge goes in rather than four, since the kernels' spectra are kept while the grid's size stays.
///
/// Forces are within 3 % (root mean square) of the exact ones, the total within 0.5 %. Not reentrant. The same bits for every number
/// of threads as far as LibTorch's FFT gives them.
class GridRepulsion {
public:
    /// Layout: points × 2, finite.
    TsneRepulsion<float> operator()(std::span<const float> layout);

private:
    GridKernels m_kernels;
};

}  // namespace rosa::learn
