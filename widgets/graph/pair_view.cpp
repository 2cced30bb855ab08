#include "widgets/graph/pair_view.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/matrix/node_hover.h"

namespace rosa::widgets {

PairView::PairView(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Flows of the plan between the two views"));
    setHover(new NodeHover(this));
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

void PairView::setHover(NodeHover* hover)
{
    if (m_hover) {
        disconnect(m_hover, nullptr, this, nullptr);
        if (m_hover->parent() == this) delete m_hover;
    }
    m_hover = hover;
    connect(m_hover, &NodeHover::changed, this, [this] {
        describe();
        update();
    });
}

QPointF PairView::placeOf(Side side, int node) const
{
    return (side == Side::Left ? m_layout.left : m_layout.right).at(static_cast<std::size_t>(node)).place;
}

QSize PairView::sizeHint() const { return {560, 220}; }
QSize PairView::minimumSizeHint() const { return {240, 110}; }

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

void PairView::describe()
{
    QString text;
    if (m_hover->row() >= 0 && m_hover->row() < static_cast<int>(m_picture.left.nodes.size()))
        text = nodeText(Side::Left, m_hover->row());
    if (m_hover->column() >= 0 && m_hover->column() < static_cast<int>(m_picture.right.nodes.size()))
        text += (text.isEmpty() ? QString() : QStringLiteral(" – ")) + nodeText(Side::Right, m_hover->column());
    if (accessibleDescription() != text) setAccessibleDescription(text);
}

void PairView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    drawPair(painter, m_layout, m_picture, screenStyle(palette(), font()), {m_hover->row(), m_hover->column()});
}

void PairView::resizeEvent(QResizeEvent*) { place(); }

void PairView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) place();
    QWidget::changeEvent(event);
}

void PairView::mouseMoveEvent(QMouseEvent* event)
{
    const auto found = m_layout.nodeAt(event->position());
    if (!found) {
        m_hover->point(-1, -1);
        QToolTip::hideText();
        return;
    }
    const auto [side, node] = *found;
    m_hover->point(side == Side::Left ? node : -1, side == Side::Right ? node : -1);
    QToolTip::showText(event->globalPosition().toPoint() + QPoint(8, 12), nodeText(side, node), this);
}

void PairView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    if (const auto found = m_layout.nodeAt(event->position()))
        m_hover->pin(found->first == Side::Left ? found->second : -1, found->first == Side::Right ? found->second : -1);
    else if (m_hover->isPinned())
        m_hover->clear();
}

void PairView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto found = m_layout.nodeAt(event->position())) Q_EMIT nodeActivated(found->first, found->second);
}

void PairView::leaveEvent(QEvent*) { m_hover->point(-1, -1); }

void PairView::keyPressEvent(QKeyEvent* event)
{
    if (m_picture.isEmpty()) return QWidget::keyPressEvent(event);
    bool isRight = m_hover->row() < 0 && m_hover->column() >= 0;
    int node = isRight ? m_hover->column() : m_hover->row();
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
            if (node >= 0) m_hover->pin(isRight ? -1 : node, isRight ? node : -1);
            return;
        case Qt::Key_Escape:
            m_hover->clear();
            return;
        default:
            return QWidget::keyPressEvent(event);
    }
    m_hover->point(isRight ? -1 : node, isRight ? node : -1);
}

}  // namespace rosa::widgets
