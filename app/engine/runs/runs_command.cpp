#include <functional>
#include <iostream>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/runs/runs.h"
#include "core/base/text/printable.h"
#include "core/record/run_folder.h"
#include "core/store/export.h"

namespace rosa::engine {

namespace {

using store::Library;

/// Arguments of the subcommands of `runs`; each uses some.
struct Asked {
    std::string run;
    std::vector<std::string> runs;
    std::vector<std::string> tags;
    std::string text;
    std::string out;
    std::string curves;
    std::string weights;
    std::string epoch;
    RunFilter filter;
};

/// Applies `change` to each run, continues after failures, and reports what was done.
Result<void> forEach(CommandContext& context, const std::vector<std::string>& runs, const std::string& done, bool deleted,
                     const std::function<Result<void>(Library&, const std::string&)>& change)
{
    ROSA_TRY_ASSIGN(auto library, openLibrary(context));
    for (const std::string& text : runs) {
        const auto run = library->find(text, deleted);
        const auto changed = run ? change(*library, *run) : Result<void>(run.error());
        if (!changed)
            report(context, changed);
        else if (context.json)
            printJsonLine({{"event", done}, {"run", *run}});
        else
            std::cout << printable(*run) << ": " << done << "\n";
    }
    return {};
}

Result<void> exportWeights(CommandContext& context, const Asked& asked)
{
    ROSA_TRY_ASSIGN(const auto epoch, parseEpoch(asked.epoch));
    ROSA_TRY_ASSIGN(const auto run, openRecordedRun(context, asked.run));
    ROSA_TRY_ASSIGN(const auto jobs, loadJobs());
    ROSA_TRY_ASSIGN(const auto place, workplaceOf(context));
    return jobs->exportWeights(place, {context.catalogue, run.dataset, run.id, asked.weights, epoch});
}

Result<void> exportWhatIsAsked(CommandContext& context, const Asked& asked)
{
    if (asked.out.empty() && asked.curves.empty() && asked.weights.empty())
        return badInput("runs export needs --out FOLDER, --curves FILE.csv or --pt FILE.pt");
    ROSA_TRY_ASSIGN(auto run, openRun(context, asked.run));
    if (!asked.curves.empty()) ROSA_TRY(store::exportCurves(*run.reader, asked.curves));
    if (!asked.weights.empty()) ROSA_TRY(exportWeights(context, asked));
    if (!asked.out.empty()) ROSA_TRY(store::exportRun(run.folder, asked.out));
    for (const std::string& written : {asked.curves, asked.weights, asked.out}) {
        if (written.empty()) continue;
        if (context.json)
            printJsonLine({{"event", "exported"}, {"run", run.id}, {"path", written}});
        else
            std::cout << printable(run.id + ": exported to " + written) << "\n";
    }
    return {};
}

Result<void> rescan(CommandContext& context)
{
    ROSA_TRY_ASSIGN(auto library, openLibrary(context, true));
    ROSA_TRY_ASSIGN(const auto found, library->rescan([](const Error& error) { warn(error.text()); }));
    if (context.json)
        printJsonLine({{"event", "rescanned"}, {"runs", found}});
    else
        std::cout << found << (found == 1 ? " run\n" : " runs\n");
    return {};
}

void addViews(CLI::App& runs, CommandContext& context, const std::shared_ptr<Asked>& asked)
{
    auto* list = runs.add_subcommand("list", "List the runs in the store, newest first");
    list->add_option("--dataset", asked->filter.dataset, "Only runs on this data set");
    list->add_option("--method", asked->filter.method, "Only runs of this method");
    list->add_option("--state", asked->filter.state, "Only runs in this state");
    list->add_option("--tag", asked->filter.tag, "Only runs with this tag");
    list->add_option("--group", asked->filter.group,
                     "Only runs of this group, by a prefix of its id or the common name of its runs");
    list->add_option("--limit", asked->filter.limit, "Only this number of runs, the newest")->check(count());
    list->add_flag("--deleted", asked->filter.deleted, "List deleted runs instead");
    addCsv(*list, asked->filter.csv, "Write the list to this file, with all parameters (CSV)");
    list->callback([&context, asked] { report(context, listRuns(context, asked->filter)); });

    auto* show = runs.add_subcommand("show", "Show everything about a run");
    addRun(*show, asked->run)->required();
    show->callback([&context, asked] { report(context, showRun(context, asked->run)); });

    auto* watch = runs.add_subcommand("watch", "Follow a run until it ends; its end state determines the exit code");
    addRun(*watch, asked->run)->required();
    watch->callback([&context, asked] { report(context, watchRun(context, asked->run)); });

    auto* exported = runs.add_subcommand("export", "Copy a run, with curves, configuration and results as text files");
    addRun(*exported, asked->run)->required();
    addOut(*exported, asked->out, "New folder for the copy, which can be used in another store");
    exported->add_option("--curves", asked->curves, "Write only the curves to this file (CSV)");
    exported->add_option("--pt", asked->weights, "Write the weights to this file, for torch.load and load_state_dict")
        ->check(fileToWrite());
    addEpoch(*exported, asked->epoch, "Weights of this checkpoint (epoch or latest) instead of the final ones");
    exported->callback([&context, asked] { report(context, exportWhatIsAsked(context, *asked)); });
}

void addDeletion(CLI::App& runs, CommandContext& context, const std::shared_ptr<Asked>& asked)
{
    const auto add = [&](const char* name, const char* help, const char* done, bool deleted, auto member) {
        auto* command = runs.add_subcommand(name, help);
        addRuns(*command, asked->runs)->required();
        command->callback([&context, asked, done = std::string(done), deleted, member] {
            report(context, forEach(context, asked->runs, done, deleted,
                                    [member](Library& library, const std::string& run) { return (library.*member)(run); }));
        });
    };
    add("delete", "Move runs to the bin of the store", "deleted", false, &Library::remove);
    add("restore", "Restore deleted runs from the bin", "restored", true, &Library::restore);
    add("purge", "Delete the runs in the bin permanently", "purged", true, &Library::purge);
}

void addNotes(CLI::App& runs, CommandContext& context, const std::shared_ptr<Asked>& asked)
{
    auto* rename = runs.add_subcommand("rename", "Rename a run");
    addRun(*rename, asked->run)->required();
    rename->add_option("NAME", asked->text, "New name; \"\" restores the original name")->required();
    rename->callback([&context, asked] {
        report(context, forEach(context, {asked->run}, "renamed", false, [asked](Library& library, const std::string& run) {
                   return library.rename(run, asked->text);
               }));
    });

    auto* tag = runs.add_subcommand("tag", "Set the tags of a run; without tags, remove all");
    addRun(*tag, asked->run)->required();
    tag->add_option("TAG", asked->tags, "New tags, which replace the old ones");
    tag->callback([&context, asked] {
        report(context, forEach(context, {asked->run}, "tagged", false, [asked](Library& library, const std::string& run) {
                   return library.setTags(run, asked->tags);
               }));
    });

    auto* note = runs.add_subcommand("note", "Set the note of a run");
    addRun(*note, asked->run)->required();
    note->add_option("TEXT", asked->text, "Text of the note; \"\" removes it")->required();
    note->callback([&context, asked] {
        report(context, forEach(context, {asked->run}, "noted", false, [asked](Library& library, const std::string& run) {
                   return library.setNotes(run, asked->text);
               }));
    });
}

}  // namespace

void addRunsCommand(CLI::App& app, CommandContext& context)
{
    auto* runs = app.add_subcommand("runs", "List, show, watch, export, name and delete runs");
    runs->require_subcommand(1);
    const auto asked = std::make_shared<Asked>();
    addViews(*runs, context, asked);
    addDeletion(*runs, context, asked);
    addNotes(*runs, context, asked);
    auto* scan = runs->add_subcommand("rescan", "Rebuild the list of runs from their folders");
    scan->callback([&context] { report(context, rescan(context)); });
}

}  // namespace rosa::engine
