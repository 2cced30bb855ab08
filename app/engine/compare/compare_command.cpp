/// `rosa compare`: runs of the store, or groups of runs that differ only in the seed, compared by paired tests.
#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>

#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/compare/compare.h"
#include "app/engine/compare/compare_json.h"
#include "core/base/files.h"
#include "core/base/text/printable.h"

namespace rosa::engine {

namespace {

struct CompareArguments {
    tables::ComparisonRequest request;
    double margin = 0;  ///< In percentage points.
    std::string csv, latex, out;
    tables::LatexOptions layout;
    CLI::Option* columns = nullptr;
};

/// Writes the requested files.
Result<void> writeFiles(const CompareArguments& arguments, const tables::RunComparison& comparison, bool isJson)
{
    const auto write = [&](const std::string& file, const std::string& content) -> Result<void> {
        if (file.empty()) return {};
        ROSA_TRY(writeFileAtomically(file, content));
        if (!isJson) std::printf("Written to %s\n", file.c_str());
        return {};
    };
    ROSA_TRY(write(arguments.csv, toCsv(comparison)));
    return write(arguments.latex, toLatex(comparison, arguments.layout));
}

/// --out in the format that its name implies, as --csv and --latex.
Result<void> chooseFormat(CompareArguments& arguments)
{
    const std::string ending = std::filesystem::path(arguments.out).extension().string();
    if (!arguments.out.empty() && ending != ".csv" && ending != ".tex")
        return badInput("--out %1: expected a name ending in .csv or .tex", arguments.out);
    if (!arguments.out.empty()) {
        const bool isCsv = ending == ".csv";
        std::string& file = isCsv ? arguments.csv : arguments.latex;
        if (!file.empty())
            return badInput("--out %1 and --%2 %3 have the same format; give one of them", arguments.out,
                            isCsv ? "csv" : "latex", file);
        file = arguments.out;
    }
    const auto place = [](const std::string& file) { return std::filesystem::absolute(file).lexically_normal(); };
    if (!arguments.csv.empty() && !arguments.latex.empty() && place(arguments.csv) == place(arguments.latex))
        return badInput("%1 cannot be written in two formats; give --csv and --latex different files", arguments.csv);
    if (arguments.columns->count() > 0 && arguments.latex.empty())
        return badInput("--columns applies only to tables in LaTeX; use --latex FILE");
    return {};
}

Result<void> compare(CommandContext& context, CompareArguments arguments)
{
    ROSA_TRY(chooseFormat(arguments));
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    arguments.request.margin = arguments.margin / 100;
    ROSA_TRY_ASSIGN(const auto comparison, tables::compareRuns(context.catalogue, store, arguments.request));
    if (context.json)
        printJsonLine(comparisonJson(comparison));
    else
        std::fputs(printableLines(toText(comparison)).c_str(), stdout);
    return writeFiles(arguments, comparison, context.json);
}

}  // namespace

void addCompareCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<CompareArguments>();
    CLI::App* command = app.add_subcommand(
        "compare", "Compare runs, or groups of runs that differ only in the seed, by paired tests on the same data set");
    command
        ->add_option(
            "RUN", arguments->request.runs,
            "Two or more runs (id or name, or an unambiguous part of one) or groups of runs (common name, or prefix of the "
            "group's id in `rosa runs list`)")
        ->required();
    addProtocol(*command, arguments->request.protocol,
                "Compare the results under this protocol (that of each run's configuration)");
    command->add_flag("--with-first", arguments->request.isWithFirst,
                      "Compare only the first with each other one, instead of all pairs");
    addMargin(*command, arguments->margin, "pair");
    addCsv(*command, arguments->csv, "Also write all numbers to this file (CSV)");
    command->add_option("--latex", arguments->latex, "Also write a table for a paper to this file (LaTeX, booktabs)")
        ->type_name("FILE")
        ->check(fileToWrite());
    addOut(*command, arguments->out, "Also write a file: .csv or .tex, as --csv and --latex")
        ->type_name("FILE")
        ->check(fileToWrite());
    arguments->columns = addColumns(*command, arguments->layout.columns, "the table in LaTeX");
    command->footer("Results are paired by seed and split. Holm's correction is over the pairs of a data set.");
    command->callback([arguments, &context] { report(context, compare(context, *arguments)); });
}

}  // namespace rosa::engine
