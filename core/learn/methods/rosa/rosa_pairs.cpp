/// Pairs of views under the current weights, without masking or perturbation, for snapshots and inspections.
#include <algorithm>
#include <cstdio>
#include <iterator>

#include "core/learn/methods/rosa/rosa.h"
#include "core/learn/methods/time_views.h"
#include "core/transport/cost.h"
#include "core/transport/coupling.h"
#include "core/transport/marginals.h"

namespace rosa::learn {

namespace {

/// The rows of a view; if the view is padded, followed by one padding row.
transport::Matrix<double> rowsOf(const sampling::ViewBatch& batch, const torch::Tensor& z, std::size_t view, bool isPadded)
{
    const std::int64_t width = z.size(1);
    const double* const rows = z.const_data_ptr<double>();
    std::vector<double> values(rows + batch.offsets[view] * width, rows + batch.offsets[view + 1] * width);
    if (isPadded) values.insert(values.end(), static_cast<std::size_t>(width), transport::kPaddingValue);
    const auto count = static_cast<std::int64_t>(values.size()) / width;
    return {count, width, std::move(values)};
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
protocol::InspectedView inspectedView(const sampling::ViewBatch& batch, const torch::Tensor& z, std::size_t view)
{
    const std::int32_t begin = batch.offsets[view];
    const std::int32_t end = batch.offsets[view + 1];
    protocol::InspectedView found;
    for (const sampling::RowArc& arc : batch.arcs)
        if (arc.source >= begin && arc.source < end) {
            found.arcs.push_back(arc.source - begin);
            found.arcs.push_back(arc.target - begin);
        }
    found.width = static_cast<int>(z.size(1));
    const double* const rows = z.const_data_ptr<double>();
    for (std::int64_t i = begin * z.size(1); i < end * z.size(1); ++i)
        found.embedding.push_back(static_cast<float>(rows[i]));
    return found;
}

std::vector<float> floatsOf(std::span<const double> values)
{
    std::vector<float> floats;
    floats.reserve(values.size());
    for (const double value : values) floats.push_back(static_cast<float>(value));
    return floats;
}

/// View `view` of a batch as a batch of its own. `arc`: its first arc, advanced to that of the next view.
sampling::ViewBatch oneOf(const sampling::ViewBatch& batch, std::size_t view, std::size_t& arc)
{
    const std::int32_t begin = batch.offsets[view];
    const std::int32_t end = batch.offsets[view + 1];
    sampling::ViewBatch one;
    one.nodes.assign(batch.nodes.begin() + begin, batch.nodes.begin() + end);
    one.offsets = {0, end - begin};
    for (; arc < batch.arcs.size() && batch.arcs[arc].source < end; ++arc)
        one.arcs.push_back({batch.arcs[arc].source - begin, batch.arcs[arc].target - begin});
    return one;
}

std::int64_t largestOf(const sampling::ViewBatch& batch)
{
    std::int64_t largest = 0;
    for (std::int32_t view = 0; view < batch.viewCount(); ++view)
        largest = std::max<std::int64_t>(largest, batch.sizeOf(view));
    return largest;
}

/// The sizes of the views of a pair, from those of first (rows) and second views (columns).
transport::PaddedSizes sizesOf(const transport::PaddedSizes& sides, protocol::PairSides compared)
{
    return {compared == protocol::PairSides::WithinSecond ? sides.columns : sides.rows,
            compared == protocol::PairSides::WithinFirst ? sides.rows : sides.columns};
}

/// Solves the problem of two views with rows `x` and `y`. Where a count of `padding` is above 0, the last row is that of so many padding
/// rows. `scale` is S. The nodes of the result are left to the caller.
Result<record::PairSnapshot> solvedPair(const transport::Matrix<double>& x, const transport::Matrix<double>& y,
                                        const transport::PaddingCounts& padding, const transport::Matrix<double>& scale,
                                        const transport::BlockOptions& options)
{
    transport::Matrix<double> cost = transport::cosineCost<double>(x, y);
    if (padding.rows > 0 && padding.columns > 0) cost(x.rows() - 1, y.rows() - 1) = 0;  // up to rounding it is
    const auto weightsOf = [&](const transport::Matrix<double>& rows, std::int64_t count,
                               const transport::Matrix<double>& other, std::int64_t otherCount) {
        const transport::MatrixView<double> nodes(other.values().data(), other.rows() - (otherCount > 0 ? 1 : 0),
                                                  other.columns());
        std::vector<double> weights = transport::rawWeights<double>(rows, nodes);
        transport::normaliseWeights(std::span(weights), options.marginals, std::max<std::int64_t>(count, 1));
        return weights;
    };
    const std::vector<double> t = weightsOf(x, padding.rows, y, padding.columns);
    const std::vector<double> r = weightsOf(y, padding.columns, x, padding.rows);
    ROSA_TRY_ASSIGN(const auto solved,
                    transport::couple<double>(options.coupling, transport::rescaled<double>(cost, scale), t, r,
                                              {.lambda = options.lambda,
                                               .iterations = options.iterations,
                                               .lastColumns = std::max<std::int64_t>(padding.columns, 1)}));
    record::PairSnapshot pair;
    pair.cost = floatsOf(cost.values());
    pair.rescale = floatsOf(scale.values());
    pair.plan = floatsOf(solved.plan.values());
    pair.rowWeights = floatsOf(t);
    pair.columnWeights = floatsOf(r);
    return pair;
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

Result<RosaMethod::FrozenViews> RosaMethod::encodeFrozen(const std::vector<FrozenWalk>& walks)
{
    FrozenViews views{walkFrozen(walks), {}};
    std::vector<torch::Tensor> rows;
    std::size_t arc = 0;
    for (std::size_t view = 0; view < walks.size(); ++view)
        rows.push_back(encode(sideOf(oneOf(views.batch, view, arc), {}), nullptr));
    views.z = torch::cat(rows).to(torch::kFloat64).contiguous();
    ROSA_TRY(checkFinite(views.z, views.batch.nodes, m_problem.trainingNodes));
    return views;
}

std::optional<transport::PaddedSizes> RosaMethod::trainingPadding()
{
    if (!m_options.objective.padsViews()) return {};
    if (!m_largestViews) {
        const sampling::StepSample first = m_problem.time
                                               ? m_problem.time->draw(m_sampling, m_seed, 0)
                                               : sampling::drawStep(m_problem.trainingGraph, m_sampling, m_seed, 0);
        m_largestViews = {largestOf(first.first.batch), largestOf(first.second.batch)};
    }
    return m_largestViews;
}

Result<std::vector<record::PairSnapshot>> RosaMethod::pairs(const std::vector<PairRequest>& requests,
                                                            std::vector<protocol::InspectedView>* views)
{
    const torch::NoGradGuard constant;
    const ModelOnProcessor here(m_state);
    std::vector<FrozenWalk> walks;  // views 2i and 2i + 1 belong to request i
    for (const PairRequest& request : requests) {
        using protocol::PairSides;
        walks.push_back({request.first, request.sides == PairSides::WithinSecond ? 1u : 0u, request.draw});
        walks.push_back({request.second, request.sides == PairSides::WithinFirst ? 0u : 1u, request.draw});
    }
    ROSA_TRY_ASSIGN(const auto frozen, encodeFrozen(walks));
    const sampling::ViewBatch& batch = frozen.batch;
    const auto sides = trainingPadding();

    for (std::size_t view = 0; views && view < walks.size(); ++view) views->push_back(inspectedView(batch, frozen.z, view));
    graph::HopSearch search(m_hops);
    std::vector<record::PairSnapshot> snapshots;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const auto rowNodes = batch.nodesOf(static_cast<std::int32_t>(2 * i));
        const auto columnNodes = batch.nodesOf(static_cast<std::int32_t>(2 * i + 1));
        transport::PaddingCounts padding;
        const bool isPadded = sides && !requests[i].viewsAlone;
        if (isPadded) {
            const auto [rows, columns] = sizesOf(*sides, requests[i].sides);
            padding = {std::max<std::int64_t>(rows - std::ssize(rowNodes), 0),
                       std::max<std::int64_t>(columns - std::ssize(columnNodes), 0)};
        }
        const transport::Matrix<double> x = rowsOf(batch, frozen.z, 2 * i, padding.rows > 0);
        const transport::Matrix<double> y = rowsOf(batch, frozen.z, 2 * i + 1, padding.columns > 0);
        transport::Matrix<double> scale(x.rows(), y.rows());
        std::ranges::fill(scale.values(), 1.0);
        if (rescales(requests[i])) {
            std::vector<std::uint8_t> hops(rowNodes.size() * columnNodes.size());
            search.block(rowNodes, columnNodes, hops);
            const std::vector<double> distances(hops.begin(), hops.end());
            const auto factors = transport::topologyScale<double>(
                transport::MatrixView<double>(distances.data(), std::ssize(rowNodes), std::ssize(columnNodes)),
                m_options.objective.topologyTemperature);
            for (std::int64_t a = 0; a < factors.rows(); ++a)
                for (std::int64_t b = 0; b < factors.columns(); ++b) scale(a, b) = factors(a, b);
        }
        ROSA_TRY_ASSIGN(auto pair, solvedPair(x, y, padding, scale, m_options.objective.solve));
        pair.rowNodes.assign(rowNodes.begin(), rowNodes.end());
        pair.columnNodes.assign(columnNodes.begin(), columnNodes.end());
        if (isPadded) pair.padding = padding;
        snapshots.push_back(std::move(pair));
    }
    return snapshots;
}

}  // namespace rosa::learn
