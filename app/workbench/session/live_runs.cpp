#include "app/workbench/session/live_runs.h"

#include <algorithm>
#include <cmath>

#include "app/workbench/base/core_text.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/run_requests.h"
#include "app/workbench/session/workbench.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/record/evaluation.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

using record::RunState;

/// The pace is computed from commits of at most this age, or from the last two if they are further apart.
constexpr double kPaceSeconds = 10;

}  // namespace

LiveRuns::LiveRuns(Workbench& workbench) : m_workbench(workbench)
{
    connect(&workbench.library(), &RunLibrary::changed, this, &LiveRuns::look);
    connect(&workbench, &Workbench::engineStarted, this, &LiveRuns::followEngine);
}

LiveRuns::~LiveRuns() = default;

void LiveRuns::look()
{
    std::map<QString, Follower> kept;
    for (const store::RunSummary& run : *m_workbench.library().runs()) {
        if (!isLiveState(run.state)) continue;
        const QString id = QString::fromStdString(run.id);
        if (const auto known = m_followers.find(id); known != m_followers.end()) {
            kept.insert(m_followers.extract(known));
            continue;
        }
        Follower& follower = kept[id];
        follower.feed = std::make_unique<RunFeed>(m_workbench.store(), id, RunFeed::Curves::None);
        connect(follower.feed.get(), &RunFeed::updated, this,
                [this, id](const std::shared_ptr<const RunUpdate>& update) { applyUpdate(m_followers.at(id), *update); });
    }
    m_followers = std::move(kept);
    std::erase_if(m_splits, [this](const auto& entry) { return !m_workbench.engineOf(entry.first); });
    Q_EMIT changed();
}

void LiveRuns::applyUpdate(Follower& follower, const RunUpdate& update)
{
    const auto begins = [](const record::RunEvent& event) { return event.kind == record::kEvaluationBegins; };
    follower.isEvaluating = (follower.isEvaluating && !update.isRewound) || std::ranges::any_of(update.events, begins);
    if (!update.info) {
        if (!update.events.empty()) Q_EMIT changed();
        return;
    }
    const record::RunInfo& info = *update.info;
    if (!follower.isUnderstood) {
        const auto configuration =
            catalog::Configuration::fromRecord(m_workbench.catalogue(), info.configurationToml, info.id);
        if (configuration) {
            follower.isUnderstood = true;
            if (const auto length = configuration->find<catalog::EpochOptions>()) follower.total = length->epochs;
            const auto evaluation = configuration->find<catalog::EvaluationOptions>();
            follower.isEvaluated = evaluation && evaluation->isWanted();
        }
    }
    auto& samples = follower.samples;
    // Pauses do not count for the pace, nor does the time before a run was resumed.
    if (info.state != RunState::Running || (!samples.empty() && info.epochs < samples.back().epochs)) samples.clear();
    if (info.state == RunState::Running && info.epochs > 0 && (samples.empty() || info.epochs > samples.back().epochs))
        samples.push_back({info.updated, info.epochs});
    while (samples.size() > 2 && samples.back().time - samples[1].time >= kPaceSeconds) samples.pop_front();
    Q_EMIT changed();
}

void LiveRuns::followEngine(EngineProcess* process)
{
    connect(process, &EngineProcess::reported, this, [this](const protocol::Report& report) {
        const auto* const phase = std::get_if<protocol::PhaseDone>(&report);
        if (!phase || phase->phase != "evaluation") return;
        m_splits[asText(phase->run)] = {phase->done, phase->total};
        Q_EMIT changed();
    });
}

RunProgress LiveRuns::progressOf(const QString& run, const Follower& follower) const
{
    RunProgress progress;
    const store::RunSummary* summary = m_workbench.library().find(run);
    const record::RunInfo& info = *follower.feed->info();
    progress.run = run;
    progress.name = m_workbench.library().nameOf(info);
    progress.loss = summary ? summary->lastLoss : widgets::kNoNumber;
    progress.state = info.state;
    progress.isOfThisWindow = m_workbench.engineOf(run) != nullptr;
    progress.epochs = info.epochs;
    progress.total = follower.total;
    const auto splits = m_splits.find(run);
    const bool isToldSo = splits != m_splits.end();
    if (isToldSo) {
        progress.splits = splits->second.done;
        progress.splitTotal = splits->second.total;
    }
    // Records of earlier engines do not contain the stage; for them the last epoch decides.
    const bool isPastLastEpoch = follower.isEvaluated && follower.isUnderstood && info.epochs >= follower.total;
    progress.isEvaluating = info.state == RunState::Running && (isToldSo || follower.isEvaluating || isPastLastEpoch);
    progress.epochsPerSecond = widgets::kNoNumber;
    const auto& samples = follower.samples;
    if (samples.size() > 1 && samples.back().time > samples.front().time)
        progress.epochsPerSecond =
            (samples.back().epochs - samples.front().epochs) / (samples.back().time - samples.front().time);
    return progress;
}

std::vector<RunProgress> LiveRuns::all() const
{
    std::vector<RunProgress> runs;
    std::vector<store::RunSummary> summaries;
    for (const auto& [run, follower] : m_followers) {
        if (!follower.feed->isLive()) continue;
        runs.push_back(progressOf(run, follower));
        summaries.push_back(m_workbench.library().summaryOf(*follower.feed->info()));
    }
    const QStringList names = labelTexts(summaries);
    for (std::size_t i = 0; i < runs.size(); ++i) runs[i].name = names[static_cast<qsizetype>(i)];
    // Ids begin with their creation time.
    std::reverse(runs.begin(), runs.end());
    return runs;
}

std::optional<RunProgress> LiveRuns::find(const QString& run) const
{
    const auto found = m_followers.find(run);
    if (found == m_followers.end() || !found->second.feed->isLive()) return std::nullopt;
    return progressOf(run, found->second);
}

bool LiveRuns::canStop(const QString& run) const
{
    const auto progress = find(run);
    return progress && (progress->isOfThisWindow || !progress->isEvaluating);
}

void LiveRuns::stop(const QString& run)
{
    const auto progress = find(run);
    EngineProcess* engine = m_workbench.engineOf(run);
    // An engine reads requests between two epochs; during evaluation it only reacts to signals.
    if (engine && progress && progress->isEvaluating) return engine->stop();
    const auto told = m_workbench.requests().send(run, protocol::Stop());
    if (!told)
        m_workbench.say(Workbench::Severity::Error,
                        tr("The run could not be stopped: %1").arg(coreText(told.error().message)));
}

}  // namespace rosa::workbench
