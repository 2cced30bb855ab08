/// The `rosa` command.
#include <cstddef>
#include <span>
#include <string_view>

#include <CLI/CLI.hpp>

#include "app/engine/arguments.h"
#include "app/engine/common/command.h"
#include "app/engine/common/processor_manners.h"
#include "core/base/standard_output.h"

namespace {

/// Questions of scripts and completions, which need neither the methods nor threads.
enum class Question { None, Version, DataList };

Question questionOf(std::span<char* const> arguments)
{
    const auto is = [&](std::size_t i, std::string_view word) { return i < arguments.size() && arguments[i] == word; };
    if (arguments.size() == 1 && is(0, "--version")) return Question::Version;
    if (!is(0, "data") || !is(1, "list")) return Question::None;
    for (std::size_t i = 2; i < arguments.size(); ++i) {
        const bool hasValue = is(i, "--store") && i + 1 < arguments.size();
        if (!is(i, "--json") && !hasValue) return Question::None;
        i += hasValue ? 1 : 0;
    }
    return Question::DataList;
}

}  // namespace

int main(int argc, char** argv)
{
    using namespace rosa::engine;
    failOnLargeFiles();
    reportMemoryShortage();
    rosa::beginOutput();
    const Question question = questionOf({argv + 1, argv + argc});
    const bool isOther = question == Question::None;
    if (isOther) waitPassively(argv);
    const rosa::catalog::Catalogue catalogue = isOther ? rosa::catalog::makeCatalogue() : rosa::catalog::Catalogue();
    CommandContext context{.catalogue = catalogue, .store = {}, .arguments = {argv + 1, argv + argc}};

    CLI::App app("Train, evaluate and inspect graph contrastive learning by optimal transport", "rosa");
    isOther ? addCommands(app, context) : addCommonOptions(app, context);
    if (question == Question::DataList) addDataCommand(*app.fallthrough(), context);
    const int code = runCommandLine(app, context);
    const auto written = rosa::endOutput();
    if (code != kDone || written) return code;
    report(context, written.error());
    return context.exitCode;
}
