#include "app/workbench/pairs/view/other_pair.h"

#include "app/workbench/pairs/view/compare_panel.h"
#include "app/workbench/pairs/view/pair_source.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"

namespace rosa::workbench {

OtherPair::OtherPair(Workbench& workbench, ComparePanel& comparison, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_comparison(comparison), m_source(new PairSource(workbench, this))
{
    connect(&comparison, &ComparePanel::otherWanted, this, [this](const PairChoice& choice) {
        m_source->setRun(choice.run);
        m_source->show(choice);
    });
    connect(m_source, &PairSource::shown, &comparison, &ComparePanel::setOther);
    connect(m_source, &PairSource::failed, &comparison, &ComparePanel::showFailure);
    connect(&workbench.library(), &RunLibrary::changed, this, &OtherPair::listRuns);
    connect(&comparison, &ComparePanel::runsWanted, this, &OtherPair::listRuns);
}

void OtherPair::setRun(const QString& run)
{
    m_run = run;
    m_source->setRun({});
    listRuns();
}

void OtherPair::setSeen(bool isSeen)
{
    m_isSeen = isSeen;
    listRuns();
}

void OtherPair::listRuns()
{
    const auto by = m_comparison.by();
    if (!m_isSeen || !by || *by != ComparedBy::Run) return;
    const store::RunSummary* own = m_workbench.library().find(m_run);
    std::vector<store::RunSummary> runs;
    if (own) runs.push_back(*own);
    for (const store::RunSummary& run : *m_workbench.library().runs()) {
        const catalog::Method* method = m_workbench.catalogue().method(run.method);
        if (own && run.id != own->id && run.dataset == own->dataset && run.epochs > 0 && method && method->comparesPairs)
            runs.push_back(run);
    }
    const QStringList names = labelTexts(runs);
    std::vector<std::pair<QString, QString>> others;
    for (std::size_t i = 1; i < runs.size(); ++i)
        others.emplace_back(QString::fromStdString(runs[i].id), names[static_cast<qsizetype>(i)]);
    if (own) m_comparison.setRunName(names.front());
    m_comparison.setRuns(others);
}

}  // namespace rosa::workbench
