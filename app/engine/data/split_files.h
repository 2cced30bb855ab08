/// Partitions as files on the command line: `rosa data splits`, and what takes such a file.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"

namespace CLI {
class App;
}

namespace rosa::engine {

struct CommandContext;

/// Reads partitions for a data set and checks them against it. Warns of a class that a training part misses, and where the file was made
/// for other content. An Error where a node is out of range, has no label or lies in two parts, or the number of nodes is another.
Result<std::vector<graph::Split>> importSplits(const std::string& path, const data::Dataset& dataset);

/// `rosa data splits export|check|import`.
void addSplits(CLI::App& data, CommandContext& context);

}  // namespace rosa::engine
