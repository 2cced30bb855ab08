/// Lets a window accept dropped configurations, runs, lessons, data and pictures.
#pragma once

#include <QObject>
#include <QString>

class QLabel;
class QWidget;

namespace rosa::workbench {

class Workbench;

/// Belongs to the window it watches. During a drag over the window, a line in its middle describes the effect of dropping. The folder of a
/// run is first copied into the store, then the run becomes the current one.
class DropTarget : public QObject {
    Q_OBJECT
public:
    DropTarget(Workbench& workbench, QWidget* window);

    /// Copies a run's folder into the store, unless the run is already there, and makes it the current run.
    void copyRun(const QString& folder);

Q_SIGNALS:
    void configurationDropped(const QString& path);
    void dataDropped(const QString& path);
    /// A problem or a lesson of the transport lab.
    void labDropped(const QString& path);
    /// A picture; not necessarily one saved by this program.
    void figureDropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showHint(const QString& text);

    Workbench& m_workbench;
    QWidget* m_window;
    QLabel* m_hint;
};

}  // namespace rosa::workbench
