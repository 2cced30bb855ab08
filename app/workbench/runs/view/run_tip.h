/// Texts about a run in the list of runs.
#pragma once

#include <QString>

#include "core/catalog/catalogue.h"
#include "core/store/library.h"

namespace rosa::workbench {

/// "84.9 %". The run must have an accuracy.
QString meanText(const store::RunSummary& run);

/// "84.9 ± 0.9 %"; without the deviation from a single split. The run must have an accuracy.
QString accuracyText(const store::RunSummary& run);

/// Name, state, and what the rows have no room for: seed, epochs, loss, begin, tags, notes and parameters changed during training, one a line.
QString runTip(const catalog::Catalogue& catalogue, const store::RunSummary& run, const QString& name, const QString& stage);

/// Icon name of a state.
QString iconOf(record::RunState state);

}  // namespace rosa::workbench
