/// g-EMD of all pairs of views of two sides, with its own backward pass: the training operation.
#pragma once

#include "core/learn/ops/view_batch.h"
#include "core/transport/block_sinkhorn.h"

namespace rosa::learn {

/// Factors S in (0, 1] on the costs. At most one is defined; both undefined: none. No gradient.
struct CostScale {
    torch::Tensor every;  ///< n1 × n2, rows and columns in natural order: scales all pairs of views.
    torch::Tensor
        positive;  ///< Flat: the blocks (i, i), each row-major, concatenated. Needs equally many views on both sides.
    torch::Tensor
        places;  ///< positivePlaces() on the device of the general path; undefined: the g-EMD finds and copies them.
};

/// Flat indices of the elements of CostScale::positive in a matrix of `width` columns, those of the second side in lane order.
std::vector<std::int64_t> positivePlaces(const transport::LaneLayout& first, const transport::LaneLayout& second,
                                         std::int64_t width);

using transport::Padding;

/// Options of one call.
struct GemdRequest {
    transport::BlockOptions options{};
    Padding padding = Padding::None;
    transport::PaddedSizes paddedTo{};  ///< With padding; by default each side's largest view of this call. On the CPU only.
    bool bothDirections = false;        ///< Also the second side's views against the first's.
    bool plans = false;                 ///< Return the plans.
    bool diagnostics = false;           ///< Measure the quality of the solution; costs about as much as the solve.
};

/// Results in natural order of views and nodes.
struct Gemd {
    torch::Tensor forward;       ///< B1 × B2: g-EMD of view i of the first side (rows) and k of the second.
    torch::Tensor backward;      ///< B2 × B1, on request: views of the second side as rows. Not the transpose of `forward`.
    torch::Tensor forwardPlan;   ///< n1 × n2, on request.
    torch::Tensor backwardPlan;  ///< n2 × n1, on request.
    torch::Tensor diagnostics;   ///< Of `forward`, on request; see readDiagnostics().
};

/// D = (1 − cos) ∘ S; raw weights x·mean(other view); Sinkhorn; <Γ, D>. The gradient flows through D only: weights, scalings and plans are
/// constants (at the optimum this is the exact gradient, by the envelope theorem).
///
/// With padding, the views of a side are padded to the largest of that side in this call, unless `paddedTo` says otherwise. Padding rows are
/// constants, too; nodes receive gradient from their costs to padding rows, which S does not scale. The g-EMD includes all rows; returned
/// plans cover nodes only.
///
/// One product for all cosines, then transport::blockSinkhorn on the blocks of that matrix; backward: plan × upstream gradient and two
/// products. Both sides have the same device and type, float32 (training) or float64 (tests). O(n1 n2 (d + iterations)) time; two n1 × n2
/// matrices, and one plan per direction until the backward pass.
///
/// On a GPU all work is queued on LibTorch's current stream, without synchronisation; couplings other than Sinkhorn's are found on the CPU, for
/// which the step waits.
///
/// Errors come from blockSinkhorn, or say that no kernel is registered for the device.
Result<Gemd> gemd(const ViewBatch& first, const ViewBatch& second, const CostScale& scale, const GemdRequest& request);

/// Reads Gemd::diagnostics; on a GPU it synchronises.
transport::BlockDiagnostics readDiagnostics(const torch::Tensor& diagnostics);

// --- Kernels -----------------------------------------------------------------------------------------------------------

/// Tensors of one batched solve: contiguous, columns in lane order, shapes as in transport::BlockBatch.
struct BlockTensors {
    torch::Tensor cost, rowWeights, columnWeights;
    bool isOneMinus = false;  ///< `cost` holds 1 − D (CPU).
    /// Number of views of each side, and a bound of their size; on the CPU, where a matrix has no further rows and columns, all of the layout.
    const transport::LaneLayout* rows = nullptr;
    const transport::LaneLayout* columns = nullptr;
    /// transport::BlockPadding of the padding rows; all undefined without padding.
    struct {
        torch::Tensor rowCost, columnCost, rowWeights, columnWeights;
        transport::PaddedSizes sizes;  ///< Not read on a GPU, where it is the default.
    } padding;
    torch::Tensor rowOffsets;                   ///< rows->offsets on the tensors' device.
    torch::Tensor lanePlaces;                   ///< transport::lanePlaces(*columns) on that device; undefined on the CPU.
    torch::Tensor largestRows, largestColumns;  ///< ViewLayout::largest of both sides; undefined on the CPU.
    torch::Tensor forward, forwardPlan;         ///< Outputs of solve; a plan is undefined if not requested.
    torch::Tensor backward, backwardPlan;       ///< Outputs of solve's columnsFirst; undefined if not requested.
    /// transport::PaddingPlan of a direction; undefined if its plan or `padding` is.
    struct PaddingPlan {
        torch::Tensor rows, columns;
    } forwardPadding, backwardPadding;
};

/// ∂/∂D of both directions' g-EMDs, from their plans.
struct BlockGradients {
    torch::Tensor cost;  ///< n1 × n2, columns in lane order.
    torch::Tensor rowPadding,
        columnPadding;  ///< n1, n2 (in lane order): of the costs to padding rows; undefined without padding.
};

/// Kernels of a device type. Options are valid; only those of the CPU know couplings other than Sinkhorn's. An asynchronous device (GPU) is not waited for and returns no Error: a non-finite block
/// yields a non-finite result.
struct BlockKernels {
    Result<void> (*solve)(BlockTensors& tensors, const transport::BlockOptions& options) = nullptr;
    /// From the upstream gradients of both directions (lane order, either undefined): transport::blockGradient and paddingGradient.
    BlockGradients (*gradient)(const BlockTensors& tensors, const torch::Tensor& forwardGradient,
                               const torch::Tensor& backwardGradient) = nullptr;
    /// Gemd::diagnostics of a solve whose forward plan was kept.
    torch::Tensor (*measure)(const BlockTensors& tensors, const transport::BlockOptions& options) = nullptr;
};

/// Type of `rosaCudaKernels`, exported by librosa_cuda: fills in the GPU kernels.
using CudaKernelsFunction = void(BlockKernels* kernels);

/// Registers `kernels` for `device`. Called while a plug-in is loaded, before any work starts.
void registerBlockKernels(c10::DeviceType device, const BlockKernels& kernels);

/// The kernels of `device`; null functions if none are registered.
[[nodiscard]] BlockKernels blockKernels(c10::DeviceType device);

}  // namespace rosa::learn
