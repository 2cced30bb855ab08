/// t-SNE's repulsion in O(points + nodes log nodes): interpolated on a grid and convolved by FFT (after Linderman et al., Nature
/// Methods 16, 2019).
#pragma once

#include <span>
#include <vector>

#include <torch/types.h>

#include "core/learn/tsne_forces.h"

namespace rosa::learn {

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

    static constexpr float kSpacing = 0.4f;           ///< Of nodes, in units of the layout, whose kernels fall off at 1.
    static constexpr std::int64_t kMostNodes = 1500;  ///< Along one side (0.3 GB); a wider layout gets a wider spacing.
    static constexpr float kFewestNodes = 50;         ///< Along the wider side; a smaller layout gets a closer spacing.

private:
    struct Grid;
    void prepareKernels(const Grid& grid);

    torch::Tensor m_kernels;  ///< 3 × rows × (columns / 2 + 1), complex: spectra of w, w² Δx, w² Δy.
    std::int64_t m_rows = 0, m_columns = 0;
    float m_spacing = 0;
};

}  // namespace rosa::learn
