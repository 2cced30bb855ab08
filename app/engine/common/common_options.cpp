#include "app/engine/common/common_options.h"

#include <limits>

#include "app/engine/common/checks.h"

namespace rosa::engine {

namespace {

constexpr const char* kRunHelp = "Run: id or name, or an unambiguous part of one";

}  // namespace

CLI::Option* addRun(CLI::App& command, std::string& run) { return command.add_option("RUN", run, kRunHelp); }

CLI::Option* addRuns(CLI::App& command, std::vector<std::string>& runs) { return command.add_option("RUN", runs, kRunHelp); }

CLI::Option* addSweepName(CLI::App& command, std::string& name)
{
    return command.add_option("NAME", name, "Name of the sweep")->required()->check(given());
}

CLI::Option* addConsent(CLI::App& command, bool& isConfirmed, const std::string& help)
{
    return command.add_flag("--yes", isConfirmed, help);
}

void describe(bind::Fields<QuietOption>& fields)
{
    fields.flag(&QuietOption::isQuiet, "quiet", "Quiet", "Do not show progress");
}

CLI::Option* addQuiet(CLI::App& command, bool& isQuiet)
{
    const bind::Field& field = bind::fieldOf(&QuietOption::isQuiet);
    return command.add_flag("--" + field.parameter.key, isQuiet, field.parameter.help);
}

CLI::Option* addDryRun(CLI::App& command, bool& isDryRun, const std::string& help)
{
    return command.add_flag("--dry-run", isDryRun, help);
}

CLI::Option* addOut(CLI::App& command, std::string& out, const std::string& help)
{
    return command.add_option("--out", out, help);
}

CLI::Option* addCsv(CLI::App& command, std::string& file, const std::string& help)
{
    return command.add_option("--csv", file, help)->type_name("FILE")->check(fileToWrite());
}

CLI::Option* addHtml(CLI::App& command, std::string& file, const std::string& help)
{
    return command.add_option("--html", file, help)->check(fileToWrite());
}

CLI::Option* addFormat(CLI::App& command, std::string& format, const std::vector<std::string>& formats,
                       const std::string& help)
{
    return command.add_option("--format", format, help)->check(CLI::IsMember(formats));
}

CLI::Option* addLanguages(CLI::App& command, std::vector<std::string>& languages, const std::string& help)
{
    return command.add_option("--language", languages, help)->delimiter(',');
}

CLI::Option* addColumns(CLI::App& command, int& columns, const std::string& table)
{
    return command
        .add_option("--columns", columns,
                    "Width of " + table + " in columns of a paper: 1 (84 mm) or 2 (174 mm, table*) (2)")
        ->check(CLI::IsMember({1, 2}));
}

CLI::Option* addMargin(CLI::App& command, double& margin, const std::string& perWhat)
{
    return command
        .add_option(
            "--margin", margin,
            "Equivalence margin in percentage points: adds an equivalence test (two one-sided t tests) to each " + perWhat)
        ->type_name("POINTS")
        ->check(numberAbove(0, 100));
}

CLI::Option* addPair(CLI::App& command, std::string& pair)
{
    return command.add_option("--pair", pair, "I,K: two centre nodes (or snapshot pairs); I alone: a positive pair (0)");
}

CLI::Option* addPairOfRun(CLI::App& command, std::vector<std::string>& runAndPair)
{
    return command.add_option("--pair", runAndPair, "RUN I,K: pair of views of a run, as in rosa inspect")
        ->expected(2)
        ->type_name("RUN PAIR");
}

CLI::Option* addEpoch(CLI::App& command, std::string& epoch, const std::string& help)
{
    return command.add_option("--epoch", epoch, help);
}

CLI::Option* addWithin(CLI::App& command, std::string& within, CLI::Option* pair)
{
    return command.add_option("--within", within, "first or second: take the first or the second views of both nodes")
        ->check(CLI::IsMember({"first", "second"}))
        ->needs(pair);
}

CLI::Option* addDraw(CLI::App& command, std::uint32_t& draw, const std::string& help)
{
    return command.add_option("--draw", draw, help)->check(wholeNumber(0, std::numeric_limits<std::uint32_t>::max()));
}

CLI::Option* addLambda(CLI::App& command, std::optional<double>& lambda, const std::string& help)
{
    return command.add_option("--lambda", lambda, help);
}

CLI::Option* addSolveIterations(CLI::App& command, std::optional<int>& iterations, int most, const std::string& help)
{
    CLI::Option* const option =
        addIterations(command, iterations, help + ", 1 to " + std::to_string(most))->check(count(1, most));
    // CLI11 leaves out the names of hidden options in what excludes() and check() say.
    const auto readFormer = [&iterations, option, most](const std::string& text) {
        constexpr const char* kFormer = "--sweeps";
        if (option->count() > 0) throw CLI::ExcludesError(kFormer, option->get_name());
        if (const std::string problem = count(1, most)(text); !problem.empty()) throw CLI::ValidationError(kFormer, problem);
        iterations = std::stoi(text);
    };
    constexpr const char* kHidden = "";
    command.add_option_function<std::string>("--sweeps", readFormer)->group(kHidden);
    return option;
}

}  // namespace rosa::engine
