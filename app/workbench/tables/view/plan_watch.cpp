#include "app/workbench/tables/view/plan_watch.h"

#include <algorithm>
#include <cmath>
#include <csignal>
#include <functional>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/datasets/data/dataset_cache.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "core/data/catalogue.h"
#include "core/tables/survey.h"

namespace rosa::workbench {

namespace {

/// Interval of checks of the engines' reports.
constexpr int kPlanLookMilliseconds = 500;

bool isSaidTheSame(const tables::PlanStatus& a, const tables::PlanStatus& b)
{
    return tables::planKey(a.request) == tables::planKey(b.request) && a.isOver == b.isOver && a.left == b.left &&
           a.run == b.run && a.current == b.current && a.problems.size() == b.problems.size() &&
           a.process.pid == b.process.pid;
}

/// What a look at the store finds.
struct Seen {
    std::vector<tables::PlanStatus> statuses;
    size_t stamp = 0;
    std::optional<QStringList> datasets;  ///< nullopt: as before.
};

/// Data sets that a table can have as columns.
QStringList labelledData(const std::filesystem::path& store)
{
    QStringList names;
    if (const auto entries = data::Catalogue(store).list())
        for (const data::CatalogueEntry& entry : *entries)
            if (!entry.problem && entry.card.classes > 0) names.append(QString::fromStdString(entry.name));
    return names;
}

}  // namespace

PlanWatch::PlanWatch(Workbench& workbench, QObject* parent)
    : QObject(parent),
      m_workbench(workbench),
      m_shelf(std::make_shared<tables::DataShelf>(
          workbench.store(), [datasets = workbench.datasets()](const std::string& name) { return datasets->open(name); }))
{
    m_timer.setInterval(kPlanLookMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &PlanWatch::look);
    connect(&workbench.library(), &RunLibrary::changed, this, &PlanWatch::readTable);
}

PlanWatch::~PlanWatch() = default;

void PlanWatch::setRequest(const tables::PlanRequest& request)
{
    m_request = request;
    m_requests.invalidate();
    m_filled.reset();
    m_problem.clear();
    m_read = 0;
    Q_EMIT tableChanged();
    readTable();
}

void PlanWatch::setActive(bool isActive)
{
    if (isActive == m_timer.isActive()) return;
    if (!isActive) return m_timer.stop();
    m_timer.start();
    look();
    readTable();
}

void PlanWatch::lookAgain()
{
    m_read = 0;
    readTable();
}

const tables::PlanStatus* PlanWatch::status() const
{
    const std::string key = tables::planKey(m_request);
    const auto found =
        std::ranges::find(m_statuses, key, [](const tables::PlanStatus& status) { return tables::planKey(status.request); });
    return found == m_statuses.end() ? nullptr : &*found;
}

const tables::PlanStatus* PlanWatch::underWay() const
{
    const auto found = std::ranges::find_if(m_statuses, &tables::PlanStatus::isUnderWay);
    return found == m_statuses.end() ? nullptr : &*found;
}

double PlanWatch::secondsLeft() const
{
    const tables::PlanStatus* now = underWay();
    if (!now || now->secondsLeft < 0) return -1;
    return std::max(0.0, now->secondsLeft - static_cast<double>(m_sinceStatus.elapsed()) / 1000);
}

void PlanWatch::stop()
{
    const tables::PlanStatus* now = underWay();
    if (now && now->process.isAlive().value_or(false)) ::kill(static_cast<pid_t>(now->process.pid), SIGINT);
}

/// Reads the engines' reports, whether each engine is alive, and the available data sets.
void PlanWatch::look()
{
    if (m_isLooking) return;
    m_isLooking = true;
    inBackground(
        this,
        [store = m_workbench.store(), hasLooked = m_hasLooked, known = m_dataStamp] {
            Seen seen{tables::planStatuses(store), tables::dataStamp(store), {}};
            // A killed engine never reports its end.
            for (tables::PlanStatus& status : seen.statuses) status.isOver = !status.isUnderWay();
            if (!hasLooked || seen.stamp != known) seen.datasets = labelledData(store);
            return seen;
        },
        [this](Seen seen) {
            auto& statuses = seen.statuses;
            m_isLooking = false;
            const bool isSame = m_hasLooked && std::ranges::equal(m_statuses, statuses, isSaidTheSame);
            const bool hasOtherData = seen.stamp != m_dataStamp;
            m_hasLooked = true;
            m_dataStamp = seen.stamp;
            if (seen.datasets) Q_EMIT dataSetsRead(*seen.datasets);
            if (!isSame) m_sinceStatus.start();
            m_statuses = std::move(statuses);
            Q_EMIT statusChanged();
            if (!isSame || hasOtherData) readTable();
        });
}

/// Changes when a run ends or is evaluated, not at every epoch, and when data sets change. O(runs).
size_t PlanWatch::fingerprint() const
{
    size_t all = qHashMulti(1, QString::fromStdString(tables::planKey(m_request)), m_dataStamp);
    const std::hash<std::string> hash;
    for (const store::RunSummary& run : *m_workbench.library().runs()) {
        if (record::isActive(run.state)) continue;
        all =
            qHashMulti(all, hash(run.id), static_cast<int>(run.state), std::isnan(run.accuracyMean) ? -1 : run.accuracyMean);
    }
    const tables::PlanStatus* said = status();
    return said ? qHashMulti(all, said->left, said->isOver) : all;
}

void PlanWatch::readTable()
{
    const size_t now = fingerprint();
    if (!m_timer.isActive() || m_isReading || now == m_read) return;
    m_isReading = true;
    m_read = now;
    inBackground(
        this,
        [&catalogue = m_workbench.catalogue(), store = m_workbench.store(), request = m_request, shelf = m_shelf] {
            return fillTable(catalogue, store, request, *shelf);
        },
        [this, ticket = m_requests.current()](Result<FilledTablePtr> filled) {
            m_isReading = false;
            if (!ticket.isVoid()) {
                m_filled = filled ? std::move(*filled) : nullptr;
                m_problem = filled ? QString() : coreText(filled.error().message);
                Q_EMIT tableChanged();
            }
            readTable();
        });
}

}  // namespace rosa::workbench
