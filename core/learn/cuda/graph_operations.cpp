/// Memory between jobs, and work recorded as a CUDA graph: hundreds of kernels are then one launch, since a launch costs the host several times what such a kernel takes.
#include <ATen/cuda/CUDAEvent.h>
#include <ATen/cuda/CUDAGraph.h>
#include <c10/cuda/CUDACachingAllocator.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>

#include "core/learn/cuda/device_tables.h"

namespace rosa::learn {

namespace {

class CudaGraphWork : public RecordedWork {
public:
    /// Records on a stream of its own, as CUDA demands. Other threads may use the device meanwhile, and LibTorch's thread of backward passes
    /// takes part, hence the thread-local mode.
    CudaGraphWork(torch::Device device, const std::function<void()>& work) : m_device(device)
    {
        const c10::cuda::CUDAGuard guard(device);
        const auto stream = c10::cuda::getStreamFromPool(false, device.index());
        at::cuda::CUDAEvent before;
        before.record(c10::cuda::getCurrentCUDAStream());
        before.block(stream);
        const c10::cuda::CUDAStreamGuard there(stream);
        m_graph.capture_begin({0, 0}, cudaStreamCaptureModeThreadLocal);
        try {
            work();
        } catch (...) {
            endAfterFailure();
            throw;
        }
        m_graph.capture_end();
    }

    void run() override
    {
        const c10::cuda::CUDAGuard guard(m_device);
        m_graph.replay();
    }

private:
    /// The stream must stop recording, whatever it has recorded; the first failure is the one to report.
    void endAfterFailure()
    {
        try {
            m_graph.capture_end();
        } catch (const c10::Error&) {
            static_cast<void>(cudaGetLastError());
        }
    }

    torch::Device m_device;
    at::cuda::CUDAGraph m_graph;
};

std::unique_ptr<RecordedWork> recordOnCuda(torch::Device device, const std::function<void()>& work)
{
    return std::make_unique<CudaGraphWork>(device, work);
}

}  // namespace

void addGraphOperations(DeviceOperations& operations)
{
    operations.record = recordOnCuda;
    operations.releaseMemory = [] { c10::cuda::CUDACachingAllocator::emptyCache(); };
}

}  // namespace rosa::learn
