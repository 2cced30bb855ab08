/// Small data sets that use all parts of a Dataset, and bitwise comparison.
#pragma once

#include <algorithm>
#include <cstring>

#include "core/data/dataset.h"

namespace rosa::data::tests {

/// Five nodes: a path 0 – 1 – 2 – 3 and the isolated node 4; published as directed, with a self-loop and one pair of opposite arcs.
inline Dataset fullDataset()
{
    Dataset set;
    set.name = "small";
    set.title = "Small graph";
    set.source = "made for a test";
    set.graph = graph::Graph::undirected(5, {{0, 1}, {1, 2}, {2, 3}}).value();
    set.published = graph::Graph::directed(5, {{1, 0}, {1, 2}, {2, 1}, {3, 2}, {3, 3}}).value();
    set.features =
        graph::Features::sparse(5, 300, {0, 2, 2, 3, 4, 6}, {0, 299, 7, 128, 1, 2}, {1, 0.5f, -3, 1e-30f, 1, 2.25f}).value();
    set.featuresNote = "counted by hand";
    set.labels = {{0, 1, -1, 1, 0}, {"left", "right – or so"}};
    set.splits = {{"first", {0, 3}, {1}, {4}}, {"no validation", {1}, {}, {0, 3}}};
    set.nodeNames = {"ann", "bob", "", "eve", "o'neill, j."};
    set.fixUps = {{Message::verbatim("self-loops removed"), 1},
                  {Message("features added, as the files have none (%1)", "degree"), -7}};
    return set;
}

/// Dense features with values that differ in all bytes, and no optional parts.
inline Dataset bareDataset()
{
    Dataset set;
    set.name = "bare";
    set.graph = graph::Graph::undirected(3, {{0, 2}}).value();
    set.features = graph::Features::dense(3, 2, {0.1f, -0.0f, 3e38f, 1e-42f, -7, 0}).value();
    return set;
}

/// Two features with two values each, which repeat as those of tf-idf do; the third has none.
inline Dataset repeatingDataset()
{
    Dataset set;
    set.name = "repeating";
    set.graph = graph::Graph::undirected(4, {{0, 1}, {1, 2}, {2, 3}}).value();
    set.features = graph::Features::sparse(4, 3, {0, 2, 4, 6, 8}, {0, 2, 0, 2, 0, 2, 0, 2},
                                           {0.5f, -1e-42f, 2.5f, 0.5f, 0.5f, -1e-42f, 0.5f, -1e-42f})
                       .value();
    return set;
}

/// A triangle with weights 2, 1 and 0.1, or arcs whose undirected graph has the same weights.
inline Dataset weightedDataset(bool isDirected)
{
    Dataset set;
    set.name = "weighted";
    const std::vector<graph::Arc> arcs{{0, 1}, {1, 2}, {2, 0}, {1, 0}, {2, 2}};
    const std::vector<float> weights{2, 1, 0.1f, 0.5f, 7};
    const auto edges = std::vector<graph::Arc>(arcs.begin(), arcs.begin() + 3);
    set.graph = graph::Graph::undirected(3, edges, std::vector<float>(weights.begin(), weights.begin() + 3)).value();
    if (isDirected) set.published = graph::Graph::directed(3, arcs, weights).value();
    set.features = graph::Features::dense(3, 2, {1, 0, 0, 1.5f, 1, 1}).value();
    set.labels = {{0, 1, 0}, {"x", "y"}};
    set.splits = {{"public", {0}, {1}, {2}}};
    return set;
}

/// Four people and six contacts: 0 meets 1 at time 10, 1 meets 2 twice at 20, then a gap, 2 meets 3 at 90 and 95, 0 meets 3 at 100.
inline Dataset timedDataset()
{
    Dataset set;
    set.name = "timed";
    set.contacts.list = {{10, 0, 1}, {20, 1, 2}, {20, 2, 1}, {90, 2, 3}, {95, 3, 2}, {100, 0, 3}};
    set.graph = graph::Graph::undirected(4, {{0, 1}, {1, 2}, {2, 3}, {0, 3}}).value();
    set.features = graph::Features::dense(4, 1, {1, 2, 3, 4}).value();
    set.labels = {{0, 0, 1, 1}, {"left", "right"}};
    return set;
}

inline bool sameGraph(const graph::Graph& a, const graph::Graph& b)
{
    return a.isUndirected() == b.isUndirected() && std::ranges::equal(a.offsets(), b.offsets()) &&
           std::ranges::equal(a.targets(), b.targets());
}

inline bool sameFeatures(const graph::Features& a, const graph::Features& b)
{
    return a.layout() == b.layout() && a.rows() == b.rows() && a.columns() == b.columns() &&
           std::ranges::equal(a.offsets(), b.offsets()) && std::ranges::equal(a.columnIndices(), b.columnIndices()) &&
           a.values().size() == b.values().size() &&
           (a.values().empty() || std::memcmp(a.values().data(), b.values().data(), a.values().size_bytes()) == 0);
}

inline bool sameDataset(const Dataset& a, const Dataset& b)
{
    const auto sameSplit = [](const graph::Split& x, const graph::Split& y) {
        return x.name == y.name && x.train == y.train && x.validation == y.validation && x.test == y.test;
    };
    const auto sameFixUp = [](const FixUp& x, const FixUp& y) { return x.what == y.what && x.count == y.count; };
    return a.name == b.name && a.title == b.title && a.source == b.source && a.featuresNote == b.featuresNote &&
           sameGraph(a.graph, b.graph) && a.published.has_value() == b.published.has_value() &&
           (!a.published || sameGraph(*a.published, *b.published)) && sameFeatures(a.features, b.features) &&
           a.labels.ofNode == b.labels.ofNode && a.labels.classNames == b.labels.classNames &&
           std::ranges::equal(a.splits, b.splits, sameSplit) && a.nodeNames == b.nodeNames &&
           std::ranges::equal(a.fixUps, b.fixUps, sameFixUp) && a.contacts.list == b.contacts.list &&
           a.contacts.dropsIsolated == b.contacts.dropsIsolated;
}

}  // namespace rosa::data::tests
