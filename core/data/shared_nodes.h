/// Published data sets whose nodes are the same: equal features and classes under different edges.
#pragma once

#include <string_view>

namespace rosa::data {

/// Name of the published data set that has the features and classes of this one, node by node; "" if there is none. `contentHash`:
/// computedHash(), whatever the data set's name in a store. Geom-GCN published Cornell and Texas so: 183 pages, of which only the links
/// differ, so that results on both are not independent.
std::string_view sharesNodesWith(std::string_view contentHash);

/// Whether the nodes of two data sets, given by their hashes, have the same features and classes. False for unknown hashes.
bool shareNodes(std::string_view one, std::string_view other);

}  // namespace rosa::data
