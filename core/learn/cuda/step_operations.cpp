/// The fused operations of RoSA's step and of skip-gram's pairs as DeviceOperations. All work is queued on LibTorch's current stream, without synchronisation.
#include "core/learn/cuda/step_operations.h"

#include <c10/cuda/CUDAException.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>

#include "core/learn/cuda/device_tables.h"
#include "core/learn/cuda/step_kernels.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

cudaStream_t stepStream() { return c10::cuda::getCurrentCUDAStream().stream(); }

std::array<Tensor, 4> unitRowsOnCuda(const Tensor& z, double smallestNorm)
{
    const c10::cuda::CUDAGuard device(z.device());
    const std::int64_t rows = z.size(0);
    Tensor unit = torch::empty_like(z);
    const Tensor numbers = torch::empty({3, rows, 1}, z.options());
    std::array<Tensor, 4> made{unit, numbers[0], numbers[1], numbers[2]};
    C10_CUDA_CHECK(launchUnitRows({z.const_data_ptr<float>(), z.size(1), smallestNorm, unit.data_ptr<float>(),
                                   made[1].data_ptr<float>(), made[2].data_ptr<float>(), made[3].data_ptr<float>()},
                                  rows, stepStream()));
    made[3] = made[3].view({rows});
    return made;
}

Tensor unitRowsGradientOnCuda(const Tensor& gradient, const Tensor& unit, const Tensor& inverseNorm,
                              const Tensor& inverseLargest)
{
    const c10::cuda::CUDAGuard device(gradient.device());
    Tensor out = torch::empty_like(unit);
    UnitRowsBatch made;
    made.width = unit.size(1);
    made.unit = unit.data_ptr<float>();
    made.inverseNorm = inverseNorm.data_ptr<float>();
    made.inverseLargest = inverseLargest.data_ptr<float>();
    C10_CUDA_CHECK(
        launchUnitRowsGradient(made, gradient.const_data_ptr<float>(), out.data_ptr<float>(), unit.size(0), stepStream()));
    return out;
}

Tensor withinRangeOnCuda(const Tensor& z, const Tensor& largest, double limit)
{
    const c10::cuda::CUDAGuard device(z.device());
    Tensor out = torch::empty_like(z);
    C10_CUDA_CHECK(launchWithinRange(z.const_data_ptr<float>(), z.numel(), largest.const_data_ptr<float>(), largest.numel(),
                                     static_cast<float>(limit), out.data_ptr<float>(), stepStream()));
    return out;
}

std::array<Tensor, 4> rowSumsOnCuda(const std::array<Tensor, 4>& matrices, const std::array<double, 4>& offsets,
                                    const std::array<double, 4>& scales)
{
    const c10::cuda::CUDAGuard device(matrices[0].device());
    std::array<Tensor, 4> made;
    RowSums sums[4];
    for (std::size_t i = 0; i < 4; ++i) {
        made[i] = torch::empty({matrices[i].size(0)}, matrices[i].options());
        sums[i] = {matrices[i].const_data_ptr<float>(), matrices[i].size(0),           matrices[i].size(1),
                   static_cast<float>(offsets[i]),      static_cast<float>(scales[i]), made[i].data_ptr<float>()};
    }
    C10_CUDA_CHECK(launchRowSums(sums, stepStream()));
    return made;
}

std::array<Tensor, 3> anchorLossesOnCuda(const std::array<Tensor, 2>& inter, const std::array<Tensor, 2>& intra,
                                         const AnchorLossOptions& options)
{
    const c10::cuda::CUDAGuard device(inter[0].device());
    const std::int64_t views = inter[0].size(0);
    const auto type = inter[0].options();
    const std::array<Tensor, 3> made{torch::empty({2 * views}, type), torch::empty({2 * views, 2 * views}, type),
                                     torch::empty({2 * views, 3}, type)};
    AnchorBatch batch;
    for (std::size_t i = 0; i < 2; ++i) {
        batch.inter[i] = inter[i].const_data_ptr<float>();
        batch.intra[i] = intra[i].const_data_ptr<float>();
    }
    batch.views = views;
    batch.factor = static_cast<float>(options.factor);
    batch.inverseTemperature = static_cast<float>(1 / options.temperature);
    batch.positiveWeight = static_cast<float>(options.positiveWeight);
    batch.withPositive = options.withPositive;
    batch.losses = made[0].data_ptr<float>();
    batch.shares = made[1].data_ptr<float>();
    batch.means = made[2].data_ptr<float>();
    C10_CUDA_CHECK(launchAnchorLosses(batch, stepStream()));
    return made;
}

Tensor anchorGradientOnCuda(const Tensor& shares, const Tensor& upstream, double slope, double positiveWeight)
{
    const c10::cuda::CUDAGuard device(shares.device());
    const std::int64_t views = shares.size(1) / 2;
    Tensor out = torch::empty({4, views, views}, shares.options());
    C10_CUDA_CHECK(
        launchAnchorGradient({shares.const_data_ptr<float>(), upstream.const_data_ptr<float>(), static_cast<float>(slope),
                              static_cast<float>(positiveWeight), views, out.data_ptr<float>()},
                             stepStream()));
    return out;
}

std::array<Tensor, 2> pairPullsOnCuda(const Tensor& embeddings, const Tensor& contexts, const Tensor& centres,
                                      const Tensor& targets, double saturated)
{
    const c10::cuda::CUDAGuard device(embeddings.device());
    const std::int64_t pairs = targets.size(0);
    const std::array<Tensor, 2> made{torch::empty({pairs, targets.size(1)}, embeddings.options()),
                                     torch::empty({pairs}, embeddings.options())};
    PairPullBatch batch;
    batch.embeddings = embeddings.const_data_ptr<float>();
    batch.contexts = contexts.const_data_ptr<float>();
    batch.centres = centres.const_data_ptr<std::int32_t>();
    batch.targets = targets.const_data_ptr<std::int32_t>();
    batch.pairs = pairs;
    batch.targetsAPair = targets.size(1);
    batch.width = embeddings.size(1);
    batch.saturated = static_cast<float>(saturated);
    batch.pulls = made[0].data_ptr<float>();
    batch.losses = made[1].data_ptr<float>();
    C10_CUDA_CHECK(launchPairPulls(batch, stepStream()));
    return made;
}

}  // namespace

void addStepOperations(DeviceOperations& operations)
{
    operations.unitRows = unitRowsOnCuda;
    operations.unitRowsGradient = unitRowsGradientOnCuda;
    operations.withinRange = withinRangeOnCuda;
    operations.rowSums = rowSumsOnCuda;
    operations.anchorLosses = anchorLossesOnCuda;
    operations.anchorGradient = anchorGradientOnCuda;
    operations.pairPulls = pairPullsOnCuda;
}

}  // namespace rosa::learn
