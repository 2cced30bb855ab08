/// `rosa reproduce`: the article's tables, its ablation and its sensitivity study, measured again.
#include <cstdio>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/checks.h"
#include "app/engine/json_lines.h"
#include "app/engine/reproduce_figure.h"
#include "app/engine/reproduce_runs.h"
#include "core/base/files.h"
#include "core/reproduce/given_rows.h"
#include "core/reproduce/table_text.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

struct ReproduceArguments {
    reproduce::PlanRequest request;
    PlanOptions options;
    std::string out;
    std::string picture = "bars";
};

Json numberOf(const std::optional<double>& value) { return value ? Json(*value) : Json(); }

Json cellJson(const reproduce::Table& table, std::size_t row, std::size_t column)
{
    const reproduce::TableCell& cell = table.cell(row, column);
    const auto& published = table.plan.rows[row].published[column];
    Json json{{"method", table.plan.rows[row].title},
              {"dataset", table.plan.columns[column].dataset},
              {"encoder", table.plan.columns[column].encoder},
              {"published_mean", published ? Json(published->mean) : Json()},
              {"published_std", published && published->deviation >= 0 ? Json(published->deviation) : Json()},
              {"published_source", published ? Json(table.plan.source) : Json()},
              {"mean", cell.results ? Json(cell.results->mean()) : Json()},
              {"std", cell.results ? Json(cell.deviation) : Json()},
              {"seeds", cell.results ? cell.results->seeds : 0},
              {"splits", cell.results ? cell.results->splits : 0},
              {"values", cell.results ? Json(cell.results->values) : Json::array()},
              {"runs", cell.runs},
              {"is_best", cell.isBest},
              {"is_not_worse", cell.results && !cell.isUntested ? Json(cell.isNotWorse) : Json()},
              {"problems", cell.problems},
              {"warning", cell.warning}};
    if (cell.interval95) json["interval"] = {cell.interval95->low, cell.interval95->high};
    json["variance"] = {
        {"seed", numberOf(cell.parts.seed)}, {"split", numberOf(cell.parts.split)}, {"rest", numberOf(cell.parts.rest)}};
    if (cell.card) json["protocol"] = cell.card->id;
    if (cell.card) json["selection"] = cell.card->selection;
    if (const auto& comparison = cell.comparison) {
        json["reference_minus_this"] = {{"mean", comparison->difference.mean},
                                        {"pairs", comparison->difference.n},
                                        {"paired_by", comparison->unit},
                                        {"wilcoxon_p", numberOf(comparison->signedRank.p)},
                                        {"holm_p", numberOf(comparison->holm)}};
        if (const auto& interval = comparison->difference.interval95)
            json["reference_minus_this"]["interval"] = {interval->low, interval->high};
    }
    return json;
}

void printTable(const CommandContext& context, const reproduce::Table& table)
{
    if (!context.json) {
        std::fputs(toText(table).c_str(), stdout);
        return;
    }
    Json line{{"event", "table"},
              {"table", table.plan.id},
              {"metric", table.plan.metric},
              {"quick", table.plan.isQuick},
              {"cells", Json::array()}};
    for (std::size_t column = 0; column < table.plan.columns.size(); ++column)
        for (std::size_t row = 0; row < table.plan.rows.size(); ++row) line["cells"].push_back(cellJson(table, row, column));
    if (table.ranking)
        line["ranking"] = {{"k", table.ranking->methods},
                           {"n", table.ranking->datasets},
                           {"critical_difference", table.ranking->criticalDifference},
                           {"mean_ranks", table.ranking->meanRanks},
                           {"friedman_p", numberOf(table.ranking->p)}};
    printJsonLine(line);
}

/// The file's ending says its form.
Result<std::string> contentFor(const std::string& file, const reproduce::Table& table)
{
    const std::string ending = std::filesystem::path(file).extension().string();
    if (ending == ".txt") return toText(table);
    if (ending == ".csv") return toCsv(table);
    if (ending == ".tex") return toLatex(table);
    return badInput("--out " + file + ": expected a name ending in .txt, .csv, .tex, .pdf, .svg or .png");
}

Result<void> reproduceTable(CommandContext& context, const ReproduceArguments& arguments)
{
    const auto store = storeFolder(context);
    if (!store) return store.error();
    const reproduce::PlanRequest request = reproduce::normalised(context.catalogue, arguments.request);
    auto plan = reproduce::makeWholePlan(context.catalogue, *store, request);
    if (!plan) return plan.error();
    const bool isPicture = isPictureFile(arguments.out);
    if (!arguments.out.empty() && !isPicture) {
        const auto named = contentFor(
            arguments.out, {*plan, std::vector<reproduce::TableCell>(plan->rows.size() * plan->columns.size()), {}, {}});
        if (!named) return named.error();  // Before hours of work, not after.
    }
    PlanRunner runner(context, *store, request, *plan, arguments.options);
    ROSA_TRY(runner.run());
    const std::vector<double> ratios = runner.testOverTraining();  // While the plan, which it reads, is there.
    const reproduce::Table table = reproduce::makeTable(std::move(*plan), runner.results(), ratios);
    printTable(context, table);
    if (isPicture) {
        ROSA_TRY(drawTable(context, request, arguments.picture, arguments.out));
    } else if (!arguments.out.empty()) {
        const auto content = contentFor(arguments.out, table);
        ROSA_TRY(writeFileAtomically(arguments.out, *content));
        if (!context.json) std::printf("Written to %s\n", arguments.out.c_str());
    }
    if (runner.failures() > 0)
        return failed(std::to_string(runner.failures()) + (runner.failures() == 1
                                                               ? " run failed; its reason stands in the table"
                                                               : " runs failed; their reasons stand in the table"));
    return {};
}

Result<void> reproduceAny(CommandContext& context, const ReproduceArguments& arguments)
{
    if (isFigure(arguments.request.what))
        return reproduceFigure(context, arguments.request, arguments.options, arguments.out);
    return reproduceTable(context, arguments);
}

std::vector<std::string> choicesOfC(const catalog::Catalogue& catalogue)
{
    std::vector<std::string> ids;
    for (const catalog::Choice& one : catalogue.parameter("evaluation.selection")->choices) ids.push_back(one.id);
    return ids;
}

}  // namespace

void addReproduceCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<ReproduceArguments>();
    CLI::App* command = app.add_subcommand(
        "reproduce",
        "Measure a table or figure of the article again, beside the published numbers; goes on where it was stopped");
    std::vector<std::string> names = reproduce::planIds();
    for (const std::string& figure : figureIds()) names.push_back(figure);
    command
        ->add_option("WHAT", arguments->request.what, "table1 … table4, ablation, sensitivity, figure-tsne or figure-matrix")
        ->required()
        ->check(CLI::IsMember(names));
    command->add_option("--datasets", arguments->request.datasets, "Only these, with commas between them")->delimiter(',');
    command
        ->add_option("--methods", arguments->request.methods,
                     "Only these, with commas between them; by id or title, bgrl:short for one with another preset")
        ->delimiter(',');
    command
        ->add_option(
            "--with", arguments->request.with,
            "Also these, with commas between them: foreign embeddings by name (`rosa evaluate --embedding … --name`), "
            "or runs under settings of their own by id or name")
        ->delimiter(',');
    command->add_option("--seeds", arguments->request.seeds, "Seeds, from 1 on (5; 2 for table2)")->check(count(1, 10000));
    command->add_option("--splits", arguments->request.splits, "Splits, the same for every method and seed (10)")
        ->check(count(1, 10000));
    command
        ->add_option("--selection", arguments->request.selection,
                     "How every row's logistic regression chooses C: accuracy-stratified, as scikit-learn, or "
                     "exact-match-unshuffled, as the published program (as each row's preset says)")
        ->check(CLI::IsMember(choicesOfC(context.catalogue)));
    command->add_flag("--quick", arguments->request.isQuick,
                      "One seed, two splits, 20 epochs: whether all works, in minutes; not to be compared");
    command->add_flag(
        "--fresh,!--resume", arguments->options.isFresh,
        "Measure everything anew; without it, or with --resume, what the store has is taken and what was stopped goes on");
    command->add_flag("--table-only", arguments->options.isTableOnly, "Run nothing; the table of what the store has");
    command
        ->add_option("--out", arguments->out,
                     "Also write it to a file: .txt, .csv or .tex, or as a picture: .pdf, .svg or .png; a figure also as "
                     ".tex or .csv")
        ->type_name("FILE")
        ->check(fileToWrite());
    command
        ->add_option(
            "--picture", arguments->picture,
            "What a table's picture shows: bars with 95 % intervals, or mean ranks with the critical difference (bars)")
        ->check(CLI::IsMember(tablePictures()));
    command->add_option("--threads", arguments->options.threads, "Threads (every core this process may use)")
        ->check(CLI::Range(1, 4096));
    command->add_flag("--quiet", arguments->options.isQuiet, "No progress");
    command->callback([arguments, &context] { report(context, reproduceAny(context, *arguments)); });
}

}  // namespace rosa::engine
