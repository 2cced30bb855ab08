#include "app/engine/common/common_options.h"

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

CLI::Option* addName(CLI::App& command, std::string& name, const std::string& help)
{
    return command.add_option("--name", name, help)->check(given());
}

CLI::Option* addTitle(CLI::App& command, std::string& title, const std::string& help)
{
    return command.add_option("--title", title, help);
}

CLI::Option* addProtocol(CLI::App& command, std::string& protocol, const std::string& help)
{
    return command.add_option("--protocol", protocol, help)->check(given());
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

}  // namespace rosa::engine
