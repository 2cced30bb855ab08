#include "app/workbench/session/sweep_runs.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <mutex>

#include <QElapsedTimer>
#include <QSettings>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/model/sweep/sweep_stamp.h"
#include "app/workbench/session/workbench.h"
#include "core/base/store_parts.h"
#include "core/sweep/claims.h"
#include "core/sweep/samplers.h"
#include "core/sweep/sweep_folder.h"
#include "core/sweep/sweep_forecast.h"
#include "core/sweep/sweep_summary.h"

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

struct SweepRuns::Reader {
    Reader(const catalog::Catalogue& all, fs::path where) : catalogue(all), store(std::move(where)) {}

    const catalog::Catalogue& catalogue;
    fs::path store;
    std::mutex mutex;
    std::optional<sweep::SweepFolder> folder;
    SweepStamp stamp;
    std::optional<SweepProgress> last;  ///< Of the folder.

    /// Reads only what is new if it is the folder of last time.
    std::optional<SweepProgress> read(const QString& name)
    {
        const bool isOther = !folder || QString::fromStdString(folder->name()) != name;
        if (isOther) {
            last.reset();
            stamp.forget();
        }
        const bool isChanged = stamp.hasChanged(folderOf(store, name));
        if (!isChanged && last) return last;
        last = isOther ? opened(name) : reread();
        if (!last) stamp.forget();
        return last;
    }

    std::optional<SweepProgress> opened(const QString& name)
    {
        folder.reset();
        auto found = sweep::SweepFolder::open(catalogue, store, name.toStdString());
        if (!found) return std::nullopt;
        folder.emplace(*std::move(found));
        return summarized();
    }

    std::optional<SweepProgress> reread()
    {
        if (folder->refresh()) return summarized();
        folder.reset();
        return std::nullopt;
    }

    std::optional<SweepProgress> summarized()
    {
        const auto summary = sweep::summaryOf(*folder);
        if (!summary) return std::nullopt;
        SweepProgress progress;
        progress.name = QString::fromStdString(folder->name());
        progress.done = summary->done;
        progress.failed = summary->failed;
        progress.left = summary->left;
        // Tries that a proposal has yet to make.
        const int open = sweep::triesOf(*folder) - static_cast<int>(folder->tries().size());
        progress.left += open * static_cast<int>(folder->rule().blocks.size());
        for (const sweep::WorkerNote& worker : stamp.workers()) {
            progress.alive += worker.isAlive ? 1 : 0;
            progress.busy += worker.isAlive && !worker.cell.empty() ? 1 : 0;
        }
        if (progress.busy > 0) progress.secondsLeft = sweep::wallSeconds(progress.left, summary->meanSeconds, progress.busy);
        if (const auto steering = sweep::readSteering(folder->path())) progress.order = steering->order;
        return progress;
    }
};

SweepRuns::SweepRuns(Workbench& workbench, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_reader(std::make_shared<Reader>(workbench.catalogue(), workbench.store()))
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
        m_latest.giveUp();
        m_isLooking = false;
        Q_EMIT changed();  // what is read may be the same as before
        look();
    });
    Q_EMIT changed();
    look();
}

void SweepRuns::giveOrder(const QString& name, sweep::Order order)
{
    if (m_progress && m_progress->name == name) {
        m_progress->order = order;
        Q_EMIT changed();
    }
    m_latest.giveUp();  // What is being read may be older than the order.
    m_isLooking = false;
    inBackground(
        this, [folder = folderOf(m_workbench.store(), name), order] { return sweep::giveOrder(folder, order); },
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
    m_latest.giveUp();
    m_isLooking = false;
    look();
}

SweepRuns::Look SweepRuns::newestOf(Reader& reader, std::vector<std::string> names, const QSet<QString>& skipped)
{
    Look look;
    std::erase_if(names, [&](const std::string& one) { return skipped.contains(QString::fromStdString(one)); });
    const auto timeOf = [&](const std::string& one) { return workedOn(reader.store / kSweepsPart / one); };
    std::ranges::sort(names, std::ranges::greater(), timeOf);
    for (const std::string& one : names) {
        look.progress = reader.read(QString::fromStdString(one));
        if (look.progress && !look.progress->isOver()) return look;
        // One that cannot be read now may be readable later.
        if (look.progress) look.complete.append(QString::fromStdString(one));
        look.progress.reset();
    }
    return look;
}

SweepRuns::Look SweepRuns::lookAt(Reader& reader, const QString& name, const QSet<QString>& skipped)
{
    const std::scoped_lock lock(reader.mutex);
    QElapsedTimer clock;
    clock.start();
    const auto names = sweep::SweepFolder::names(reader.store);
    Look look;
    if (name.isEmpty()) {
        look = newestOf(reader, names, skipped);
    } else {
        look.progress = reader.read(name);
        const bool isOver = look.progress && look.progress->isOver();
        const auto isWorkedOn = [&](const std::string& one) {
            const QString other = QString::fromStdString(one);
            return other != name && !skipped.contains(other) &&
                   std::ranges::any_of(sweep::workersOf(folderOf(reader.store, other)), &sweep::WorkerNote::isAlive);
        };
        if (const auto other = isOver ? std::ranges::find_if(names, isWorkedOn) : names.end(); other != names.end())
            look.progress = reader.read(QString::fromStdString(*other));
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
        this, [reader = m_reader, name = m_name, skipped = m_skipped] { return lookAt(*reader, name, skipped); },
        [this, ticket = m_latest.next()](const Look& look) {
            if (ticket.isVoid()) return;
            m_isLooking = false;
            take(look);
        });
}

void SweepRuns::take(const Look& look)
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
