/// The `rosa` command.
#include <CLI/CLI.hpp>

#include "app/engine/arguments.h"
#include "app/engine/command.h"
#include "app/engine/processor_manners.h"
#include "core/base/standard_output.h"

int main(int argc, char** argv)
{
    using namespace rosa::engine;
    failOnLargeFiles();
    sayThatMemoryIsShort();
    rosa::beginOutput();
    waitPassively(argv);
    const rosa::catalog::Catalogue catalogue = rosa::catalog::makeCatalogue();
    CommandContext context{.catalogue = catalogue, .store = {}, .arguments = {argv + 1, argv + argc}};

    CLI::App app("Train, evaluate and inspect graph contrastive learning by optimal transport", "rosa");
    addCommands(app, context);
    const int code = runCommandLine(app, context);
    const auto written = rosa::endOutput();
    if (code != kDone || written) return code;
    report(context, written.error());
    return context.exitCode;
}
