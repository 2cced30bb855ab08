/// Subcommands of `rosa data` that write mapped files of any size.
#pragma once

namespace CLI {
class App;
}

namespace rosa::engine {

struct CommandContext;

/// `rosa data pack`: writes a data set or published files as one mapped file.
void addPack(CLI::App& data, CommandContext& context);
/// `rosa data generate`: samples a graph into the store or a file.
void addGenerate(CLI::App& data, CommandContext& context);

}  // namespace rosa::engine
