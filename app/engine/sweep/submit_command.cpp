#include "app/engine/sweep/submit_command.h"

#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>

#include "app/engine/common/checks.h"
#include "app/engine/common/clock.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/progress.h"
#include "app/engine/sweep/tool.h"
#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/text/printable.h"
#include "core/sweep/claims.h"
#include "core/sweep/cluster/array_job.h"
#include "core/sweep/cluster/known_sweeps.h"
#include "core/sweep/cluster/slurm_answers.h"
#include "core/sweep/cluster/submission.h"
#include "core/sweep/samplers.h"
#include "core/sweep/sweep_summary.h"

namespace rosa::engine {

namespace {

namespace fs = std::filesystem;
using sweep::SweepFolder;

constexpr std::uint64_t kMostScript = 1 << 20;
/// Of a run, before anything is measured: the usual run takes 5 to 30 seconds of a core.
constexpr double kUsualSeconds = 30;

struct SubmitArguments {
    std::string name, profile;
    double runSeconds = 0;
    bool shows = false, tests = false, rewrites = false, isConfirmed = false;
};

/// A sweep that is to be submitted.
struct Plan {
    sweep::SiteProfile profile;
    sweep::Submission submission;
    sweep::ArrayJob job;
    std::string script;
    int runs = 0;        ///< At most so many are left.
    double seconds = 0;  ///< Of a run.
    bool isMeasured = false, isEdited = false;
    std::optional<int> mostTasks;  ///< That the cluster takes; nullopt: it does not say so.
    bool isKnown = false;          ///< The sweep is the user's own, or its job was confirmed.
};

std::string shaOf(const std::string& text) { return sha256(std::as_bytes(std::span(text))); }

/// What is left and how long it takes, by what is measured already.
Result<void> forecast(SweepFolder& folder, const SubmitArguments& arguments, Plan& plan)
{
    ROSA_TRY(sweep::addKnownTries(folder));
    ROSA_TRY_ASSIGN(const auto summary, sweep::summaryOf(folder));
    plan.runs = summary.left;
    plan.isMeasured = arguments.runSeconds > 0 || summary.meanSeconds > 0;
    plan.seconds = arguments.runSeconds > 0  ? arguments.runSeconds
                   : summary.meanSeconds > 0 ? summary.meanSeconds
                                             : kUsualSeconds;
    if (plan.runs <= 0) return badInput("sweep %1 is complete; nothing is left to submit", folder.name());
    return {};
}

/// This program as other machines see it that share its file system.
std::string ownProgram()
{
    std::error_code problem;
    const auto self = fs::read_symlink("/proc/self/exe", problem);
    return problem ? "rosa" : self.string();
}

/// The script that will be used: the one in the folder if somebody has edited it, else a new one.
Result<void> settleScript(const Folder& at, const SubmitArguments& arguments, Plan& plan)
{
    ROSA_TRY_ASSIGN(plan.script, sweep::jobScript(plan.job, plan.profile));
    if (at.hasFile(sweep::kScriptFile) && !arguments.rewrites) {
        ROSA_TRY_ASSIGN(const std::string there, at.readText(sweep::kScriptFile, kMostScript));
        plan.isEdited = shaOf(there) != plan.submission.scriptSha256;
        if (plan.isEdited) {
            plan.script = there;
            const std::string name = sweep::jobNameIn(there);
            if (!sweep::isPlainWord(name))
                return badInput("%1: --job-name must be one word of letters and digits, found '%2'",
                                at.path() / sweep::kScriptFile, name);
            if (!name.empty()) plan.submission.name = name;
        }
    }
    if (plan.isEdited) return sweep::writeSubmission(at, plan.submission);
    plan.submission.scriptSha256 = shaOf(plan.script);
    // In this order: a script without a note of its hash counts as edited and stays.
    ROSA_TRY(at.write(sweep::kScriptFile, std::as_bytes(std::span(plan.script))));
    return sweep::writeSubmission(at, plan.submission);
}

Result<Plan> planOf(const SubmitArguments& arguments, SweepFolder& folder, const Folder& at, const fs::path& store)
{
    Plan plan;
    ROSA_TRY_ASSIGN(const std::string text, readTextFile(arguments.profile, kMostScript));
    ROSA_TRY_ASSIGN(plan.profile, sweep::profileFromToml(text, arguments.profile));
    plan.isKnown = sweep::isKnownHere(at);
    ROSA_TRY(forecast(folder, arguments, plan));
    ROSA_TRY_ASSIGN(auto known, sweep::readSubmission(at));
    if (known) plan.submission = *std::move(known);
    if (plan.submission.name.empty()) plan.submission.name = sweep::newJobName(folder.name());
    // The host of the profile is not asked before the job of a foreign sweep is confirmed.
    if (plan.isKnown || arguments.isConfirmed)
        if (const auto said = ClusterShell(plan.profile.host).ask({"scontrol", "show", "config"}))
            plan.mostTasks = sweep::mostTasksOf(*said);
    const int tasks = sweep::tasksFor(plan.runs, plan.seconds, plan.profile);
    plan.job = {plan.submission.name, folder.name(), plan.profile.store.empty() ? store.string() : plan.profile.store,
                plan.profile.rosa.empty() ? ownProgram() : plan.profile.rosa,
                std::min(tasks, plan.mostTasks.value_or(tasks))};
    return plan;
}

/// What to change if the array of the job is larger than Slurm takes. Nothing if it complains of something else.
Message arrayHint(const Plan& plan, const std::string& complaint)
{
    if (complaint.find("array") == std::string::npos) return {};
    if (plan.isEdited && plan.mostTasks)
        return Message("; an array has at most %1 tasks there (MaxArraySize): change --array in job.sbatch, or --rewrite it",
                       *plan.mostTasks);
    if (plan.mostTasks) return Message("; an array has at most %1 tasks there (MaxArraySize)", *plan.mostTasks);
    return Message(
        "; if an array of %1 tasks is too large (MaxArraySize of the site), set a smaller tasks = %1 in the profile",
        plan.job.tasks);
}

std::string commandOf(const Plan& plan)
{
    return plan.profile.host.empty() ? "sbatch" : "ssh " + plan.profile.host + " sbatch";
}

std::string textOf(const Plan& plan)
{
    const int workers = plan.profile.nodes * plan.profile.workers;
    std::string text = plan.job.sweep + ": at most " + counted(plan.runs, "run") + " of " + durationText(plan.seconds) +
                       (plan.isMeasured ? "" : " (assumed; --run-seconds sets it)") + "\n";
    if (plan.isEdited) return text + "job.sbatch was edited and is used as it is; --rewrite replaces it\n";
    text += counted(plan.job.tasks, "task");
    if (plan.mostTasks == plan.job.tasks) text += " (as many as an array may have there)";
    if (workers > 1) text += " of " + counted(workers, "worker");
    return text + ", " + durationText(60.0 * plan.profile.minutes) + " walltime each\n";
}

protocol::JobDescription descriptionOf(const Plan& plan)
{
    return {.sweep = plan.job.sweep,
            .name = plan.submission.name,
            .host = plan.profile.host,
            .runs = plan.runs,
            .runSeconds = plan.seconds,
            .isEdited = plan.isEdited,
            .isKnown = plan.isKnown,
            .tasks = plan.isEdited ? std::nullopt : std::optional(plan.job.tasks)};
}

/// Tests the script and submits it. sbatch reads it from its standard input, wherever it runs.
Result<void> handIn(CommandContext& context, const SubmitArguments& arguments, const Folder& at, Plan& plan)
{
    const ClusterShell shell(plan.profile.host);
    if (plan.profile.host.empty()) {
        ROSA_TRY(at.sub("logs", Folder::Missing::IsMade));
    } else {
        // Also checks that the cluster sees the sweep: without its folder, all tasks would fail.
        ROSA_TRY(shell.ask({"mkdir", "-p", plan.job.store + "/sweeps/" + plan.job.sweep + "/logs"}));
        const auto seen = shell.ask({"test", "-f", plan.job.store + "/sweeps/" + plan.job.sweep + "/sweep.toml"});
        if (!seen)
            return badInput(
                "%1 does not see sweep %2 in %3; the key store of the profile names the store as the nodes see it",
                plan.profile.host, plan.job.sweep, plan.job.store);
    }
    ROSA_TRY_ASSIGN(const auto tested, shell.run({"sbatch", "--test-only"}, plan.script));
    if (!tested.isGood())
        return failed("Slurm does not accept the job: %1%2", tested.complaint(), arrayHint(plan, tested.complaint()));
    if (context.json)
        printReport(protocol::JobTested{descriptionOf(plan), tested.complaint()});
    else
        std::cout << printable(tested.complaint()) << "\n";
    if (arguments.tests) return {};
    ROSA_TRY_ASSIGN(const auto answer, shell.ask({"sbatch", "--parsable"}, plan.script));
    ROSA_TRY_ASSIGN(const auto job, sweep::jobOfSbatch(answer));
    // Told first: a job that nobody knows cannot be cancelled.
    if (context.json)
        printReport(protocol::JobSubmitted{descriptionOf(plan), job});
    else
        std::cout << "submitted as job " << job << "; watch it with: rosa sweep status " << printable(plan.job.sweep)
                  << "\n";
    plan.submission.host = plan.profile.host;
    plan.submission.jobs.push_back({job, timeNow(), plan.job.tasks});
    if (const auto noted = sweep::writeSubmission(at, plan.submission); !noted)
        return noted.error().within("submitted as job %1, but rosa sweep status does not know it", job);
    return {};
}

void showScript(const CommandContext& context, const Folder& at, const Plan& plan)
{
    const std::string file = (at.path() / sweep::kScriptFile).string();
    if (context.json)
        printReport(protocol::JobShown{descriptionOf(plan), plan.script, file, commandOf(plan)});
    else
        std::fputs(printableLines(file + ":\n\n" + plan.script).c_str(), stdout);
}

/// A sweep from elsewhere brings a script; nothing that the user has not seen goes to a cluster.
Result<void> confirm(CommandContext& context, const SubmitArguments& arguments, const Folder& at, Plan& plan)
{
    if (plan.isKnown) return {};
    if (!arguments.isConfirmed) {
        showScript(context, at, plan);
        return badInput(
            "sweep %1 was not made here; the script above would be the input of: %2; once you have read it, add --yes",
            plan.job.sweep, commandOf(plan));
    }
    plan.isKnown = true;
    if (const auto noted = sweep::rememberHere(at); !noted) warn(noted.error().text());
    return {};
}

Result<void> submit(CommandContext& context, const SubmitArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    ROSA_TRY_ASSIGN(auto folder, SweepFolder::open(context.catalogue, store, arguments.name));
    ROSA_TRY_ASSIGN(const auto at, Folder::open(folder.path()));
    // One submission at a time, or both would write the script.
    const auto busy = Message("another process is submitting sweep %1; try again", folder.name());
    return sweep::withClaim(folder.path(), sweep::kScriptFile, busy, [&]() -> Result<void> {
        ROSA_TRY_ASSIGN(auto plan, planOf(arguments, folder, at, store));
        ROSA_TRY(settleScript(at, arguments, plan));
        if (!context.json) std::fputs(printableLines(textOf(plan)).c_str(), stdout);
        if (60.0 * plan.profile.minutes - plan.profile.signalSeconds < plan.seconds)
            warn("a run takes longer than the walltime of a task; it continues from its checkpoint in the next one");
        if (arguments.shows) {
            showScript(context, at, plan);
            return {};
        }
        ROSA_TRY(confirm(context, arguments, at, plan));
        return handIn(context, arguments, at, plan);
    });
}

}  // namespace

void addSubmitCommand(CLI::App& sweep, CommandContext& context)
{
    CLI::App* const command =
        sweep.add_subcommand("submit", "Submit a sweep to Slurm as an array job; see the manual's page on clusters");
    const auto arguments = std::make_shared<SubmitArguments>();
    addSweepName(*command, arguments->name);
    command->add_option("--profile", arguments->profile, "TOML file that says how the site runs jobs")
        ->type_name("FILE")
        ->required()
        ->check(given());
    command->add_flag("--show", arguments->shows, "Write and show the script job.sbatch; submit nothing");
    command->add_flag("--test-only", arguments->tests, "Let Slurm check the script; submit nothing");
    addConsent(*command, arguments->isConfirmed, "Submit the script of a sweep that was not made here, as it was shown");
    command->add_flag("--rewrite", arguments->rewrites, "Replace a script that was edited");
    command->add_option("--run-seconds", arguments->runSeconds, "Seconds that a run takes (the mean of the finished ones)")
        ->check(numberAbove(0, 1e7));
    command->callback([&context, arguments] { report(context, submit(context, *arguments)); });
}

}  // namespace rosa::engine
