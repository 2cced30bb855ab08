/// A menu of things to be ticked, several in a row.
#pragma once

#include <QMenu>

namespace rosa::widgets {

/// Stays open where an entry with a tick is clicked, or chosen by Space; Return chooses and closes it, as in any menu.
class TickMenu : public QMenu {
    Q_OBJECT
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace rosa::widgets
