/// Sparse products, the sums of t-SNE and random rows as DeviceOperations.
#include "core/learn/cuda/row_operations.h"

#include <c10/cuda/CUDAException.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>

#include "core/learn/cuda/device_tables.h"
#include "core/learn/cuda/row_kernels.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

cudaStream_t streamNow() { return c10::cuda::getCurrentCUDAStream().stream(); }

const LayoutPoint* pointsOf(const Tensor& layout)
{
    return reinterpret_cast<const LayoutPoint*>(layout.const_data_ptr<float>());
}

Tensor multiplyRowsOnCuda(const RowsThere& rows, const Tensor& dense, const Tensor& bias, bool isRectified)
{
    const c10::cuda::CUDAGuard device(dense.device());
    const std::int64_t count = rows.offsets.size(0) - 1;
    Tensor out = torch::empty({count, dense.size(1)}, dense.options());
    C10_CUDA_CHECK(launchRowProduct(
        {rows.offsets.const_data_ptr<std::int64_t>(), rows.columns.const_data_ptr<std::int32_t>(),
         rows.values.const_data_ptr<float>(), dense.const_data_ptr<float>(),
         bias.defined() ? bias.const_data_ptr<float>() : nullptr, count, dense.size(1), isRectified, out.data_ptr<float>()},
        streamNow()));
    return out;
}

Tensor repulsionOnCuda(const Tensor& layout)
{
    const c10::cuda::CUDAGuard device(layout.device());
    const std::int64_t points = layout.size(0);
    const int parts = repulsionParts(points);
    Tensor out = torch::zeros({parts, points, 3}, layout.options());
    C10_CUDA_CHECK(launchRepulsion(pointsOf(layout), points, parts, out.data_ptr<float>(), streamNow()));
    return out.sum(0);
}

Tensor attractionOnCuda(const RowsThere& affinities, const Tensor& layout)
{
    const c10::cuda::CUDAGuard device(layout.device());
    Tensor out = torch::empty_like(layout);
    C10_CUDA_CHECK(launchAttraction(affinities.offsets.const_data_ptr<std::int64_t>(),
                                    affinities.columns.const_data_ptr<std::int32_t>(),
                                    affinities.values.const_data_ptr<float>(), pointsOf(layout), layout.size(0),
                                    reinterpret_cast<LayoutPoint*>(out.data_ptr<float>()), streamNow()));
    return out;
}

Tensor drawRowsOnCuda(torch::Device device, const UniformRows& rows)
{
    const c10::cuda::CUDAGuard guard(device);
    Tensor out = torch::empty({rows.rows, rows.columns}, torch::dtype(torch::kFloat32).device(device));
    C10_CUDA_CHECK(launchRowDraw(
        {rows.rows, rows.columns, rows.low, rows.width, rows.seed, rows.purpose, rows.epoch, out.data_ptr<float>()},
        streamNow()));
    return out;
}

}  // namespace

void addRowOperations(DeviceOperations& operations)
{
    operations.multiplyRows = multiplyRowsOnCuda;
    operations.repulsion = repulsionOnCuda;
    operations.attraction = attractionOnCuda;
    operations.drawRows = drawRowsOnCuda;
}

}  // namespace rosa::learn

extern "C" __attribute__((visibility("default"))) void rosaCudaOperations(rosa::learn::DeviceOperations* operations)
{
    rosa::learn::addRowOperations(*operations);
    rosa::learn::addStepOperations(*operations);
    rosa::learn::addGraphOperations(*operations);
}
