#include "app/workbench/session/sweep_runs.h"

#include <algorithm>
#include <filesystem>
#include <functional>

#include <QElapsedTimer>
#include <QSettings>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/session/workbench.h"
#include "core/base/storage/store_parts.h"
#include "core/sweep/claims.h"
#include "core/sweep/sweep_folder.h"

namespace rosa::workbench {

namespace fs = std::filesystem;

namespace {

constexpr int kRunningSweepMilliseconds = 1000;
constexpr int kIdleSweepMilliseconds = 5000;
constexpr qsizetype kMostDismissed = 100;
const QString kDismissedSetting = QStringLiteral("sweeps/dismissed");

fs::path folderOf(const fs::path& store, const QString& name) { return store / kSweepsPart / name.toStdString(); }

/// When a cell of the sweep was last written.
fs::file_time_type workedOn(const fs::path& folder)
{
    std::error_code problem;
    const auto time = fs::last_write_time(folder / "cells", problem);
    return problem ? fs::file_time_type::min() : time;
}

/// Before the names of dismissed sweeps of a store.
QString dismissedIn(const fs::path& store) { return QString::fromStdString(store.string()) + QLatin1Char('/'); }

/// Remembers that a sweep is dismissed, or forgets it.
void setDismissed(const QString& sweep, bool isDismissed)
{
    QStringList dismissed = QSettings().value(kDismissedSetting).toStringList();
    dismissed.removeAll(sweep);
    if (isDismissed) dismissed.append(sweep);
    QSettings().setValue(kDismissedSetting, dismissed.mid(std::max<qsizetype>(0, dismissed.size() - kMostDismissed)));
}

}  // namespace

SweepProgress progressOf(const SweepData& data)
{
    SweepProgress progress{data.name, data.summary.done, data.summary.failed, data.summary.allLeft(), 0,
                           0,         data.busy(),       data.order};
    progress.alive = static_cast<int>(std::ranges::count_if(data.workers, &sweep::WorkerNote::isAlive));
    if (progress.busy > 0) progress.secondsLeft = std::max(0.0, data.secondsLeft());
    return progress;
}

namespace {

/// nullopt: the sweep cannot be read.
std::optional<SweepProgress> progressIn(SweepShelf& shelf, const std::string& name)
{
    const auto data = shelf.read(name);
    return data && *data ? std::optional(progressOf(**data)) : std::nullopt;
}

}  // namespace

SweepRuns::SweepRuns(Workbench& workbench, QObject* parent)
    : QObject(parent),
      m_workbench(workbench),
      m_shelf(std::make_shared<SweepShelf>(workbench.catalogue(), workbench.store()))
{
    const QString place = dismissedIn(workbench.store());
    for (const QString& one : QSettings().value(kDismissedSetting).toStringList())
        if (one.startsWith(place)) m_skipped.insert(one.mid(place.size()));
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &SweepRuns::look);
    look();
}

SweepRuns::~SweepRuns() = default;

QList<EngineProcess*> SweepRuns::engines() const
{
    QList<EngineProcess*> found;
    for (EngineProcess* process : m_workbench.engines())
        if (process->isRunning() && process->arguments().value(0) == QStringLiteral("sweep")) found.append(process);
    return found;
}

void SweepRuns::start(const QString& name, const QStringList& words) { run(name, words); }

void SweepRuns::goOn(const QString& name) { run(name, {QStringLiteral("sweep"), QStringLiteral("run"), name}); }

void SweepRuns::run(const QString& name, const QStringList& words)
{
    m_name = name;
    if (!m_names.contains(name)) m_names.append(name);
    m_skipped.remove(name);
    setDismissed(dismissedIn(m_workbench.store()) + name, false);
    m_progress = SweepProgress{name, 0, 0, 1, 0, 0, 0, sweep::Order::Run};
    EngineProcess* const process = m_workbench.startEngine(words, tr("Sweep %1").arg(name));
    m_engine = process;
    connect(process, &EngineProcess::ended, this, [this, process] {
        if (m_engine == process) m_engine.clear();
        m_latest.invalidate();
        m_isLooking = false;
        Q_EMIT changed();  // what is read may be the same as before
        look();
    });
    Q_EMIT changed();
    look();
}

void SweepRuns::setOrder(const QString& name, sweep::Order order)
{
    if (m_progress && m_progress->name == name) {
        m_progress->order = order;
        Q_EMIT changed();
    }
    m_latest.invalidate();  // What is being read may be older than the order.
    m_isLooking = false;
    inBackground(
        this, [folder = folderOf(m_workbench.store(), name), order] { return sweep::setOrder(folder, order); },
        [this](const Result<void>& given) {
            if (!given)
                m_workbench.say(Workbench::Severity::Error,
                                tr("The sweep cannot be steered: %1").arg(coreText(given.error().message)));
            look();
        });
}

void SweepRuns::dismiss(const QString& name)
{
    m_skipped.insert(name);
    setDismissed(dismissedIn(m_workbench.store()) + name, true);
    m_name.clear();
    m_progress.reset();
    Q_EMIT changed();
    m_latest.invalidate();
    m_isLooking = false;
    look();
}

SweepRuns::Look SweepRuns::newestOf(SweepShelf& shelf, std::vector<std::string> names, const QSet<QString>& skipped)
{
    Look look;
    std::erase_if(names, [&](const std::string& one) { return skipped.contains(QString::fromStdString(one)); });
    const auto timeOf = [&](const std::string& one) { return workedOn(shelf.store() / kSweepsPart / one); };
    std::ranges::sort(names, std::ranges::greater(), timeOf);
    for (const std::string& one : names) {
        look.progress = progressIn(shelf, one);
        if (look.progress && !look.progress->isOver()) return look;
        // One that cannot be read now may be readable later.
        if (look.progress) look.complete.append(QString::fromStdString(one));
        look.progress.reset();
    }
    return look;
}

SweepRuns::Look SweepRuns::lookAt(SweepShelf& shelf, const QString& name, const QSet<QString>& skipped)
{
    QElapsedTimer clock;
    clock.start();
    const auto names = sweep::SweepFolder::names(shelf.store());
    Look look;
    if (name.isEmpty()) {
        look = newestOf(shelf, names, skipped);
    } else {
        look.progress = progressIn(shelf, name.toStdString());
        const bool isOver = look.progress && look.progress->isOver();
        const auto isWorkedOn = [&](const std::string& one) {
            const QString other = QString::fromStdString(one);
            return other != name && !skipped.contains(other) &&
                   std::ranges::any_of(sweep::workersOf(folderOf(shelf.store(), other)), &sweep::WorkerNote::isAlive);
        };
        if (const auto other = isOver ? std::ranges::find_if(names, isWorkedOn) : names.end(); other != names.end())
            look.progress = progressIn(shelf, *other);
    }
    for (const std::string& one : names) look.names.append(QString::fromStdString(one));
    look.milliseconds = clock.elapsed();
    return look;
}

void SweepRuns::look()
{
    if (m_isLooking) return;
    m_isLooking = true;
    inBackground(
        this, [shelf = m_shelf, name = m_name, skipped = m_skipped] { return lookAt(*shelf, name, skipped); },
        [this, ticket = m_latest.next()](const Look& look) {
            if (ticket.isVoid()) return;
            m_isLooking = false;
            apply(look);
        });
}

void SweepRuns::apply(const Look& look)
{
    for (const QString& name : look.complete) m_skipped.insert(name);
    const std::optional<SweepProgress> before = m_progress;
    QStringList names = look.names;
    // One that was just started has no folder yet.
    if (m_engine && !names.contains(m_name)) names.append(m_name);
    const bool hasOtherNames = names != m_names;
    m_names = names;
    if (look.progress || !m_engine) m_progress = look.progress;
    if (m_progress) m_name = m_progress->name;
    if (!m_progress && !m_engine) m_name.clear();
    const bool isLively = m_engine || (m_progress && m_progress->alive > 0);
    const qint64 pause = isLively ? kRunningSweepMilliseconds : kIdleSweepMilliseconds;
    m_timer.start(static_cast<int>(std::max(pause, kSweepPauseFactor * look.milliseconds)));
    if (hasOtherNames || !(m_progress == before)) Q_EMIT changed();
}

}  // namespace rosa::workbench
