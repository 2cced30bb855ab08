/// Makes a window take configurations, runs, data and pictures that are dropped on it.
#pragma once

#include <QObject>
#include <QString>

class QLabel;
class QWidget;

namespace rosa::workbench {

class Workbench;

/// Belongs to the window it watches. While something is dragged over that, a line in its middle says what dropping it would do. A folder
/// of a run is copied into the store first and then becomes the current run.
class DropTarget : public QObject {
    Q_OBJECT
public:
    DropTarget(Workbench& workbench, QWidget* window);

    /// Copies a run's folder into the store, unless it is there already, and makes it the current run.
    void takeRun(const QString& folder);

Q_SIGNALS:
    void configurationDropped(const QString& path);
    void dataDropped(const QString& path);
    /// A picture; whether this program saved it is not looked at.
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
