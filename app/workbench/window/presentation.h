/// Presentation mode: the views alone, on the whole screen, in large type.
#pragma once

#include <QByteArray>
#include <QFont>
#include <QList>
#include <QObject>

class QAction;
class QMainWindow;
class QShortcut;
class QWidget;

namespace rosa::workbench {

/// Hides docks, tool bars, menu bar and status bar of a window, and restores them exactly. Shortcuts of the menus keep working. Escape
/// leaves the mode, as does the button in the corner of the tabs. Belongs to the window's thread.
class Presentation : public QObject {
    Q_OBJECT
public:
    /// `layoutVersion`: of QMainWindow::saveState().
    Presentation(QMainWindow& window, int layoutVersion);
    ~Presentation() override;

    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// Layout and geometry to keep for the next start: those from before, while the mode is on.
    [[nodiscard]] QByteArray layout() const;
    [[nodiscard]] QByteArray geometry() const;

public Q_SLOTS:
    void setOn(bool isOn);

Q_SIGNALS:
    void changed(bool isOn);

private:
    void enter();
    void leave();

    QMainWindow& m_window;
    int m_version;
    bool m_isOn = false;
    QShortcut* m_escape;
    QByteArray m_layout, m_geometry;
    Qt::WindowStates m_states;
    QFont m_font;
    QList<QWidget*> m_hidden;
    QList<QAction*> m_added;
};

}  // namespace rosa::workbench
