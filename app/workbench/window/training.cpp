#include "app/workbench/window/training.h"

#include <utility>

#include "app/workbench/engine/run_requests.h"
#include "app/workbench/records/run_library.h"
#include "app/workbench/workbench.h"
#include "widgets/banner/banner.h"

namespace rosa::workbench {

using widgets::Banner;

Training::Training(Workbench& workbench, Banner& banner, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_banner(banner)
{
    connect(&workbench, &Workbench::engineStarted, this, &Training::follow);
}

EngineProcess* Training::start(const QStringList& arguments, const QString& title)
{
    EngineProcess* process = m_workbench.startEngine(QStringList{QStringLiteral("train")} + arguments, title);
    // The run itself, not the baselines that the engine evaluates after it.
    connect(process, &EngineProcess::runStarted, this, [this, isFirst = true](const QString& run) mutable {
        if (std::exchange(isFirst, false)) m_workbench.setCurrentRun(run);
    });
    return process;
}

void Training::resume(const QString& run) { start({QStringLiteral("--resume"), run}, tr("Resumed %1").arg(run)); }

void Training::stop(const QString& run)
{
    if (const auto told = m_workbench.requests().tell(run, QStringLiteral("stop")); !told)
        m_workbench.say(Workbench::Severity::Error,
                        tr("The run could not be stopped: %1").arg(QString::fromStdString(told.error().message)));
}

QList<EngineProcess*> Training::trainings() const
{
    QList<EngineProcess*> found;
    for (EngineProcess* process : m_workbench.engines())
        if (process->isRunning() && process->arguments().value(0) == QStringLiteral("train")) found.append(process);
    return found;
}

void Training::follow(EngineProcess* process)
{
    connect(process, &EngineProcess::ended, this, [this, process](EngineProcess::End end) { report(process, end); });
}

void Training::report(EngineProcess* process, EngineProcess::End end)
{
    using End = EngineProcess::End;
    const bool isTraining = process->arguments().value(0) == QStringLiteral("train");
    if (end == End::Done || end == End::Interrupted) {
        if (isTraining)
            m_workbench.say(Workbench::Severity::Information, end == End::Done ? tr("%1 is finished").arg(process->title())
                                                                               : tr("%1 was stopped").arg(process->title()));
        return;
    }
    const QString text =
        end == End::Crashed
            ? tr("The engine of \"%1\" ended unexpectedly. Nothing that was recorded is lost.").arg(process->title())
            : tr("\"%1\" did not work: %2").arg(process->title(), process->message());
    // Whoever asked a server is told by the question itself.
    if (process->arguments().value(0) == QStringLiteral("serve")) {
        m_workbench.say(Workbench::Severity::Information, process->message());
        return;
    }
    m_workbench.say(Workbench::Severity::Error, text, process->lastLines());
    QList<Banner::Choice> choices;
    const QString run = process->run();
    if (isTraining && end == End::Crashed && !run.isEmpty()) choices.append({tr("Resume"), [this, run] { resume(run); }});
    m_banner.showMessage(Banner::Kind::Error, text, process->lastLines(), choices);
}

void Training::findUnfinished()
{
    if (m_hasLooked) return;
    m_hasLooked = true;
    for (const auto& run : *m_workbench.library().runs()) {
        const QString id = QString::fromStdString(run.id);
        const bool isLive = run.state == record::RunState::Running || run.state == record::RunState::Paused;
        if (isLive && m_workbench.currentRun().isEmpty()) m_workbench.setCurrentRun(id);
        if (run.state == record::RunState::Interrupted && !m_dismissed.contains(id)) {
            offerResume(id, QString::fromStdString(run.name));
            return;
        }
    }
}

void Training::offerResume(const QString& run, const QString& name)
{
    const QString text =
        tr("The run \"%1\" was interrupted. It can go on from its last checkpoint with the same result.").arg(name);
    m_banner.showMessage(Banner::Kind::Information, text, {},
                         {{tr("Resume"), [this, run] { resume(run); }},
                          {tr("Look at it"), [this, run] { m_workbench.setCurrentRun(run); }},
                          {tr("Leave it"), [this, run] { m_dismissed.append(run); }}});
}

}  // namespace rosa::workbench
