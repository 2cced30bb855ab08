/// Pairs of views under the current weights, without masking or perturbation, for snapshots and inspections.
#include <cstdio>

#include "core/learn/methods/rosa/rosa.h"
#include "core/learn/methods/time_views.h"
#include "core/learn/ops/raw_rows.h"
#include "core/transport/cost.h"
#include "core/transport/coupling.h"
#include "core/transport/marginals.h"

namespace rosa::learn {

namespace {

transport::MatrixView<float> rowsOf(const torch::Tensor& z, const std::vector<std::int64_t>& offsets, std::size_t view)
{
    const std::int64_t width = z.size(1);
    return {z.const_data_ptr<float>() + offsets[view] * width, offsets[view + 1] - offsets[view], width};
}

/// The Error names a node whose row is not finite.
Result<void> checkFinite(const torch::Tensor& z, const std::vector<graph::Node>& nodes,
                         std::span<const graph::Node> trainingNodes)
{
    const torch::Tensor isFinite = z.isfinite().all(1);
    if (isFinite.all().item<bool>()) return {};
    const auto row = static_cast<std::size_t>(isFinite.logical_not().nonzero()[0].item<std::int64_t>());
    const graph::Node node = trainingNodes.empty() ? nodes[row] : trainingNodes[static_cast<std::size_t>(nodes[row])];
    return failed("the embedding of node %1 is not finite", node);
}

/// View `view` of a batch with its rows of `z`.
record::InspectedView inspectedView(const sampling::ViewBatch& batch, const torch::Tensor& z, std::size_t view)
{
    const std::int32_t begin = batch.offsets[view];
    const std::int32_t end = batch.offsets[view + 1];
    record::InspectedView found;
    for (const sampling::RowArc& arc : batch.arcs)
        if (arc.source >= begin && arc.source < end) {
            found.arcs.push_back(arc.source - begin);
            found.arcs.push_back(arc.target - begin);
        }
    found.width = static_cast<int>(z.size(1));
    const float* const rows = z.const_data_ptr<float>();
    found.embedding.assign(rows + begin * z.size(1), rows + end * z.size(1));
    return found;
}

std::vector<float> valuesOf(const transport::Matrix<float>& matrix)
{
    return {matrix.values().begin(), matrix.values().end()};
}

}  // namespace

sampling::ViewBatch RosaMethod::walkFrozen(const std::vector<FrozenWalk>& walks) const
{
    if (m_problem.time) {
        std::vector<const data::TimeSnapshot*> snapshots;
        for (const FrozenWalk& walk : walks) snapshots.push_back(&m_problem.time->snapshot(indexOf(walk.centre), walk.side));
        return TimeViews::whole(snapshots);
    }
    sampling::Walker walker(m_problem.trainingGraph, m_sampling.walk);
    sampling::ViewBatch batch;
    batch.offsets.assign(1, 0);
    for (const FrozenWalk& walk : walks) {
        const graph::Node centre = indexOf(walk.centre);
        const std::uint32_t side = m_sampling.aligned ? 0 : walk.side;
        const RandomStream stream(m_seed, Purpose::Watch, 1 + 2 * walk.draw + side, static_cast<std::uint32_t>(centre));
        const sampling::View view = walker.walk(centre, stream);
        const std::int32_t base = batch.offsets.back();
        for (const sampling::RowArc& arc : view.arcs) batch.arcs.push_back({arc.source + base, arc.target + base});
        batch.nodes.insert(batch.nodes.end(), view.nodes.begin(), view.nodes.end());
        batch.depths.insert(batch.depths.end(), view.depths.begin(), view.depths.end());
        batch.offsets.push_back(static_cast<std::int32_t>(batch.nodes.size()));
    }
    return batch;
}

std::string RosaMethod::viewsText() const
{
    const std::string unchanged =
        "no edge dropped, no feature masked, no perturbation; batch normalisation by its running statistics";
    if (m_problem.time) return "whole time snapshots; " + unchanged;
    char restart[32];
    std::snprintf(restart, sizeof restart, "%g", m_sampling.walk.restart);
    return "nodes that a walk of " + std::to_string(m_sampling.walk.steps) + " steps visited (restart " + restart +
           "), joined by the edges it took alone; " + unchanged;
}

Result<std::vector<record::PairSnapshot>> RosaMethod::pairs(const std::vector<PairRequest>& requests,
                                                            std::vector<record::InspectedView>* views)
{
    const torch::NoGradGuard constant;
    const ModelOnProcessor here(m_state);
    std::vector<FrozenWalk> walks;  // views 2i and 2i + 1 belong to request i
    for (const PairRequest& request : requests) {
        using record::PairSides;
        walks.push_back({request.first, request.sides == PairSides::WithinSecond ? 1u : 0u, request.draw});
        walks.push_back({request.second, request.sides == PairSides::WithinFirst ? 0u : 1u, request.draw});
    }
    const sampling::ViewBatch batch = walkFrozen(walks);
    const Side side = sideOf(batch, {});
    const torch::Tensor z = encode(side, nullptr).contiguous();
    ROSA_TRY(checkFinite(z, batch.nodes, m_problem.trainingNodes));
    const torch::Tensor raw = withinRange(z, z.abs().max().item<double>()).contiguous();
    const ObjectiveOptions& objective = m_options.objective;

    for (std::size_t view = 0; views && view < walks.size(); ++view) views->push_back(inspectedView(batch, z, view));
    graph::HopSearch search(m_hops);
    std::vector<record::PairSnapshot> snapshots;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const auto x = rowsOf(z, side.offsets, 2 * i);
        const auto y = rowsOf(z, side.offsets, 2 * i + 1);
        record::PairSnapshot pair;
        pair.rowNodes.assign(batch.nodes.begin() + batch.offsets[2 * i], batch.nodes.begin() + batch.offsets[2 * i + 1]);
        pair.columnNodes.assign(batch.nodes.begin() + batch.offsets[2 * i + 1],
                                batch.nodes.begin() + batch.offsets[2 * i + 2]);
        const transport::Matrix<float> cost = transport::cosineCost(x, y);
        pair.cost = valuesOf(cost);
        pair.rescale.assign(pair.cost.size(), 1.0f);
        if (rescales(requests[i])) {
            std::vector<std::uint8_t> hops(pair.cost.size());
            search.block(pair.rowNodes, pair.columnNodes, hops);
            const std::vector<float> distances(hops.begin(), hops.end());
            pair.rescale = valuesOf(transport::topologyScale(
                transport::MatrixView<float>(distances.data(), x.rows(), y.rows()), objective.topologyTemperature));
        }
        std::vector<float> rescaled(pair.cost.size());
        for (std::size_t k = 0; k < rescaled.size(); ++k) rescaled[k] = pair.cost[k] * pair.rescale[k];
        const auto rawX = rowsOf(raw, side.offsets, 2 * i);
        const auto rawY = rowsOf(raw, side.offsets, 2 * i + 1);
        pair.rowWeights = transport::rawWeights(rawX, rawY);
        pair.columnWeights = transport::rawWeights(rawY, rawX);
        transport::normaliseWeights(std::span(pair.rowWeights), objective.solve.marginals);
        transport::normaliseWeights(std::span(pair.columnWeights), objective.solve.marginals);
        ROSA_TRY_ASSIGN(const auto solved,
                        transport::couple<float>(
                            objective.solve.coupling, transport::MatrixView<float>(rescaled.data(), x.rows(), y.rows()),
                            pair.rowWeights, pair.columnWeights, {objective.solve.lambda, objective.solve.iterations, 0}));
        pair.plan = valuesOf(solved.plan);
        snapshots.push_back(std::move(pair));
    }
    return snapshots;
}

}  // namespace rosa::learn
