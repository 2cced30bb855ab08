/// Steps that every reader takes to put a Dataset together; no part of the public interface.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"

namespace rosa::data {

/// Most nodes whose missing features become one-hot rows; above, the degree stands in.
inline constexpr graph::Node kMaxOneHot = 10000;

/// Whether a data set keeps the arcs as published where they are not the undirected graph already.
enum class Published { Drop, Keep };

/// Sets `graph`, `published` and the fix-ups that tell what was changed. An Error names the arc that leaves the graph.
Result<void> setGraph(Dataset& dataset, std::int64_t nodeCount, std::vector<graph::Arc> arcs, Published published);

/// Notes a change; nothing for a count of zero.
void addFixUp(Dataset& dataset, const std::string& what, std::int64_t count);
void addFixUps(Dataset& dataset, const graph::GraphFixUps& done);
/// Notes `count` weights other than 1 that stand in `where` ("column \"weight\""): nothing here reads them (ignoresWeights()).
void addIgnoredWeights(Dataset& dataset, const std::string& where, std::int64_t count);

/// Sets labels from published class numbers; −1 is "not known". `names` may be empty: "0", "1", … up to the largest.
/// An Error names the node whose class is out of range (at most 100,000 classes).
Result<void> setLabels(Dataset& dataset, const std::vector<std::int64_t>& classes, std::vector<std::string> names);

/// Sets labels from class names, one a node, "" is "not known". Classes are numbered by sorted name, numbers by size.
Result<void> setLabels(Dataset& dataset, const std::vector<std::string>& classes);

/// Makes features where files have none and says so: one-hot of the node up to kMaxOneHot nodes, else the degree.
Result<void> fillMissingFeatures(Dataset& dataset);

/// Last look before a dataset leaves a reader: parts speak of the same number of nodes, at least one.
Result<Dataset> checked(Dataset dataset);

}  // namespace rosa::data
