#include "app/workbench/views/train/run_controls.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QLocale>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/engine/run_requests.h"
#include "app/workbench/views/train/run_curves.h"
#include "app/workbench/workbench.h"
#include "widgets/style/icons.h"

namespace rosa::workbench {

namespace {

using record::RunState;

QAction* makeAction(const QString& icon, const QString& text, const QString& help, QObject* parent)
{
    auto* action = new QAction(widgets::icon(icon), text, parent);
    action->setToolTip(QStringLiteral("%1: %2").arg(text, help));
    action->setStatusTip(help);
    return action;
}

QString stateName(RunState state)
{
    switch (state) {
        case RunState::Queued:
            return RunControls::tr("queued");
        case RunState::Running:
            return RunControls::tr("running");
        case RunState::Paused:
            return RunControls::tr("paused");
        case RunState::Finished:
            return RunControls::tr("finished");
        case RunState::Stopped:
            return RunControls::tr("stopped");
        case RunState::Failed:
            return RunControls::tr("failed");
        case RunState::Interrupted:
            return RunControls::tr("interrupted: its process is gone");
    }
    return {};
}

QString timeText(double seconds)
{
    if (seconds < 100) return RunControls::tr("%1 s left").arg(QLocale().toString(std::ceil(seconds), 'f', 0));
    if (seconds < 6000) return RunControls::tr("%1 min left").arg(QLocale().toString(std::ceil(seconds / 60), 'f', 0));
    return RunControls::tr("%1 h left").arg(QLocale().toString(seconds / 3600, 'f', 1));
}

}  // namespace

RunControls::RunControls(Workbench& workbench, QObject* parent)
    : QObject(parent),
      pause(makeAction(QStringLiteral("pause"), tr("Pause"), tr("waits after this epoch; the process keeps everything"),
                       this)),
      resume(makeAction(QStringLiteral("resume"), tr("Resume"),
                        tr("goes on where the run paused, or from its last checkpoint"), this)),
      step(makeAction(QStringLiteral("step"), tr("Single step"), tr("trains one epoch, then pauses"), this)),
      stop(makeAction(QStringLiteral("stop"), tr("Stop"), tr("ends training after a checkpoint; the run can be resumed"),
                      this)),
      fork(makeAction(QStringLiteral("fork"), tr("Fork from here …"),
                      tr("a new run from a checkpoint, under other parameters"), this)),
      m_workbench(workbench)
{
    connect(pause, &QAction::triggered, this, [this] { tell(QStringLiteral("pause")); });
    connect(step, &QAction::triggered, this, [this] { tell(QStringLiteral("step")); });
    connect(stop, &QAction::triggered, this, [this] { tell(QStringLiteral("stop")); });
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
    pause->setEnabled(isRunning);
    step->setEnabled(isRunning || isPaused);
    stop->setEnabled(isRunning || isPaused);
    resume->setEnabled(isPaused || (isKnown && (state == RunState::Stopped || state == RunState::Interrupted)));
    fork->setEnabled(isKnown && !m_run->checkpoints().empty());
}

void RunControls::tell(const QString& verb)
{
    if (!m_run) return;
    const auto sent = m_workbench.requests().tell(m_run->run(), verb);
    if (!sent) m_workbench.say(Workbench::Severity::Error, QString::fromStdString(sent.error().message));
}

void RunControls::goOn()
{
    if (!m_run || !m_run->info()) return;
    if (m_run->info()->state == RunState::Paused) {
        tell(QStringLiteral("resume"));
        return;
    }
    resume->setEnabled(false);  // until the record says more
    EngineProcess* process = m_workbench.startEngine({QStringLiteral("train"), QStringLiteral("--resume"), m_run->run()},
                                                     tr("Resume %1").arg(nameOf(*m_run->info())));
    connect(process, &EngineProcess::ended, this, &RunControls::refresh);
}

QString RunControls::stateText() const
{
    if (!m_run || !m_run->info()) return {};
    const record::RunInfo& info = *m_run->info();
    const QLocale locale;
    const auto& configuration = m_run->configuration();
    const int total =
        configuration && configuration->has("train.epochs") ? static_cast<int>(configuration->integer("train.epochs")) : 0;
    QStringList parts{stateName(info.state)};
    const int epochs = std::max(info.epochs, m_run->epochs());
    parts.append(total > 0 ? tr("epoch %1/%2").arg(locale.toString(epochs), locale.toString(total))
                           : tr("epoch %1").arg(locale.toString(epochs)));
    const double milliseconds = m_run->epochMilliseconds();
    if (info.state == RunState::Running && milliseconds > 0) {
        const double speed = 1000 / milliseconds;
        parts.append(tr("%1 epochs/s").arg(locale.toString(speed, speed < 10 ? 'g' : 'f', speed < 10 ? 2 : 0)));
        if (total > epochs) parts.append(timeText((total - epochs) * milliseconds / 1000));
    }
    if (!info.reason.empty()) parts.append(QString::fromStdString(info.reason));
    return parts.join(QStringLiteral(" · "));
}

}  // namespace rosa::workbench
