#include "core/learn/view_batch.h"

#include <cmath>

#include <torch/csrc/autograd/custom_function.h>

#include "core/learn/device.h"
#include "core/transport/cost.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

/// Largest |z| whose products with another such vector of any length in use stay far inside float32.
constexpr double kLargestRaw = 1e15;

/// z / ‖z‖ for each row. Backward: (g − ẑ (g·ẑ)) / ‖z‖.
struct UnitRows : torch::autograd::Function<UnitRows> {
    static Tensor forward(torch::autograd::AutogradContext* context, const Tensor& z)
    {
        // Divided by the largest element before squaring: norms of 1e-30 or 1e30 have squares that no float32 holds.
        const Tensor largest = z.abs().amax(1, true);
        const Tensor scaled = z / torch::where(largest > 0, largest, torch::ones_like(largest));
        const Tensor scaledNorm = torch::linalg_vector_norm(scaled, 2, {{1}}, true);
        const Tensor directed = largest * scaledNorm >= transport::kSmallestNorm;
        const Tensor zero = torch::zeros_like(largest);
        const Tensor inverse = torch::where(directed, 1 / scaledNorm, zero);
        const Tensor unit = scaled * inverse;
        // In this order, since 1 / (largest · scaledNorm) may be below the smallest float32.
        context->save_for_backward({unit, inverse, torch::where(directed, 1 / largest, zero)});
        return unit;
    }
    static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* context,
                                                 const torch::autograd::tensor_list& gradients)
    {
        const auto saved = context->get_saved_variables();
        const Tensor& unit = saved[0];
        const Tensor along = (gradients[0] * unit).sum(1, true);
        return {(gradients[0] - unit * along) * saved[1] * saved[2]};
    }
};

Result<void> checkFinite(const Tensor& z)
{
    const Tensor bad = torch::isfinite(z).all(1).logical_not().nonzero();
    const std::string row = bad.numel() > 0 ? std::to_string(bad[0].item<std::int64_t>()) : "?";
    return failed("row " + row + " of the embedding is not finite");
}

}  // namespace

ViewBatch ViewBatch::leaf() const
{
    ViewBatch copy = *this;
    copy.unit = unit.detach().requires_grad_(unit.requires_grad());
    return copy;
}

Result<ViewBatch> makeViewBatch(const torch::Tensor& z, const std::vector<std::int64_t>& offsets)
{
    ROSA_CHECK(z.dim() == 2 && z.size(1) > 0, "an embedding is a matrix of at least one column");
    auto lanes = transport::laneLayout(offsets);
    if (!lanes) return lanes.error();
    ROSA_CHECK(offsets.back() == z.size(0), "the views' offsets end at the number of rows");

    ViewBatch batch;
    batch.lanes = std::make_shared<const transport::LaneLayout>(std::move(*lanes));
    batch.unit = UnitRows::apply(z.contiguous());

    const torch::NoGradGuard noGrad;
    batch.raw = z.detach().contiguous();
    const Tensor largest = batch.raw.abs().amax();
    if (z.is_cpu()) {
        const auto value = largest.item<double>();
        if (!std::isfinite(value)) return checkFinite(batch.raw).error();
        if (value > kLargestRaw) batch.raw = batch.raw * std::exp2(std::floor(std::log2(kLargestRaw / value)));
    } else {
        batch.raw = batch.raw * torch::exp2(torch::floor(torch::log2(kLargestRaw / largest)).clamp_max(0));
    }

    const auto onDevice = [&](const std::vector<std::int64_t>& values) {
        return toDevice(torch::tensor(values, torch::kInt64), z.device());
    };
    batch.offsets = onDevice(offsets);
    if (!z.is_cpu()) batch.lanePlaces = onDevice(transport::lanePlaces(*batch.lanes));
    batch.means = torch::segment_reduce(batch.raw, "mean", {}, {}, batch.offsets, 0, true);
    batch.columnOrder = onDevice(batch.lanes->columnOrder);
    batch.columnPlace = onDevice(batch.lanes->columnPlace);
    batch.viewOrder = onDevice(batch.lanes->viewOrder);
    batch.viewPlace = onDevice(batch.lanes->viewPlace);
    return batch;
}

}  // namespace rosa::learn
