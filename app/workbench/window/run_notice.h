/// Tells the user that a training has ended.
#pragma once

#include <functional>

#include <QMap>
#include <QObject>
#include <QString>

#include "app/workbench/engine/engine_process.h"

namespace rosa::widgets {
class Banner;
class DesktopNotice;
}  // namespace rosa::widgets

namespace rosa::workbench {

class Workbench;

/// A training of this window that has finished or failed: on the desktop if no window of the program is active, otherwise in the banner, but
/// not if its run is on display anyway or the banner shows something else. One that the user stopped is not announced. Belongs to the
/// window's thread.
class RunNotice : public QObject {
    Q_OBJECT
public:
    /// `isShown` says whether a run is on display.
    RunNotice(Workbench& workbench, widgets::Banner& banner, std::function<bool(const QString&)> isShown, QObject* parent);

    void setWanted(bool isWanted) { m_isWanted = isWanted; }

Q_SIGNALS:
    /// The user wants to see the run of a notice.
    void wanted(const QString& run);
    /// A notice was given.
    void given(bool onDesktop, const QString& title, const QString& text);

private:
    void follow(EngineProcess* process);
    void end(const QString& run, const QString& title, EngineProcess::End how);
    /// Announces ended runs as soon as the library has their results.
    void look();
    void give(const QString& run, const QString& title, const QString& text, bool isFailure);

    Workbench& m_workbench;
    widgets::Banner& m_banner;
    widgets::DesktopNotice* m_desktop;
    std::function<bool(const QString&)> m_isShown;
    QMap<QString, QString> m_ended;  ///< Names by run.
    QString m_last;                  ///< Run of the last notice on the desktop.
    bool m_isWanted = true;
};

}  // namespace rosa::workbench
