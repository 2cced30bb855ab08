#include "core/learn/projection/tsne_tensors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/base/check.h"
#include "core/learn/projection/tsne.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

Tensor there(const std::vector<float>& values, torch::Device device)
{
    return torch::tensor(torch::ArrayRef<float>(values)).view({-1, 2}).to(device);
}

void here(const Tensor& values, std::vector<float>& to)
{
    const Tensor copy = values.cpu().contiguous();
    to.assign(copy.const_data_ptr<float>(), copy.const_data_ptr<float>() + copy.numel());
}

/// Nodes that receive a point's charge, and their weights: points × 16.
struct Stencils {
    Tensor nodes;
    Tensor shares;
};

Stencils stencilsOf(const Tensor& layout, const GridShape& shape)
{
    std::array<Tensor, 2> first, basis;
    for (const std::size_t axis : {0u, 1u}) {
        const Tensor at = (layout.select(1, static_cast<std::int64_t>(axis)) - shape.low[axis]) / shape.spacing;
        const Tensor cell = at.to(torch::kInt64).clamp(0, shape.cells[axis] - 1);
        basis[axis] = torch::stack(cubicBasis<Tensor>(at - cell), 1);
        first[axis] = cell.unsqueeze(1) + torch::arange(GridShape::kStencil, cell.options());
    }
    return {(first[0].unsqueeze(2) * shape.size[1] + first[1].unsqueeze(1)).flatten(1),
            (basis[0].unsqueeze(2) * basis[1].unsqueeze(1)).flatten(1)};
}

}  // namespace

TsneTensors::TsneTensors(const TsneAffinities<float>& affinities, torch::Device device, std::int64_t exactPoints)
    : m_device(device),
      m_exactPoints(deviceOperations(device.type()).repulsion ? std::max(exactPoints, kernelPoints) : exactPoints),
      m_entropy(affinities.entropy)
{
    const auto points = std::ssize(affinities.offsets) - 1;
    const Tensor counts = torch::tensor(torch::ArrayRef<std::int64_t>(affinities.offsets)).diff();
    m_from = torch::arange(points).repeat_interleave(counts).to(device);
    m_to = torch::tensor(torch::ArrayRef<std::int32_t>(affinities.columns), torch::kInt64).to(device);
    m_affinities = torch::tensor(torch::ArrayRef<float>(affinities.values)).to(device);
    m_rows = {torch::tensor(torch::ArrayRef<std::int64_t>(affinities.offsets), torch::kInt64).to(device),
              m_to.to(torch::kInt32), m_affinities.unsqueeze(1)};
}

void TsneTensors::load(const TsneState& state)
{
    ROSA_CHECK(state.update.size() == state.layout.size() && state.gains.size() == state.layout.size(),
               "a t-SNE state of as many steps as points");
    m_layout = there(state.layout, m_device);
    m_update = there(state.update, m_device);
    m_gains = there(state.gains, m_device);
}

void TsneTensors::store(TsneState& state) const
{
    here(m_layout, state.layout);
    here(m_update, state.update);
    here(m_gains, state.gains);
}

Tensor TsneTensors::attraction() const
{
    if (const auto own = deviceOperations(m_device.type()).attraction) return own(m_rows, m_layout);
    const Tensor apart = m_layout.index_select(0, m_from) - m_layout.index_select(0, m_to);
    const Tensor pulls = m_affinities / (1 + apart.square().sum(1));
    return torch::zeros_like(m_layout).index_add_(0, m_from, pulls.unsqueeze(1) * apart);
}

TsneTensors::Repulsion TsneTensors::exactRepulsion() const
{
    if (const auto own = deviceOperations(m_device.type()).repulsion) {
        const Tensor sums = own(m_layout);
        // Each point itself, at distance 0.
        return {sums.slice(1, 0, 2), sums.select(1, 2).sum(torch::kFloat64) - m_layout.size(0)};
    }
    // Explicit differences, since dot products would cancel for near points.
    const auto apart = [this](std::int64_t axis) {
        const Tensor coordinates = m_layout.select(1, axis);
        return coordinates.unsqueeze(1) - coordinates;
    };
    const std::array<Tensor, 2> across{apart(0), apart(1)};
    Tensor weights = across[0].square().addcmul_(across[1], across[1]).add_(1).reciprocal_();
    Repulsion repulsion;
    repulsion.total = weights.sum(torch::kFloat64) - m_layout.size(0);  // each point itself, at distance 0
    weights.square_();
    repulsion.forces = torch::stack({(weights * across[0]).sum(1), (weights * across[1]).sum(1)}, 1);
    return repulsion;
}

TsneTensors::Repulsion TsneTensors::gridRepulsion()
{
    const Tensor corners = torch::stack({std::get<0>(m_layout.min(0)), std::get<0>(m_layout.max(0))}).cpu();
    const auto* const corner = corners.const_data_ptr<float>();
    if (!std::all_of(corner, corner + 4, [](float value) { return std::isfinite(value); })) {
        // The caller detects it in the layout.
        const Tensor none = torch::full_like(m_layout, std::nanf(""));
        return {none, none.sum(torch::kFloat64)};
    }
    const GridShape shape({{{corner[0], corner[1]}, {corner[2], corner[3]}}});
    const std::int64_t rows = shape.size[0], columns = shape.size[1];
    const Stencils stencils = stencilsOf(m_layout, shape);
    const Tensor nodes = stencils.nodes.flatten();
    const Tensor charges =
        torch::zeros({rows * columns}, m_layout.options()).index_add_(0, nodes, stencils.shares.flatten());
    const Tensor potentials = at::fft_irfft2(at::fft_rfft2(charges.view({rows, columns})) * m_kernels.of(shape, m_device),
                                             at::IntArrayRef{rows, columns});
    const Tensor sums =
        (potentials.reshape({3, -1}).index_select(1, nodes).view({3, -1, stencils.shares.size(1)}) * stencils.shares).sum(2);
    Repulsion repulsion;
    repulsion.forces = sums.slice(0, 1).t();
    repulsion.total = sums[0].sum(torch::kFloat64) - m_layout.size(0);  // each point itself, at distance 0
    return repulsion;
}

TsneTensors::Repulsion TsneTensors::repulsion()
{
    return m_layout.size(0) <= m_exactPoints ? exactRepulsion() : gridRepulsion();
}

void TsneTensors::step(const TsnePace& pace)
{
    const torch::NoGradGuard constant;
    const Repulsion repelled = repulsion();
    const Tensor gradient =
        pace.exaggeration * attraction() - repelled.forces * repelled.total.reciprocal().to(torch::kFloat32);
    m_gains = torch::where((gradient > 0) == (m_update > 0), (0.8f * m_gains).clamp_min(kSmallestTsneGain), m_gains + 0.2f);
    m_update = pace.momentum * m_update - pace.learningRate * m_gains * gradient;
    const Tensor lengths = m_update.norm(2, {1}, true);
    m_update = torch::where(lengths > pace.longestStep, m_update * (pace.longestStep / lengths), m_update);
    m_layout = m_layout + m_update;
    m_layout = m_layout - m_layout.mean(0);
}

double TsneTensors::divergence()
{
    const torch::NoGradGuard constant;
    const Tensor apart = m_layout.index_select(0, m_from) - m_layout.index_select(0, m_to);
    const Tensor crossed = (apart.square().sum(1).log1p() * m_affinities).sum(torch::kFloat64);
    // Σ P (log P − log w + log Z), and ΣP = 1.
    return m_entropy + (crossed + repulsion().total.log()).item<double>();
}

}  // namespace rosa::learn
