#include "widgets/layout/wrapping_row.h"

#include <algorithm>

#include <QStyle>
#include <QWidget>

namespace rosa::widgets {

namespace {

int wantedWidth(const QLayoutItem& item)
{
    // QWidgetItem::sizeHint() has width 0 if the policy is Ignored; the widget's own hint still covers its text.
    const QWidget* widget = const_cast<QLayoutItem&>(item).widget();
    const int hint = widget ? widget->sizeHint().width() : item.sizeHint().width();
    return std::clamp(hint, item.minimumSize().width(), std::max(item.minimumSize().width(), item.maximumSize().width()));
}

bool grows(const QLayoutItem& item)
{
    if (item.maximumSize().width() <= wantedWidth(item)) return false;
    const QWidget* widget = const_cast<QLayoutItem&>(item).widget();
    return (item.expandingDirections() & Qt::Horizontal) ||
           (widget && widget->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored);
}

}  // namespace

WrappingRow::WrappingRow(QWidget* parent, int gap) : QLayout(parent), m_gap(gap) { setContentsMargins(0, 0, 0, 0); }

WrappingRow::~WrappingRow() { qDeleteAll(m_items); }

void WrappingRow::addItem(QLayoutItem* item) { m_items.append(item); }

void WrappingRow::addStretch()
{
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
}

QLayoutItem* WrappingRow::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QList<WrappingRow::Line> WrappingRow::linesIn(int width) const
{
    QList<Line> lines;
    int used = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        const int wanted = wantedWidth(*item);
        if (lines.isEmpty() || used + m_gap + wanted > width) {
            lines.append(Line{});
            used = wanted;
        } else {
            used += m_gap + wanted;
        }
        lines.last().items.append(item);
        lines.last().height = std::max(lines.last().height, item->sizeHint().height());
    }
    return lines;
}

int WrappingRow::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    int height = 0;
    const QList<Line> lines = linesIn(width - around.left() - around.right());
    for (const Line& line : lines) height += line.height;
    return height + m_gap * std::max(0, static_cast<int>(lines.size()) - 1) + around.top() + around.bottom();
}

QSize WrappingRow::sizeHint() const
{
    QSize size(-m_gap, 0);
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        size.rwidth() += m_gap + wantedWidth(*item);
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    size.setWidth(std::max(0, size.width()));
    return size.grownBy(contentsMargins());
}

QSize WrappingRow::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void WrappingRow::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    QRect place = rect.marginsRemoved(contentsMargins());
    for (const Line& line : linesIn(place.width())) {
        place.setHeight(line.height);
        placeLine(line, place);
        place.moveTop(place.top() + line.height + m_gap);
    }
}

void WrappingRow::placeLine(const Line& line, const QRect& place) const
{
    int left = place.width() - m_gap * (static_cast<int>(line.items.size()) - 1);
    int growing = 0;
    for (const QLayoutItem* item : line.items) {
        left -= std::min(wantedWidth(*item), place.width());
        if (grows(*item)) ++growing;
    }
    left = std::max(0, left);
    int x = place.left();
    for (QLayoutItem* item : line.items) {
        int width = std::min(wantedWidth(*item), place.width());
        if (grows(*item)) {
            const int more = std::min(left / growing, item->maximumSize().width() - width);
            width += more;
            left -= more;
            --growing;
        }
        const int height = std::min(item->sizeHint().height(), line.height);
        const QRect cell(x, place.top() + (line.height - height) / 2, width, height);
        item->setGeometry(
            QStyle::visualRect(parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight, place, cell));
        x += width + m_gap;
    }
}

}  // namespace rosa::widgets
