#include "core/learn/time_data.h"

#include <algorithm>
#include <iterator>

#include "core/catalog/options/time_options.h"
#include "core/learn/methods/walk_embedding.h"

namespace rosa::learn {

namespace {

const std::string kLeftOut = "nodes without a contact in the test snapshots left out of the evaluation";

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

Result<TimeSplit> timeSplit(const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    if (dataset.contacts.empty())
        return badInput(
            "data set " + dataset.name +
            " has no contacts with times to cut into time snapshots; import it from the published contacts, or leave the "
            "time.* parameters out");
    const auto time = configuration.get<catalog::TimeOptions>();
    const std::int32_t count = time.cut.count;
    const std::int32_t test = time.testSnapshots;
    if (test >= count)
        return badInput("time.test_snapshots: expected fewer than the " + std::to_string(count) + " time snapshots, found " +
                        std::to_string(test));
    auto snapshots = data::cutTime(dataset.contacts, dataset.graph.nodeCount(), time.cut);
    if (!snapshots) return snapshots.error().within("time.snapshots of data set " + dataset.name);
    for (std::size_t i = 0; i < snapshots->size(); ++i)
        if ((*snapshots)[i].nodes.empty())
            return badInput("nobody of data set " + dataset.name + " meets anyone in time snapshot " + std::to_string(i) +
                            " of " + std::to_string(count) +
                            ", so there is no view of it; set time.cut=contacts or a lower time.snapshots");
    TimeSplit split;
    const auto border = snapshots->end() - test;
    split.test.assign(std::move_iterator(border), std::move_iterator(snapshots->end()));
    snapshots->erase(border, snapshots->end());
    split.training = std::move(*snapshots);
    return split;
}

Result<SeenDataset> SeenDataset::of(const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    SeenDataset seen(dataset);
    if (!seesTime(configuration)) return seen;
    const auto split = timeSplit(dataset, configuration);
    if (!split) return split.error();
    const graph::Node nodes = dataset.graph.nodeCount();
    data::Dataset own = dataset;
    own.statedHash = data::contentHash(dataset);
    own.graph = data::joinedGraph(split->training, nodes);
    own.published.reset();
    auto features = node2vec(own.graph, configuration);
    if (!features) return features.error();
    own.features = *std::move(features);
    own.featuresNote = "node2vec on the training snapshots";
    std::vector<bool> isTested(static_cast<std::size_t>(nodes), false);
    for (const data::TimeSnapshot& snapshot : split->test)
        for (const graph::Node node : snapshot.nodes) isTested[static_cast<std::size_t>(node)] = true;
    std::int64_t leftOut = 0;
    for (std::size_t node = 0; node < own.labels.ofNode.size(); ++node)
        if (!isTested[node] && own.labels.ofNode[node] >= 0) {
            own.labels.ofNode[node] = -1;
            ++leftOut;
        }
    if (leftOut > 0) {
        data::FixUp& fixUp = own.fixUps.emplace_back();
        fixUp.what = kLeftOut;
        fixUp.count = leftOut;
    }
    seen.m_own = std::make_shared<const data::Dataset>(std::move(own));
    return seen;
}

}  // namespace rosa::learn
