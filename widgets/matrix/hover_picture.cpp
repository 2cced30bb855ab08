#include "widgets/matrix/hover_picture.h"

#include <QApplication>
#include <QEvent>
#include <QFocusEvent>
#include <QPainter>

#include "widgets/matrix/node_hover.h"

namespace rosa::widgets {

HoverPicture::HoverPicture(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setHover(new NodeHover(this));
}

HoverPicture::~HoverPicture() = default;

void HoverPicture::setHover(NodeHover* hover)
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

NodeHover& HoverPicture::hover() const { return *m_hover; }

MatrixHighlight HoverPicture::highlight() const { return {m_hover->row(), m_hover->column()}; }

void HoverPicture::describe()
{
    const QString text = hoverText();
    if (accessibleDescription() != text) setAccessibleDescription(text);
}

void HoverPicture::drawFocus(QPainter& painter) const
{
    if (!hasFocus()) return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void HoverPicture::resizeEvent(QResizeEvent*) { place(); }

void HoverPicture::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) place();
    QWidget::changeEvent(event);
}

void HoverPicture::leaveEvent(QEvent*) { m_hover->point(-1, -1); }

/// After a menu or a dialog returns the focus, a picture of the same nodes continues at the cell.
void HoverPicture::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    const bool comesBack = event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason ||
                           event->reason() == Qt::MenuBarFocusReason;
    const auto* next = qobject_cast<const HoverPicture*>(QApplication::focusWidget());
    const bool isShared = next && next->m_hover == m_hover;
    if (!comesBack && !isShared && !underMouse()) m_hover->point(-1, -1);
}

void HoverPicture::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_hover->point(-1, -1);
}

}  // namespace rosa::widgets
