/// Exports a data set to a file of another program.
#pragma once

class QString;
class QWidget;

namespace rosa::workbench {

class Workbench;

/// Asks where to write the data set `name` of the store, or the packed file at this path, and in which format; a name without the ending of
/// a format gets that of the chosen one, and tables become a folder. Writes in the background and says what the file has, what it cannot
/// hold, or why nothing was written. Returns when the dialogue is closed.
void exportDataSet(Workbench& workbench, const QString& name, QWidget* parent);

}  // namespace rosa::workbench
