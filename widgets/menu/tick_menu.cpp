#include "widgets/menu/tick_menu.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace rosa::widgets {

namespace {

bool canBeTicked(const QAction* action) { return action && action->isCheckable() && action->isEnabled(); }

}  // namespace

void TickMenu::mouseReleaseEvent(QMouseEvent* event)
{
    QAction* action = actionAt(event->position().toPoint());
    if (!canBeTicked(action)) return QMenu::mouseReleaseEvent(event);
    action->trigger();
}

void TickMenu::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || !canBeTicked(activeAction())) return QMenu::keyPressEvent(event);
    activeAction()->trigger();
}

}  // namespace rosa::widgets
