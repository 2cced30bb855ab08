/// Operations that a device has as one kernel, instead of several of LibTorch's.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include <torch/types.h>

namespace rosa::learn {

/// A sparse matrix on a device, in compressed rows.
struct RowsThere {
    torch::Tensor offsets;  ///< int64, rows + 1
    torch::Tensor columns;  ///< int32
    torch::Tensor values;   ///< float32, entries × 1
};

/// Parts of ObjectiveOptions (objective.h).
struct AnchorLossOptions {
    double factor = 1;  ///< A similarity is factor · (1 − g-EMD).
    double temperature = 1;
    double positiveWeight = 1;
    bool withPositive = false;  ///< In the denominator.
};

/// A matrix of uniform random numbers, a stream per row: row i has low + width · u for the numbers u of RandomStream(seed, purpose, epoch, i).
struct UniformRows {
    std::int64_t rows = 0, columns = 0;
    float low = 0, width = 1;
    std::uint64_t seed = 0;
    std::uint32_t purpose = 0, epoch = 0;
};

/// Work on a device that was recorded once, and is repeated with what its tensors hold then.
class RecordedWork {
public:
    virtual ~RecordedWork() = default;
    /// Queues the work on LibTorch's current stream, as a whole.
    virtual void run() = 0;
};

/// Functions of a device type, null where it has none. All work is queued on LibTorch's current stream, without synchronisation. Tensors are
/// float32, contiguous and on one device; no gradient flows.
struct DeviceOperations {
    /// rows · dense, plus the row `bias` if defined; negative sums become 0 if `isRectified`.
    torch::Tensor (*multiplyRows)(const RowsThere& rows, const torch::Tensor& dense, const torch::Tensor& bias,
                                  bool isRectified) = nullptr;
    /// Repulsion of t-SNE, summed over all pairs of the layout (points × 2): columns Σ w² Δx, Σ w² Δy and Σ w, the point itself included.
    torch::Tensor (*repulsion)(const torch::Tensor& layout) = nullptr;
    /// Attraction of t-SNE by the affinities P: Σ P w (y_i − y_j), points × 2.
    torch::Tensor (*attraction)(const RowsThere& affinities, const torch::Tensor& layout) = nullptr;
    /// Rows of unit length (view_batch.h), 1 / norm of z / max |z| and 1 / max |z| per row (rows × 1; 0 for rows without direction), and max |z|.
    std::array<torch::Tensor, 4> (*unitRows)(const torch::Tensor& z, double smallestNorm) = nullptr;
    /// Their gradient with respect to z.
    torch::Tensor (*unitRowsGradient)(const torch::Tensor& gradient, const torch::Tensor& unit,
                                      const torch::Tensor& inverseNorm, const torch::Tensor& inverseLargest) = nullptr;
    /// z, scaled by a power of two if the largest of `largest` exceeds `limit`.
    torch::Tensor (*withinRange)(const torch::Tensor& z, const torch::Tensor& largest, double limit) = nullptr;
    /// offset + scale · sum of each row, of four matrices.
    std::array<torch::Tensor, 4> (*rowSums)(const std::array<torch::Tensor, 4>& matrices,
                                            const std::array<double, 4>& offsets,
                                            const std::array<double, 4>& scales) = nullptr;
    /// Losses of the anchors of both directions (2 B), shares of the terms of their denominators (2 B × 2 B), and per anchor the similarity of
    /// the positive and the means of its inter-view and intra-view negatives (2 B × 3), which are all other views.
    std::array<torch::Tensor, 3> (*anchorLosses)(const std::array<torch::Tensor, 2>& inter,
                                                 const std::array<torch::Tensor, 2>& intra,
                                                 const AnchorLossOptions& options) = nullptr;
    /// Gradients of their mean with respect to the g-EMDs, 4 × B × B: inter-view of both directions, then intra-view.
    torch::Tensor (*anchorGradient)(const torch::Tensor& shares, const torch::Tensor& upstream, double slope,
                                    double positiveWeight) = nullptr;
    /// Of pairs of skip-gram (pair_batches.h): what each target pulls, pairs × targets, and the loss of each pair. `centres` and `targets` are
    /// int32.
    std::array<torch::Tensor, 2> (*pairPulls)(const torch::Tensor& embeddings, const torch::Tensor& contexts,
                                              const torch::Tensor& centres, const torch::Tensor& targets,
                                              double saturated) = nullptr;
    /// The numbers that fillUniform (core/base/random_fill.h) makes of each row.
    torch::Tensor (*drawRows)(torch::Device device, const UniformRows& rows) = nullptr;
    /// Records what `work` queues on `device`, without executing it. `work` must not read from the device or from the host, and its tensors
    /// keep their memory as long as the result lives. Throws c10::Error if the work cannot be recorded; nothing is then recorded.
    std::unique_ptr<RecordedWork> (*record)(torch::Device device, const std::function<void()>& work) = nullptr;
    /// Returns memory that no tensor uses to the device, for other processes. Waits for the device.
    void (*releaseMemory)() = nullptr;
};

/// Type of `rosaCudaOperations`, exported by librosa_cuda.
using CudaOperationsFunction = void(DeviceOperations* operations);

/// Registers the operations of `device`. Called while a plug-in is loaded, before any work starts.
void registerDeviceOperations(c10::DeviceType device, const DeviceOperations& operations);

/// The operations of `device`; null functions if none are registered.
[[nodiscard]] const DeviceOperations& deviceOperations(c10::DeviceType device);

}  // namespace rosa::learn
