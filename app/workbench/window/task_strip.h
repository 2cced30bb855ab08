/// The status bar's right half: what engines do, how far they are, and a way to each and to end it.
#pragma once

#include <functional>

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

/// Shows one task and says how many there are: every run of the store that trains or is evaluated, whichever window started it, and
/// what else engines of this window report. The current run comes first.
class TaskStrip : public QWidget {
    Q_OBJECT
public:
    explicit TaskStrip(Workbench& workbench, QWidget* parent = nullptr);

private:
    /// Of an engine that trains nothing.
    struct Phase {
        QString what;
        int done = 0;
        int total = 0;
    };
    struct Task {
        QString title;
        QString text;  ///< With the title.
        int done = 0;
        int total = 0;
        QString run;                 ///< "" where none can be shown.
        std::function<void()> stop;  ///< Empty where it would not be heard.
    };

    void follow(EngineProcess* process);
    void refreshSoon();
    void refresh();
    void fillMenu();
    void cancel();
    [[nodiscard]] QList<Task> tasks() const;
    [[nodiscard]] Task taskOf(const RunProgress& progress) const;
    [[nodiscard]] Task taskOf(EngineProcess* process, const Phase& phase) const;

    Workbench& m_workbench;
    QHash<EngineProcess*, Phase> m_phases;
    QTimer m_redraw;
    QToolButton* m_text;
    QMenu* m_menu;
    QProgressBar* m_bar;
    QToolButton* m_cancel;
};

}  // namespace rosa::workbench
