#include "widgets/lab/lab_canvas.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include "widgets/lab/lab_bars.h"
#include "widgets/lab/lab_changes.h"
#include "widgets/lab/lab_hover.h"
#include "widgets/lab/lab_keys.h"
#include "widgets/lab/lab_matrices.h"
#include "widgets/lab/lab_parts.h"
#include "widgets/lab/lab_plane.h"
#include "widgets/lab/lab_pointer.h"
#include "widgets/lab/lab_traces.h"
#include "widgets/lab/lab_values.h"

namespace rosa::widgets {

namespace {

/// The wheel has come to rest.
constexpr int kSettlingMilliseconds = 400;

bool hasShapeOf(const LabScene& a, const LabScene& b)
{
    return a.plan.rows() == b.plan.rows() && a.plan.columns() == b.plan.columns() && a.cost.rows() == b.cost.rows() &&
           a.cost.columns() == b.cost.columns() && a.rows.places.size() == b.rows.places.size() &&
           a.columns.places.size() == b.columns.places.size();
}

/// A scale stays while it suits: bars do not jump at each step of a solve.
double kept(double before, double needed) { return before >= needed && before <= 4 * needed ? before : needed; }

ImGuiMouseCursor cursorOf(const LabScene& scene, const LabTarget& target)
{
    switch (target.part) {
        case LabPart::Point:
            return scene.canDragPoints ? ImGuiMouseCursor_ResizeAll : ImGuiMouseCursor_Arrow;
        case LabPart::Weight:
            if (!scene.canDragWeights) return ImGuiMouseCursor_Arrow;
            return target.isRow ? ImGuiMouseCursor_ResizeEW : ImGuiMouseCursor_ResizeNS;
        case LabPart::Cell:
            if (!isEditable(scene, target.matrix)) return ImGuiMouseCursor_Arrow;
            return target.matrix == LabMatrix::Plan ? ImGuiMouseCursor_Hand : ImGuiMouseCursor_ResizeNS;
        case LabPart::Playhead:
            return ImGuiMouseCursor_ResizeEW;
        case LabPart::Title:
        case LabPart::Angle:
            return ImGuiMouseCursor_Hand;
        case LabPart::None:
        case LabPart::Flow:
        case LabPart::Scaling:
        case LabPart::Knob:
            break;
    }
    return ImGuiMouseCursor_Arrow;
}

double widestOf(const LabPaint& paint, const QStringList& labels)
{
    double widest = 0;
    for (const QString& label : labels) widest = std::max(widest, paint.sizeOf(label).width());
    return widest;
}

}  // namespace

bool isValid(const LabParts& parts, const LabTarget& target)
{
    const LabScene& scene = parts.scene;
    const LabSide& side = target.isRow ? scene.rows : scene.columns;
    const auto isIn = [](int index, std::size_t count) { return index >= 0 && static_cast<std::size_t>(index) < count; };
    switch (target.part) {
        case LabPart::Point:
            return isIn(target.index, side.places.size());
        case LabPart::Weight:
            return isIn(target.index, side.weights.size());
        case LabPart::Scaling:
            return isIn(target.index, side.logScaling.size());
        case LabPart::Flow:
        case LabPart::Cell: {
            const auto* matrix = matrixOf(scene, target.part == LabPart::Cell ? target.matrix : LabMatrix::Plan);
            return matrix && target.row >= 0 && target.row < matrix->rows() && target.column >= 0 &&
                   target.column < matrix->columns();
        }
        case LabPart::Title:
            return matrixOf(scene, target.matrix) != nullptr;
        case LabPart::Playhead:
            return parts.layout.halfIterations >= 1;
        case LabPart::Angle:
            return scene.angle.has_value();
        case LabPart::Knob: {
            const std::vector<LabKnob> knobs = knobsOf(parts.knobs);
            return std::find(knobs.begin(), knobs.end(), static_cast<LabKnob>(target.index)) != knobs.end();
        }
        case LabPart::None:
            break;
    }
    return false;
}

LabCanvas::LabCanvas(QWidget* parent)
    : Canvas(parent),
      m_parts(std::make_unique<LabParts>()),
      m_changes(std::make_unique<LabChanges>(*this, *m_parts)),
      m_pointer(std::make_unique<LabPointer>(*this, *m_parts, *m_changes)),
      m_keyboard(std::make_unique<LabKeyboard>(*this, *m_parts, *m_changes))
{
    setAccessibleName(tr("Drawing of the transport problem"));
    setAccessibleDescription(
        tr("Tab goes through knobs, points, weights and cells; arrow keys choose, Enter types a value."));
    m_parts->field = new LabField(this);
    connect(m_parts->field, &LabField::tabbed, this, [this](bool isForward) {
        if (!m_keyboard->typeNext(isForward)) static_cast<void>(focusNextPrevChild(isForward));
    });
    m_parts->settling.setSingleShot(true);
    m_parts->settling.setInterval(kSettlingMilliseconds);
    connect(&m_parts->settling, &QTimer::timeout, this, [this] { m_changes->settle(); });
    setDraw([this] { draw(); });
}

LabCanvas::~LabCanvas()
{
    // The field would tell a canvas that is half gone about losing the focus.
    delete m_parts->field;
}

const LabScene& LabCanvas::scene() const { return m_parts->scene; }

LabHover LabCanvas::hover() const { return m_parts->hover; }

LabTarget LabCanvas::focus() const { return m_parts->focus; }

LabMatrix LabCanvas::mainMatrix() const
{
    return m_parts->layout.grids.empty() ? m_parts->wanted : m_parts->layout.grids.front().matrix;
}

void LabCanvas::setScene(LabScene scene)
{
    LabParts& parts = *m_parts;
    placeSides(scene);
    const bool isSameShape = hasShapeOf(parts.scene, scene);
    parts.scene = std::move(scene);
    if (!isSameShape) {
        parts.drag.reset();
        parts.held.reset();
        parts.field->cancel();
        parts.box = QRectF();
        parts.scales = scalesOf(parts.scene);
        parts.hover = {};
    }
    const bool isHeld = parts.drag || parts.held;
    if (!isHeld && !suits(parts.box, parts.scene)) parts.box = boxOf(parts.scene);
    const LabScales scales = scalesOf(parts.scene);
    if (!isHeld) {
        parts.scales.rowWeights = kept(parts.scales.rowWeights, scales.rowWeights);
        parts.scales.columnWeights = kept(parts.scales.columnWeights, scales.columnWeights);
    }
    parts.scales.rowScaling = kept(parts.scales.rowScaling, scales.rowScaling);
    parts.scales.columnScaling = kept(parts.scales.columnScaling, scales.columnScaling);
    arrange();
    if (!isValid(*m_parts, parts.focus)) parts.focus = {};
    if (!isValid(*m_parts, parts.pointed)) parts.pointed = {};
    refresh();
}

void LabCanvas::setKnobs(LabKnobs knobs)
{
    // In a lesson, other knobs are free.
    if (m_parts->knobs.variants.isEmpty() != knobs.variants.isEmpty()) m_parts->stripHeight = 0;
    m_parts->knobs = std::move(knobs);
    if (!isValid(*m_parts, m_parts->focus)) m_parts->focus = {};
    refresh();
}

void LabCanvas::setHover(LabHover hover)
{
    if (hover == m_parts->hover) return;
    m_parts->hover = hover;
    refresh();
}

void LabCanvas::setMainMatrix(LabMatrix matrix)
{
    m_parts->wanted = matrix;
    arrange();
    refresh();
}

/// The layout follows scene, size and fonts.
void LabCanvas::arrange()
{
    LabParts& parts = *m_parts;
    const std::vector<LabMatrix> matrices = matricesOf(parts.scene);
    LabMatrix main = parts.wanted;
    for (const LabMatrix instead : {LabMatrix::Plan, LabMatrix::Cost})
        if (std::find(matrices.begin(), matrices.end(), main) == matrices.end()) main = instead;
    const QSizeF pixels = QSizeF(size()) * devicePixelRatioF();
    parts.layout =
        layoutLab(pixels, parts.measures, parts.scene, main, parts.box.isEmpty() ? boxOf(parts.scene) : parts.box);
    setScales(parts.layout, parts.scales);
}

QRectF LabCanvas::rectOf(const LabTarget& target) const
{
    if (!isValid(*m_parts, target)) return {};
    const QRectF pixels = target.part == LabPart::Knob ? m_parts->strip.of(static_cast<LabKnob>(target.index)).whole
                                                       : widgets::rectOf(m_parts->layout, m_parts->scene, target);
    const double scale = devicePixelRatioF();
    return {pixels.topLeft() / scale, pixels.size() / scale};
}

QStringList LabCanvas::focusText() const
{
    const LabTarget& focus = m_parts->focus;
    if (focus.part != LabPart::Knob) return describe(m_parts->scene, focus);
    const auto knob = static_cast<LabKnob>(focus.index);
    return {nameOf(knob), valueText(m_parts->knobs, knob)};
}

void LabCanvas::draw()
{
    LabParts& parts = *m_parts;
    const auto em = static_cast<double>(ImGui::GetFontSize());
    const LabPaint paint(*ImGui::GetWindowDrawList(), LabColours::of(palette()), em, static_cast<double>(unit()),
                         [this](const QString& words) { return text(words); });
    const QPointF origin(0.7 * em, 0.6 * em);
    const double wide = width() * devicePixelRatioF();
    parts.strip = placeKnobs(paint, parts.knobs, origin, wide - 2 * origin.x());
    if (std::exchange(parts.stripWidth, wide) != wide) parts.stripHeight = 0;
    parts.stripHeight = std::max(parts.stripHeight, parts.strip.height);
    parts.measures = {em, parts.stripHeight, widestOf(paint, parts.scene.rows.labels),
                      widestOf(paint, parts.scene.columns.labels)};
    arrange();
    drawPlane(paint, parts.layout, parts.scene, parts.hover);
    drawFormula(paint, parts.layout, parts.scene);
    drawMatrices(paint, parts.layout, parts.scene, parts.hover, parts.pointed);
    drawBars(paint, parts.layout, parts.scene, parts.hover);
    drawTraces(paint, parts.layout, parts.scene);
    for (const LabKnobDeed& deed : drawKnobs(paint, parts.strip, parts.knobs, parts.sliding)) {
        // Not now: the owner may answer with another scene, which is being drawn.
        QMetaObject::invokeMethod(
            this, [this, deed] { m_changes->setKnob(deed.knob, deed.value, deed.isDone); }, Qt::QueuedConnection);
    }
    parts.hasPopup = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
    if (!parts.hasPopup && !parts.passesButton && parts.pointed.part != LabPart::None)
        ImGui::SetMouseCursor(cursorOf(parts.scene, parts.pointed));
    if (!parts.hasPopup) drawOverlay();
}

/// The focus, and what is said about what the pointer or the keyboard is at.
void LabCanvas::drawOverlay()
{
    const LabParts& parts = *m_parts;
    const auto em = static_cast<double>(ImGui::GetFontSize());
    const LabPaint paint(*ImGui::GetForegroundDrawList(), LabColours::of(palette()), em, static_cast<double>(unit()),
                         [this](const QString& words) { return text(words); });
    const QRectF all(QPointF(0, 0), QSizeF(size()) * devicePixelRatioF());
    const double scale = devicePixelRatioF();
    if (parts.isRingShown && hasFocus() && isValid(*m_parts, parts.focus)) {
        const QRectF rect = rectOf(parts.focus);
        const QRectF ring(rect.topLeft() * scale, rect.size() * scale);
        paint.focusRing(ring);
        if (parts.held) paint.frame(ring.adjusted(-0.6 * em, -0.6 * em, 0.6 * em, 0.6 * em), paint.colours().accent, 1);
        const bool saysMore = parts.focus.part != LabPart::Knob && parts.focus.part != LabPart::Title;
        if (saysMore && parts.field->isHidden()) drawNote(paint, all, ring, describe(parts.scene, parts.focus));
        return;
    }
    if (parts.field->isHidden() && isValid(*m_parts, parts.pointed))
        drawNote(paint, all, QRectF(parts.pointer, QSizeF(0.6 * em, 0.6 * em)), describe(parts.scene, parts.pointed));
}

void LabCanvas::dropChanges() { m_changes->drop(); }

void LabCanvas::mousePressEvent(QMouseEvent* event)
{
    if (!m_pointer->press(*event)) Canvas::mousePressEvent(event);
}

void LabCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pointer->move(*event)) return;
    Canvas::mouseMoveEvent(event);
    m_pointer->hover();
}

void LabCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_pointer->release(*event)) Canvas::mouseReleaseEvent(event);
}

void LabCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    // A second press, for ImGui.
    if (!m_pointer->pressTwice(*event)) Canvas::mousePressEvent(event);
}

void LabCanvas::wheelEvent(QWheelEvent* event)
{
    if (!m_pointer->wheel(*event)) Canvas::wheelEvent(event);
}

void LabCanvas::leaveEvent(QEvent* event)
{
    Canvas::leaveEvent(event);
    m_pointer->leave();
}

bool LabCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !m_parts->hasPopup &&
        m_keyboard->handles(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return Canvas::event(event);
}

void LabCanvas::keyPressEvent(QKeyEvent* event)
{
    // An open list of ImGui is closed by Escape.
    if (m_parts->hasPopup) {
        if (event->key() == Qt::Key_Escape)
            Canvas::keyPressEvent(event);
        else
            event->ignore();
        return;
    }
    if (!m_keyboard->handles(*event)) {
        event->ignore();
        return;
    }
    event->accept();
    m_keyboard->press(*event);
}

void LabCanvas::keyReleaseEvent(QKeyEvent* event)
{
    Canvas::keyReleaseEvent(event);
    if (!event->isAutoRepeat() && !m_parts->settling.isActive()) m_changes->settle();
}

void LabCanvas::focusInEvent(QFocusEvent* event)
{
    const bool isForward = event->reason() == Qt::TabFocusReason, isBack = event->reason() == Qt::BacktabFocusReason;
    // ImGui would go to the first of its own items.
    QFocusEvent plain(QEvent::FocusIn, Qt::OtherFocusReason);
    Canvas::focusInEvent(&plain);
    if (isForward || isBack) m_keyboard->enter(isForward);
}

void LabCanvas::focusOutEvent(QFocusEvent* event)
{
    Canvas::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason) return;
    m_changes->endChange(true);
    m_changes->settle();
    if (m_parts->isRingShown && m_parts->field->isHidden()) m_changes->light({});
}

bool LabCanvas::focusNextPrevChild(bool next)
{
    m_parts->field->finish();
    m_changes->endChange(true);
    m_changes->settle();
    return m_keyboard->goOn(next) || Canvas::focusNextPrevChild(next);
}

}  // namespace rosa::widgets
