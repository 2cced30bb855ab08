/// In which parameters runs differ.
#pragma once

#include <QHash>
#include <QStringList>

#include "app/workbench/docks/run_table_model.h"

namespace rosa::workbench {

struct RunDifferences {
    QStringList keys;  ///< Parameters whose values differ among the runs that have them, in the catalogue's order.
    QHash<QString, RunValues> values;  ///< Of each run, by id.
};

/// Of what the library knows of these runs, with what was turned while they trained: a run that was turned on the way is not one that began
/// so, and a baseline without λ says nothing about λ. O(runs × parameters), 10 µs a run.
RunDifferences differencesOf(const catalog::Catalogue& catalogue, const RunLibrary& library, const QStringList& runs);

}  // namespace rosa::workbench
