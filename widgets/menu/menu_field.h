/// A field inside a menu: what is needed seldom stays out of sight, but is one click away.
#pragma once

class QMenu;
class QString;
class QWidget;
class QWidgetAction;

namespace rosa::widgets {

/// Appends a line with `label` and `field`, which the menu owns. Arrow keys reach it as any entry; it then has the keyboard. The menu stays open.
QWidgetAction* addField(QMenu& menu, const QString& label, QWidget* field);

}  // namespace rosa::widgets
