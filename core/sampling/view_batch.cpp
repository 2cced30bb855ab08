#include "core/sampling/view_batch.h"

#include "core/base/parallel.h"

namespace rosa::sampling {

namespace {

constexpr std::int64_t kWalksAThread = 32;  // fewer walks are finished before another thread has woken up

void append(ViewBatch& batch, const View& view)
{
    const std::int32_t first = batch.rowCount();
    batch.nodes.insert(batch.nodes.end(), view.nodes.begin(), view.nodes.end());
    batch.depths.insert(batch.depths.end(), view.depths.begin(), view.depths.end());
    for (const RowArc& arc : view.arcs) batch.arcs.push_back({first + arc.source, first + arc.target});
    batch.offsets.push_back(batch.rowCount());
}

}  // namespace

ViewBatch walkViews(const graph::Graph& graph, std::span<const graph::Node> centres, const WalkOptions& options,
                    std::uint64_t seed, Purpose purpose, std::uint32_t epoch)
{
    std::vector<View> views(centres.size());
    parallelFor(static_cast<std::int64_t>(centres.size()), kWalksAThread, [&](std::int64_t begin, std::int64_t end) {
        Walker walker(graph, options);
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
            views[i] = walker.walk(centres[i], RandomStream(seed, purpose, epoch, static_cast<std::uint32_t>(i)));
    });
    std::size_t rows = 0;
    std::size_t arcs = 0;
    for (const View& view : views) {
        rows += view.nodes.size();
        arcs += view.arcs.size();
    }
    ViewBatch batch;
    batch.nodes.reserve(rows);
    batch.depths.reserve(rows);
    batch.arcs.reserve(arcs);
    batch.offsets.reserve(views.size() + 1);
    batch.offsets.push_back(0);
    for (const View& view : views) append(batch, view);
    return batch;
}

}  // namespace rosa::sampling
