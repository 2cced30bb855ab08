/// The g-EMD operation of training: all pairs of views of two sides at once, with its own backward pass.
#pragma once

#include "core/learn/ops/view_batch.h"
#include "core/transport/block_sinkhorn.h"

namespace rosa::learn {

/// Factors S in (0, 1] on the costs; both undefined: none. At most one is defined. No gradient flows to them.
struct CostScale {
    torch::Tensor every;  ///< n1 × n2, rows and columns in natural order: rescales all pairs of views.
    torch::Tensor
        positive;  ///< Flat: the blocks (i, i), each row-major, one after the other. Needs as many views on both sides.
};

using transport::Padding;

/// What one call is to compute.
struct GemdRequest {
    transport::BlockOptions options{};
    Padding padding = Padding::None;
    bool bothDirections = false;  ///< Also the second side's views against the first's.
    bool plans = false;           ///< Keep the plans in the answer.
    bool diagnostics = false;     ///< Measure how well it was solved: costs about as much as the solve.
};

/// Answers in natural order of views and nodes.
struct Gemd {
    torch::Tensor forward;   ///< B1 × B2: g-EMD of view i of the first side (rows) and k of the second.
    torch::Tensor backward;  ///< B2 × B1, if asked for: view k of the second side as rows. Not the transpose of `forward`.
    torch::Tensor forwardPlan;   ///< n1 × n2, if asked for.
    torch::Tensor backwardPlan;  ///< n2 × n1, likewise.
    torch::Tensor diagnostics;   ///< Of `forward`, if asked for: read by readDiagnostics().
};

/// D = (1 − cos) ∘ S; raw weights x·mean(other view); Sinkhorn; <Γ, D>. The gradient goes through D alone: weights,
/// scalings and plans are constants (at the optimum that is the exact gradient, by the envelope theorem).
///
/// Where views are filled, every side's are to the largest of that side in this call, so that a pair on its own has nothing to be filled.
/// The filling rows are constants, too; nodes get their share of the gradient from the costs to them, which S does not rescale. g-EMD is over
/// all rows; the plans in the answer are those of nodes.
///
/// One product for all cosines, transport::blockSinkhorn on the blocks of that matrix, backward: plan × upstream gradient
/// and two products. Both sides have the same type, float32 (training) or float64 (tests), and device.
/// O(n1 n2 (d + sweeps)) time; two n1 × n2 matrices, and one plan for each direction until the backward pass.
///
/// On a GPU nothing waits for an answer: all it does is queued on LibTorch's current stream.
///
/// An Error comes from blockSinkhorn, or says that no kernel is registered for the device.
Result<Gemd> gemd(const ViewBatch& first, const ViewBatch& second, const CostScale& scale, const GemdRequest& request);

/// The numbers in Gemd::diagnostics; waits for them where a GPU measures them.
transport::BlockDiagnostics readDiagnostics(const torch::Tensor& diagnostics);

// --- Kernels -----------------------------------------------------------------------------------------------------------

/// One batched solve as tensors: contiguous, columns in lane order, shapes as transport::BlockBatch says.
struct BlockTensors {
    torch::Tensor cost, rowWeights, columnWeights;
    bool isOneMinus = false;  ///< `cost` holds 1 − D: on processors.
    const transport::LaneLayout* rows = nullptr;
    const transport::LaneLayout* columns = nullptr;
    /// transport::BlockPadding of the rows that fill views; all undefined where none does.
    struct {
        torch::Tensor rowCost, columnCost, rowWeights, columnWeights;
    } padding;
    torch::Tensor rowOffsets;              ///< rows->offsets on the tensors' device.
    torch::Tensor lanePlaces;              ///< transport::lanePlaces(*columns) there; undefined on processors.
    torch::Tensor forward, forwardPlan;    ///< Filled by solve; a plan is undefined where not wanted.
    torch::Tensor backward, backwardPlan;  ///< As solve's columnsFirst; undefined where not wanted.
    /// transport::PaddingPlan of a direction; undefined where its plan or `padding` is.
    struct PaddingPlan {
        torch::Tensor rows, columns;
    } forwardPadding, backwardPadding;
};

/// ∂/∂D of two g-EMD matrices with their plans.
struct BlockGradients {
    torch::Tensor cost;  ///< n1 × n2, columns in lane order.
    torch::Tensor rowPadding,
        columnPadding;  ///< n1, n2 (in lane order): of the costs to filling rows; undefined where none fills.
};

/// What a device has to offer. Options are in range. A device that works on its own time (a GPU) is told and not waited for; it has no
/// Error to give: a block that is not finite shows as an answer that is not.
struct BlockKernels {
    Result<void> (*solve)(BlockTensors& tensors, const transport::BlockOptions& options) = nullptr;
    /// Of the two directions' matrices (lane order, either undefined): transport::blockGradient and paddingGradient.
    BlockGradients (*gradient)(const BlockTensors& tensors, const torch::Tensor& forwardGradient,
                               const torch::Tensor& backwardGradient) = nullptr;
    /// Gemd::diagnostics of a solve that kept its forward plan.
    torch::Tensor (*measure)(const BlockTensors& tensors, const transport::BlockOptions& options) = nullptr;
};

/// Type of `rosaCudaKernels`, the function that librosa_cuda exports: fills in what serves GPUs.
using CudaKernelsFunction = void(BlockKernels* kernels);

/// Makes `kernels` serve tensors of `device`; a plug-in calls it while it is loaded, before any work starts.
void registerBlockKernels(c10::DeviceType device, const BlockKernels& kernels);

/// What serves tensors of `device`; null functions where nothing does.
[[nodiscard]] BlockKernels blockKernels(c10::DeviceType device);

}  // namespace rosa::learn
