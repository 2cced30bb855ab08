/// Pause, resume, step, stop and fork of the current run.
#pragma once

#include <QObject>
#include <QString>

#include "core/protocol/request.h"

class QAction;

namespace rosa::workbench {

class RunCurves;
class Workbench;

/// Owns the actions; they are enabled according to the state in the run's record. Belongs to the window's thread.
class RunControls : public QObject {
    Q_OBJECT
public:
    RunControls(Workbench& workbench, QObject* parent);

    QAction* const pause;
    QAction* const resume;  ///< Continues a paused run, or a stopped or interrupted one from its last checkpoint.
    QAction* const step;    ///< Trains one epoch, then pauses.
    QAction* const stop;    ///< Stops after a checkpoint, so that the run can be resumed.
    QAction* const fork;

    /// nullptr: no run. `run` must live until the next call, or longer than this.
    void setRun(RunCurves* run);
    /// Call this when the run's state or checkpoints have changed.
    void refresh();
    /// One line: "running · epoch 212/500 · 18 epochs/s · 16 s left", or the reason for its end.
    [[nodiscard]] QString describe() const;

Q_SIGNALS:
    void forkWanted();

private:
    void send(const protocol::Command& command);
    void goOn();

    Workbench& m_workbench;
    RunCurves* m_run = nullptr;
};

}  // namespace rosa::workbench
