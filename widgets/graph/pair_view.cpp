#include "widgets/graph/pair_view.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/matrix/node_hover.h"
#include "widgets/text/literal.h"

namespace rosa::widgets {

PairView::PairView(QWidget* parent) : HoverPicture(parent)
{
    setAccessibleName(tr("Flows of the plan between the two views"));
}

void PairView::setPicture(PairPicture picture)
{
    m_picture = std::move(picture);
    place();
    describe();
    Q_EMIT filterChanged();
}

void PairView::setFilter(const FlowFilter& filter)
{
    m_picture.filter = filter;
    update();
    Q_EMIT filterChanged();
}

QPointF PairView::placeOf(Side side, int node) const
{
    return (side == Side::Left ? m_layout.left : m_layout.right).at(static_cast<std::size_t>(node)).place;
}

QSize PairView::sizeHint() const { return {560, 220}; }
QSize PairView::minimumSizeHint() const { return {240, 90}; }

void PairView::place()
{
    m_layout = layoutPair(QRectF(rect()).adjusted(4, 2, -4, -2), m_picture, screenStyle(palette(), font()), this);
    update();
}

QString PairView::nodeText(Side side, int node) const
{
    const SmallGraph& graph = side == Side::Left ? m_picture.left : m_picture.right;
    const auto place = static_cast<std::size_t>(node);
    const NodeLabel& label = graph.nodes[place];
    QString text = label.isCentre ? tr("%1, the centre").arg(label.name) : label.name;
    if (!label.className.isEmpty()) text += QStringLiteral("; ") + label.className;
    if (!graph.weights.empty())
        text += QStringLiteral("; %1 = %2")
                    .arg(side == Side::Left ? QStringLiteral("t") : QStringLiteral("r"),
                         shortNumber(static_cast<double>(graph.weights[place])));
    return text;
}

QString PairView::hoverText() const
{
    const auto [row, column] = highlight();
    QStringList nodes;
    if (row >= 0 && row < static_cast<int>(m_picture.left.nodes.size())) nodes << nodeText(Side::Left, row);
    if (column >= 0 && column < static_cast<int>(m_picture.right.nodes.size())) nodes << nodeText(Side::Right, column);
    return nodes.join(QStringLiteral(" – "));
}

void PairView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawFocus(painter);
    const DrawingStyle style = screenStyle(palette(), font());
    const QImage flows =
        m_picture.isEmpty() ? QImage() : flowImage(m_layout, m_picture, style, highlight(), size(), devicePixelRatioF());
    drawPair(painter, m_layout, m_picture, style, highlight(), flows);
}

void PairView::mouseMoveEvent(QMouseEvent* event)
{
    const auto found = m_layout.nodeAt(event->position());
    if (!found) {
        hover().point(-1, -1);
        QToolTip::hideText();
        return;
    }
    const auto [side, node] = *found;
    hover().point(side == Side::Left ? node : -1, side == Side::Right ? node : -1);
    QToolTip::showText(event->globalPosition().toPoint() + QPoint(8, 12), literal(nodeText(side, node)), this);
}

void PairView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    if (const auto found = m_layout.nodeAt(event->position()))
        hover().pin(found->first == Side::Left ? found->second : -1, found->first == Side::Right ? found->second : -1);
    else if (hover().isPinned())
        hover().clear();
}

void PairView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto found = m_layout.nodeAt(event->position())) Q_EMIT nodeActivated(found->first, found->second);
}

void PairView::keyPressEvent(QKeyEvent* event)
{
    if (m_picture.isEmpty()) return QWidget::keyPressEvent(event);
    bool isRight = hover().row() < 0 && hover().column() >= 0;
    int node = isRight ? hover().column() : hover().row();
    const auto count = [&] { return static_cast<int>((isRight ? m_picture.right : m_picture.left).nodes.size()); };
    switch (event->key()) {
        case Qt::Key_Up:
            node = std::max(node - 1, 0);
            break;
        case Qt::Key_Down:
            node = std::min(node + 1, count() - 1);
            break;
        case Qt::Key_Left:
        case Qt::Key_Right:
            isRight = event->key() == Qt::Key_Right;
            node = std::clamp(node, 0, count() - 1);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (node >= 0) hover().pin(isRight ? -1 : node, isRight ? node : -1);
            return;
        case Qt::Key_Escape:
            hover().clear();
            return;
        default:
            return QWidget::keyPressEvent(event);
    }
    hover().point(isRight ? -1 : node, isRight ? node : -1);
}

}  // namespace rosa::widgets
