#include "app/workbench/embedding/view/panel_subjects.h"

#include <vector>

#include <QSettings>

#include "app/workbench/embedding/view/run_follower.h"
#include "app/workbench/results/data/baseline_run.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

namespace {

constexpr int kOfferedRuns = 25;
const QString kPanelsSetting = QStringLiteral("embedding/panels");

}  // namespace

PanelSubjects::PanelSubjects(Workbench& workbench, const RunFollower& run)
    : m_workbench(workbench), m_run(run), m_wanted(QSettings().value(kPanelsSetting).toStringList())
{}

void PanelSubjects::want(const PanelSubject& subject)
{
    QStringList all = m_wanted;
    all.removeAll(subject.key());
    keep(all << subject.key());
}

void PanelSubjects::drop(const PanelSubject& subject)
{
    QStringList others = m_wanted;
    others.removeAll(subject.key());
    keep(others);
}

void PanelSubjects::keep(const QStringList& keys)
{
    m_wanted = keys;
    // Deleted runs cannot be restored.
    m_wanted.removeIf([this](const QString& key) {
        return !m_workbench.catalogue().method(key.toStdString()) && !m_workbench.library().find(key);
    });
    QSettings().setValue(kPanelsSetting, m_wanted);
}

QList<PanelSubject> PanelSubjects::wanted() const
{
    QList<PanelSubject> subjects;
    if (!m_run.info()) return subjects;
    for (const QString& key : m_wanted)
        if (const auto subject = subjectOf(key)) subjects.append(seeded(*subject));
    return subjects;
}

PanelSubject PanelSubjects::seeded(PanelSubject subject) const
{
    const catalog::Method* method = m_workbench.catalogue().method(subject.method.toStdString());
    subject.seed = method && m_run.info() ? baselineSeed(*method, m_run.info()->seed) : std::nullopt;
    return subject;
}

std::optional<PanelSubject> PanelSubjects::subjectOf(const QString& key) const
{
    const record::RunInfo& info = *m_run.info();
    const QString dataset = QString::fromStdString(info.dataset);
    if (const catalog::Method* method = m_workbench.catalogue().method(key.toStdString()); method && !method->trains)
        return info.method == method->id ? std::nullopt : std::optional(PanelSubject{{}, key, dataset});
    const store::RunSummary* run = m_workbench.library().find(key);
    const bool fits = run && key != m_run.run() && run->dataset == info.dataset;
    return fits ? std::optional(PanelSubject{key, {}, dataset}) : std::nullopt;
}

QList<PanelOffer> PanelSubjects::methods() const
{
    QList<PanelOffer> offers;
    if (!m_run.info()) return offers;
    const QString dataset = QString::fromStdString(m_run.info()->dataset);
    for (const catalog::Method& method : m_workbench.catalogue().methods)
        if (!method.trains)
            offers.append(PanelOffer{PanelSubject{{}, QString::fromStdString(method.id), dataset},
                                     QString::fromStdString(method.title)});
    return offers;
}

QList<PanelOffer> PanelSubjects::runs() const
{
    QList<PanelOffer> offers;
    if (!m_run.info()) return offers;
    std::vector<store::RunSummary> offered;
    for (const store::RunSummary& run : *m_workbench.library().runs()) {
        const catalog::Method* method = m_workbench.catalogue().method(run.method);
        const QString id = QString::fromStdString(run.id);
        const bool fits = run.dataset == m_run.info()->dataset && id != m_run.run() && method && method->trains &&
                          run.state == record::RunState::Finished;
        if (!fits) continue;
        offered.push_back(run);
        offers.append(PanelOffer{PanelSubject{id, {}, QString::fromStdString(run.dataset)}, {}});
        if (offers.size() == kOfferedRuns) break;
    }
    const QStringList names = labelTexts(offered);
    for (qsizetype i = 0; i < offers.size(); ++i) offers[i].title = names[i];
    return offers;
}

store::RunSummary PanelSubjects::summaryOf(const PanelSubject& subject) const
{
    if (const catalog::Method* method = m_workbench.catalogue().method(subject.method.toStdString()))
        return standIn(*method, subject.dataset.toStdString());
    if (const store::RunSummary* summary = m_workbench.library().find(subject.run)) return *summary;
    if (m_run.info() && subject.run == m_run.run()) return store::summaryOf(*m_run.info());
    store::RunSummary summary;
    summary.id = summary.name = subject.run.toStdString();
    summary.isNamed = true;
    return summary;
}

QStringList PanelSubjects::titles(const QList<PanelSubject>& subjects) const
{
    std::vector<store::RunSummary> all;
    for (const PanelSubject& subject : subjects) all.push_back(summaryOf(subject));
    return labelTexts(all);
}

}  // namespace rosa::workbench
