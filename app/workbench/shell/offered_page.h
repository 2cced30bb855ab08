/// What a view shows, as a web page for those who do not have the program.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/base/result.h"

namespace rosa::workbench {

class Workbench;

struct OfferedPage {
    QString name;  ///< Proposed for the file, without an ending.
    /// Makes the HTML; takes up to seconds, so not for the window's thread. Empty: there is nothing to save.
    std::function<Result<std::string>()> make;
};

/// All languages of a page, the window's first, then English.
std::vector<std::string> windowsFirst(std::vector<std::string> languages);

/// The report of runs, each list shown as one: its ids, of runs that differ in the seed. The name is the first id. Nothing for no runs.
OfferedPage runsPage(const Workbench& workbench, const QList<QStringList>& groups);

/// The report of the current run, with the runs that repeat it with other seeds. Nothing without one.
OfferedPage currentRunPage(Workbench& workbench);

}  // namespace rosa::workbench
