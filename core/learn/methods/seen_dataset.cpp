#include "core/learn/methods/seen_dataset.h"

#include <algorithm>

#include "core/catalog/options/data_options.h"
#include "core/catalog/options/time_options.h"
#include "core/graph/binary_features.h"
#include "core/learn/methods/walk_embedding.h"

namespace rosa::learn {

namespace {

Result<graph::Features> node2vec(const graph::Graph& graph, const catalog::Configuration& configuration)
{
    WalkEmbeddingOptions options = WalkEmbeddingOptions::walksFrom(configuration);
    const auto time = configuration.get<catalog::TimeOptions>();
    options.epochs = time.featuresEpochs;
    options.rate = time.featuresRate;
    options.seed = time.featuresSeed;
    WalkEmbedding embedding(options, graph);
    for (std::int64_t epoch = 0; epoch < options.epochs; ++epoch)
        if (const auto done = embedding.step(static_cast<int>(epoch)); !done) return done.error().within("features");
    const torch::Tensor rows = embedding.embed({})->contiguous();
    const float* const values = rows.const_data_ptr<float>();
    return graph::Features::dense(graph.nodeCount(), static_cast<std::int32_t>(rows.size(1)),
                                  {values, values + rows.numel()});
}

}  // namespace

bool seesTime(const catalog::Configuration& configuration) { return configuration.has<catalog::TimeOptions>(); }

Result<data::TimeSplit> timeSplit(const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    const auto time = configuration.get<catalog::TimeOptions>();
    return data::splitTime(dataset, time.cut, time.testSnapshots);
}

bool isInductive(const catalog::Configuration& configuration)
{
    const auto options = configuration.find<catalog::InductiveOptions>();
    return options && options->isInductive;
}

Result<std::vector<graph::Node>> inductiveNodes(const data::Dataset& dataset)
{
    if (dataset.splits.empty())
        return badInput(
            "data set %1 has no published split, so it is not known which nodes an inductive run may see; set "
            "train.inductive=false",
            dataset.name);
    std::vector<bool> hidden(static_cast<std::size_t>(dataset.graph.nodeCount()), false);
    for (const auto* part : {&dataset.splits.front().validation, &dataset.splits.front().test})
        for (const graph::Node node : *part) hidden[static_cast<std::size_t>(node)] = true;
    std::vector<graph::Node> kept;
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node)
        if (!hidden[static_cast<std::size_t>(node)]) kept.push_back(node);
    if (kept.size() < 2)
        return badInput("split %1 of %2 leaves no nodes to train on", dataset.splits.front().name, dataset.name);
    return kept;
}

data::Dataset SeenDataset::copied() const
{
    data::Dataset own = *m_given;
    own.statedHash = data::contentHash(*m_given);
    return own;
}

Result<SeenDataset> SeenDataset::of(const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    SeenDataset seen(dataset);
    const auto values = configuration.find<catalog::FeatureValueOptions>();
    const bool isBinary = values && values->isBinary;
    const auto weights = configuration.find<catalog::EdgeWeightOptions>();
    const bool isWeighted = weights && weights->areUsed;
    if (!seesTime(configuration)) {
        if (const auto finite = dataset.features.checkFinite(); !finite) return finite.error().within(dataset.name);
        const bool hasWeights = dataset.graph.isWeighted() || (dataset.published && dataset.published->isWeighted());
        if (isWeighted && !hasWeights)
            return badInput("data.edge_weights: the edges of %1 have no weights; set it to false", dataset.name);
        const bool leavesOutWeights = hasWeights && !isWeighted;
        if (!isBinary && !leavesOutWeights) return seen;
        data::Dataset own = seen.copied();
        if (isBinary) own.features = graph::binaryFeatures(dataset.features);
        if (leavesOutWeights) {
            own.graph = own.graph.withoutWeights();
            if (own.published) own.published = own.published->withoutWeights();
        }
        seen.m_own = std::make_shared<const data::Dataset>(std::move(own));
        return seen;
    }
    if (isBinary)
        return badInput(
            "data.binary_features: does not apply to a run on time snapshots, whose features are computed from the training "
            "snapshots; set it to false");
    if (isWeighted)
        return badInput(
            "data.edge_weights: does not apply to a run on time snapshots, whose edges have no weights; set it to false");
    ROSA_TRY_ASSIGN(const auto split, timeSplit(dataset, configuration));
    const graph::Node nodes = dataset.graph.nodeCount();
    data::Dataset own = seen.copied();
    own.graph = data::joinedGraph(split.training, nodes);
    own.published.reset();
    ROSA_TRY_ASSIGN(auto features, node2vec(own.graph, configuration));
    own.features = std::move(features);
    own.featuresNote = "node2vec on the training snapshots";
    std::vector<bool> isTested(static_cast<std::size_t>(nodes), false);
    for (const data::TimeSnapshot& snapshot : split.test)
        for (const graph::Node node : snapshot.nodes) isTested[static_cast<std::size_t>(node)] = true;
    std::int64_t leftOut = 0;
    for (std::size_t node = 0; node < own.labels.ofNode.size(); ++node)
        if (!isTested[node] && own.labels.ofNode[node] >= 0) {
            own.labels.ofNode[node] = -1;
            ++leftOut;
        }
    if (leftOut > 0) {
        data::FixUp& fixUp = own.fixUps.emplace_back();
        fixUp.what = Message("nodes without a contact in the test snapshots left out of the evaluation");
        fixUp.count = leftOut;
    }
    seen.m_own = std::make_shared<const data::Dataset>(std::move(own));
    return seen;
}

}  // namespace rosa::learn
