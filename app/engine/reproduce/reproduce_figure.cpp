#include "app/engine/reproduce/reproduce_figure.h"

#include <algorithm>
#include <cstdio>

#include <nlohmann/json.hpp>

#include "app/engine/common/json_lines.h"
#include "core/base/bind/options.h"
#include "core/base/text/lower_case.h"
#include "core/base/text/shell_word.h"
#include "core/tables/given_rows.h"

namespace rosa::engine {

namespace {

constexpr const char* kTsne = "figure-tsne";
constexpr const char* kMatrix = "figure-matrix";
constexpr const char* kSensitivity = "sensitivity";

/// Prints the command of the window's program with these words. The engine does not start that program, which may start engines itself.
void printCommand(const CommandContext& context, const std::vector<std::string>& words, nlohmann::ordered_json said)
{
    std::string command = "rosa-workbench";
    for (const std::string& word : words) command += " " + shellWord(word);
    said["command"] = command;
    if (context.json)
        printJsonLine(said);
    else
        std::printf("It is drawn by:\n  %s\n", command.c_str());
}

}  // namespace

std::vector<std::string> tablePictures() { return {"bars", "ranks", "curves"}; }

std::string usualPicture(const std::string& what) { return what == kSensitivity ? "curves" : "bars"; }

bool isPictureFile(const std::string& file)
{
    const std::string ending = std::filesystem::path(file).extension().string();
    return ending == ".pdf" || ending == ".svg" || ending == ".png";
}

std::vector<std::string> pictureArguments(const tables::PlanRequest& request, const std::string& picture,
                                          const std::string& out, const std::string& store)
{
    std::vector<std::string> words{"export", request.what, "--figure", picture};
    for (const auto& [name, value] : bind::optionsOf(request)) words.insert(words.end(), {"--" + name, value});
    words.insert(words.end(), {"--out", out, "--store", store});
    return words;
}

Result<void> printDrawing(CommandContext& context, const tables::PlanRequest& request, const std::string& picture,
                          const std::string& out)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    printCommand(context, pictureArguments(request, picture, out, store.string()), {{"event", "figure"}});
    return {};
}

std::vector<std::string> figureIds() { return {kTsne, kMatrix}; }

bool isFigure(const std::string& what) { return what == kTsne || what == kMatrix; }

std::vector<std::string> figureArguments(const std::string& what, const std::string& run,
                                         const std::vector<std::string>& others, const std::string& out,
                                         const std::string& store)
{
    std::vector<std::string> words{"export", run, "--figure"};
    if (what == kTsne) {
        std::string panels = "raw,random";
        for (const std::string& other : others) panels += "," + other;
        words.insert(words.end(), {"embedding", "--panels", panels + "," + run});
    } else {
        words.emplace_back("matrices");
    }
    words.insert(words.end(), {"--columns", "2", "--out", out, "--store", store});
    return words;
}

namespace {

/// Rejects options that figures do not support and invalid output files, before hours of training.
Result<void> checkFigure(const tables::PlanRequest& request, const std::string& out)
{
    if (!request.with.empty())
        return badInput("%1 shows only methods of this program: --with does not apply to it", request.what);
    if (request.seeds > 1) return badInput("%1 shows a single seed: --seeds does not apply to it", request.what);
    for (const auto& [option, value] : {std::pair{"--selection", request.selection}, {"--protocol", request.protocol}})
        if (!value.empty()) return badInput("%1 shows no accuracies: %2 does not apply to it", request.what, option);
    const std::string ending = lowerCase(std::filesystem::path(out).extension().string());
    const std::string endings[] = {".pdf", ".svg", ".png", ".tex", ".csv"};  // Accepted by rosa-workbench.
    if (!out.empty() && std::ranges::find(endings, ending) == std::end(endings))
        return badInput("--out %1: expected a name ending in .pdf, .svg, .png, .tex or .csv", out);
    return {};
}

}  // namespace

Result<void> reproduceFigure(CommandContext& context, const tables::PlanRequest& request, const PlanOptions& options,
                             const std::string& out)
{
    ROSA_TRY(checkFigure(request, out));
    tables::PlanRequest wanted = request;
    wanted.what = "table1";
    if (wanted.datasets.empty()) wanted.datasets = {"cora"};
    if (wanted.datasets.size() > 1) return badInput("%1: a figure shows a single data set", request.what);
    if (wanted.methods.empty()) wanted.methods = {"rosa"};
    if (request.methods.empty() && request.what == kTsne && context.catalogue.method("grace"))
        wanted.methods.emplace_back("grace");
    wanted.seeds = 1;
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    ROSA_TRY_ASSIGN(auto plan, tables::makeWholePlan(context.catalogue, store, wanted));
    // rosa-workbench computes raw features and the random encoder itself.
    std::erase_if(plan.runs, [&](const tables::PlannedRun& run) { return plan.rows[run.row].isBaseline; });
    tables::PlanRequest said = tables::normalised(context.catalogue, wanted);
    said.what = request.what;
    PlanRunner runner(context, store, said, plan, options);
    ROSA_TRY(runner.run());
    ROSA_TRY(runner.dataAtHand());
    std::string own;
    std::vector<std::string> others;
    for (std::size_t i = 0; i < plan.runs.size(); ++i) {
        const tables::RunResult& result = runner.results()[i];
        if (!result.evaluation)
            return failed("%1: %2", plan.rows[plan.runs[i].row].title,
                          result.problem.empty() ? Message("it has no run yet") : Message::verbatim(result.problem));
        const tables::PlanRow& row = plan.rows[plan.runs[i].row];
        if (row.isReference && row.method == "rosa")
            own = result.run;
        else
            others.push_back(result.run);
    }
    if (own.empty()) return badInput("%1 shows RoSA; add rosa to --methods", request.what);
    const std::string file = out.empty() ? request.what + ".pdf" : out;
    const auto words = figureArguments(request.what, own, others, file, store.string());
    printCommand(context, words, {{"event", "figure"}, {"run", own}});
    return {};
}

}  // namespace rosa::engine
