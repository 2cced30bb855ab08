/// Right end of the status bar: a chip with the running tasks of engines, which opens their queue.
#pragma once

#include <functional>

#include <QElapsedTimer>
#include <QHash>
#include <QTimer>
#include <QWidget>

class QMenu;
class QProgressBar;
class QToolButton;

namespace rosa::workbench {

class EngineProcess;
class Workbench;
struct RunProgress;

/// Shows one task and the number of the others; its menu lists all with what is left, to show and to stop them: every run of the store that trains or is evaluated, whichever window started it, and other tasks
/// reported by engines of this window. The current run comes first.
class TaskStrip : public QWidget {
    Q_OBJECT
public:
    explicit TaskStrip(Workbench& workbench, QWidget* parent = nullptr);

Q_SIGNALS:
    void logWanted();

private:
    /// Of an engine that does not train.
    struct Phase {
        QString what;
        int done = 0;
        int total = 0;
        QElapsedTimer since;
    };
    struct Task {
        QString title;
        QString text;  ///< Including the title.
        int done = 0;
        int total = 0;
        QString run;                 ///< "" if there is no run to show.
        std::function<void()> stop;  ///< Empty if stopping is impossible.
    };

    void follow(EngineProcess* process);
    void refreshSoon();
    void refresh();
    void fillMenu();
    [[nodiscard]] QList<Task> tasks() const;
    [[nodiscard]] Task taskOf(const RunProgress& progress) const;
    [[nodiscard]] Task taskOf(EngineProcess* process, const Phase& phase) const;

    Workbench& m_workbench;
    QHash<EngineProcess*, Phase> m_phases;
    QTimer m_redraw;
    QToolButton* m_text;
    QMenu* m_menu;
    QProgressBar* m_bar;
};

}  // namespace rosa::workbench
