/// Partitions of a data set's nodes as a JSON file, for exchange with other programs.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/graph/labels.h"

namespace rosa::data {

/// Content of a file of partitions:
///
///     {"format": "rosa-splits", "version": 1, "dataset": "cora", "dataset_hash": "…", "nodes": 2708,
///      "splits": [{"name": "public 0", "train": [0, 1, …], "validation": […], "test": […]}, …]}
///
/// Nodes are zero-based numbers in the data set's order. "name", "validation", "dataset" and "dataset_hash" are optional.
struct SplitFile {
    std::string dataset;      ///< Name of the data set; "" if the file has none.
    std::string datasetHash;  ///< data::contentHash; "" if the file has none.
    graph::Node nodes = 0;    ///< Number of nodes of the data set.
    std::vector<graph::Split> splits;
};

/// Reads a file of partitions of `nodes` nodes. Returns an Error that names the file and the first fault: not JSON, another format, a later
/// version, another number of nodes, no partition, an invalid node number, or a node in two parts of a partition. Parts keep their order.
/// O(size); needs memory only for the partitions, within a MemoryBudget: no JSON document is built.
Result<SplitFile> readSplitFile(const std::filesystem::path& path, graph::Node nodes);

/// Writes a file of partitions atomically.
Result<void> writeSplitFile(const std::filesystem::path& path, const SplitFile& file);

}  // namespace rosa::data
