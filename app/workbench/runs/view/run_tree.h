/// The arrangement of the list of runs: data sets, in them sweeps, runs and their forks.
#pragma once

#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/catalog/catalogue.h"
#include "core/store/library.h"

namespace rosa::workbench {

/// The order within a data set, a sweep or the forks of a run.
enum class RunOrder { Newest, Best, Name };

/// A row.
struct RunNode {
    enum class Kind {
        Data,      ///< A data set; its runs are below it.
        Baseline,  ///< A method that does not train, or the runs of one with several; they come first.
        Sweep,     ///< Its tries are below it.
        Run,       ///< Its forks are below it.
    };
    Kind kind = Kind::Run;
    QString key;   ///< Constant, and unique among all rows: of a run its id.
    QString name;  ///< Of a data set, method or sweep; "" of a run.
    int run = -1;  ///< Place in the list of runs; −1: a group.
    int parent = 0;
    int place = 0;  ///< Among the children of its parent.
    std::vector<int> children;
};

/// All rows; the first is the root, which is not shown. Children follow their parents. `kept`: which runs are listed, by place; a fork whose
/// parent is not stands where its parent would. `names`: of the runs, for RunOrder::Name. `runs`: newest first. O(n log n).
std::vector<RunNode> arrangedRuns(const catalog::Catalogue& catalogue, const std::vector<store::RunSummary>& runs,
                                  const std::vector<bool>& kept, const QStringList& names, RunOrder order);

/// What a filter is compared with: "name:…", "data:…", each once.
QStringList filterFields(const store::RunSummary& run, const QString& name, const QString& stage);
/// Whether every word occurs in one of the fields; "key:word" in the field of that key, "one|other" either.
bool matchesFilter(const QStringList& fields, const QStringList& words);

}  // namespace rosa::workbench
