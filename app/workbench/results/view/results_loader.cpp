#include "app/workbench/results/view/results_loader.h"

#include <cmath>
#include <functional>
#include <string>

#include <QHash>

#include "app/workbench/base/background.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

ResultsLoader::ResultsLoader(Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench) {}

/// A hash of everything the table depends on: the shown runs and all evaluated ones. O(runs).
size_t ResultsLoader::hashOfAll() const
{
    size_t all = qHash(m_shown, 1);
    const std::hash<std::string> hash;
    for (const store::RunSummary& run : *m_workbench.library().runs()) {
        const bool isShown = m_shown.contains(QString::fromStdString(run.id));
        if (!isShown && std::isnan(run.accuracyMean)) continue;
        const int state = isShown ? static_cast<int>(run.state) : -1;
        all = qHashMulti(all, hash(run.id), hash(run.name), state, std::isnan(run.accuracyMean) ? -1 : run.accuracyMean);
    }
    return all;
}

void ResultsLoader::load()
{
    const QString run = m_workbench.currentRun();
    if (!m_shown.contains(run)) m_shown = {run};
    if (run.isEmpty()) {
        m_read = 0;
        Q_EMIT runMissing();
        return;
    }
    const size_t wanted = hashOfAll();
    if (m_isReading || wanted == m_read) return;
    m_isReading = true;
    m_read = wanted;
    inBackground(
        this,
        [datasets = m_workbench.datasets(), &catalogue = m_workbench.catalogue(), shown = m_shown] {
            std::vector<std::string> runs;
            for (const QString& id : shown) runs.push_back(id.toStdString());
            return loadResults(catalogue, *datasets, runs);
        },
        [this, run](const Result<ResultTable>& results) {
            m_isReading = false;
            Q_EMIT ended(run, results);
        });
}

}  // namespace rosa::workbench
