#include "app/workbench/window/training.h"

#include <QtCore/QSet>

#include <algorithm>
#include <memory>

#include "app/workbench/base/core_text.h"
#include "app/workbench/records/run_feed.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/workbench.h"
#include "widgets/banner/banner.h"

namespace rosa::workbench {

using widgets::Banner;

Training::Training(Workbench& workbench, Banner& banner, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_banner(banner)
{
    connect(&workbench, &Workbench::engineStarted, this, &Training::follow);
}

void Training::start(const QStringList& arguments, const QString& title)
{
    EngineProcess* process = m_workbench.startEngine(QStringList{QStringLiteral("train")} + arguments, title);
    m_starting = process;
    Q_EMIT startingChanged(true);
    // The run itself, not the baselines that the engine evaluates afterwards.
    connect(
        process, &EngineProcess::runStarted, this,
        [this, process](const QString& run) {
            hasStarted(process);
            m_workbench.setCurrentRun(run);
        },
        Qt::SingleShotConnection);
    connect(process, &EngineProcess::ended, this, [this, process] { hasStarted(process); });
}

void Training::hasStarted(EngineProcess* process)
{
    if (m_starting != process) return;
    m_starting = nullptr;
    Q_EMIT startingChanged(false);
}

void Training::resume(const QString& run)
{
    const store::RunSummary* summary = m_workbench.library().find(run);
    start({QStringLiteral("--resume"), run}, summary ? nameOf(*summary) : run);
}

UnfinishedWork Training::unfinished() const
{
    QList<EngineProcess*> found;
    for (EngineProcess* process : m_workbench.engines())
        if (process->isRunning() && process->arguments().value(0) == QStringLiteral("train")) found.append(process);
    return {tr("%Ln run(s) are training. They can continue in the background; the next start finds them.", nullptr,
               static_cast<int>(found.size())),
            found};
}

void Training::follow(EngineProcess* process)
{
    connect(process, &EngineProcess::ended, this, [this, process](EngineProcess::End end) { report(process, end); });
    // A training and its baselines often write the same messages.
    const auto known = std::make_shared<QSet<QString>>();
    connect(process, &EngineProcess::reported, this, [this, process, known](const protocol::Report& report) {
        const auto* const warning = std::get_if<protocol::WarningGiven>(&report);
        if (!warning) return;
        const QString message = coreText(warning->message);
        if (known->contains(message)) return;
        known->insert(message);
        m_workbench.say(Workbench::Severity::Warning, QStringLiteral("%1: %2").arg(process->title(), message));
    });
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
    const QString text = end == End::Crashed
                             ? tr("The engine of \"%1\" ended unexpectedly. No recorded data is lost.").arg(process->title())
                             : tr("\"%1\" failed: %2").arg(process->title(), process->message());
    // Errors of a server are reported through the request.
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
    const auto& runs = *m_workbench.library().runs();
    for (const auto& run : runs) {
        const QString id = QString::fromStdString(run.id);
        if (!isLiveState(run.state) || m_workbench.engineOf(id)) continue;
        m_workbench.say(Workbench::Severity::Information, tr("%1 continues in the background").arg(nameOf(run)));
        if (m_workbench.currentRun().isEmpty()) m_workbench.setCurrentRun(id);
    }
    const auto lost = std::find_if(runs.begin(), runs.end(), [this](const auto& run) {
        return run.state == record::RunState::Interrupted && !m_dismissed.contains(QString::fromStdString(run.id));
    });
    if (lost != runs.end()) offerResume(QString::fromStdString(lost->id), nameOf(*lost));
}

void Training::offerResume(const QString& run, const QString& name)
{
    const QString text =
        tr("The run \"%1\" was interrupted. It can continue from its last checkpoint with the same result.").arg(name);
    m_banner.showMessage(Banner::Kind::Information, text, {},
                         {{tr("Resume"), [this, run] { resume(run); }},
                          {tr("Show"), [this, run] { m_workbench.setCurrentRun(run); }},
                          {tr("Not now"), [this, run] { m_dismissed.append(run); }}});
}

}  // namespace rosa::workbench
