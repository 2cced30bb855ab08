/// In which parameters runs differ.
#pragma once

#include <filesystem>

#include <QHash>
#include <QObject>
#include <QStringList>

#include "app/workbench/docks/run_table_model.h"

namespace rosa::workbench {

/// Reads the configurations of runs in the background, with what was turned while they trained.
class RunDifferences : public QObject {
    Q_OBJECT
public:
    RunDifferences(const catalog::Catalogue& catalogue, std::filesystem::path store, QObject* parent);

    /// Compares these runs; found() follows. A later call supersedes one that is under way.
    void compare(const QStringList& runs);

Q_SIGNALS:
    /// Parameters (and "encoder", "preset" …) whose values are not the same in all runs, and all values known.
    void found(const QStringList& keys, const QHash<QString, rosa::workbench::RunValues>& values);

private:
    const catalog::Catalogue& m_catalogue;
    std::filesystem::path m_store;
    QHash<QString, RunValues> m_known;
    QStringList m_live;  ///< Among the known ones: read again next time.
    int m_request = 0;
};

/// Keys whose values differ among those of `runs` that have them, in alphabetical order: a baseline without λ says nothing about λ.
QStringList differingKeys(const QStringList& runs, const QHash<QString, RunValues>& values);

}  // namespace rosa::workbench
