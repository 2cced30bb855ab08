/// The tool bars of the window.
#pragma once

#include <utility>

#include <QList>
#include <QToolBar>

class QDockWidget;

namespace rosa::workbench {

/// The docks fold into a strip of icons, so that the views get their room. Gives the docks' toggles icon and keys (Alt+1 …).
class PanelStrip : public QToolBar {
    Q_OBJECT
public:
    /// With the names of their icons.
    explicit PanelStrip(const QList<std::pair<QDockWidget*, const char*>>& docks, QWidget* parent = nullptr);
};

/// "New run", then the actions of the views that can be used, and what is always at hand.
class ActionBar : public QToolBar {
    Q_OBJECT
public:
    ActionBar(QAction* first, QList<QAction*> ofViews, const QList<QAction*>& last, QWidget* parent = nullptr);

private:
    void offer();

    const QList<QAction*> m_ofViews;  ///< Each appears while it is enabled.
    QAction* m_end;                   ///< Of those.
};

}  // namespace rosa::workbench
