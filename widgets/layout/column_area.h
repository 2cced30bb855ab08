/// A column of widgets that scrolls where it is higher than its place.
#pragma once

#include <algorithm>

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStyle>

namespace rosa::widgets {

/// Widgets below each other, some of which are the higher the narrower they are: what stands around is told the height that they need at
/// the width they have, which a splitter does not ask for by itself.
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

}  // namespace rosa::widgets
