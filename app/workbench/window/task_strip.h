/// The status bar's right half: what engines of this window do, how far they are, and a way to cancel.
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// Shows the process that last said something; the others are named in its tool tip and cancelled from its menu.
class TaskStrip : public QWidget {
    Q_OBJECT
public:
    explicit TaskStrip(Workbench& workbench, QWidget* parent = nullptr);

private:
    struct Task {
        QString what;
        QString loss;
        int done = 0;
        int total = 0;
        int begin = 0;        ///< Value of `done` when this phase was first seen.
        QElapsedTimer since;  ///< Of this phase.
    };

    void follow(EngineProcess* process);
    void advance(EngineProcess* process, const QString& what, int done, int total);
    void forget(EngineProcess* process);
    void show();
    void cancel();
    [[nodiscard]] QString textOf(const EngineProcess& process, const Task& task) const;

    QHash<EngineProcess*, Task> m_tasks;
    EngineProcess* m_shown = nullptr;
    QElapsedTimer m_drawn;
    QLabel* m_text;
    QProgressBar* m_bar;
    QToolButton* m_cancel;
};

/// "16 s", "4 min", "2 h 10 min".
QString durationText(double seconds);

}  // namespace rosa::workbench
