/// One side of a batch: ragged views stacked into one matrix, with the tensors that all g-EMDs against it need.
#pragma once

#include <memory>
#include <vector>

#include <torch/types.h>

#include "core/base/result.h"
#include "core/transport/lanes.h"

namespace rosa::learn {

/// Division of a side's rows into views. Copies share their tensors.
struct ViewLayout {
    torch::Tensor offsets;     ///< B + 1, int64 on the rows' device: lanes->offsets.
    torch::Tensor lanePlaces;  ///< 3 · B, likewise: transport::lanePlaces(*lanes). Undefined on the CPU path.
    torch::Tensor
        columnOrder;  ///< n, likewise: lanes->columnOrder; then the numbers of further rows, which belong to no view.
    torch::Tensor columnPlace;  ///< n, its inverse.
    torch::Tensor viewOrder;    ///< B, lanes->viewOrder.
    torch::Tensor viewPlace;    ///< B, its inverse.
    torch::Tensor largest;      ///< 1, likewise: nodes of the largest view. Undefined on the CPU path.
    std::shared_ptr<const transport::LaneLayout> lanes;  ///< View offsets (lanes->offsets) and order of views as columns.

    [[nodiscard]] std::int64_t viewCount() const { return lanes->viewCount(); }
    /// Of the matrices of this side: more than `lanes` has only in a layout of a fixed size (recorded_steps.h).
    [[nodiscard]] std::int64_t nodeCount() const { return columnOrder.size(0); }
};

/// Prepared once per encoding and used in any number of g-EMD matrices. Copies share their tensors.
struct ViewBatch : ViewLayout {
    torch::Tensor unit;   ///< n × d, rows of unit length; carries the gradient to z.
    torch::Tensor raw;    ///< n × d, z without gradient.
    torch::Tensor means;  ///< B × d, mean of each view's raw rows; no gradient.
    /// The same in lane order (transport::LaneLayout) without gradient, for g-EMDs with this side as columns.
    struct {
        torch::Tensor unit, raw, means;
    } columns;

    /// The same side detached from z: `unit` is a leaf that accumulates the gradients of all losses. A side that is constant over several
    /// losses is encoded and prepared once, and its accumulated gradient is propagated once:
    ///
    ///     auto kept = side.leaf();
    ///     … losses with `kept`, each with its own backward() …
    ///     torch::autograd::backward({side.unit}, {kept.unit.grad()});
    [[nodiscard]] ViewBatch leaf() const;
};

/// Rows `order` of a contiguous matrix (int64 on the matrix's device, each less than the number of rows), without gradient. On the CPU it
/// uses all threads.
torch::Tensor gatherRows(const torch::Tensor& matrix, const torch::Tensor& order);

/// Layout of views with the given offsets (B + 1, from 0 to n), in one copy to `device`. The Error names a view without nodes.
Result<ViewLayout> viewLayout(const std::vector<std::int64_t>& offsets, torch::Device device);

/// `z` (n × d, float32 or float64, on the layout's device) stacks the rows of the views.
///
/// Rows are divided by their norms (accurate even if the square of a norm is out of range); a row with a norm below
/// transport::kSmallestNorm becomes 0, and so do its cosines and its gradient. If |z| exceeds 1e15, `raw` is scaled by a power of two,
/// which preserves the ratios of the weights. O(n d).
///
/// The Error names a row that is not finite (kind Failed: training has diverged). On a GPU there is no check, to avoid synchronisation;
/// such a row makes the g-EMD non-finite.
Result<ViewBatch> makeViewBatch(const torch::Tensor& z, const ViewLayout& layout);
/// As above, with viewLayout() of `offsets`, and its Error.
Result<ViewBatch> makeViewBatch(const torch::Tensor& z, const std::vector<std::int64_t>& offsets);

}  // namespace rosa::learn
