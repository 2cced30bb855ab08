#include "core/learn/ops/gemd.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/parallel.h"
#include "core/learn/ops/device.h"
#include "core/learn/ops/device_operations.h"
#include "core/learn/ops/lane_orders.h"
#include "core/learn/ops/step_phases.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

template <typename T>
std::span<T> spanOf(const Tensor& tensor)
{
    if (!tensor.defined()) return {};
    return {tensor.data_ptr<std::remove_const_t<T>>(), static_cast<std::size_t>(tensor.numel())};
}

template <typename T>
transport::BlockBatch<T> batchOf(const BlockTensors& tensors)
{
    return {spanOf<const T>(tensors.cost),
            spanOf<const T>(tensors.rowWeights),
            spanOf<const T>(tensors.columnWeights),
            tensors.rows->offsets,
            tensors.columns,
            tensors.isOneMinus,
            {spanOf<const T>(tensors.padding.rowCost), spanOf<const T>(tensors.padding.columnCost),
             spanOf<const T>(tensors.padding.rowWeights), spanOf<const T>(tensors.padding.columnWeights),
             tensors.padding.sizes}};
}

template <typename T>
transport::PaddingPlan<T> paddingOf(const BlockTensors::PaddingPlan& plan)
{
    return {spanOf<T>(plan.rows), spanOf<T>(plan.columns)};
}

template <typename T>
Result<void> solveOnCpu(BlockTensors& tensors, const transport::BlockOptions& options)
{
    const transport::BlockSolution<T> forward{spanOf<T>(tensors.forward), spanOf<T>(tensors.forwardPlan),
                                              paddingOf<T>(tensors.forwardPadding)};
    const transport::BlockSolution<T> backward{spanOf<T>(tensors.backward), spanOf<T>(tensors.backwardPlan),
                                               paddingOf<T>(tensors.backwardPadding)};
    return transport::blockSinkhorn<T>(batchOf<T>(tensors), options, tensors.forward.defined() ? &forward : nullptr,
                                       tensors.backward.defined() ? &backward : nullptr);
}

template <typename T>
BlockGradients gradientOnCpu(const BlockTensors& tensors, const Tensor& forwardGradient, const Tensor& backwardGradient)
{
    const auto type = (tensors.forwardPlan.defined() ? tensors.forwardPlan : tensors.backwardPlan).options();
    const std::int64_t rows = tensors.rows->columnCount();
    const std::int64_t columns = tensors.columns->columnCount();
    BlockGradients out{torch::empty({rows, columns}, type), {}, {}};
    const auto there = spanOf<const T>(forwardGradient);
    const auto back = spanOf<const T>(backwardGradient);
    if (tensors.padding.rowCost.defined()) {
        out.rowPadding = torch::empty({rows}, type);
        out.columnPadding = torch::empty({columns}, type);
        transport::paddingGradient<T>(
            tensors.rows->offsets, *tensors.columns, {there, paddingOf<const T>(tensors.forwardPadding)},
            {back, paddingOf<const T>(tensors.backwardPadding)}, {spanOf<T>(out.rowPadding), spanOf<T>(out.columnPadding)});
    }
    transport::blockGradient<T>(tensors.rows->offsets, *tensors.columns, {there, spanOf<const T>(tensors.forwardPlan)},
                                {back, spanOf<const T>(tensors.backwardPlan)}, spanOf<T>(out.cost));
    return out;
}

Result<void> solveOnCpuAs(BlockTensors& tensors, const transport::BlockOptions& options)
{
    return tensors.cost.scalar_type() == torch::kFloat64 ? solveOnCpu<double>(tensors, options)
                                                         : solveOnCpu<float>(tensors, options);
}

/// Couplings for which a device has no kernel: the CPU couples the blocks and waits for the device.
Result<void> solveOnHost(BlockTensors& tensors, const transport::BlockOptions& options)
{
    const auto room = [](const Tensor& there) {
        return there.defined() ? torch::empty_like(there, there.options().device(torch::kCPU)) : Tensor();
    };
    BlockTensors here;
    here.cost = tensors.cost.cpu();
    here.rowWeights = tensors.rowWeights.cpu();
    here.columnWeights = tensors.columnWeights.cpu();
    here.isOneMinus = tensors.isOneMinus;
    here.rows = tensors.rows;
    here.columns = tensors.columns;
    here.forward = room(tensors.forward);
    here.backward = room(tensors.backward);
    here.forwardPlan = room(tensors.forwardPlan);
    here.backwardPlan = room(tensors.backwardPlan);
    ROSA_TRY(solveOnCpuAs(here, options));
    const auto send = [](const Tensor& from, Tensor& to) {
        if (to.defined()) to.copy_(from);
    };
    send(here.forward, tensors.forward);
    send(here.backward, tensors.backward);
    send(here.forwardPlan, tensors.forwardPlan);
    send(here.backwardPlan, tensors.backwardPlan);
    return {};
}

BlockGradients gradientOnCpuAs(const BlockTensors& tensors, const Tensor& forwardGradient, const Tensor& backwardGradient)
{
    const Tensor& gradient = forwardGradient.defined() ? forwardGradient : backwardGradient;
    return gradient.scalar_type() == torch::kFloat64 ? gradientOnCpu<double>(tensors, forwardGradient, backwardGradient)
                                                     : gradientOnCpu<float>(tensors, forwardGradient, backwardGradient);
}

template <typename T>
transport::BlockDiagnostics diagnoseOnCpu(const BlockTensors& tensors, transport::MarginalRule rule)
{
    return transport::diagnose<T>(batchOf<T>(tensors), rule, spanOf<const T>(tensors.forwardPlan),
                                  paddingOf<const T>(tensors.forwardPadding));
}

Tensor measureOnCpuAs(const BlockTensors& tensors, const transport::BlockOptions& options)
{
    const transport::BlockDiagnostics found = tensors.cost.scalar_type() == torch::kFloat64
                                                  ? diagnoseOnCpu<double>(tensors, options.marginals)
                                                  : diagnoseOnCpu<float>(tensors, options.marginals);
    return torch::tensor({found.meanGap, found.largestGap, found.entropy, found.independentEntropy}, torch::kFloat64);
}

/// One entry per device type.
BlockKernels& kernelsOf(c10::DeviceType device)
{
    static std::array<BlockKernels, static_cast<std::size_t>(c10::COMPILE_TIME_MAX_DEVICE_TYPES)> table = [] {
        decltype(table) initial{};
        initial[static_cast<std::size_t>(c10::DeviceType::CPU)] = {solveOnCpuAs, gradientOnCpuAs, measureOnCpuAs};
        return initial;
    }();
    return table[static_cast<std::size_t>(device)];
}

/// Minimum number of values per thread.
constexpr std::int64_t kValuesAThread = 65536;

/// A CostScale in lane order.
struct LaneScale {
    Tensor every;                      ///< n1 × n2
    std::vector<std::int64_t> places;  ///< of `positive` in a flat matrix; empty if `placesThere` is set
    Tensor placesThere;                ///< the same on a device with the general path
    Tensor positive;

    /// Multiplies costs or gradients by their factors.
    void multiply(Tensor& matrix) const
    {
        if (every.defined()) matrix.mul_(every);
        if (!positive.defined()) return;
        if (!placesThere.defined()) return changePositive(matrix, [](auto value, auto factor) { return value * factor; });
        Tensor flat = matrix.view(-1);
        flat.index_copy_(0, placesThere, flat.index_select(0, placesThere) * positive);
    }

    /// Updates cosines 1 − D to the scaled D.
    void multiplyBehindCosines(Tensor& cosines) const
    {
        const auto change = [](auto cosine, auto factor) { return 1 - (1 - cosine) * factor; };
        if (positive.defined()) changePositive(cosines, change);
        if (!every.defined()) return;
        const auto go = [&]<typename T>(T* values, const T* factors) {
            parallelFor(cosines.numel(), kValuesAThread, [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t i = begin; i < end; ++i) values[i] = change(values[i], factors[i]);
            });
        };
        if (cosines.scalar_type() == torch::kFloat64)
            go(cosines.data_ptr<double>(), every.const_data_ptr<double>());
        else
            go(cosines.data_ptr<float>(), every.const_data_ptr<float>());
    }

private:
    template <typename Change>
    void changePositive(Tensor& matrix, const Change& change) const
    {
        const auto go = [&]<typename T>(T* values, const T* factors) {
            for (std::size_t i = 0; i < places.size(); ++i) values[places[i]] = change(values[places[i]], factors[i]);
        };
        if (matrix.scalar_type() == torch::kFloat64)
            go(matrix.data_ptr<double>(), positive.const_data_ptr<double>());
        else
            go(matrix.data_ptr<float>(), positive.const_data_ptr<float>());
    }
};

LaneScale laneScale(const ViewBatch& first, const ViewBatch& second, const CostScale& scale)
{
    ROSA_CHECK(!(scale.every.defined() && scale.positive.defined()), "one scale at most");
    const auto type = first.unit.options();
    LaneScale result;
    if (scale.every.defined()) {
        ROSA_CHECK(
            scale.every.dim() == 2 && scale.every.size(0) == first.nodeCount() && scale.every.size(1) == second.nodeCount(),
            "shape of the cost scale");
        result.every = scale.every.to(type).index_select(1, second.columnOrder);
    }
    if (scale.positive.defined()) {
        ROSA_CHECK(first.viewCount() == second.viewCount(), "positive pairs need as many views on both sides");
        const bool isGiven = scale.places.defined() && !takesCpuPath(first.unit.device());
        if (!isGiven) result.places = positivePlaces(*first.lanes, *second.lanes, second.nodeCount());
        const std::int64_t count = isGiven ? scale.places.size(0) : static_cast<std::int64_t>(result.places.size());
        ROSA_CHECK(scale.positive.dim() == 1 && scale.positive.size(0) == count, "number of positive cost scales");
        result.positive = scale.positive.to(type).contiguous();
        if (isGiven)
            result.placesThere = scale.places;
        else if (!takesCpuPath(first.unit.device()))
            result.placesThere =
                toDevice(torch::tensor(std::exchange(result.places, {}), torch::kInt64), first.unit.device());
    }
    return result;
}

/// State of the backward pass besides the saved unit rows.
struct Solved : torch::CustomClassHolder {
    BlockTensors tensors;
    LaneScale scale;
    ViewBatch second;  ///< orders and unit rows as columns only
    std::shared_ptr<const transport::LaneLayout> rows;
    bool isOneSide = false;  ///< Both sides are the same batch.
};

/// −A·B, negated within the product.
Tensor minusProduct(const Tensor& a, const Tensor& b)
{
    return torch::addmm(torch::empty({1}, a.options()), a, b, /*beta=*/0, /*alpha=*/-1);
}

/// Adds the gradient of the costs to padding rows to the unit vectors u of nodes, as minusProduct does: −Σ g·∂(u·e), e = (1, …, 1)/√d.
void addPadding(Tensor& gradient, const Tensor& ofCosts)
{
    if (ofCosts.defined()) gradient.sub_((ofCosts / std::sqrt(static_cast<double>(gradient.size(1)))).unsqueeze(1));
}

/// Attaches the backward pass to a g-EMD already computed.
struct GemdFunction : torch::autograd::Function<GemdFunction> {
    static torch::autograd::tensor_list forward(torch::autograd::AutogradContext* context, const Tensor& firstUnit,
                                                const Tensor&, const c10::intrusive_ptr<Solved>& solved,
                                                const torch::autograd::tensor_list& answers)
    {
        context->save_for_backward({firstUnit});
        context->saved_data["solved"] = c10::IValue::make_capsule(solved);
        context->set_materialize_grads(false);
        return answers;
    }

    static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* context,
                                                 const torch::autograd::tensor_list& gradients)
    {
        const PhaseScope phase(StepPhase::BackwardTransport);
        const auto saved = context->get_saved_variables();
        const auto solved = c10::static_intrusive_pointer_cast<Solved>(context->saved_data["solved"].toCapsule());
        const ViewBatch& second = solved->second;
        Tensor forwardGradient = gradients[0];
        Tensor backwardGradient = gradients.size() > 1 ? gradients[1] : Tensor();
        if (!forwardGradient.defined() && !backwardGradient.defined()) return {{}, {}, {}, {}};
        if (forwardGradient.defined()) forwardGradient = inLanes(forwardGradient, second, false);
        if (backwardGradient.defined()) backwardGradient = inLanes(backwardGradient, second, true);

        // g-EMD = <Γ, (1 − cos) ∘ S>
        BlockGradients found =
            kernelsOf(saved[0].device().type()).gradient(solved->tensors, forwardGradient, backwardGradient);
        Tensor& gradient = found.cost;
        solved->scale.multiply(gradient);
        if (solved->isOneSide) {
            // A side against itself: G·u + Gᵀ·u as one product.
            Tensor both = minusProduct(symmetric(gradient, second), saved[0]);
            addPadding(both, found.rowPadding);
            if (found.columnPadding.defined()) addPadding(both, found.columnPadding.index_select(0, second.columnPlace));
            return {both, {}, {}, {}};
        }
        Tensor first;
        Tensor other;
        if (context->needs_input_grad(0)) {
            first = minusProduct(gradient, second.columns.unit);
            addPadding(first, found.rowPadding);
        }
        if (context->needs_input_grad(1)) {
            other = minusProduct(gradient.t(), saved[0]);
            addPadding(other, found.columnPadding);
            other = gatherRows(other, second.columnPlace);
        }
        return {first, other, {}, {}};
    }
};

Tensor columnWeightsOf(const ViewBatch& first, const ViewBatch& second, const Tensor& rowWeights)
{
    if (!first.raw.is_same(second.raw) || !takesCpuPath(rowWeights.device())) return first.means.mm(second.columns.raw.t());
    return turnedWeights(rowWeights, *second.lanes);
}

/// Costs of nodes to padding rows, and raw weights of these.
void costsOfPadding(const ViewBatch& first, const ViewBatch& second, BlockTensors& tensors)
{
    auto& padding = tensors.padding;
    const double scale = -1 / std::sqrt(static_cast<double>(first.unit.size(1)));
    constexpr double value = transport::kPaddingValue;
    if (const auto own = deviceOperations(tensors.cost.device().type()).rowSums;
        own && tensors.cost.scalar_type() == torch::kFloat32) {
        const auto sums = own({first.unit.detach(), second.columns.unit, second.columns.means, first.means}, {1, 1, 0, 0},
                              {scale, scale, value, value});
        padding.rowCost = sums[0];
        padding.columnCost = sums[1];
        padding.rowWeights = sums[2];
        padding.columnWeights = sums[3];
        return;
    }
    padding.rowCost = first.unit.detach().sum(1).mul_(scale).add_(1);
    padding.columnCost = second.columns.unit.sum(1).mul_(scale).add_(1);
    padding.rowWeights = second.columns.means.sum(1).mul_(value);
    padding.columnWeights = first.means.sum(1).mul_(value);
}

/// Computes the inputs for padding rows of both sides and allocates their part of the plans.
void preparePadding(const ViewBatch& first, const ViewBatch& second, bool bothDirections, bool plans, BlockTensors& tensors)
{
    const auto type = tensors.cost.options();
    costsOfPadding(first, second, tensors);
    if (!plans) return;
    const auto room = [&]() -> BlockTensors::PaddingPlan {
        return {torch::empty({first.nodeCount(), second.viewCount()}, type),
                torch::empty({first.viewCount(), second.nodeCount()}, type)};
    };
    tensors.forwardPadding = room();
    if (bothDirections) tensors.backwardPadding = room();
}

BlockTensors prepare(const ViewBatch& first, const ViewBatch& second, const LaneScale& scale, const GemdRequest& request,
                     bool plans)
{
    const PhaseScope phase(StepPhase::Cosines);
    BlockTensors tensors;
    tensors.rows = first.lanes.get();
    tensors.columns = second.lanes.get();
    tensors.rowOffsets = first.offsets;
    tensors.lanePlaces = second.lanePlaces;
    tensors.largestRows = first.largest;
    tensors.largestColumns = second.largest;
    const auto type = first.unit.options().requires_grad(false);
    const std::vector<std::int64_t> blocks{first.viewCount(), second.viewCount()};
    const std::vector<std::int64_t> nodes{first.nodeCount(), second.nodeCount()};
    tensors.isOneMinus = takesCpuPath(type.device());
    if (tensors.isOneMinus) {
        tensors.cost = first.unit.detach().mm(second.columns.unit.t());
        scale.multiplyBehindCosines(tensors.cost);
    } else {
        tensors.cost = torch::ones(nodes, type).addmm_(first.unit.detach(), second.columns.unit.t(), 1, -1);
        scale.multiply(tensors.cost);
    }
    tensors.rowWeights = first.raw.mm(second.columns.means.t());
    tensors.columnWeights = columnWeightsOf(first, second, tensors.rowWeights);
    tensors.forward = torch::empty(blocks, type);
    if (plans) tensors.forwardPlan = torch::empty(nodes, type);
    if (request.bothDirections) {
        tensors.backward = torch::empty(blocks, type);
        if (plans) tensors.backwardPlan = torch::empty(nodes, type);
    }
    if (request.padding == Padding::Program && request.options.coupling == transport::Coupling::Sinkhorn) {
        ROSA_CHECK(type.device().is_cpu() || request.paddedTo == transport::PaddedSizes(), "sizes of padding on the CPU");
        preparePadding(first, second, request.bothDirections, plans, tensors);
        tensors.padding.sizes = request.paddedTo;
    }
    return tensors;
}

}  // namespace

std::vector<std::int64_t> positivePlaces(const transport::LaneLayout& first, const transport::LaneLayout& second,
                                         std::int64_t width)
{
    std::vector<std::int64_t> places;
    for (std::size_t view = 0; view + 1 < first.offsets.size(); ++view)
        for (std::int64_t row = first.offsets[view]; row < first.offsets[view + 1]; ++row)
            for (std::int64_t column = second.offsets[view]; column < second.offsets[view + 1]; ++column)
                places.push_back(row * width + second.columnPlace[static_cast<std::size_t>(column)]);
    return places;
}

void registerBlockKernels(c10::DeviceType device, const BlockKernels& kernels) { kernelsOf(device) = kernels; }

BlockKernels blockKernels(c10::DeviceType device) { return kernelsOf(device); }

transport::BlockDiagnostics readDiagnostics(const Tensor& diagnostics)
{
    const Tensor values = diagnostics.to(torch::kCPU, torch::kFloat64).contiguous();
    const auto* number = values.const_data_ptr<double>();
    return {number[0], number[1], number[2], number[3]};
}

Result<Gemd> gemd(const ViewBatch& first, const ViewBatch& second, const CostScale& scale, const GemdRequest& request)
{
    ROSA_CHECK(first.unit.options().type_equal(second.unit.options()), "both sides have one type and device");
    const auto type = first.unit.scalar_type();
    ROSA_CHECK(type == torch::kFloat32 || type == torch::kFloat64, "g-EMD works in float32 or float64");
    const BlockKernels& kernels = kernelsOf(first.unit.device().type());
    if (!kernels.solve) return failed("no g-EMD kernel for device %1", first.unit.device().str());

    ROSA_TRY(transport::checkOptions({.lambda = request.options.lambda, .iterations = request.options.iterations}));

    const bool differentiable = torch::GradMode::is_enabled() && (first.unit.requires_grad() || second.unit.requires_grad());
    auto solved = c10::make_intrusive<Solved>();
    Gemd answer;
    {
        const torch::NoGradGuard noGrad;
        const PhaseScope phase(StepPhase::Sinkhorn);
        solved->scale = laneScale(first, second, scale);
        solved->tensors =
            prepare(first, second, solved->scale, request, differentiable || request.plans || request.diagnostics);
        const bool hasKernel =
            request.options.coupling == transport::Coupling::Sinkhorn || takesCpuPath(first.unit.device());
        ROSA_TRY(hasKernel ? kernels.solve(solved->tensors, request.options)
                           : solveOnHost(solved->tensors, request.options));

        BlockTensors& tensors = solved->tensors;
        answer.forward = inViews(tensors.forward, second, false);
        if (request.bothDirections) answer.backward = inViews(tensors.backward, second, true);
        if (request.plans) {
            answer.forwardPlan = tensors.forwardPlan.index_select(1, second.columnPlace);
            if (request.bothDirections)
                answer.backwardPlan = tensors.backwardPlan.index_select(1, second.columnPlace).t().contiguous();
        }
        if (request.diagnostics) {
            const PhaseScope measuring(StepPhase::Diagnostics);
            answer.diagnostics = kernels.measure(tensors, request.options);
        }
        for (Tensor* spent :
             {&tensors.cost, &tensors.rowWeights, &tensors.columnWeights, &tensors.forward, &tensors.backward,
              &tensors.padding.columnCost, &tensors.padding.rowWeights, &tensors.padding.columnWeights})
            *spent = Tensor();
    }
    if (!differentiable) return answer;
    solved->second = second;
    solved->rows = first.lanes;
    solved->isOneSide = first.unit.is_same(second.unit);
    ViewBatch& kept = solved->second;
    for (Tensor* unused : {&kept.unit, &kept.raw, &kept.means, &kept.columns.raw, &kept.columns.means}) *unused = Tensor();
    torch::autograd::tensor_list answers{answer.forward};
    if (request.bothDirections) answers.push_back(answer.backward);
    const auto outputs = GemdFunction::apply(first.unit, second.unit, solved, answers);
    answer.forward = outputs[0];
    if (request.bothDirections) answer.backward = outputs[1];
    return answer;
}

}  // namespace rosa::learn
