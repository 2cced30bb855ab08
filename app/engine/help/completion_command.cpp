#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "app/engine/common/command.h"
#include "app/engine/help/completions.h"

namespace rosa::engine {

void addCompletionCommand(CLI::App& app, CommandContext& context)
{
    auto* command = app.add_subcommand("completion", "Print a completion script for bash, zsh or fish");
    auto shell = std::make_shared<std::string>();
    command->add_option("SHELL", *shell, "bash, zsh or fish")->required()->check(CLI::IsMember({"bash", "zsh", "fish"}));
    command->callback([&app, &context, shell] {
        const auto commands = commandWords(app, context.catalogue);
        std::cout << (*shell == "bash"  ? bashCompletion(commands)
                      : *shell == "zsh" ? zshCompletion(commands)
                                        : fishCompletion(commands));
    });
}

}  // namespace rosa::engine
