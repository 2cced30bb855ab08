/// A column of widgets that scrolls where it is higher than its place.
#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QStyle>

namespace rosa::workbench {

/// Scrolls up and down only, so it is never narrower than what it shows.
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

}  // namespace rosa::workbench
