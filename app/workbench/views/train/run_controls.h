/// Pause, resume, step, stop and fork of the run that is looked at.
#pragma once

#include <QObject>
#include <QString>

class QAction;

namespace rosa::workbench {

class RunCurves;
class Workbench;

/// Owns the actions; they are enabled by the run's state as its record tells. Belongs to the window's thread.
class RunControls : public QObject {
    Q_OBJECT
public:
    RunControls(Workbench& workbench, QObject* parent);

    QAction* const pause;
    QAction* const resume;  ///< Goes on with a paused run, or with a stopped or interrupted one from its last checkpoint.
    QAction* const step;    ///< One epoch, then pause.
    QAction* const stop;    ///< After a checkpoint, so that it can be resumed.
    QAction* const fork;

    /// nullptr: no run. `run` outlives this or the next call.
    void setRun(RunCurves* run);
    /// To be called where the run's state or checkpoints changed.
    void refresh();
    /// One line: "running · epoch 212/500 · 18 epochs/s · 16 s left", or why it ended.
    [[nodiscard]] QString describe() const;

Q_SIGNALS:
    void forkWanted();

private:
    void tell(const QString& verb);
    void goOn();

    Workbench& m_workbench;
    RunCurves* m_run = nullptr;
};

}  // namespace rosa::workbench
