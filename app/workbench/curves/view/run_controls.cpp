#include "app/workbench/curves/view/run_controls.h"

#include <QAction>

#include "app/workbench/base/core_text.h"
#include "app/workbench/curves/view/run_curves.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_progress.h"
#include "app/workbench/session/live_runs.h"
#include "app/workbench/session/run_requests.h"
#include "app/workbench/session/workbench.h"
#include "core/catalog/options/training_options.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

using record::RunState;

QAction* makeAction(const QString& icon, const QString& text, const QString& help, QObject* parent)
{
    auto* action = new QAction(widgets::icon(icon), text, parent);
    action->setToolTip(widgets::literal(QStringLiteral("%1: %2").arg(text, help)));
    action->setStatusTip(help);
    return action;
}

}  // namespace

RunControls::RunControls(Workbench& workbench, QObject* parent)
    : QObject(parent),
      pause(
          makeAction(QStringLiteral("pause"), tr("Pause"), tr("waits after this epoch; the process keeps its state"), this)),
      resume(makeAction(QStringLiteral("resume"), tr("Resume"),
                        tr("continues where the run paused or from its last checkpoint"), this)),
      step(makeAction(QStringLiteral("step"), tr("Single step"), tr("trains one epoch, then pauses"), this)),
      stop(makeAction(QStringLiteral("stop"), tr("Stop"), tr("ends training after a checkpoint; the run can be resumed"),
                      this)),
      fork(makeAction(QStringLiteral("fork"), tr("Fork from here …"),
                      tr("starts a new run from a checkpoint with other parameters"), this)),
      m_workbench(workbench)
{
    connect(pause, &QAction::triggered, this, [this] { send(protocol::Pause()); });
    connect(step, &QAction::triggered, this, [this] { send(protocol::Step()); });
    connect(stop, &QAction::triggered, this, [this] {
        if (m_run) m_workbench.liveRuns().stop(m_run->run());
    });
    connect(&workbench.liveRuns(), &LiveRuns::changed, this, &RunControls::refresh);
    connect(resume, &QAction::triggered, this, &RunControls::goOn);
    connect(fork, &QAction::triggered, this, &RunControls::forkWanted);
    refresh();
}

void RunControls::setRun(RunCurves* run)
{
    m_run = run;
    refresh();
}

void RunControls::refresh()
{
    const bool isKnown = m_run && m_run->info();
    const RunState state = isKnown ? m_run->info()->state : RunState::Failed;
    const bool isRunning = isKnown && state == RunState::Running;
    const bool isPaused = isKnown && state == RunState::Paused;
    const auto live = isRunning || isPaused ? m_workbench.liveRuns().find(m_run->run()) : std::nullopt;
    const bool isTraining = isRunning && !(live && live->isEvaluating);
    pause->setEnabled(isTraining);
    step->setEnabled(isTraining || isPaused);
    stop->setEnabled(isTraining || isPaused || (live && m_workbench.liveRuns().canStop(live->run)));
    resume->setEnabled(isPaused || (isKnown && (state == RunState::Stopped || state == RunState::Interrupted)));
    fork->setEnabled(isKnown && !m_run->checkpoints().empty());
}

void RunControls::send(const protocol::Command& command)
{
    if (!m_run) return;
    const auto sent = m_workbench.requests().send(m_run->run(), command);
    if (!sent) m_workbench.say(Workbench::Severity::Error, coreText(sent.error().message));
}

void RunControls::goOn()
{
    if (!m_run || !m_run->info()) return;
    if (m_run->info()->state == RunState::Paused) {
        send(protocol::Resume());
        return;
    }
    resume->setEnabled(false);  // until the record is updated
    EngineProcess* process = m_workbench.startEngine({QStringLiteral("train"), QStringLiteral("--resume"), m_run->run()},
                                                     m_workbench.library().nameOf(*m_run->info()));
    connect(process, &EngineProcess::ended, this, &RunControls::refresh);
}

QString RunControls::describe() const
{
    if (!m_run || !m_run->info()) return {};
    const record::RunInfo& info = *m_run->info();
    const auto live = isLiveState(info.state) ? m_workbench.liveRuns().find(m_run->run()) : std::nullopt;
    RunProgress progress;
    if (live) {
        progress = *live;
        progress.state = info.state;  // may be newer
    } else {
        const auto& configuration = m_run->configuration();
        progress.epochs = info.epochs;
        if (configuration)
            if (const auto length = configuration->find<catalog::EpochOptions>()) progress.total = length->epochs;
    }
    QStringList parts;
    if (!progress.isEvaluating) parts.append(stateText(info.state));
    if (info.state == RunState::Interrupted) parts.append(tr("its process has ended"));
    if (live || progress.epochs > 0 || progress.total > 0) parts.append(stageText(progress));
    if (live && !live->isOfThisWindow) parts.append(tr("in the background"));
    if (const QString pace = live ? paceText(*live) : QString(); !pace.isEmpty()) parts.append(pace);
    // For a stopped run, the epoch is sufficient.
    const bool saysMore = !info.reason.empty() && info.reason.text() != "stopped at epoch " + std::to_string(info.epochs);
    if (saysMore) parts.append(coreText(info.reason));
    return parts.join(QStringLiteral(" · "));
}

}  // namespace rosa::workbench
