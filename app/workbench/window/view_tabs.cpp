#include "app/workbench/window/view_tabs.h"

#include <algorithm>

#include <QApplication>
#include <QHBoxLayout>
#include <QToolButton>

#include "app/workbench/shell/view.h"
#include "app/workbench/shell/view_list.h"
#include "app/workbench/window/presentation.h"
#include "widgets/style/help_button.h"
#include "widgets/style/icons.h"

namespace rosa::workbench {

ViewTabs::ViewTabs(const ViewList& list, Presentation& presentation, QWidget* parent)
    : TightTabs(parent), m_list(list), m_presentation(presentation)
{
    setDocumentMode(true);
    for (View* view : all()) addTab(view, widgets::icon(QLatin1String(view->card().icon)), view->card().title);
    setCornerWidget(makeCorner());
}

QWidget* ViewTabs::makeCorner()
{
    // Menus and tool bars are hidden in the presentation mode.
    auto* leave = new QToolButton;
    leave->setIcon(widgets::icon(QStringLiteral("present")));
    leave->setToolTip(tr("Leave the presentation (Escape)"));
    leave->setAccessibleName(tr("Leave the presentation"));
    leave->setObjectName(QStringLiteral("leavePresentation"));
    leave->setAutoRaise(true);
    leave->hide();
    connect(leave, &QToolButton::clicked, &m_presentation, [this] { m_presentation.setOn(false); });
    connect(&m_presentation, &Presentation::changed, leave, &QWidget::setVisible);
    auto* corner = new QWidget;
    auto* buttons = new QHBoxLayout(corner);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(leave);
    buttons->addWidget(widgets::helpButton(tr("this view"), this, [this] { Q_EMIT helpWanted(current()); }));
    return corner;
}

const QList<View*>& ViewTabs::all() const { return m_list.views(); }

View& ViewTabs::current() const { return *static_cast<View*>(currentWidget()); }

View* ViewTabs::named(const QString& name) const
{
    const auto found = std::ranges::find_if(all(), [&](const View* view) { return view->objectName() == name; });
    return found == all().end() ? nullptr : *found;
}

void ViewTabs::showView(QWidget* view)
{
    if (!view) return;
    setCurrentWidget(view);
    if (!view->isAncestorOf(QApplication::focusWidget())) view->setFocus(Qt::OtherFocusReason);
}

}  // namespace rosa::workbench
