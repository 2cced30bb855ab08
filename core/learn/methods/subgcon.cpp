#include "core/learn/methods/subgcon.h"

#include "core/base/parallel.h"
#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/learn/encoders/feature_rows.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

namespace {

/// Averages each view's rows; views × rows.
SparseMatrix meansOfViews(const sampling::ViewBatch& batch)
{
    std::vector<std::int64_t> offsets(batch.offsets.begin(), batch.offsets.end());
    std::vector<std::int32_t> columns(batch.nodes.size());
    std::vector<float> weights(batch.nodes.size());
    for (std::int32_t view = 0; view < batch.viewCount(); ++view)
        for (auto row = static_cast<std::size_t>(offsets[static_cast<std::size_t>(view)]);
             row < static_cast<std::size_t>(offsets[static_cast<std::size_t>(view) + 1]); ++row) {
            columns[row] = static_cast<std::int32_t>(row);
            weights[row] = 1.0f / static_cast<float>(batch.sizeOf(view));
        }
    const auto rows = static_cast<std::int64_t>(columns.size());
    return {rows, std::move(offsets), std::move(columns), std::move(weights)};
}

torch::Tensor centreRows(const sampling::ViewBatch& batch)
{
    return torch::tensor(torch::ArrayRef<std::int32_t>(batch.offsets.data(), static_cast<std::size_t>(batch.viewCount())),
                         torch::kInt64);
}

}  // namespace

torch::Tensor subgraphMarginLoss(const torch::Tensor& z, const torch::Tensor& s, const torch::Tensor& shuffled,
                                 double margin)
{
    const torch::Tensor otherZ = z.index_select(0, shuffled);
    const torch::Tensor otherS = s.index_select(0, shuffled);
    const auto score = [](const torch::Tensor& a, const torch::Tensor& b) { return torch::sigmoid((a * b).sum(1)); };
    const torch::Tensor own = torch::relu(margin - score(z, s) + score(otherZ, s)).mean();
    return own + torch::relu(margin - score(otherZ, otherS) + score(z, otherS)).mean();
}

SubgConMethod::SubgConMethod(const catalog::Configuration& configuration, const Problem& problem)
    : WholeGraphMethod(configuration, problem),
      m_batch(configuration.get<catalog::BatchOptions>().size),
      m_margin(configuration.get<catalog::MarginOptions>().margin),
      m_pageRank(configuration.get<sampling::PageRankOptions>()),
      m_subgraphs(static_cast<std::size_t>(problem.trainingGraph.nodeCount()))
{
    makeOptimizer(configuration);
}

void SubgConMethod::applyLive(const catalog::Configuration& configuration)
{
    WholeGraphMethod::applyLive(configuration);
    m_margin = configuration.get<catalog::MarginOptions>().margin;
}

sampling::ViewBatch SubgConMethod::subgraphsOf(const graph::Graph& graph, std::span<const graph::Node> centres,
                                               std::vector<std::vector<graph::Node>>& known) const
{
    parallelFor(static_cast<std::int64_t>(centres.size()), 4, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            auto& nodes = known[static_cast<std::size_t>(centres[i])];
            if (nodes.empty()) nodes = sampling::nearestByPageRank(graph, centres[i], m_pageRank);
        }
    });
    std::vector<std::vector<graph::Node>> drawn;
    for (const graph::Node centre : centres) drawn.push_back(known[static_cast<std::size_t>(centre)]);
    return sampling::inducedViews(graph, drawn);
}

Result<torch::Tensor> SubgConMethod::embed(const EmbeddingWatch& watch)
{
    const torch::NoGradGuard constant;
    const ModelOnProcessor here(state());
    const graph::Graph& graph = problem().dataset.graph;
    const bool isSame = &graph == &problem().trainingGraph;
    std::vector<std::vector<graph::Node>> own(isSame ? 0 : static_cast<std::size_t>(graph.nodeCount()));
    torch::Tensor all = torch::empty({graph.nodeCount(), encoder().width()}, torch::kFloat32);
    std::vector<graph::Node> centres;
    for (graph::Node node = 0; node < graph.nodeCount(); ++node) {
        centres.push_back(node);
        if (node + 1 < graph.nodeCount() && static_cast<std::int32_t>(centres.size()) < m_batch) continue;
        const sampling::ViewBatch batch = subgraphsOf(graph, centres, isSame ? m_subgraphs : own);
        const FeatureRows rows = gatherFeatures(features().whole(), batch.nodes, {});
        const torch::Tensor h = encoder().forward(rows, adjacencyOf(batch, graph), nullptr);
        all.slice(0, centres.front(), node + 1).copy_(h.index_select(0, centreRows(batch)));
        centres.clear();
        if (watch && !watch(node + 1, graph.nodeCount())) return interruption("embedding was stopped");
    }
    return all;
}

Result<WholeGraphMethod::StepLoss> SubgConMethod::lossOf(int epoch)
{
    const graph::Graph& graph = problem().trainingGraph;
    const auto centres = sampling::drawCentres(graph.nodeCount(), m_batch, seed(), static_cast<std::uint32_t>(epoch));
    const sampling::ViewBatch batch = subgraphsOf(graph, centres, m_subgraphs);
    const torch::Tensor h = encode(viewOf(batch));
    const torch::Tensor z = h.index_select(0, placed(centreRows(batch)));
    const torch::Tensor s = placed(meansOfViews(batch)).times(h);
    std::vector<graph::Node> order(centres.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<graph::Node>(i);
    shuffle(order, epoch);
    const torch::Tensor shuffled =
        placed(torch::tensor(torch::ArrayRef<graph::Node>(order.data(), order.size()), torch::kInt64));
    return StepLoss{subgraphMarginLoss(z, s, shuffled, m_margin), {}};
}

MethodTraining subgConTraining() { return {"subgcon", makeNew<SubgConMethod>, MethodDevices::ProcessorAndGpu}; }

}  // namespace rosa::learn
