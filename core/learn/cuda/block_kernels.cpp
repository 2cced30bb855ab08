/// CUDA kernels of the g-EMD operation (gemd.h). All work is queued on LibTorch's current stream, without synchronisation.
#include <algorithm>

#include <c10/cuda/CUDAException.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>

#include "core/learn/cuda/lane_kernels.h"
#include "core/learn/cuda/lane_options.h"
#include "core/learn/ops/gemd.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

template <typename T>
T* dataOf(const Tensor& tensor)
{
    return tensor.defined() ? tensor.data_ptr<std::remove_const_t<T>>() : nullptr;
}

/// Groups are sorted by size. No function of another library may be called here.
std::int64_t largestView(const transport::LaneLayout& layout) { return layout.groups.back().size; }

template <typename T>
LaneBatch<T> batchOf(const BlockTensors& tensors)
{
    TORCH_CHECK(!tensors.isOneMinus, "these kernels read costs");
    LanePadding<T> padding;
    if (tensors.padding.rowCost.defined())
        padding = {dataOf<const T>(tensors.padding.rowCost), dataOf<const T>(tensors.padding.columnCost),
                   dataOf<const T>(tensors.padding.rowWeights), dataOf<const T>(tensors.padding.columnWeights)};
    return {dataOf<const T>(tensors.cost),
            dataOf<const T>(tensors.rowWeights),
            dataOf<const T>(tensors.columnWeights),
            dataOf<const std::int64_t>(tensors.rowOffsets),
            dataOf<const std::int64_t>(tensors.lanePlaces),
            tensors.rows->viewCount(),
            tensors.columns->viewCount(),
            tensors.columns->columnCount(),
            tensors.rows->columnCount(),
            largestView(*tensors.rows),
            largestView(*tensors.columns),
            padding};
}

/// Working memory of a solve's directions. LibTorch reuses freed memory only for later work on the same stream, so it may be freed while
/// the kernel runs.
class Scratch {
public:
    Scratch(const BlockTensors& tensors, int directions)
        : m_rows(tensors.rowWeights.numel()),
          m_columns(tensors.columnWeights.numel()),
          m_sums(std::max(m_rows, m_columns)),
          m_numbers(
              torch::empty({directions * (m_rows + m_columns + m_sums)}, tensors.cost.options().dtype(torch::kFloat64)))
    {}

    /// `plan` undefined: the kernel matrix gets memory of its own.
    template <typename T>
    LaneAnswer<T> answer(int direction, const BlockTensors& tensors, bool columnsFirst)
    {
        const Tensor& plan = columnsFirst ? tensors.backwardPlan : tensors.forwardPlan;
        m_plans[direction] = plan.defined() ? plan : torch::empty_like(tensors.cost);
        BlockTensors::PaddingPlan& padding = m_padding[direction];
        padding = columnsFirst ? tensors.backwardPadding : tensors.forwardPadding;
        if (tensors.padding.rowCost.defined() && !padding.rows.defined())
            padding = {torch::empty_like(tensors.rowWeights), torch::empty_like(tensors.columnWeights)};
        double* numbers = m_numbers.data_ptr<double>() + direction * (m_rows + m_columns + m_sums);
        return {dataOf<T>(columnsFirst ? tensors.backward : tensors.forward),
                dataOf<T>(m_plans[direction]),
                numbers,
                numbers + m_rows,
                numbers + m_rows + m_columns,
                columnsFirst,
                dataOf<T>(padding.rows),
                dataOf<T>(padding.columns)};
    }

private:
    std::int64_t m_rows, m_columns, m_sums;
    Tensor m_numbers;
    Tensor m_plans[2];
    BlockTensors::PaddingPlan m_padding[2];
};

template <typename T>
void solve(const BlockTensors& tensors, const LaneOptions& options)
{
    const int count = (tensors.forward.defined() ? 1 : 0) + (tensors.backward.defined() ? 1 : 0);
    if (count == 0) return;
    Scratch scratch(tensors, count);
    LaneAnswer<T> directions[2];
    int next = 0;
    if (tensors.forward.defined()) directions[next] = scratch.answer<T>(next, tensors, false), ++next;
    if (tensors.backward.defined()) directions[next] = scratch.answer<T>(next, tensors, true), ++next;
    C10_CUDA_CHECK(
        launchSolve<T>(batchOf<T>(tensors), options, directions, count, c10::cuda::getCurrentCUDAStream().stream()));
}

Result<void> solveOnCuda(BlockTensors& tensors, const transport::BlockOptions& options)
{
    if (options.coupling != transport::Coupling::Sinkhorn)
        return failed("coupling on a GPU supports Sinkhorn's algorithm only");
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
    const Tensor& plan = tensors.forwardPlan.defined() ? tensors.forwardPlan : tensors.backwardPlan;
    BlockGradients out{torch::empty_like(plan), {}, {}};
    if (tensors.padding.rowCost.defined()) {
        out.rowPadding = torch::empty({plan.size(0)}, plan.options());
        out.columnPadding = torch::empty({plan.size(1)}, plan.options());
    }
    LaneGradient<T> given;
    if (forward.defined()) {
        given.forwardGradient = dataOf<T>(forward);
        given.forwardPlan = dataOf<T>(tensors.forwardPlan);
        given.paddingRows.forward = dataOf<T>(tensors.forwardPadding.rows);
        given.paddingColumns.forward = dataOf<T>(tensors.forwardPadding.columns);
    }
    if (backward.defined()) {
        given.backwardGradient = dataOf<T>(backward);
        given.backwardPlan = dataOf<T>(tensors.backwardPlan);
        given.paddingRows.backward = dataOf<T>(tensors.backwardPadding.rows);
        given.paddingColumns.backward = dataOf<T>(tensors.backwardPadding.columns);
    }
    given.out = dataOf<T>(out.cost);
    given.paddingRows.out = dataOf<T>(out.rowPadding);
    given.paddingColumns.out = dataOf<T>(out.columnPadding);
    C10_CUDA_CHECK(launchGradient<T>(batchOf<T>(tensors), given, c10::cuda::getCurrentCUDAStream().stream()));
    return out;
}

BlockGradients gradientOnCuda(const BlockTensors& tensors, const Tensor& forward, const Tensor& backward)
{
    const Tensor& given = forward.defined() ? forward : backward;
    const c10::cuda::CUDAGuard device(given.device());
    return given.scalar_type() == torch::kFloat64 ? gradient<double>(tensors, forward, backward)
                                                  : gradient<float>(tensors, forward, backward);
}

/// Reduces 3 × views × lanes measures to mean and maximum gap, relative entropy, and mean entropy of the independent coupling, in the order
/// of BlockDiagnostics.
Tensor summary(const Tensor& measures)
{
    const Tensor gaps = measures[0];
    const Tensor entropy = measures[1].sum();
    const Tensor independent = measures[2].sum();
    const Tensor share = torch::where(independent > 0, entropy / independent, torch::ones_like(independent));
    return torch::stack({gaps.mean(), gaps.max(), share, independent / gaps.numel()});
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
        C10_CUDA_CHECK(launchMeasure<T>(batchOf<T>(tensors), laneOptions(options), plan, out, stream));
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
