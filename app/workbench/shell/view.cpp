#include "app/workbench/shell/view.h"

#include <algorithm>
#include <functional>
#include <tuple>

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

bool View::handles(const ViewRequest& request) const
{
    const auto* figure = std::get_if<ShowFigure>(&request);
    return m_handlers.handles(request) && (!figure || m_card.figures.contains(figure->figure));
}

namespace {

/// The plot that has the focus, in a view.
const QWidget* focusedPlot(const QWidget& view)
{
    const QWidget* const focus = QApplication::focusWidget();
    if (!focus || !view.isAncestorOf(focus)) return nullptr;
    for (const QWidget* widget = focus; widget != &view; widget = widget->parentWidget())
        if (widgets::offeredFigure(*widget)) return widget;
    return nullptr;
}

/// The plots of a view from top to bottom, those out of sight last. Their order as children is that of their stacking.
std::vector<const QWidget*> plotsInOrder(const QWidget& view)
{
    std::vector<const QWidget*> plots;
    for (const QWidget* widget : view.findChildren<QWidget*>())
        if (widgets::offersFigure(*widget) && widget->isVisibleTo(&view)) plots.push_back(widget);
    std::ranges::stable_sort(plots, {}, [&view](const QWidget* widget) {
        const QPoint place = widget->mapTo(&view, QPoint());
        return std::tuple(widget->visibleRegion().isEmpty(), place.y(), place.x());
    });
    return plots;
}

/// What one looks at: the plot with the focus, otherwise the largest one in sight, each only if it has content; nullptr: none has.
const QWidget* frontPlot(const QWidget& view, const std::vector<const QWidget*>& plots)
{
    const QWidget* const focused = focusedPlot(view);
    if (focused && widgets::offeredFigure(*focused)) return focused;
    // The region itself leaves out what opaque children cover.
    const auto areaInSight = [](const QWidget* plot) {
        const QSize size = plot->visibleRegion().boundingRect().size();
        return qint64(size.width()) * size.height();
    };
    std::vector<const QWidget*> bySize = plots;
    std::ranges::stable_sort(bySize, std::ranges::greater(), areaInSight);
    const auto found =
        std::ranges::find_if(bySize, [](const QWidget* plot) { return widgets::offeredFigure(*plot) != nullptr; });
    return found == bySize.end() ? nullptr : *found;
}

}  // namespace

std::unique_ptr<widgets::Figure> View::figure() const
{
    const QWidget* const front = frontPlot(*this, plotsInOrder(*this));
    return front ? widgets::offeredFigure(*front) : nullptr;
}

OfferedFigures View::figures() const
{
    OfferedFigures offered;
    const std::vector<const QWidget*> plots = plotsInOrder(*this);
    const QWidget* const front = frontPlot(*this, plots);
    for (const QWidget* widget : plots) {
        auto figure = widgets::offeredFigure(*widget);
        if (!figure) continue;
        // Plots that belong together offer one figure.
        const auto same = std::ranges::find_if(offered.figures, [&](const auto& other) {
            return other->name() == figure->name() && other->title() == figure->title();
        });
        if (widget == front) offered.front = static_cast<std::size_t>(same - offered.figures.begin());
        if (same == offered.figures.end()) offered.figures.push_back(std::move(figure));
    }
    return offered;
}

}  // namespace rosa::workbench
