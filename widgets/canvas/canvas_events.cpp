/// Events of Canvas.
#include <QEnterEvent>
#include <QFocusEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include "widgets/canvas/canvas_parts.h"
#include "widgets/canvas/gl_search.h"

namespace rosa::widgets {

namespace {

/// Frames after an event: that which shows its effect, and those in which ImGui settles.
constexpr int kFramesPerEvent = 3;
constexpr double kAnglePerStep = 120;

QString printable(const QString& text) { return !text.isEmpty() && text.front().isPrint() ? text : QString(); }

}  // namespace

void Canvas::expectInput()
{
    m_parts->frames = std::max(m_parts->frames, kFramesPerEvent);
    schedule();
}

bool Canvas::event(QEvent* event)
{
    switch (event->type()) {
        case QEvent::ShortcutOverride: {
            auto* key = static_cast<QKeyEvent*>(event);
            passInput();
            if (m_parts->context.wantsKey(key->key(), key->modifiers(), printable(key->text()))) event->accept();
            return true;
        }
        case QEvent::Show:
            refresh();
            if (m_parts->searchesOpenGl) {
                m_parts->searchesOpenGl = false;
                startSearch();
            }
            break;
        case QEvent::Hide:
            m_parts->timer.stop();
            m_parts->context.input().releaseAll();
            m_parts->context.input().leave();
            break;
        case QEvent::ScreenChangeInternal:
            refresh();
            break;
        default:
            break;
    }
    return QWidget::event(event);
}

void Canvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
        case QEvent::PaletteChange:
        case QEvent::FontChange:
        case QEvent::StyleChange:
        case QEvent::EnabledChange:
            refresh();
            break;
        default:
            break;
    }
}

void Canvas::moveTo(const QPointF& place, Qt::KeyboardModifiers modifiers)
{
    m_parts->context.input().modifiers(modifiers);
    m_parts->context.input().move(place * devicePixelRatioF());
}

void Canvas::mousePressEvent(QMouseEvent* event)
{
    moveTo(event->position(), event->modifiers());
    if (const int button = imButton(event->button()); button >= 0) m_parts->context.input().button(button, true);
    expectInput();
}

void Canvas::mouseMoveEvent(QMouseEvent* event)
{
    moveTo(event->position(), event->modifiers());
    expectInput();
}

void Canvas::mouseReleaseEvent(QMouseEvent* event)
{
    moveTo(event->position(), event->modifiers());
    if (const int button = imButton(event->button()); button >= 0) m_parts->context.input().button(button, false);
    expectInput();
}

void Canvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    // A press for ImGui, which counts clicks itself.
    mousePressEvent(event);
}

void Canvas::wheelEvent(QWheelEvent* event)
{
    moveTo(event->position(), event->modifiers());
    passInput();
    const CanvasContext& context = m_parts->context;
    QPointF steps = QPointF(event->angleDelta()) / kAnglePerStep;
    if (!event->pixelDelta().isNull())
        steps = QPointF(event->pixelDelta()) * devicePixelRatioF() / static_cast<double>(context.wheelStep());
    if (!context.wantsWheel(steps)) {
        event->ignore();
        return;
    }
    m_parts->context.input().wheel(steps);
    event->accept();
    expectInput();
}

void Canvas::enterEvent(QEnterEvent* event)
{
    QWidget::enterEvent(event);
    moveTo(event->position(), event->modifiers());
    expectInput();
}

void Canvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_parts->context.input().leave();
    expectInput();
}

void Canvas::keyPressEvent(QKeyEvent* event)
{
    passInput();
    CanvasContext& context = m_parts->context;
    InputQueue& input = context.input();
    const QString text = printable(event->text());
    if (!context.wantsKey(event->key(), event->modifiers(), text)) {
        event->ignore();
        return;
    }
    event->accept();
    input.modifiers(event->modifiers());
    if (context.editsText() && !text.isEmpty()) {
        context.glyphs().note(text);
        input.text(text);
    }
    // ImGui repeats held keys itself.
    if (const int key = imKey(event->key()); key >= 0 && !event->isAutoRepeat()) {
        input.key(key, true);
        // In this version Enter edits values, and only Space presses buttons.
        if (key == ImGuiKey_Enter && !context.editsText()) input.key(ImGuiKey_Space, true);
    }
    expectInput();
}

void Canvas::keyReleaseEvent(QKeyEvent* event)
{
    InputQueue& input = m_parts->context.input();
    const int key = imKey(event->key());
    if (key < 0 || !input.isDown(key)) {
        event->ignore();
        return;
    }
    event->accept();
    if (event->isAutoRepeat()) return;
    input.key(key, false);
    if (key == ImGuiKey_Enter) input.key(ImGuiKey_Space, false);
    input.modifiers(event->modifiers());
    expectInput();
}

void Canvas::inputMethodEvent(QInputMethodEvent* event)
{
    passInput();
    if (!event->commitString().isEmpty() && m_parts->context.editsText()) {
        m_parts->context.glyphs().note(event->commitString());
        m_parts->context.input().text(event->commitString());
        expectInput();
    }
    event->accept();
}

QVariant Canvas::inputMethodQuery(Qt::InputMethodQuery query) const
{
    switch (query) {
        case Qt::ImEnabled:
            return m_parts->context.editsText();
        case Qt::ImCursorRectangle: {
            const QRectF place = m_parts->context.textCursor();
            const double scale = devicePixelRatioF();
            return QRectF(place.topLeft() / scale, place.size() / scale);
        }
        default:
            return QWidget::inputMethodQuery(query);
    }
}

void Canvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    CanvasContext& context = m_parts->context;
    context.setFocused(true);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        if (!context.data()) pass(false);
        context.enterByTab(event->reason() == Qt::BacktabFocusReason);
    }
    expectInput();
}

void Canvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_parts->context.setFocused(false);
    expectInput();
}

bool Canvas::focusNextPrevChild(bool next)
{
    passInput();
    if (!m_parts->context.stepTab(next ? 1 : -1)) return QWidget::focusNextPrevChild(next);
    expectInput();
    return true;
}

}  // namespace rosa::widgets
