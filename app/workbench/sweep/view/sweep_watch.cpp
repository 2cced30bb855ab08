#include "app/workbench/sweep/view/sweep_watch.h"

#include <algorithm>

#include <QElapsedTimer>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/session/sweep_runs.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/sweep/data/sweep_stamp.h"
#include "core/base/storage/store_parts.h"

namespace rosa::workbench {

namespace {

constexpr int kSweepLookMilliseconds = 500;

}  // namespace

/// What the background found.
struct SweepWatch::Seen {
    QStringList names;
    QString newest;
    Result<SweepDataPtr> data = SweepDataPtr();
    qint64 milliseconds = 0;
};

SweepWatch::SweepWatch(Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &SweepWatch::look);
}

SweepWatch::~SweepWatch() = default;

void SweepWatch::setActive(bool isActive)
{
    if (isActive == m_isActive) return;
    m_isActive = isActive;
    m_timer.stop();
    if (isActive) look();
}

void SweepWatch::setSweep(const QString& name)
{
    if (name == sweep()) return;
    m_requests.invalidate();
    m_sweep = name;
    m_data.reset();
    m_problem.clear();
    m_isLooking = false;  // an answer under way is void
    Q_EMIT dataChanged();
    if (m_isActive) look();
}

void SweepWatch::look()
{
    if (m_isLooking) return;
    m_isLooking = true;
    inBackground(
        this,
        [shelf = m_workbench.sweeps().shelf(), name = m_sweep.toStdString()] {
            QElapsedTimer clock;
            clock.start();
            Seen seen;
            std::filesystem::file_time_type newest = std::filesystem::file_time_type::min();
            for (const std::string& one : sweep::SweepFolder::names(shelf->store())) {
                seen.names.append(QString::fromStdString(one));
                std::error_code problem;
                const auto time = std::filesystem::last_write_time(shelf->store() / kSweepsPart / one / "cells", problem);
                if (problem || time < newest) continue;
                newest = time;
                seen.newest = seen.names.back();
            }
            if (seen.newest.isEmpty() && !seen.names.isEmpty()) seen.newest = seen.names.front();
            if (!name.empty()) seen.data = shelf->read(name);
            seen.milliseconds = clock.elapsed();
            return seen;
        },
        [this, ticket = m_requests.next()](Seen seen) {
            if (!ticket.isVoid()) apply(std::move(seen));
        });
}

void SweepWatch::apply(Seen seen)
{
    m_isLooking = false;
    const bool hasOtherNames = !m_hasLooked || seen.names != m_names;
    m_hasLooked = true;
    m_names = std::move(seen.names);
    m_newest = seen.newest;
    const QString problem = seen.data ? QString() : coreText(seen.data.error().message);
    const bool isOther = problem != m_problem || (seen.data && *seen.data && *seen.data != m_data);
    m_problem = problem;
    if (seen.data && *seen.data) m_data = std::move(*seen.data);
    if (m_isActive)
        m_timer.start(static_cast<int>(std::max<qint64>(kSweepLookMilliseconds, kSweepPauseFactor * seen.milliseconds)));
    if (hasOtherNames) Q_EMIT namesChanged();
    if (isOther) Q_EMIT dataChanged();
}

}  // namespace rosa::workbench
