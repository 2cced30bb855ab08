/// The `rosa` command.
#include <string_view>

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
    // Scripts ask for the version alone, which needs neither catalogue nor commands.
    const bool isVersion = argc == 2 && std::string_view(argv[1]) == "--version";
    const rosa::catalog::Catalogue catalogue = isVersion ? rosa::catalog::Catalogue() : rosa::catalog::makeCatalogue();
    CommandContext context{.catalogue = catalogue, .store = {}, .arguments = {argv + 1, argv + argc}};

    CLI::App app("Train, evaluate and inspect graph contrastive learning by optimal transport", "rosa");
    isVersion ? addCommonOptions(app, context) : addCommands(app, context);
    const int code = runCommandLine(app, context);
    const auto written = rosa::endOutput();
    if (code != kDone || written) return code;
    report(context, written.error());
    return context.exitCode;
}
