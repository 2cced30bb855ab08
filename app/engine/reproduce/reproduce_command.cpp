/// `rosa reproduce`: reproduces the tables, ablation and sensitivity study of the article.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <set>

#include <CLI/CLI.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/reproduce/plan_forecast.h"
#include "app/engine/reproduce/reproduce_figure.h"
#include "app/engine/reproduce/reproduce_runs.h"
#include "app/engine/reproduce/table_json.h"
#include "core/base/files.h"
#include "core/base/text/joined.h"
#include "core/base/text/printable.h"
#include "core/data/catalogue.h"
#include "core/tables/given_rows.h"
#include "core/tables/table_text.h"

namespace rosa::engine {

namespace {

struct ReproduceArguments {
    tables::PlanRequest request;
    PlanOptions options;
    std::string out;
    std::string picture;  ///< If empty, usualPicture().
    double margin = 0;    ///< Equivalence margin in percentage points; 0: none.
    tables::LatexOptions latex;
    std::vector<CLI::Option*> ofLatex;  ///< Options for .tex files.
    std::vector<std::string> without;   ///< Variants that are left out of the request.
};

void printTable(const CommandContext& context, const tables::Table& table)
{
    if (context.json)
        printJsonLine(tableJson(table));
    else
        std::fputs(printableLines(toText(table)).c_str(), stdout);
}

/// The content in the format implied by the file extension.
Result<std::string> contentFor(const std::string& file, const tables::LatexOptions& latex, const tables::Table& table)
{
    const std::string ending = std::filesystem::path(file).extension().string();
    if (ending == ".txt") return toText(table);
    if (ending == ".csv") return toCsv(table);
    if (ending == ".tex") return toLatex(table, latex);
    return badInput("--out %1: expected a name ending in .txt, .csv, .tex, .pdf, .svg or .png", file);
}

/// Checks before hours of work whether mean ranks can be computed for the plan.
Result<void> checkRanks(const std::filesystem::path& store, const tables::Plan& plan, bool isPicture)
{
    if (!isPicture) return badInput("--picture ranks: expected --out with a name ending in .pdf, .svg or .png");
    const data::Catalogue catalogue(store);
    std::set<std::string> there, missing;
    for (const catalog::PublishedColumn& column : plan.columns)
        (catalogue.has(column.dataset) ? there : missing).insert(column.dataset);
    if (there.size() >= 2) return {};
    const std::string found = there.empty() ? "none" : "only " + *there.begin();
    return badInput(
        "--picture ranks requires at least two data sets; %1",
        missing.empty() ? Message("the table has %1", found) : Message("available data sets of the table: %1", found));
}

/// The variants that are left if some are left out.
Result<std::vector<std::string>> variantsLeft(const ReproduceArguments& arguments)
{
    const tables::PlanRequest& request = arguments.request;
    if (arguments.without.empty()) return request.variants;
    ROSA_TRY_ASSIGN(const auto without, tables::variantsNamed(request.what, arguments.without));
    ROSA_TRY_ASSIGN(
        auto left,
        tables::variantsNamed(request.what, request.variants.empty() ? tables::variantIds(request.what) : request.variants));
    std::erase_if(left, [&](const std::string& id) { return std::ranges::find(without, id) != without.end(); });
    if (left.empty()) return badInput("--without %1: no variant is left", joined(arguments.without, ","));
    return left;
}

/// Packed files by their absolute paths, so that runs are found again from any folder.
tables::PlanRequest withWholePaths(tables::PlanRequest request)
{
    for (std::string& name : request.datasets)
        if (data::isPackedPath(name)) name = std::filesystem::absolute(name).lexically_normal().string();
    return request;
}

Result<void> reproduceTable(CommandContext& context, const ReproduceArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    tables::PlanRequest request = withWholePaths(arguments.request);
    ROSA_TRY_ASSIGN(request.variants, variantsLeft(arguments));
    request = tables::normalised(context.catalogue, std::move(request));
    ROSA_TRY_ASSIGN(auto plan, tables::makeWholePlan(context.catalogue, store, request));
    const bool isPicture = isPictureFile(arguments.out);
    const std::string picture = arguments.picture.empty() ? usualPicture(request.what) : arguments.picture;
    if (picture == "curves" && usualPicture(request.what) != "curves")
        return badInput("--picture curves applies only to sensitivity; use bars or ranks for %1", request.what);
    if (picture == "ranks") ROSA_TRY(checkRanks(store, plan, isPicture));
    if (!arguments.out.empty() && !isPicture) {
        tables::Table unmeasured;
        unmeasured.plan = plan;
        unmeasured.cells.resize(plan.rows.size() * plan.columns.size());
        ROSA_TRY(contentFor(arguments.out, arguments.latex, unmeasured));  // Fail before hours of work, not after.
    }
    if (arguments.options.isDryRun) return printPlanForecast(context, store, request, plan, arguments.options);
    PlanRunner runner(context, store, request, plan, arguments.options);
    ROSA_TRY(runner.run());
    const std::vector<std::string> notes = runner.notes();
    const std::vector<double> ratios = runner.testOverTraining();  // Reads the plan, which is moved below.
    plan.notes.insert(plan.notes.end(), notes.begin(), notes.end());
    auto outcome = runner.outcome();  // Reads the plan, too.
    tables::Table table = tables::makeTable(std::move(plan), runner.results(), ratios);
    table.margin = arguments.margin / 100;
    printTable(context, table);
    if (isPicture) {
        ROSA_TRY(printDrawing(context, request, picture, arguments.out));
    } else if (!arguments.out.empty()) {
        const auto content = contentFor(arguments.out, arguments.latex, table);
        ROSA_TRY(writeFileAtomically(arguments.out, *content));
        if (!context.json) std::printf("Written to %s\n", arguments.out.c_str());
    }
    return outcome;
}

Result<void> reproduceAny(CommandContext& context, const ReproduceArguments& arguments)
{
    if (std::filesystem::path(arguments.out).extension() != ".tex" || isFigure(arguments.request.what))
        for (const CLI::Option* option : arguments.ofLatex)
            if (option->count() > 0)
                return badInput("%1 applies only to tables in LaTeX; use --out FILE.tex", option->get_name());
    if (isFigure(arguments.request.what) && arguments.margin > 0)
        return badInput("%1 compares no accuracies: --margin does not apply to it", arguments.request.what);
    if (isFigure(arguments.request.what) && !(arguments.request.variants.empty() && arguments.without.empty()))
        return badInput("%1 has no variants; ablation and sensitivity have", arguments.request.what);
    if (isFigure(arguments.request.what) && arguments.options.isDryRun)
        return badInput("%1: --dry-run applies only to tables", arguments.request.what);
    if (isFigure(arguments.request.what))
        return reproduceFigure(context, withWholePaths(arguments.request), arguments.options, arguments.out);
    return reproduceTable(context, arguments);
}

void addRequestOptions(CLI::App& command, ReproduceArguments& arguments)
{
    addOptions(command, arguments.request);
    std::vector<std::string> names = tables::planIds();
    for (const std::string& figure : figureIds()) names.push_back(figure);
    command.get_option("WHAT")->check(CLI::IsMember(names));
    command.add_option("--without", arguments.without, "Leave these variants out (comma-separated)")->delimiter(',');
    addMargin(command, arguments.margin, "comparison");
    command.add_flag(
        "--fresh,!--resume", arguments.options.isFresh,
        "Repeat all runs; by default, or with --resume, results in the store are reused and stopped runs are resumed");
    command.add_flag("--table-only", arguments.options.isTableOnly,
                     "Run nothing; print the table of the results in the store");
    addDryRun(command, arguments.options.isDryRun,
              "Only tell how long the missing runs take, from a short run of each method on each data set")
        ->excludes("--table-only");
}

void addOutputOptions(CLI::App& command, ReproduceArguments& arguments)
{
    addOut(command, arguments.out,
           "Also write a file: .txt, .csv or .tex; for a picture, .pdf, .svg or .png, and for a figure print the command of "
           "rosa-workbench that draws it")
        ->type_name("FILE")
        ->check(fileToWrite());
    command
        .add_option("--picture", arguments.picture,
                    "Content of the picture of a table: means with 95 % intervals (bars), mean ranks with the critical "
                    "difference (ranks), or curves over the values of a parameter (curves; default for sensitivity, "
                    "otherwise bars)")
        ->check(CLI::IsMember(tablePictures()));
    arguments.ofLatex = {
        addColumns(command, arguments.latex.columns, "a .tex table"),
        command.add_flag("!--no-differences", arguments.latex.hasDifferences,
                         "Omit the differences from published values from a .tex table"),
        command.add_flag("!--no-intervals", arguments.latex.hasIntervals, "Omit the 95 % intervals from a .tex table"),
        command.add_flag("!--no-equivalence", arguments.latex.hasEquivalence,
                         "Omit the table of equivalence tests, which --margin adds, from a .tex file")};
}

void addWorkOptions(CLI::App& command, ReproduceArguments& arguments)
{
    addOption(command, arguments.options, &PlaceOptions::threads);
    addQuiet(command, arguments.options.isQuiet);
}

}  // namespace

void addReproduceCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<ReproduceArguments>();
    CLI::App* command = app.add_subcommand(
        "reproduce",
        "Reproduce a table or figure of the article beside the published numbers; continues after interruptions");
    addRequestOptions(*command, *arguments);
    addOutputOptions(*command, *arguments);
    addWorkOptions(*command, *arguments);
    command->footer(
        "Exit status: 1 if runs failed, 2 if data sets are missing (with the command that imports them); the table is "
        "printed and written in any case.");
    command->callback([arguments, &context] { report(context, reproduceAny(context, *arguments)); });
}

}  // namespace rosa::engine
