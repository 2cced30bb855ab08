#include "core/sampling/step_sample.h"

#include <string>

#include "core/base/parallel.h"
#include "core/sampling/centres.h"

namespace rosa::sampling {

namespace {

constexpr std::int64_t kPairsAThread = 8;
constexpr std::int32_t kMaxSteps = 100'000;

Result<void> checkProbability(const char* what, double value)
{
    if (value >= 0 && value <= 1) return {};
    return badInput("%1 is %2; expected a probability from 0 to 1", what, value);
}

StepView drawView(const graph::Graph& graph, const StepOptions& options, std::span<const graph::Node> centres, int which,
                  std::uint64_t seed, std::uint32_t epoch)
{
    constexpr std::array walks{Purpose::WalkFirst, Purpose::WalkSecond};
    constexpr std::array drops{Purpose::EdgeDropFirst, Purpose::EdgeDropSecond};
    constexpr std::array masks{Purpose::FeatureMaskFirst, Purpose::FeatureMaskSecond};
    const auto i = static_cast<std::size_t>(which);
    StepView view;
    view.batch = walkViews(graph, centres, options.walk, seed, walks[options.aligned ? 0 : i], epoch);
    dropEdges(view.batch, options.edgeDrop[i], options.edgeDropMode, seed, drops[i], epoch);
    view.keptColumns = drawKeptColumns(options.featureColumns, options.featureMask[i], seed, masks[i], epoch);
    return view;
}

}  // namespace

Result<void> validate(const StepOptions& options, const graph::Graph& graph)
{
    if (graph.nodeCount() < 1) return badInput("the graph has no nodes to draw from");
    if (!graph.isUndirected()) return badInput("random walks require an undirected graph");
    if (options.batchSize < 1) return badInput("the batch size is %1; expected 1 or more", options.batchSize);
    if (options.walk.steps < 0 || options.walk.steps > kMaxSteps)
        return badInput("the walk length is %1; expected 0 … %2 steps", options.walk.steps, kMaxSteps);
    if (options.featureColumns < 0) return badInput("the number of feature columns is negative");
    ROSA_TRY(checkProbability("the restart probability", options.walk.restart));
    for (const double p : options.edgeDrop) ROSA_TRY(checkProbability("edge dropping", p));
    for (const double p : options.featureMask) ROSA_TRY(checkProbability("feature masking", p));
    return {};
}

StepSample drawStep(const graph::Graph& graph, const StepOptions& options, std::uint64_t seed, std::uint32_t epoch,
                    const graph::HopDistance* hops)
{
    StepSample step;
    step.centres = drawCentres(graph.nodeCount(), options.batchSize, seed, epoch);
    step.first = drawView(graph, options, step.centres, 0, seed, epoch);
    step.second = drawView(graph, options, step.centres, 1, seed, epoch);
    if (hops) step.hops = positiveHops(*hops, step.first.batch, step.second.batch, &hops->graph() == &graph);
    return step;
}

PairHops positiveHops(const graph::HopDistance& hops, const ViewBatch& first, const ViewBatch& second, bool boundedByDepths)
{
    ROSA_CHECK(first.viewCount() == second.viewCount(), "positive pairs need as many first views as second ones");
    const std::int32_t pairs = first.viewCount();
    PairHops result;
    result.offsets.assign(1, 0);
    result.offsets.reserve(static_cast<std::size_t>(pairs) + 1);
    for (std::int32_t i = 0; i < pairs; ++i)
        result.offsets.push_back(result.offsets.back() + std::int64_t{first.sizeOf(i)} * second.sizeOf(i));
    result.values.resize(static_cast<std::size_t>(result.offsets.back()));
    parallelFor(pairs, kPairsAThread, [&](std::int64_t begin, std::int64_t end) {
        graph::HopSearch search(hops);
        for (auto i = static_cast<std::int32_t>(begin); i < end; ++i) {
            const auto from = static_cast<std::size_t>(result.offsets[static_cast<std::size_t>(i)]);
            const auto size = static_cast<std::size_t>(first.sizeOf(i)) * static_cast<std::size_t>(second.sizeOf(i));
            const auto block = std::span(result.values).subspan(from, size);
            if (boundedByDepths)
                search.block(first.nodesOf(i), second.nodesOf(i), first.depthsOf(i), second.depthsOf(i), block);
            else
                search.block(first.nodesOf(i), second.nodesOf(i), block);
        }
    });
    return result;
}

}  // namespace rosa::sampling
