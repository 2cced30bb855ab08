#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/train_arguments.h"
#include "app/engine/evaluate/results.h"
#include "app/engine/train/baselines.h"
#include "app/engine/train/seed_group.h"
#include "app/engine/train/tagging.h"
#include "core/base/json_text.h"
#include "core/base/text/printable.h"
#include "core/catalog/options/time_options.h"
#include "core/data/dataset.h"
#include "core/data/known_data.h"
#include "core/protocol/request.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"
#include "core/store/annotations.h"
#include "core/store/run_labels.h"

namespace rosa::engine {

namespace {

class TrainCommand {
public:
    TrainCommand(CommandContext& context, const TrainArguments& arguments) : m_context(context), m_arguments(arguments) {}

    Result<void> run()
    {
        ROSA_TRY_ASSIGN(auto ancestry, ancestryOf(m_arguments));
        ROSA_TRY(prepare(ancestry));
        ROSA_TRY_ASSIGN(auto jobs, loadJobs());
        m_jobs = jobs;
        ROSA_TRY_ASSIGN(auto place, workplaceOf(m_context, m_arguments.device, m_arguments.threads));
        m_place = std::move(place);
        m_observer = makeObserver(m_context, m_arguments.isQuiet);

        if (ancestry.resume.empty() && ancestry.forkOf.empty())
            if (const Message note = data::differenceFromKnown(m_configuration->dataset(), *m_dataset).note; !note.empty())
                m_observer->warn(note);
        if (seedCount() < m_arguments.seeds)
            m_observer->warn(Message("method %1 is deterministic: one run stands for all %2 seeds",
                                     m_configuration->method(), m_arguments.seeds));
        ROSA_TRY(beginBaselines());
        GroupResult group{*m_configuration, {}, {}};
        for (int i = 0; i < seedCount(); ++i) {
            catalog::Configuration configuration = *m_configuration;
            configuration.setSeed(m_configuration->seed() + static_cast<std::uint64_t>(i));
            ROSA_TRY_ASSIGN(auto outcome, trainSeed(configuration, ancestry));
            group.runs.push_back(std::move(outcome));
            if (group.runs.back().end == record::RunState::Stopped) return stopped(group.runs.back(), configuration.seed());
        }
        if (!ancestry.resume.empty() && m_arguments.seeds == 1) printWhatIsLeft(ancestry.resume);
        return report(group);
    }

private:
    /// Resolves configuration and data set; reports all usage errors before anything starts.
    Result<void> prepare(Ancestry& ancestry)
    {
        const std::string& parent = ancestry.resume.empty() ? ancestry.forkOf : ancestry.resume;
        if (!ancestry.resume.empty() && !ancestry.forkOf.empty()) return badInput("--resume and --fork cannot be combined");
        ROSA_TRY(store::checkName(m_arguments.name));
        ROSA_TRY(store::checkTags(m_arguments.tags));
        if (parent.empty()) {
            ROSA_TRY_ASSIGN(auto configuration, configurationOf(m_context, m_arguments));
            constexpr auto kLast = static_cast<std::uint64_t>(bind::kMostSeed);
            if (m_arguments.seeds > 1 &&
                configuration.seed() > kLast - std::min(kLast, static_cast<std::uint64_t>(m_arguments.seeds) - 1))
                return badInput("--seeds %1: too many seeds, counted from seed %2", m_arguments.seeds, configuration.seed());
            ROSA_TRY_ASSIGN(auto dataset, openDataset(m_context, configuration.dataset()));
            m_configuration = std::make_unique<catalog::Configuration>(std::move(configuration));
            m_dataset = std::make_unique<data::Dataset>(std::move(dataset));
            return {};
        }
        ROSA_TRY_ASSIGN(auto recorded, openRecordedRun(m_context, parent));
        ROSA_TRY_ASSIGN(const auto overrides, overridesOf(m_arguments));
        if (!ancestry.resume.empty() && !overrides.empty())
            return badInput("--resume keeps the parameters of the run; to change %1 use --fork %2@EPOCH",
                            overrides.front().first, recorded.id);
        if (const std::string option = notForAnAncestor(m_arguments); !option.empty())
            return badInput("%1 cannot be combined with --resume or --fork: the run keeps its own", option);
        for (const auto& [option, isGiven] : {std::pair{"--name", !m_arguments.name.empty()},
                                              {"--watch", !m_arguments.watch.empty()},
                                              {"--tag", !m_arguments.tags.empty()}})
            if (!ancestry.resume.empty() && isGiven)
                return badInput("%1 cannot be combined with --resume: the run keeps its own", option);
        if (m_arguments.seeds > 1) ROSA_TRY(findGroup(recorded.id, recorded.configuration));
        if (!ancestry.resume.empty() && !m_arguments.turns.empty())
            return badInput("--turn cannot be combined with --resume: the run keeps its own changes");
        if (!ancestry.forkOf.empty()) ROSA_TRY(takeTurns(recorded.id, ancestry.forkEpoch, recorded.configuration));
        for (const auto& [key, text] : overrides) {
            ROSA_TRY(recorded.configuration.set(m_context.catalogue, key, text));
            recorded.configuration.markChosen({key});
        }
        (ancestry.resume.empty() ? ancestry.forkOf : ancestry.resume) = recorded.id;
        m_configuration = std::make_unique<catalog::Configuration>(std::move(recorded.configuration));
        m_dataset = std::make_unique<data::Dataset>(std::move(recorded.dataset));
        return {};
    }

    /// Applies the parameter changes of the parent run up to the epoch of the fork.
    Result<void> takeTurns(const std::string& run, int epoch, catalog::Configuration& configuration)
    {
        ROSA_TRY_ASSIGN(const auto place, workplaceOf(m_context));
        ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(place.store, run));
        ROSA_TRY_ASSIGN(const auto events, reader->events());
        for (const record::RunEvent& event : events) {
            if (event.kind != protocol::SetParameter::kVerb || event.epoch > epoch) continue;
            const auto turn = jsonOrNull<nlohmann::json>(event.detail);
            if (!turn.is_object()) return badInput("run %1: its record contains a damaged event: %2", run, event.detail);
            ROSA_TRY(configuration.addTurn(
                m_context.catalogue, {event.epoch, turn.value("key", ""), turn.value("value", "")}, "turned in run " + run));
        }
        configuration = configuration.at(epoch);
        return {};
    }

    /// Finds the group of a run that is resumed with --seeds.
    Result<void> findGroup(const std::string& run, const catalog::Configuration& configuration)
    {
        ROSA_TRY_ASSIGN(const auto place, workplaceOf(m_context));
        ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(place.store, run));
        ROSA_TRY_ASSIGN(const auto info, reader->info());
        if (info.group.empty())
            return badInput("--seeds with --resume requires a run started with --seeds; run %1 belongs to no group", run);
        ROSA_TRY_ASSIGN(auto runs, runsOfGroup(place.store, info.group));
        const std::string given = store::givenName(info.name, configuration);
        if (const std::string common = store::nameWithoutSeed(given, info.seed); common != given) m_groupName = common;
        m_group = std::move(runs);
        m_group[info.seed].id = run;
        m_group[info.seed].state = info.state;
        return {};
    }

    /// Trains a new run. If a group is resumed, returns the recorded outcome of this seed or resumes its run.
    Result<learn::RunOutcome> trainSeed(const catalog::Configuration& configuration, const Ancestry& ancestry)
    {
        if (ancestry.resume.empty() || m_arguments.seeds == 1) return trainOne(configuration, ancestry);
        const auto known = m_group.find(configuration.seed());
        if (known == m_group.end()) return trainOne(configuration, {});
        if (known->second.state == record::RunState::Finished) return recordedOutcome(m_place->store, known->second.id);
        return trainOne(configuration, {known->second.id, {}, 0});
    }

    Result<learn::RunOutcome> trainOne(const catalog::Configuration& configuration, const Ancestry& ancestry)
    {
        learn::TrainJob job{m_context.catalogue,   configuration,      *m_dataset,
                            nameOf(configuration), groupName(),        ancestry.resume,
                            ancestry.forkOf,       ancestry.forkEpoch, {}};
        job.seeds = {m_configuration->seed(), seedCount()};
        for (const std::string& text : m_arguments.watch) {
            const auto pair = parsePair(*m_dataset, configuration, text);
            if (!pair) return pair.error().within("--watch %1", text);
            job.watch.push_back(*pair);
        }
        for (const std::string& text : m_arguments.turns) {
            ROSA_TRY_ASSIGN(auto turn, parseTurn(m_context.catalogue, configuration, ancestry.forkEpoch, text));
            job.turns.push_back(std::move(turn));
        }
        TaggingObserver tagging(*m_observer, m_place->store, m_arguments.tags);
        return m_jobs->train(*m_place, job, tagging);
    }

    /// The seed distinguishes the names of the runs of a group.
    [[nodiscard]] std::string nameOf(const catalog::Configuration& configuration) const
    {
        const std::string& name = m_groupName.empty() ? m_arguments.name : m_groupName;
        return seedCount() > 1 && !name.empty() ? store::nameWithSeed(name, configuration.seed()) : name;
    }

    /// 1 for deterministic methods (no training, no encoder), for which other seeds would repeat the first run.
    [[nodiscard]] int seedCount() const
    {
        const catalog::Method* const method = m_context.catalogue.method(m_configuration->method());
        const bool draws = method->trains || !method->encoders.empty() || m_configuration->has<catalog::TimeOptions>();
        return draws ? m_arguments.seeds : 1;
    }

    /// Runs of one command form a group.
    [[nodiscard]] std::string groupName() const { return seedCount() > 1 ? groupNameOf(*m_configuration) : std::string(); }

    static std::string groupNameOf(const catalog::Configuration& configuration) { return configuration.groupId(); }

    Result<void> stopped(const learn::RunOutcome& run, std::uint64_t seed)
    {
        std::vector<std::uint64_t> left;
        const std::uint64_t last = m_configuration->seed() + static_cast<std::uint64_t>(seedCount() - 1);
        for (std::uint64_t next = seed; next++ < last;)
            if (!m_group.contains(next)) left.push_back(next);
        std::string message = "run " + run.run + " stopped after epoch " + std::to_string(run.epochs);
        if (!left.empty()) message += ", before " + seedsText(left);
        message += "; continue with: rosa train --resume " + run.run;
        if (last > seed) message += " --seeds " + std::to_string(last - seed + 1);
        return interruption(Message::verbatim(message));
    }

    /// After one run of a group was resumed, lists the seeds that are still missing.
    void printWhatIsLeft(const std::string& run)
    {
        const auto left = seedsLeft(m_place->store, run, groupNameOf(*m_configuration));
        if (!left || !*left) return;
        const auto& [seeds, first, count] = **left;
        if (first.empty()) return;
        m_observer->warn(
            seeds.size() == 1
                ? Message("%1 of the group of run %2 is not trained yet; continue with: rosa train --resume %2 --seeds %3",
                          seedsText(seeds), first, count)
                : Message("%1 of the group of run %2 are not trained yet; continue with: rosa train --resume %2 --seeds %3",
                          seedsText(seeds), first, count));
    }

    Result<void> report(const GroupResult& group)
    {
        std::vector<GroupResult> groups{group};
        if (!group.evaluations().empty())
            for (const Baseline& baseline : m_baselines) {
                ROSA_TRY_ASSIGN(auto result, resultOf(baseline));
                groups.push_back(std::move(result));
            }
        if (m_context.json) {
            for (auto i = groups.size(); i-- > 0;) std::puts(resultJson(m_context.catalogue, groups[i]).c_str());
            return {};
        }
        const std::string table = resultTable(m_context.catalogue, groups, notEvaluatedText(*m_configuration, *m_dataset));
        std::fputs(printableLines(table).c_str(), stdout);
        printFolders(group);
        return {};
    }

    /// Printed once for all runs of a group, with commands for the first.
    void printFolders(const GroupResult& group) const
    {
        const std::string& id = group.runs.front().run;
        const std::filesystem::path runs = record::runsFolder(m_place->store);
        if (group.runs.size() == 1) {
            std::printf("\nRun %s was recorded in %s\n", id.c_str(), (runs / id).c_str());
        } else {
            std::string ids;
            for (const learn::RunOutcome& run : group.runs) ids += (ids.empty() ? "" : ", ") + run.run;
            std::printf("\n%zu runs were recorded in %s: %s\nCommands for the first run (for others, use their ids):\n",
                        group.runs.size(), runs.c_str(), ids.c_str());
        }
        std::printf("  loss        rosa runs export %s --curves loss.csv\n", id.c_str());
        if (m_context.catalogue.method(m_configuration->method())->comparesPairs)
            std::printf("  D and Γ     rosa inspect %s --pair 0\n", id.c_str());
        std::printf("  t-SNE       rosa project %s --out tsne.csv\n", id.c_str());
    }

    /// A baseline (raw features or random encoder) under the same protocol.
    struct Baseline {
        catalog::Configuration configuration;
        std::optional<learn::RunOutcome> known;  ///< Result in the store, if any.
        std::optional<std::size_t> early;        ///< Index of its run in m_early otherwise.
    };

    /// Starts the baselines that are missing in the store in parallel with the training.
    Result<void> beginBaselines()
    {
        std::vector<learn::TrainJob> jobs;
        for (const char* method : {"raw", "random"}) {
            if (m_arguments.withoutBaselines || m_configuration->method() == method) continue;
            ROSA_TRY_ASSIGN(auto configuration, baselineConfiguration(m_context.catalogue, *m_configuration, method));
            auto known = findResult(m_place->store, configuration, data::contentHash(*m_dataset));
            Baseline baseline{std::move(configuration), std::move(known), {}};
            if (!baseline.known) {
                baseline.early = jobs.size();
                jobs.push_back({m_context.catalogue, baseline.configuration, *m_dataset, {}, {}, {}, {}, 0, {}});
            }
            m_baselines.push_back(std::move(baseline));
        }
        if (jobs.empty()) return {};
        ROSA_TRY_ASSIGN(auto early, m_jobs->beginEarly(*m_place, jobs));
        m_early = std::move(early);
        return {};
    }

    Result<GroupResult> resultOf(const Baseline& baseline)
    {
        GroupResult group{baseline.configuration, {}, {}};
        auto known = baseline.known;
        if (!known)  // Another command may have measured it in the meantime.
            known = findResult(m_place->store, baseline.configuration, data::contentHash(*m_dataset));
        if (known) {
            group.runs.push_back(*std::move(known));
            return group;
        }
        ROSA_TRY_ASSIGN(auto outcome, m_early->finish(*baseline.early, *m_observer));
        group.runs.push_back(std::move(outcome));
        return group;
    }

    CommandContext& m_context;
    const TrainArguments& m_arguments;
    learn::Jobs* m_jobs = nullptr;
    std::optional<learn::Workplace> m_place;
    std::unique_ptr<learn::Observer> m_observer;
    std::unique_ptr<catalog::Configuration> m_configuration;
    std::unique_ptr<data::Dataset> m_dataset;
    std::map<std::uint64_t, store::RunSummary> m_group;  ///< Runs of a resumed group by seed.
    std::string m_groupName;                             ///< Common name of its runs.
    std::vector<Baseline> m_baselines;
    /// Null if all baselines are known. Last member, because it uses the members above until it is destroyed.
    std::unique_ptr<learn::EarlyRuns> m_early;
};

}  // namespace

void addTrainCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<TrainArguments>();
    CLI::App* command = app.add_subcommand("train", "Train a method on a data set, evaluate it and record the run");
    addOptions(*command, *arguments);
    nameEncoders(*command, context.catalogue);
    command->callback([arguments, &context] { report(context, TrainCommand(context, *arguments).run()); });
}

}  // namespace rosa::engine
