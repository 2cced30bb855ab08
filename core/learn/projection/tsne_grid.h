/// Repulsion of t-SNE in O(points + nodes log nodes): interpolation on a grid and convolution by FFT (after Linderman et al., Nature
/// Methods 16, 2019).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <torch/types.h>

#include "core/learn/projection/tsne_forces.h"

namespace rosa::learn {

/// Nodes of a grid over a layout, and the size that avoids wrap-around of a cyclic convolution.
struct GridShape {
    static constexpr float kSpacing = 0.4f;           ///< Node spacing in layout units; the kernels' width is 1.
    static constexpr std::int64_t kMostNodes = 1500;  ///< Maximum along one side (0.3 GB); wider layouts: wider spacing.
    static constexpr float kFewestNodes = 50;         ///< Minimum along the wider side; smaller layouts: closer spacing.
    static constexpr std::int64_t kStencil = 4;       ///< Nodes per axis that receive a point's charge.

    std::array<float, 2> low{};
    std::array<std::int64_t, 2> cells{1, 1};  ///< Number of cells; there are cells + 3 nodes along an axis.
    std::array<std::int64_t, 2> size{};       ///< Number of nodes along an axis with padding.
    float spacing = kSpacing;

    /// Covers the rectangle between two corners, which must be finite.
    explicit GridShape(const std::array<std::array<float, 2>, 2>& corners);
};

/// Cubic Lagrange polynomials for the nodes −1, 0, 1, 2, at t in [0, 1]. Number is float or a tensor of floats.
template <typename Number>
std::array<Number, GridShape::kStencil> cubicBasis(const Number& t)
{
    return {t * (t - 1) * (t - 2) / -6, (t + 1) * (t - 1) * (t - 2) / 2, (t + 1) * t * (t - 2) / -2,
            (t + 1) * t * (t - 1) / 6};
}

/// Spectra of the kernels w, w² Δx, w² Δy, cached while the grid's size and spacing are unchanged.
class GridKernels {
public:
    /// 3 × rows × (columns / 2 + 1), complex, on `device`, which must be the same in all calls; valid until the next call.
    const torch::Tensor& of(const GridShape& shape, torch::Device device);

private:
    torch::Tensor m_spectra;
    std::array<std::int64_t, 2> m_size{};
    float m_spacing = 0;
};

/// A grid of equally spaced nodes covers the layout. A point's unit charge is distributed to the surrounding 4 × 4 nodes by cubic Lagrange
/// polynomials; a product of spectra gives Σ w, Σ w² Δx and Σ w² Δy at all nodes, and the same polynomials interpolate them at the points.
/// Two differences from Linderman's program: the stencil is centred on the point rather than in fixed boxes, at whose edges polynomials are
/// least accurate, and one charge is convolved instead of four, since the kernels' spectra are cached.
///
/// Forces are within 3 % (root mean square) of the exact ones, the total within 0.5 %. Not reentrant. Bitwise independent of the number of
/// threads as far as LibTorch's FFT is.
class GridRepulsion {
public:
    /// Layout: points × 2, finite.
    TsneRepulsion<float> operator()(std::span<const float> layout);

private:
    GridKernels m_kernels;
};

}  // namespace rosa::learn
