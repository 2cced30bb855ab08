#include "app/workbench/session/workbench.h"

#include <utility>

#include "app/workbench/base/background.h"
#include "app/workbench/datasets/data/dataset_cache.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/engine/engine_program.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/live_runs.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/session/run_requests.h"
#include "app/workbench/session/sweep_runs.h"

namespace rosa::workbench {

namespace {

/// Read before anything is shown, so that no run changes its colour in sight.
QHash<QString, int> storedColours(const std::filesystem::path& store)
{
    QHash<QString, int> colours;
    for (const auto& [run, number] : store::coloursOf(store)) colours.insert(QString::fromStdString(run), number);
    return colours;
}

}  // namespace

Workbench::Workbench(const catalog::Catalogue& catalogue, std::filesystem::path store, QString engine)
    : m_catalogue(catalogue),
      m_store(std::move(store)),
      m_datasets(std::make_shared<DatasetCache>(m_store)),
      m_engine(engine.isEmpty() ? engineProgram() : std::move(engine)),
      m_library(std::make_unique<RunLibrary>(m_store)),
      m_requests(std::make_unique<RunRequests>(*this)),
      m_liveRuns(std::make_unique<LiveRuns>(*this)),
      m_colours(std::make_unique<RunColours>(storedColours(m_store),
                                             [this](const QString& run, int number) { m_library->setColour(run, number); }))
{}

Workbench::~Workbench() { backgroundThreads().waitForDone(); }

SweepRuns& Workbench::sweeps()
{
    if (!m_sweeps) m_sweeps = std::make_unique<SweepRuns>(*this);
    return *m_sweeps;
}

EngineProcess* Workbench::startEngine(const QStringList& arguments, const QString& title)
{
    const QString job = arguments.value(0);
    const bool takesDevice = job == QStringLiteral("train") || job == QStringLiteral("project");
    const bool isChosen = m_device != QStringLiteral("auto") && !arguments.contains(QStringLiteral("--device"));
    QStringList chosen;
    if (takesDevice && isChosen) chosen << QStringLiteral("--device") << m_device;
    const bool trains = job == QStringLiteral("train") || job == QStringLiteral("reproduce");
    if (trains && m_threads > 0 && !arguments.contains(QStringLiteral("--threads")))
        chosen << QStringLiteral("--threads") << QString::number(m_threads);
    auto* process = new EngineProcess(m_engine, m_store, arguments + chosen, title, this);
    connect(process, &EngineProcess::ended, process, &QObject::deleteLater);
    connect(process, &EngineProcess::ended, m_library.get(), &RunLibrary::refresh);
    connect(process, &EngineProcess::runStarted, m_library.get(), &RunLibrary::refresh);
    Q_EMIT engineStarted(process);
    process->start();
    return process;
}

QList<EngineProcess*> Workbench::engines() const { return findChildren<EngineProcess*>(Qt::FindDirectChildrenOnly); }

EngineProcess* Workbench::engineOf(const QString& run) const
{
    for (EngineProcess* process : engines())
        if (process->isRunning() && process->run() == run && process->arguments().value(0) == QStringLiteral("train"))
            return process;
    return nullptr;
}

void Workbench::setCurrentRun(const QString& run)
{
    if (run == m_currentRun) return;
    m_currentRun = run;
    Q_EMIT currentRunChanged(run);
}

void Workbench::offerLesson(StartLink link)
{
    m_lessons.append(std::move(link));
    Q_EMIT lessonsChanged();
}

void Workbench::ask(const ViewRequest& request) { Q_EMIT asked(request); }

void Workbench::say(Severity severity, const QString& text, const QString& details) { Q_EMIT said(severity, text, details); }

}  // namespace rosa::workbench
