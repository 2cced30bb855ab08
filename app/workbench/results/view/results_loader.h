/// Which runs Results shows, and the reading of their results.
#pragma once

#include <QObject>
#include <QStringList>

#include "app/workbench/results/data/results_data.h"

namespace rosa::workbench {

class Workbench;

/// The current run, or several that are compared with it. Reads in the background, again when an evaluation is added, not at every epoch
/// of a training. Belongs to the window's thread.
class ResultsLoader : public QObject {
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    ResultsLoader(Workbench& workbench, QObject* parent);

    /// Shows these runs side by side, until another run is chosen.
    void compare(const QStringList& runs) { m_shown = runs; }
    /// Whether several runs were asked for.
    [[nodiscard]] bool areSeveral() const { return m_shown.size() > 1; }
    /// Follows the current run, and reads what has changed since it was read last; one reading at a time, so that the owner calls this
    /// again after ended().
    void load();

Q_SIGNALS:
    /// There is no current run.
    void runMissing();
    /// `run`: the current one when the reading began; the results are outdated if another one is current now.
    void ended(const QString& run, const rosa::Result<rosa::workbench::ResultTable>& results);

private:
    [[nodiscard]] size_t hashOfAll() const;

    Workbench& m_workbench;
    QStringList m_shown;  ///< The current run first.
    size_t m_read = 0;    ///< hashOfAll() of what was read last, or is being read.
    bool m_isReading = false;
};

}  // namespace rosa::workbench
