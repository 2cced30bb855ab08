/// Partitions of a data set's nodes as a file of JSON, for other programs and from them.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/graph/labels.h"

namespace rosa::data {

/// What a file of partitions says:
///
///     {"format": "rosa-splits", "version": 1, "dataset": "cora", "dataset_hash": "…", "nodes": 2708,
///      "splits": [{"name": "public 0", "train": [0, 1, …], "validation": […], "test": […]}, …]}
///
/// Nodes are numbers from 0 in the data set's order. "name", "validation", "dataset" and "dataset_hash" may be missing.
struct SplitFile {
    std::string dataset;      ///< Name; "" where the file names none.
    std::string datasetHash;  ///< data::contentHash; "" where the file has none.
    graph::Node nodes = 0;    ///< Of the data set.
    std::vector<graph::Split> splits;
};

/// Reads a file of partitions of `nodes` nodes. An Error names the file and the first thing wrong: no JSON, another format, a later version,
/// another number of nodes, no partition, a node that is no number below `nodes`, or a node in two parts of one partition. Parts keep the
/// order they have. O(size); memory for the partitions alone, within a MemoryBudget: no document is made of the file.
Result<SplitFile> readSplitFile(const std::filesystem::path& path, graph::Node nodes);

/// Writes one, atomically.
Result<void> writeSplitFile(const std::filesystem::path& path, const SplitFile& file);

}  // namespace rosa::data
