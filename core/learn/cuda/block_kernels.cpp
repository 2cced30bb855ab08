/// CUDA kernels of the g-EMD operation (gemd.h). All work is queued on LibTorch's current stream, without synchronisation.
#include <c10/cuda/CUDAException.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>

#include "core/learn/cuda/block_batch.h"
#include "core/learn/cuda/lane_kernels.h"
#include "core/learn/cuda/lane_options.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

template <typename T>
void solve(const BlockTensors& tensors, const LaneOptions& options)
{
    BlockAnswers<T> answers(tensors);
    if (answers.count() == 0) return;
    C10_CUDA_CHECK(launchSolve<T>(laneBatchOf<T>(tensors), options, answers.directions(), answers.count(),
                                  c10::cuda::getCurrentCUDAStream().stream()));
}

Result<void> solveOnCuda(BlockTensors& tensors, const transport::BlockOptions& options)
{
    const c10::cuda::CUDAGuard device(tensors.cost.device());
    if (tensors.cost.scalar_type() == torch::kFloat64)
        solve<double>(tensors, laneOptions(options));
    else
        solve<float>(tensors, laneOptions(options));
    return {};
}

template <typename T>
BlockGradients gradient(const BlockTensors& tensors, const Tensor& forward, const Tensor& backward)
{
    BlockGradients out = gradientsFor(tensors);
    C10_CUDA_CHECK(launchGradient<T>(laneBatchOf<T>(tensors), laneGradient<T>(tensors, forward, backward, out),
                                     c10::cuda::getCurrentCUDAStream().stream()));
    return out;
}

BlockGradients gradientOnCuda(const BlockTensors& tensors, const Tensor& forward, const Tensor& backward)
{
    const Tensor& given = forward.defined() ? forward : backward;
    const c10::cuda::CUDAGuard device(given.device());
    return given.scalar_type() == torch::kFloat64 ? gradient<double>(tensors, forward, backward)
                                                  : gradient<float>(tensors, forward, backward);
}

Tensor measureOnCuda(const BlockTensors& tensors, const transport::BlockOptions& options)
{
    const c10::cuda::CUDAGuard device(tensors.cost.device());
    const auto stream = c10::cuda::getCurrentCUDAStream().stream();
    Tensor measures = torch::empty({3, tensors.rows->viewCount(), tensors.columns->viewCount()},
                                   tensors.cost.options().dtype(torch::kFloat64));
    auto* out = dataOf<double>(measures);
    const auto launch = [&]<typename T>(T) {
        const LanePlan<T> plan{dataOf<const T>(tensors.forwardPlan), dataOf<const T>(tensors.forwardPadding.rows),
                               dataOf<const T>(tensors.forwardPadding.columns)};
        C10_CUDA_CHECK(launchMeasure<T>(laneBatchOf<T>(tensors), laneOptions(options), plan, out, stream));
    };
    tensors.cost.scalar_type() == torch::kFloat64 ? launch(double{}) : launch(float{});
    return summary(measures);
}

}  // namespace

}  // namespace rosa::learn

extern "C" __attribute__((visibility("default"))) void rosaCudaKernels(rosa::learn::BlockKernels* kernels)
{
    *kernels = {rosa::learn::solveOnCuda, rosa::learn::gradientOnCuda, rosa::learn::measureOnCuda};
}
