/// One side of a batch: ragged views stacked into one matrix, with what every g-EMD against it needs.
#pragma once

#include <memory>
#include <vector>

#include <torch/types.h>

#include "core/base/result.h"
#include "core/transport/lanes.h"

namespace rosa::learn {

/// How the rows of a side are divided into views, for the operations on them. Copies share their tensors.
struct ViewLayout {
    torch::Tensor offsets;  ///< B + 1, int64 on the rows' device: lanes->offsets.
    torch::Tensor
        lanePlaces;  ///< 3 · B, likewise: transport::lanePlaces(*lanes). Undefined where work takes the processor's path.
    torch::Tensor columnOrder;  ///< n, likewise: lanes->columnOrder.
    torch::Tensor columnPlace;  ///< n, its inverse.
    torch::Tensor viewOrder;    ///< B, lanes->viewOrder.
    torch::Tensor viewPlace;    ///< B, its inverse.
    std::shared_ptr<const transport::LaneLayout>
        lanes;  ///< Offsets of the views (lanes->offsets) and their order as columns.

    [[nodiscard]] std::int64_t viewCount() const { return lanes->viewCount(); }
    [[nodiscard]] std::int64_t nodeCount() const { return lanes->columnCount(); }
};

/// Prepared once an encoding and used in any number of g-EMD matrices. Copies share their tensors.
struct ViewBatch : ViewLayout {
    torch::Tensor unit;   ///< n × d, rows of unit length; carries the gradient to z.
    torch::Tensor raw;    ///< n × d, z without gradient.
    torch::Tensor means;  ///< B × d, mean of each view's raw rows; no gradient.
    /// The same in lane order (transport::LaneLayout) without gradient, for the g-EMDs that have this side as their columns.
    struct {
        torch::Tensor unit, raw, means;
    } columns;

    /// The same side cut off from z: `unit` is a leaf that gathers the gradient of every loss it enters. A side that stays
    /// the same over several losses is encoded and prepared once, and its gathered gradient goes back once:
    ///
    ///     auto kept = side.leaf();
    ///     … losses with `kept`, each with its own backward() …
    ///     torch::autograd::backward({side.unit}, {kept.unit.grad()});
    [[nodiscard]] ViewBatch leaf() const;
};

/// The rows of a contiguous matrix that `order` (int64, on the matrix's device, each below the number of rows) names, without gradient; on processors on all threads.
torch::Tensor gatherRows(const torch::Tensor& matrix, const torch::Tensor& order);

/// The layout of views whose offsets (B + 1, from 0 to n) are `offsets`, in one copy to `device`. An Error names a view without nodes.
Result<ViewLayout> viewLayout(const std::vector<std::int64_t>& offsets, torch::Device device);

/// `z` (n × d, float32 or float64, on the layout's device) stacks the rows of the views.
///
/// Rows are divided by their norms (exact for norms whose square no float holds); a row whose norm is below
/// transport::kSmallestNorm becomes 0, its cosines are 0 and so is its gradient. Where |z| exceeds 1e15 `raw` is scaled
/// down by a power of two, which keeps the ratios of the weights. O(n d).
///
/// An Error names a row that is not finite (kind Failed: training has diverged). A GPU is not waited for: there such a row shows in the
/// g-EMD.
Result<ViewBatch> makeViewBatch(const torch::Tensor& z, const ViewLayout& layout);
/// With viewLayout() of `offsets`, and its Error.
Result<ViewBatch> makeViewBatch(const torch::Tensor& z, const std::vector<std::int64_t>& offsets);

}  // namespace rosa::learn
