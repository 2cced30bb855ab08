/// Actions on a node of an embedding.
#pragma once

#include <QMenu>

#include "core/data/dataset.h"

namespace rosa::widgets {
class SelectionModel;
}

namespace rosa::workbench {

class Workbench;

/// The first of these runs whose method trains, so that its pairs can be shown; "": none.
QString runWithPairs(Workbench& workbench, const QStringList& runs);

/// Adds to the menu: alignment of the node, or of the two selected ones, in `run` ("": disabled), and the selection of its class. All
/// must outlive the menu.
void fillNodeMenu(QMenu& menu, Workbench& workbench, widgets::SelectionModel& selection, const data::Dataset& dataset,
                  const QString& run, int node);

}  // namespace rosa::workbench
