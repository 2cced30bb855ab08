#include "app/workbench/shell/current_figure.h"

#include <QApplication>

namespace rosa::workbench {

std::unique_ptr<widgets::Figure> figureOf(const QWidget& view)
{
    if (const QWidget* focus = QApplication::focusWidget(); focus && view.isAncestorOf(focus))
        for (const QWidget* widget = focus; widget != &view; widget = widget->parentWidget())
            if (auto figure = widgets::offeredFigure(*widget)) return figure;
    for (const QWidget* widget : view.findChildren<QWidget*>())
        if (widget->isVisibleTo(&view))
            if (auto figure = widgets::offeredFigure(*widget)) return figure;
    return nullptr;
}

}  // namespace rosa::workbench
