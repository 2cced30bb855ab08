/// GPU code on the CPU: the kernels of the g-EMD, block by block, and recorded work as a function that is called again.
#pragma once

#include <memory>
#include <utility>

#include "core/learn/cuda/block_batch.h"
#include "core/learn/cuda/lane_options.h"
#include "core/learn/ops/device_operations.h"
#include "core/learn/ops/gemd.h"

namespace rosa::test {

/// During its lifetime, the CPU's g-EMDs on the general path are computed by the code of the CUDA kernels (block_kernels.cpp).
class HostKernels {
public:
    HostKernels() : m_before(learn::blockKernels(torch::kCPU))
    {
        learn::registerBlockKernels(torch::kCPU, {solve, gradient, measure});
    }
    ~HostKernels() { learn::registerBlockKernels(torch::kCPU, m_before); }
    HostKernels(const HostKernels&) = delete;
    HostKernels& operator=(const HostKernels&) = delete;

private:
    static bool isDouble(const torch::Tensor& tensor) { return tensor.scalar_type() == torch::kFloat64; }

    template <typename T>
    static void solveAs(const learn::BlockTensors& tensors, const learn::LaneOptions& options)
    {
        const learn::BlockAnswers<T> answers(tensors);
        const learn::LaneBatch<T> batch = learn::laneBatchOf<T>(tensors);
        for (int direction = 0; direction < answers.count(); ++direction)
            for (std::int64_t view = 0; view < batch.views; ++view)
                for (std::int64_t lane = 0; lane < batch.lanes; ++lane)
                    learn::solveLane(batch, options, answers.directions()[direction], view, lane);
    }
    static Result<void> solve(learn::BlockTensors& tensors, const transport::BlockOptions& options)
    {
        isDouble(tensors.cost) ? solveAs<double>(tensors, learn::laneOptions(options))
                               : solveAs<float>(tensors, learn::laneOptions(options));
        return {};
    }

    template <typename T>
    static learn::BlockGradients gradientAs(const learn::BlockTensors& tensors, const torch::Tensor& forward,
                                            const torch::Tensor& backward)
    {
        using learn::LaneNode;
        learn::BlockGradients out = learn::gradientsFor(tensors);
        const learn::LaneBatch<T> batch = learn::laneBatchOf<T>(tensors);
        const learn::LaneGradient<T> given = learn::laneGradient<T>(tensors, forward, backward, out);
        for (std::int64_t number = 0; number < batch.rows; ++number) {
            const LaneNode row = LaneNode::ofRow(batch, number);
            if (!row.isThere) continue;
            for (std::int64_t lane = 0; lane < batch.lanes; ++lane) learn::gradientRow(batch, given, row, lane);
            if (out.rowPadding.defined()) given.paddingRows.out[row.at] = learn::rowPaddingTerms(batch, given, row, 0, 1);
        }
        for (std::int64_t number = 0; out.columnPadding.defined() && number < batch.largestColumns * batch.lanes; ++number) {
            const LaneNode column = LaneNode::ofColumn(batch, number);
            if (column.isThere) given.paddingColumns.out[column.at] = learn::columnPaddingTerms(batch, given, column, 0, 1);
        }
        return out;
    }
    static learn::BlockGradients gradient(const learn::BlockTensors& tensors, const torch::Tensor& forward,
                                          const torch::Tensor& backward)
    {
        return isDouble(forward.defined() ? forward : backward) ? gradientAs<double>(tensors, forward, backward)
                                                                : gradientAs<float>(tensors, forward, backward);
    }

    template <typename T>
    static torch::Tensor measureAs(const learn::BlockTensors& tensors, const learn::LaneOptions& options)
    {
        const learn::LaneBatch<T> batch = learn::laneBatchOf<T>(tensors);
        const learn::LanePlan<T> plan{learn::dataOf<const T>(tensors.forwardPlan),
                                      learn::dataOf<const T>(tensors.forwardPadding.rows),
                                      learn::dataOf<const T>(tensors.forwardPadding.columns)};
        torch::Tensor measures = torch::empty({3, batch.views, batch.lanes}, torch::kFloat64);
        auto at = measures.accessor<double, 3>();
        for (std::int64_t view = 0; view < batch.views; ++view)
            for (std::int64_t lane = 0; lane < batch.lanes; ++lane) {
                const learn::LaneMeasure found = learn::measureLane(batch, options, plan, view, lane);
                at[0][view][lane] = found.gap;
                at[1][view][lane] = found.entropy;
                at[2][view][lane] = found.independent;
            }
        return learn::summary(measures);
    }
    static torch::Tensor measure(const learn::BlockTensors& tensors, const transport::BlockOptions& options)
    {
        return isDouble(tensors.cost) ? measureAs<double>(tensors, learn::laneOptions(options))
                                      : measureAs<float>(tensors, learn::laneOptions(options));
    }

    learn::BlockKernels m_before;
};

/// During its lifetime, the CPU has DeviceOperations::record: `Make` makes of the given work what run() repeats.
class HostRecording {
public:
    using Record = std::unique_ptr<learn::RecordedWork>(torch::Device device, const std::function<void()>& work);

    /// Calls the work again in each run.
    class Again : public learn::RecordedWork {
    public:
        explicit Again(std::function<void()> work) : m_work(std::move(work)) {}
        void run() override { m_work(); }

    private:
        std::function<void()> m_work;
    };
    static std::unique_ptr<learn::RecordedWork> again(torch::Device, const std::function<void()>& work)
    {
        return std::make_unique<Again>(work);
    }

    explicit HostRecording(Record* record = again) : m_before(learn::deviceOperations(torch::kCPU))
    {
        learn::DeviceOperations operations = m_before;
        operations.record = record;
        learn::registerDeviceOperations(torch::kCPU, operations);
    }
    ~HostRecording() { learn::registerDeviceOperations(torch::kCPU, m_before); }
    HostRecording(const HostRecording&) = delete;
    HostRecording& operator=(const HostRecording&) = delete;

private:
    learn::DeviceOperations m_before;
};

}  // namespace rosa::test
