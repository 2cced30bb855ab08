#include "app/engine/arguments.h"

#include <algorithm>
#include <iostream>
#include <new>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/json_lines.h"
#include "app/engine/compare/compare.h"
#include "app/engine/help/help.h"
#include "app/engine/help/manual.h"
#include "app/engine/unknown_option.h"
#include "core/base/text/joined.h"
#include "core/base/text/nearest.h"

namespace rosa::engine {

namespace {

/// The innermost subcommand parsed so far.
const CLI::App& deepest(const CLI::App& app)
{
    const auto parsed = app.get_subcommands();
    return parsed.empty() ? app : deepest(*parsed.front());
}

std::vector<std::string> subcommandNames(const CLI::App& app)
{
    std::vector<std::string> names;
    for (const CLI::App* sub : app.get_subcommands(kEverySubcommand)) names.push_back(sub->get_name());
    return names;
}

/// Error message for words that no option or command accepts.
std::string unexpected(const CLI::App& at, const std::vector<std::string>& words, const catalog::Catalogue& catalogue)
{
    const std::string& word = words.front();
    const std::string help = "`" + fullName(at) + " --help` shows the usage";
    if (word.size() > 1 && word[0] == '-') {
        const std::string hint = optionHint(at, words, catalogue);
        return fullName(at) + ": unknown option '" + word.substr(0, word.find('=')) + "'; " + (hint.empty() ? help : hint);
    }
    const std::vector<std::string> names = subcommandNames(at);
    if (names.empty()) return fullName(at) + ": unexpected '" + word + "'; " + help;
    const std::string near = nearestName(word, names);
    return fullName(at) + ": unknown command '" + word + "'; " + (near.empty() ? help : "did you mean " + near + "?");
}

/// Splits "--kind: umap not in {tsne,pca}" at the marks, which occur in this order; empty if one is missing.
std::vector<std::string> partsBetween(const std::string& text, const std::vector<std::string>& marks)
{
    std::vector<std::string> parts;
    std::size_t at = 0;
    for (const std::string& mark : marks) {
        const std::size_t found = text.find(mark, at);
        if (found == std::string::npos) return {};
        parts.push_back(text.substr(at, found - at));
        at = found + mark.size();
    }
    parts.push_back(text.substr(at));
    return parts;
}

/// The message of CLI11, without its names of types and positions.
std::string inPlainWords(const CLI::App& at, const CLI::ParseError& error)
{
    std::string what = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error)) {
        if (const auto parts = partsBetween(what, {": ", " required ", " missing"}); !parts.empty())
            return parts[0] + ": expected a value after it";
        if (const auto parts = partsBetween(what, {": At Most ", " required but received "}); !parts.empty())
            return parts[0] + ": expected once, found " + parts[2] + " times";
    }
    if (dynamic_cast<const CLI::ConversionError*>(&error))
        if (const auto parts = partsBetween(what, {"Could not convert: ", " = "}); !parts.empty()) {
            const CLI::Option* const option = at.get_option_no_throw(parts[1]);
            const bool isFlag = option && option->get_expected_max() == 0;
            return parts[1] + (isFlag ? ": expected no value" : ": expected a number") + ", found '" + parts[2] + "'";
        }
    if (dynamic_cast<const CLI::ValidationError*>(&error))
        if (const auto parts = partsBetween(what, {": ", " not in {", "}"}); !parts.empty()) {
            std::string choices = parts[2];
            for (std::size_t comma = 0; (comma = choices.find(',', comma)) != std::string::npos; comma += 2)
                choices.replace(comma, 1, ", ");
            return parts[0] + ": expected one of " + choices + ", found '" + parts[1] + "'";
        }
    return what;
}

std::string explain(const CLI::App& app, const CLI::ParseError& error, const catalog::Catalogue& catalogue)
{
    const CLI::App& at = deepest(app);
    if (const auto words = app.remaining(true); !words.empty()) return unexpected(at, words, catalogue);
    if (dynamic_cast<const CLI::RequiredError*>(&error) && !subcommandNames(at).empty())
        return fullName(at) + ": missing command; expected one of " + joined(subcommandNames(at));
    std::string what = inPlainWords(at, error);
    for (char& letter : what)
        if (letter == '\n') letter = ' ';
    return fullName(at) + ": " + what;
}

}  // namespace

void addCommonOptions(CLI::App& app, CommandContext& context)
{
    app.set_version_flag("--version", "rosa " ROSA_VERSION, "Print the version and exit");
    app.add_option("--store", context.store, "Store: folder of runs, library and imported data")->type_name("DIR");
    app.add_flag("--json", context.json, "Print JSON lines, and nothing else, to standard output");
}

void addCommands(CLI::App& app, CommandContext& context)
{
    app.fallthrough();
    app.require_subcommand(1);
    addCommonOptions(app, context);
    for (const auto add :
         {addHelpCommand,   addTrainCommand,    addEvaluateCommand, addReproduceCommand,        addCompareCommand,
          addReportCommand, addSweepCommand,    addInspectCommand,  addProjectCommand,          addTransportCommand,
          addLessonCommand, addServeCommand,    addDataCommand,     addImportCheckpointCommand, addRunsCommand,
          addSendCommand,   addDescribeCommand, addBenchCommand,    addDoctorCommand,           addCompletionCommand})
        add(app, context);
}

int runCommandLine(CLI::App& app, CommandContext& context)
{
    // CLI11 sets no flags if parsing fails.
    const bool wantsJson = std::ranges::find(context.arguments, "--json") != context.arguments.end();
    try {
        std::vector<std::string> reversed(context.arguments.rbegin(), context.arguments.rend());
        app.parse(reversed);
        return context.exitCode;
    } catch (const CLI::CallForVersion& version) {
        if (wantsJson)
            printJsonLine({{"event", "version"}, {"version", ROSA_VERSION}});
        else
            std::cout << version.what() << '\n';
        return kDone;
    } catch (const CLI::CallForHelp&) {
        printHelp(deepest(app), context.catalogue, wantsJson);
        return kDone;
    } catch (const CLI::ParseError& error) {
        context.json = wantsJson;
        report(context, badInput(Message::verbatim(explain(app, error, context.catalogue))));
    } catch (const std::bad_alloc&) {
        report(context, failed("not enough memory"));
    } catch (const std::exception& error) {
        report(context, failed(Message::verbatim(error.what())));
    }
    return context.exitCode;
}

}  // namespace rosa::engine
