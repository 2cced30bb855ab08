#include "app/workbench/experiment/view/run_forecast.h"

#include "app/workbench/base/background.h"
#include "app/workbench/experiment/view/run_cost.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

RunForecast::RunForecast(Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench)
{
    connect(&workbench.library(), &RunLibrary::changed, this, &RunForecast::look);
}

void RunForecast::want(const catalog::Configuration& configuration)
{
    m_wanted = configuration;
    look();
}

std::optional<double> RunForecast::seconds() const
{
    const auto known = m_known.constFind(m_run);
    if (!m_wanted || known == m_known.cend()) return std::nullopt;
    return secondsOf(*known, *m_wanted);
}

void RunForecast::look()
{
    if (!m_wanted) return;
    const store::RunSummary* const alike = mostAlike(*m_workbench.library().runs(), *m_wanted);
    const QString run = alike ? QString::fromStdString(alike->id) : QString();
    if (run == m_run) return;
    m_run = run;
    m_source = alike ? nameOf(*alike) : QString();
    m_latest.invalidate();
    if (!run.isEmpty() && !m_known.contains(run))
        inBackground(
            this, [store = m_workbench.store(), id = run.toStdString()] { return costOf(store, id); },
            [this, run, ticket = m_latest.next()](const Result<sweep::RunCost>& cost) {
                if (!cost) return;  // A run that cannot be read is shown as such in the list.
                m_known[run] = *cost;
                if (!ticket.isVoid()) Q_EMIT changed();
            });
    Q_EMIT changed();
}

}  // namespace rosa::workbench
