/// The pair of another run or epoch that the open one is compared with.
#pragma once

#include <QObject>

#include "app/workbench/pairs/data/pair_context.h"
#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

class ComparePanel;
class PairSource;

/// Reads what `comparison` asks for and lists the runs it can ask for: those on the same data whose method compares views. Both must outlive it.
class OtherPair : public QObject {
    Q_OBJECT
public:
    OtherPair(Workbench& workbench, ComparePanel& comparison, QObject* parent);

    /// Of the open pair.
    void setRun(const QString& run);
    /// Names of thousands of runs take their time, so they are made only while they are to be seen.
    void listRuns();
    void setSeen(bool isSeen);

private:
    Workbench& m_workbench;
    ComparePanel& m_comparison;
    PairSource* m_source;
    QString m_run;
    bool m_isSeen = false;
};

}  // namespace rosa::workbench
