#include "app/workbench/shell/view.h"

#include <QAction>
#include <QApplication>

#include "widgets/figure/figure_actions.h"

namespace rosa::workbench {

View::View(ViewCard card, QWidget* parent) : QWidget(parent), m_card(std::move(card))
{
    setObjectName(QLatin1String(m_card.name));
    setAccessibleName(m_card.title);
}

void View::setViewActions(QList<ViewAction> actions)
{
    m_actions = std::move(actions);
    for (const ViewAction& entry : std::as_const(m_actions)) {
        entry.action->setObjectName(QLatin1String(entry.name));
        entry.action->setShortcut(entry.keys);
    }
}

bool View::takes(const ViewRequest& request) const
{
    const auto* figure = std::get_if<ShowFigure>(&request);
    return m_taker.takes(request) && (!figure || m_card.figures.contains(figure->figure));
}

std::unique_ptr<widgets::Figure> View::figure() const
{
    if (const QWidget* focus = QApplication::focusWidget(); focus && isAncestorOf(focus))
        for (const QWidget* widget = focus; widget != this; widget = widget->parentWidget())
            if (auto figure = widgets::offeredFigure(*widget)) return figure;
    for (const QWidget* widget : findChildren<QWidget*>())
        if (widget->isVisibleTo(this))
            if (auto figure = widgets::offeredFigure(*widget)) return figure;
    return nullptr;
}

}  // namespace rosa::workbench
