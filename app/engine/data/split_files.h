/// Splits as files: `rosa data splits`, and reading of such files by other commands.
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

/// Reads splits and checks them against a data set. Warns if a class is missing from a training part, or if the file was made for other
/// content. An Error if a node is out of range, unlabelled or in two parts, or if the number of nodes differs.
Result<std::vector<graph::Split>> importSplits(const std::string& path, const data::Dataset& dataset);

/// `rosa data splits export|check|import`.
void addSplits(CLI::App& data, CommandContext& context);

}  // namespace rosa::engine
