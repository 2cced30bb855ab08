#include "app/workbench/datasets/view/data_facts.h"

#include <algorithm>

#include "core/data/shared_nodes.h"

namespace rosa::workbench {

DataFacts factsOf(const data::Dataset& dataset)
{
    DataFacts facts;
    facts.name = QString::fromStdString(dataset.name);
    facts.title = QString::fromStdString(dataset.title);
    facts.source = QString::fromStdString(dataset.source);
    facts.featuresNote = QString::fromStdString(dataset.featuresNote);
    facts.nodes = dataset.graph.nodeCount();
    facts.edges = dataset.graph.undirectedEdgeCount();
    facts.features = dataset.features.columns();
    facts.classes = dataset.labels.classCount();
    facts.unlabelled = std::ranges::count(dataset.labels.ofNode, -1);
    facts.isolated = graph::isolatedCount(dataset.graph);
    const graph::Components parts = graph::components(dataset.graph);
    facts.components = parts.count;
    facts.largestComponent = parts.largest;
    facts.splits = static_cast<qint64>(dataset.splits.size());
    facts.range = graph::featureRange(dataset.features);
    facts.weights = graph::weightRange(dataset.graph);
    facts.density = graph::featureDensity(dataset.features);
    facts.homophily = graph::edgeHomophily(dataset.graph, dataset.labels);
    for (const data::FixUp& fixUp : dataset.fixUps) facts.fixUps.append({fixUp.what, fixUp.count});
    const std::string_view twin = data::sharesNodesWith(data::contentHash(dataset));
    facts.sharesNodesWith = QString::fromUtf8(twin.data(), static_cast<qsizetype>(twin.size()));
    facts.known = data::differenceFromKnown(dataset.name, dataset);
    return facts;
}

}  // namespace rosa::workbench
