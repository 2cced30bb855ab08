#include "app/workbench/window/tool_bars.h"

#include <QAction>
#include <QDockWidget>

#include "widgets/style/icons.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

constexpr int kPanelIcon = 20;
constexpr int kActionIcon = 18;

}  // namespace

PanelStrip::PanelStrip(const QList<std::pair<QDockWidget*, const char*>>& docks, QWidget* parent)
    : QToolBar(tr("Panels"), parent)
{
    setObjectName(QStringLiteral("panels"));
    setMovable(false);
    setIconSize(QSize(kPanelIcon, kPanelIcon));
    toggleViewAction()->setVisible(false);  // Without it a folded panel would be out of reach by mouse.
    int number = 0;
    for (const auto& [dock, icon] : docks) {
        QAction* toggle = dock->toggleViewAction();
        toggle->setIcon(widgets::icon(QLatin1String(icon)));
        toggle->setWhatsThis(widgets::literal(tr("Show or hide %1").arg(dock->windowTitle())));
        toggle->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + number++)));
        toggle->setToolTip(widgets::literal(
            QStringLiteral("%1 (%2)").arg(dock->windowTitle(), toggle->shortcut().toString(QKeySequence::NativeText))));
        addAction(toggle);
        widgetForAction(toggle)->setFocusPolicy(Qt::TabFocus);
        widgetForAction(toggle)->setAccessibleName(dock->windowTitle());
    }
}

ActionBar::ActionBar(QAction* first, QList<QAction*> ofViews, const QList<QAction*>& last, QWidget* parent)
    : QToolBar(tr("Training"), parent), m_ofViews(std::move(ofViews))
{
    setObjectName(QStringLiteral("training"));
    setIconSize(QSize(kActionIcon, kActionIcon));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addAction(first);
    m_end = addSeparator();
    for (const QAction* one : m_ofViews) connect(one, &QAction::enabledChanged, this, &ActionBar::offer);
    offer();
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    addActions(last);
}

void ActionBar::offer()
{
    for (QAction* one : m_ofViews) removeAction(one);
    for (QAction* one : m_ofViews)
        if (one->isEnabled()) insertAction(m_end, one);
}

}  // namespace rosa::workbench
