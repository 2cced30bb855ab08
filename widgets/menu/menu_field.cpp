#include "widgets/menu/menu_field.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QWidgetAction>

#include "widgets/style/text_size.h"
#include "widgets/text/plain_label.h"

namespace rosa::widgets {

QWidgetAction* addField(QMenu& menu, const QString& label, QWidget* field)
{
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(kSectionGap, kTightGap / 2, kGap, kTightGap / 2);
    row->setSpacing(kGap);
    auto* name = new PlainLabel(label);
    name->setBuddy(field);
    row->addWidget(name, 1);
    row->addWidget(field);
    // Entries of a menu get the focus as a whole.
    line->setFocusPolicy(Qt::StrongFocus);
    line->setFocusProxy(field);
    auto* action = new QWidgetAction(&menu);
    action->setDefaultWidget(line);
    menu.addAction(action);
    return action;
}

}  // namespace rosa::widgets
