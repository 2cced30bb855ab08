#include "core/learn/ops/view_batch.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/learn/ops/device.h"
#include "core/learn/ops/device_operations.h"
#include "core/learn/ops/raw_rows.h"
#include "core/transport/cost.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

/// Largest |z| for which products with another such vector of any length in use stay within float32.
constexpr double kLargestRaw = 1e15;

/// Lanes of reductions over a row.
constexpr std::int64_t kRowLanes = 16;
/// Minimum number of rows per thread.
constexpr std::int64_t kViewRowsAThread = 256;
constexpr std::int64_t kViewsAThread = 64;

/// Unit rows z / ‖z‖, the two factors whose product is 1 / ‖z‖ (0 for a row without direction), and the maximum of |z| per row, NaN if an
/// element is not finite. Rows are divided by their largest element before squaring: the squares of norms like 1e-30 or 1e30 exceed the
/// range of float32.
struct MakeUnitRows {
    template <typename T>
    ROSA_INLINE static void run(const T* z, std::int64_t width, std::int64_t begin, std::int64_t end, T* unit,
                                T* inverseNorm, T* inverseLargest, T* largestOf)
    {
        for (std::int64_t row = begin; row < end; ++row) {
            const T* from = z + row * width;
            T* to = unit + row * width;
            const std::int64_t whole = width - width % kRowLanes;
            T lanes[kRowLanes] = {};
            for (std::int64_t i = 0; i < whole; i += kRowLanes)
                for (std::int64_t k = 0; k < kRowLanes; ++k) lanes[k] = std::max(lanes[k], std::abs(from[i + k]));
            for (std::int64_t i = whole; i < width; ++i) lanes[i - whole] = std::max(lanes[i - whole], std::abs(from[i]));
            const T largest = *std::max_element(lanes, lanes + kRowLanes);
            const T divisor = largest > 0 ? largest : T{1};
            T sums[kRowLanes] = {};
            for (std::int64_t i = 0; i < width; ++i) to[i] = from[i] / divisor;
            for (std::int64_t i = 0; i < whole; i += kRowLanes)
                for (std::int64_t k = 0; k < kRowLanes; ++k) sums[k] += to[i + k] * to[i + k];
            for (std::int64_t i = whole; i < width; ++i) sums[i - whole] += to[i] * to[i];
            T squares = 0;
            for (const T sum : sums) squares += sum;
            const T norm = std::sqrt(squares);
            // Tests the norm, since non-finite elements propagate to it; maxima ignore NaN.
            const bool isDirected = !(static_cast<double>(largest) * static_cast<double>(norm) < transport::kSmallestNorm);
            inverseNorm[row] = isDirected ? 1 / norm : T{0};
            inverseLargest[row] = isDirected ? 1 / divisor : T{0};
            for (std::int64_t i = 0; i < width; ++i) to[i] *= inverseNorm[row];
            largestOf[row] = std::isfinite(norm) ? largest : std::numeric_limits<T>::quiet_NaN();
        }
    }
};

/// (g − ẑ (g·ẑ)) / ‖z‖ for each row.
struct TurnBackUnitRows {
    template <typename T>
    ROSA_INLINE static void run(const T* gradient, const T* unit, const T* inverseNorm, const T* inverseLargest,
                                std::int64_t width, std::int64_t begin, std::int64_t end, T* out)
    {
        for (std::int64_t row = begin; row < end; ++row) {
            const T* g = gradient + row * width;
            const T* u = unit + row * width;
            T* to = out + row * width;
            const std::int64_t whole = width - width % kRowLanes;
            T sums[kRowLanes] = {};
            for (std::int64_t i = 0; i < whole; i += kRowLanes)
                for (std::int64_t k = 0; k < kRowLanes; ++k) sums[k] += g[i + k] * u[i + k];
            for (std::int64_t i = whole; i < width; ++i) sums[i - whole] += g[i] * u[i];
            T along = 0;
            for (const T sum : sums) along += sum;
            // In this order, since the product of both factors may underflow.
            for (std::int64_t i = 0; i < width; ++i) to[i] = (g[i] - u[i] * along) * inverseNorm[row] * inverseLargest[row];
        }
    }
};

/// Mean row of views begin … end − 1.
struct MeanRows {
    template <typename T>
    ROSA_INLINE static void run(const T* z, std::int64_t width, std::span<const std::int64_t> offsets, std::int64_t begin,
                                std::int64_t end, T* means)
    {
        for (std::int64_t view = begin; view < end; ++view) {
            const std::int64_t first = offsets[static_cast<std::size_t>(view)];
            const std::int64_t last = offsets[static_cast<std::size_t>(view) + 1];
            T* mean = means + view * width;
            for (std::int64_t i = 0; i < width; ++i) mean[i] = z[first * width + i];
            for (std::int64_t row = first + 1; row < last; ++row)
                for (std::int64_t i = 0; i < width; ++i) mean[i] += z[row * width + i];
            const auto count = static_cast<T>(last - first);
            for (std::int64_t i = 0; i < width; ++i) mean[i] /= count;
        }
    }
};

/// Factors of z / ‖z‖ needed by the backward pass.
struct UnitParts {
    Tensor unit, inverseNorm, inverseLargest;
    Tensor largest;  ///< n or n × 1: maximum of |z| per row.
};

template <typename T>
UnitParts unitPartsOnCpu(const Tensor& z)
{
    const auto type = z.options().requires_grad(false);
    UnitParts parts{torch::empty(z.sizes(), type), torch::empty({z.size(0), 1}, type), torch::empty({z.size(0), 1}, type),
                    torch::empty({z.size(0)}, type)};
    const T* from = z.const_data_ptr<T>();
    T* unit = parts.unit.data_ptr<T>();
    T* norm = parts.inverseNorm.data_ptr<T>();
    T* inverse = parts.inverseLargest.data_ptr<T>();
    T* largest = parts.largest.data_ptr<T>();
    parallelFor(z.size(0), kViewRowsAThread, [&](std::int64_t begin, std::int64_t end) {
        dispatch<MakeUnitRows>(from, z.size(1), begin, end, unit, norm, inverse, largest);
    });
    return parts;
}

template <typename T>
Tensor turnedBackOnCpu(const Tensor& gradient, const UnitParts& parts)
{
    const Tensor g = gradient.contiguous();
    Tensor out = torch::empty(g.sizes(), g.options());
    const T* from = g.const_data_ptr<T>();
    const T* unit = parts.unit.const_data_ptr<T>();
    const T* norm = parts.inverseNorm.const_data_ptr<T>();
    const T* largest = parts.inverseLargest.const_data_ptr<T>();
    T* to = out.data_ptr<T>();
    parallelFor(g.size(0), kViewRowsAThread, [&](std::int64_t begin, std::int64_t end) {
        dispatch<TurnBackUnitRows>(from, unit, norm, largest, g.size(1), begin, end, to);
    });
    return out;
}

template <typename T>
Tensor meansOnCpu(const Tensor& z, const transport::LaneLayout& lanes)
{
    Tensor means = torch::empty({lanes.viewCount(), z.size(1)}, z.options());
    const T* from = z.const_data_ptr<T>();
    T* to = means.data_ptr<T>();
    parallelFor(lanes.viewCount(), kViewsAThread, [&](std::int64_t begin, std::int64_t end) {
        dispatch<MeanRows>(from, z.size(1), std::span<const std::int64_t>(lanes.offsets), begin, end, to);
    });
    return means;
}

/// B × d: mean of each view's rows.
Tensor meansOf(const Tensor& z, const ViewBatch& batch)
{
    if (!takesCpuPath(z.device())) return torch::segment_reduce(z, "mean", {}, {}, batch.offsets, 0, true);
    return z.scalar_type() == torch::kFloat64 ? meansOnCpu<double>(z, *batch.lanes) : meansOnCpu<float>(z, *batch.lanes);
}

UnitParts unitPartsOnDevice(const Tensor& z)
{
    if (const auto own = deviceOperations(z.device().type()).unitRows; own && z.scalar_type() == torch::kFloat32) {
        const auto [unit, inverseNorm, inverseLargest, largest] = own(z, transport::kSmallestNorm);
        return {unit, inverseNorm, inverseLargest, largest};
    }
    const Tensor largest = z.abs().amax(1, true);
    const Tensor scaled = z / torch::where(largest > 0, largest, torch::ones_like(largest));
    const Tensor scaledNorm = torch::linalg_vector_norm(scaled, 2, {{1}}, true);
    const Tensor directed = largest * scaledNorm >= transport::kSmallestNorm;
    const Tensor zero = torch::zeros_like(largest);
    const Tensor inverse = torch::where(directed, 1 / scaledNorm, zero);
    return {scaled * inverse, inverse, torch::where(directed, 1 / largest, zero), largest};
}

/// z / ‖z‖ per row, and the maximum of |z| per row without gradient. Backward: (g − ẑ (g·ẑ)) / ‖z‖.
struct UnitRows : torch::autograd::Function<UnitRows> {
    static torch::autograd::tensor_list forward(torch::autograd::AutogradContext* context, const Tensor& z)
    {
        const UnitParts parts = !takesCpuPath(z.device())            ? unitPartsOnDevice(z)
                                : z.scalar_type() == torch::kFloat64 ? unitPartsOnCpu<double>(z)
                                                                     : unitPartsOnCpu<float>(z);
        context->save_for_backward({parts.unit, parts.inverseNorm, parts.inverseLargest});
        context->mark_non_differentiable({parts.largest});
        return {parts.unit, parts.largest};
    }
    static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* context,
                                                 const torch::autograd::tensor_list& gradients)
    {
        const auto saved = context->get_saved_variables();
        const UnitParts parts{saved[0], saved[1], saved[2], {}};
        const Tensor& gradient = gradients[0];
        if (takesCpuPath(gradient.device()))
            return {gradient.scalar_type() == torch::kFloat64 ? turnedBackOnCpu<double>(gradient, parts)
                                                              : turnedBackOnCpu<float>(gradient, parts)};
        if (const auto own = deviceOperations(gradient.device().type()).unitRowsGradient;
            own && gradient.scalar_type() == torch::kFloat32)
            return {own(gradient.contiguous(), parts.unit, parts.inverseNorm, parts.inverseLargest)};
        const Tensor along = (gradient * parts.unit).sum(1, true);
        return {(gradient - parts.unit * along) * parts.inverseNorm * parts.inverseLargest};
    }
};

/// NaN if any of them is.
double largestOf(const Tensor& rows)
{
    const auto largest = [](const auto* values, std::int64_t count) {
        double found = 0;
        for (std::int64_t i = 0; i < count; ++i) {
            const auto value = static_cast<double>(values[i]);
            if (!(value <= found)) found = value;
            if (std::isnan(found)) break;
        }
        return found;
    };
    return rows.scalar_type() == torch::kFloat64 ? largest(rows.const_data_ptr<double>(), rows.numel())
                                                 : largest(rows.const_data_ptr<float>(), rows.numel());
}

Result<void> checkFinite(const Tensor& z)
{
    const Tensor bad = torch::isfinite(z).all(1).logical_not().nonzero();
    const std::string row = bad.numel() > 0 ? std::to_string(bad[0].item<std::int64_t>()) : "?";
    return failed("row %1 of the embedding is not finite", row);
}

}  // namespace

torch::Tensor gatherRows(const torch::Tensor& matrix, const torch::Tensor& order)
{
    const torch::NoGradGuard constant;
    if (!takesCpuPath(matrix.device())) return matrix.index_select(0, order);
    ROSA_CHECK(matrix.dim() == 2 && matrix.is_contiguous(), "rows of a contiguous matrix");
    Tensor gathered = torch::empty({order.size(0), matrix.size(1)}, matrix.options().requires_grad(false));
    const auto rowBytes = static_cast<std::size_t>(matrix.size(1)) * matrix.element_size();
    const auto* const from = static_cast<const std::byte*>(matrix.const_data_ptr());
    auto* const to = static_cast<std::byte*>(gathered.mutable_data_ptr());
    const auto* const rows = order.const_data_ptr<std::int64_t>();
    parallelFor(order.size(0), kViewRowsAThread, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            std::memcpy(to + static_cast<std::size_t>(row) * rowBytes, from + static_cast<std::size_t>(rows[row]) * rowBytes,
                        rowBytes);
    });
    return gathered;
}

ViewBatch ViewBatch::leaf() const
{
    ViewBatch copy = *this;
    copy.unit = unit.detach().requires_grad_(unit.requires_grad());
    return copy;
}

Result<ViewLayout> viewLayout(const std::vector<std::int64_t>& offsets, torch::Device device)
{
    ROSA_TRY_ASSIGN(auto lanes, transport::laneLayout(offsets));
    std::vector<std::int64_t> lanePlaces, largest;
    if (!takesCpuPath(device)) {
        lanePlaces = transport::lanePlaces(lanes);
        largest = {transport::largestView(offsets)};
    }
    // Concatenated, so that there is only one copy.
    std::vector<std::int64_t> numbers;
    std::vector<std::int64_t> counts;
    for (const auto* part : {&lanes.offsets, &lanes.columnOrder, &lanes.columnPlace, &lanes.viewOrder, &lanes.viewPlace,
                             &lanePlaces, &largest}) {
        numbers.insert(numbers.end(), part->begin(), part->end());
        counts.push_back(static_cast<std::int64_t>(part->size()));
    }
    const std::vector<Tensor> parts = toDevice(torch::tensor(numbers, torch::kInt64), device).split_with_sizes(counts);
    ViewLayout layout;
    layout.offsets = parts[0];
    layout.columnOrder = parts[1];
    layout.columnPlace = parts[2];
    layout.viewOrder = parts[3];
    layout.viewPlace = parts[4];
    if (!lanePlaces.empty()) {
        layout.lanePlaces = parts[5];
        layout.largest = parts[6];
    }
    layout.lanes = std::make_shared<const transport::LaneLayout>(std::move(lanes));
    return layout;
}

torch::Tensor withinRange(const torch::Tensor& z, double largest)
{
    return largest > kLargestRaw ? z * std::exp2(std::floor(std::log2(kLargestRaw / largest))) : z;
}

Result<ViewBatch> makeViewBatch(const torch::Tensor& z, const ViewLayout& layout)
{
    ROSA_CHECK(z.dim() == 2 && z.size(1) > 0, "an embedding is a matrix of at least one column");
    ROSA_CHECK(layout.nodeCount() == z.size(0), "the views' offsets end at the number of rows");
    ViewBatch batch;
    static_cast<ViewLayout&>(batch) = layout;
    const auto unit = UnitRows::apply(z.contiguous());
    batch.unit = unit[0];

    const torch::NoGradGuard noGrad;
    batch.raw = z.detach().contiguous();
    if (takesCpuPath(z.device())) {
        const double largest = largestOf(unit[1]);
        if (!std::isfinite(largest)) return checkFinite(batch.raw).error();
        batch.raw = withinRange(batch.raw, largest);
    } else {
        const auto own = deviceOperations(z.device().type()).withinRange;
        if (own && z.scalar_type() == torch::kFloat32)
            batch.raw = own(batch.raw, unit[1], kLargestRaw);
        else
            batch.raw = batch.raw * torch::exp2(torch::floor(torch::log2(kLargestRaw / unit[1].amax())).clamp_max(0));
    }
    batch.means = meansOf(batch.raw, batch);
    batch.columns.unit = gatherRows(batch.unit.detach(), batch.columnOrder);
    batch.columns.raw = gatherRows(batch.raw, batch.columnOrder);
    batch.columns.means = gatherRows(batch.means, batch.viewOrder);
    return batch;
}

Result<ViewBatch> makeViewBatch(const torch::Tensor& z, const std::vector<std::int64_t>& offsets)
{
    ROSA_TRY_ASSIGN(const auto layout, viewLayout(offsets, z.device()));
    return makeViewBatch(z, layout);
}

}  // namespace rosa::learn
