/// Parameters in which runs differ.
#pragma once

#include <QHash>
#include <QStringList>

#include "app/workbench/docks/run_table_model.h"

namespace rosa::workbench {

struct RunDifferences {
    QStringList keys;  ///< Parameters whose values differ among the runs that have them, in the catalogue's order.
    QHash<QString, RunValues> values;  ///< By run id.
};

/// From the library's data about these runs, including parameters changed during training: a run with such a change differs from one that
/// began with the new value, and a baseline without λ says nothing about λ. O(runs × parameters), 10 µs per run.
RunDifferences differencesOf(const catalog::Catalogue& catalogue, const RunLibrary& library, const QStringList& runs);

}  // namespace rosa::workbench
