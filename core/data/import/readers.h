/// Detection and reading of published data sets.
///
/// Every Error is one line: file, line or byte offset if there is one, expected and found value. For a text with several faults it has one
/// line per fault, at most 20.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/packed.h"
#include "core/data/parts/found.h"
#include "core/data/watch.h"

namespace rosa::data {

/// Display name: "Planetoid", "Geom-GCN", …
std::string_view formatName(Format format);
/// Those of all formats, in their order.
std::vector<std::string_view> formatNames();

/// Finds the data sets in the file or folder `path`, down to `maxDepth` folders below it, sorted by path. Does not follow links to folders,
/// skips names that begin with a dot, and inspects at most 10,000 entries. Recognises PyTorch Geometric's folder layout. A zip archive is unpacked
/// into the scratch folder, also those in a folder without other data sets. Returns an Error if `path` does not exist; if nothing is found, an empty list.
Result<std::vector<Found>> findDatasets(const std::filesystem::path& path, int maxDepth = 4);

/// Gives found data sets the options of the user. A text of three columns that the user says holds contacts, or columns of edges, changes its
/// format accordingly.
std::vector<Found> asTold(std::vector<Found> found, const ReadOptions& options);

/// Reads a data set. O(size), memory a small multiple of the files. Reddit and GraphSAINT, which may be larger than memory, are mapped from
/// an unlinked file in the scratch folder (core/base/storage/scratch_file.h); `watch` receives their progress and may cancel.
Result<Dataset> readDataset(const Found& found, const Watch& watch = {});

/// Writes a data set as a mapped file (version 2 of packed.h) with the name found.name. Reddit and GraphSAINT are converted in one pass, in
/// bounded memory. Atomic.
Result<PackedCard> packFound(const Found& found, const std::filesystem::path& out, graph::Features::Precision precision,
                             const Watch& watch = {});

}  // namespace rosa::data
