/// A menu of checkable entries for several selections in a row.
#pragma once

#include <QMenu>

namespace rosa::widgets {

/// Stays open if a checkable entry is clicked or toggled by Space; Return toggles it and closes the menu as usual.
class TickMenu : public QMenu {
    Q_OBJECT
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace rosa::widgets
