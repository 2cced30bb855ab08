/// Starts, finds and ends trainings: connects the Train button with the engines.
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/shell/view.h"

namespace rosa::widgets {
class Banner;
}

namespace rosa::workbench {

class Workbench;

/// Reports every engine that failed, and offers remedies. Belongs to the window's thread.
class Training : public QObject {
    Q_OBJECT
public:
    Training(Workbench& workbench, widgets::Banner& banner, QObject* parent);

    /// Starts `rosa train` with these arguments; the run becomes the current one as soon as it has an id.
    void start(const QStringList& arguments, const QString& title);
    void resume(const QString& run);
    /// Running trainings of this window.
    [[nodiscard]] UnfinishedWork unfinished() const;

    /// Searches the library once: a training run becomes the current one, an interrupted one is offered for resuming unless it was
    /// dismissed before.
    void findUnfinished();
    [[nodiscard]] QStringList dismissed() const { return m_dismissed; }
    void setDismissed(const QStringList& runs) { m_dismissed = runs; }

Q_SIGNALS:
    /// True from start() until the run has an id or has failed to start.
    void startingChanged(bool isStarting);

private:
    void follow(EngineProcess* process);
    void hasStarted(EngineProcess* process);
    void report(EngineProcess* process, EngineProcess::End end);
    void offerResume(const QString& run, const QString& name);

    Workbench& m_workbench;
    widgets::Banner& m_banner;
    QPointer<EngineProcess> m_starting;
    QStringList m_dismissed;
    bool m_hasLooked = false;
};

}  // namespace rosa::workbench
