/// Reader of version 2 of the packed format (packed.h): only small parts are copied into memory.
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/packed.h"

namespace rosa::data {

/// Returns whether a packed file is of version 2. False for other files, whose errors are reported on reading.
bool isMapped(const std::filesystem::path& path);

/// Reads the data set in a file, with the graph's arrays and the features mapped. Labels, splits and names are copied.
///
/// Safe for untrusted files: header, table, card and small parts are verified against their checksums, and every index that is followed
/// later (offsets, neighbours, columns, classes, nodes of splits) is checked against its range, so no number in the file leads outside an
/// array. Not checked here, but by checkMapped(): the checksums of graph and features, that every edge has its reverse, that every feature
/// is finite, and the content hash, which the data set adopts as stated. O(nodes + arcs + entries of sparse features), independent of the
/// size of dense features. Returns an Error that names file, section and the expected and found value.
Result<Dataset> readMapped(const std::filesystem::path& path);

/// Reads only header and card.
Result<PackedCard> readMappedCard(const std::filesystem::path& path);

/// As readMapped(), plus all checks that it omits; returns the content hash, which equals that of the card. O(size).
Result<std::string> checkMapped(const std::filesystem::path& path, const Watch& watch = {});

/// Reads the data set of a file whose card, except the number of features, is not final yet: used by the writer.
Result<Dataset> readUnfinished(const std::filesystem::path& path);

}  // namespace rosa::data
