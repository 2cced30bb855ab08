/// A column of widgets that scrolls if it is higher than the available space.
#pragma once

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStyle>

namespace rosa::widgets {

/// Widgets below each other, some with a height that depends on their width: the column reports the height for its current width to its
/// parent, which a splitter does not request by itself.
class TallColumn : public QWidget {
public:
    using QWidget::QWidget;

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize least = QWidget::minimumSizeHint();
        if (!layout() || !layout()->hasHeightForWidth()) return least;
        return {least.width(), layout()->totalHeightForWidth(std::max(width(), least.width()))};
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        if (event->oldSize().width() != event->size().width()) updateGeometry();
    }
};

/// Scrolls vertically only, so it is never narrower than its content.
class ColumnArea : public QScrollArea {
public:
    explicit ColumnArea(QWidget* column)
    {
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        setWidget(column);
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
        return {widget() ? widget()->minimumSizeHint().width() + bar : 0, 0};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

/// Scrolls the area around `part`, if there is one, until it is in sight; positions of what was just shown are computed before.
inline void scrollTo(QWidget* part)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (QWidget* above = part->parentWidget(); above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above)) return area->ensureWidgetVisible(part);
}

}  // namespace rosa::widgets
