/// Which docks stand beside the views.
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace rosa::workbench {

/// Shows and folds the docks of a window. A view that stands alone, such as the transport lab, has a choice of its own, initially none;
/// all other views share one. Belongs to the window's thread.
class Panels : public QObject {
    Q_OBJECT
public:
    /// `docks`: all, of which the hidden ones are initially folded. `layoutVersion`: of QMainWindow::saveState().
    Panels(QMainWindow& window, const QList<QDockWidget*>& docks, int layoutVersion);

    /// Changes to the choice of views that stand alone, or to that of the others.
    void setAlone(bool isAlone);
    [[nodiscard]] bool isAlone() const { return m_isAlone; }
    /// The window's layout with the docks of views that do not stand alone.
    [[nodiscard]] QByteArray layout() const;
    /// After QMainWindow::restoreState(): takes what is shown now for the views that do not stand alone.
    void useLayout();

public Q_SLOTS:
    /// Hides all docks; if all are hidden, shows those that it hid last.
    void fold();

private:
    [[nodiscard]] QList<QDockWidget*> shown() const;
    void show(const QList<QDockWidget*>& docks);

    QMainWindow& m_window;
    QList<QDockWidget*> m_docks;
    int m_version;
    bool m_isAlone = false;
    QList<QDockWidget*> m_folded, m_shownBeside, m_shownAlone;
    QByteArray m_layout;
};

}  // namespace rosa::workbench
