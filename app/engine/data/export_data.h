/// `rosa data export`: writes a data set of the store to a file.
#pragma once

namespace CLI {
class App;
}

namespace rosa::engine {

struct CommandContext;

/// By the ending of the file: a packed file, or NumPy arrays.
void addExport(CLI::App& data, CommandContext& context);

}  // namespace rosa::engine
