/// Which embeddings can be shown beside that of a run: those wanted, those on offer, and their names.
#pragma once

#include <optional>

#include <QList>
#include <QStringList>

#include "app/workbench/embedding/view/layout_source.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"

namespace rosa::workbench {

class RunFollower;
class Workbench;

/// An embedding that the user can add.
struct PanelOffer {
    PanelSubject subject;
    QString title;
};

/// What is wanted is kept in the settings: raw features, a random encoder, other runs. Only what belongs to the data set of the followed
/// run and does not repeat it can be shown.
class PanelSubjects {
public:
    /// Both must outlive this.
    PanelSubjects(Workbench& workbench, const RunFollower& run);

    void want(const PanelSubject& subject);
    void drop(const PanelSubject& subject);
    /// Those that can be shown beside the followed run, in the order in which they were wanted; none until that is read.
    [[nodiscard]] QList<PanelSubject> wanted() const;
    /// With the seed of the followed run, if its method uses random numbers.
    [[nodiscard]] PanelSubject seeded(PanelSubject subject) const;

    /// Methods without training.
    [[nodiscard]] QList<PanelOffer> methods() const;
    /// The newest finished runs of the data set; any other can be made the current run in the list of runs.
    [[nodiscard]] QList<PanelOffer> runs() const;
    /// Titles that tell these from each other.
    [[nodiscard]] QStringList titles(const QList<PanelSubject>& subjects) const;

private:
    void keep(const QStringList& keys);
    [[nodiscard]] std::optional<PanelSubject> subjectOf(const QString& key) const;
    [[nodiscard]] store::RunSummary summaryOf(const PanelSubject& subject) const;

    Workbench& m_workbench;
    const RunFollower& m_run;
    QStringList m_wanted;  ///< PanelSubject::key()
};

}  // namespace rosa::workbench
