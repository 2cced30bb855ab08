/// Reading version 2 of the packed format (packed.h): nothing but small parts is copied into memory.
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/packed.h"

namespace rosa::data {

/// Whether a packed file is of version 2. False for what is none at all: reading it says why.
bool isMapped(const std::filesystem::path& path);

/// The data set in a file, with the graph's arrays and the features mapped. Labels, splits and names are read.
///
/// Safe on hostile files: header, table, card and small parts are held against their checksums, and every index that a later
/// read follows (offsets, neighbours, columns, classes, nodes of splits) against its range, so that no number in the file
/// leads out of an array. Not looked at are what checkMapped() is for: the checksums of graph and features, that every edge
/// has its reverse, that every feature is finite, and the content hash, which the data set takes over as stated.
/// O(nodes + arcs + entries of sparse features), whatever the size of dense ones. An Error names file, section and what was
/// expected and found.
Result<Dataset> readMapped(const std::filesystem::path& path);

/// The card alone. Reads header and card.
Result<PackedCard> readMappedCard(const std::filesystem::path& path);

/// readMapped(), and all that it leaves out; returns the content hash, which is the card's. O(size).
Result<std::string> checkMapped(const std::filesystem::path& path, const Watch& watch = {});

/// The data set of a file whose card does not count and hash right yet, but for the number of features: the writer's own look.
Result<Dataset> readUnfinished(const std::filesystem::path& path);

}  // namespace rosa::data
