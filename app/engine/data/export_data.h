/// `rosa data export`: writes a data set of the store to a file.
#pragma once

namespace CLI {
class App;
}

namespace rosa::engine {

struct CommandContext;

/// In the format of --format, or of the ending of the output.
void addExport(CLI::App& data, CommandContext& context);

}  // namespace rosa::engine
