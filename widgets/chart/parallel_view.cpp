#include "widgets/chart/parallel_view.h"

#include <algorithm>
#include <cmath>

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/chart/chart_view.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::widgets {

namespace {

constexpr double kAxisReach = 12, kEdgeReach = 5, kLineReach = 6, kBrushWidth = 14;
constexpr float kKeyStep = 0.05F;
constexpr double kLeastStep = 6;  ///< Between two axes, in widths of a character.

}  // namespace

ParallelView::ParallelView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Parallel coordinates"));
}

QSize ParallelView::minimumSizeHint() const
{
    const auto axes = m_picture ? static_cast<int>(m_picture->axes.size()) : 2;
    return {static_cast<int>((axes + 1) * kLeastStep * fontMetrics().averageCharWidth()), 140};
}

void ParallelView::setPicture(ParallelPtr picture)
{
    const bool hasOtherAxes = !picture || !m_picture || picture->axes.size() != m_picture->axes.size();
    m_picture = std::move(picture);
    const std::size_t axes = m_picture ? m_picture->axes.size() : 0;
    if (hasOtherAxes) {
        m_brushes.assign(axes, std::nullopt);
        m_axis = 0;
        m_grip = Grip::None;
        m_dragged = -1;
        updateGeometry();
    }
    if (m_picture && m_kept.size() != m_picture->lines()) m_kept.clear();
    m_hovered = -1;
    invalidate();
    announce();
}

void ParallelView::setKept(const std::vector<char>& kept)
{
    if (kept == m_kept) return;
    m_kept = kept;
    if (m_picture && !m_kept.empty() && m_kept.size() != m_picture->lines()) m_kept.clear();
    updateShown();
}

std::vector<char> ParallelView::shownLines() const
{
    if (m_chosen.size() <= kManyChosen) return m_kept;
    std::vector<char> shown;
    shown.reserve(m_picture->lines());
    for (const int subject : m_picture->subjects) shown.push_back(m_chosen.contains(subject) ? 1 : 0);
    return shown;
}

void ParallelView::updateShown()
{
    if (m_picture && m_isDense) m_density.setKept(*m_picture, m_layout, shownLines());
    m_lines = {};
    update();
}

void ParallelView::setChosen(const QSet<int>& subjects)
{
    if (subjects == m_chosen) return;
    const bool changesLines = subjects.size() > kManyChosen || m_chosen.size() > kManyChosen;
    m_chosen = subjects;
    if (changesLines) updateShown();
    update();
}

void ParallelView::setColours(const QHash<int, QColor>& colours)
{
    m_colours = colours;
    update();
}

void ParallelView::setBrushes(const std::vector<Brush>& brushes)
{
    if (!m_picture || brushes.size() != m_picture->axes.size()) return;
    m_brushes = brushes;
    announce();
    update();
}

QPoint ParallelView::placeOf(std::size_t axis, float share) const
{
    return axis < m_layout.x.size() ? QPointF(m_layout.x[axis], m_layout.y(share)).toPoint() : QPoint();
}

void ParallelView::invalidate()
{
    m_lines = {};
    m_isDense = false;
    layOut();
    update();
}

void ParallelView::layOut()
{
    if (m_picture) m_layout = layoutParallel(*m_picture, QRectF(rect()).adjusted(6, 6, -6, -4), QFontMetricsF(font(), this));
}

void ParallelView::draw()
{
    const double ratio = devicePixelRatioF();
    const ChartColours colours = chartColours(palette());
    m_lines = QPixmap(QSizeF(size()).toSize() * ratio);
    m_lines.setDevicePixelRatio(ratio);
    m_lines.fill(colours.back);
    QPainter painter(&m_lines);
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_picture->lines() > kManyLines) {
        if (!m_isDense) m_density.draw(*m_picture, m_layout, size(), shownLines());
        m_isDense = true;
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(rect()), m_density.image(colours));
    } else {
        drawParallelLines(painter, *m_picture, m_layout, shownLines(), colours);
    }
    drawParallelAxes(painter, *m_picture, m_layout, colours);
}

void ParallelView::drawBrushes(QPainter& painter) const
{
    const QColor colour = palette().color(QPalette::Highlight);
    QColor fill = colour;
    fill.setAlphaF(0.28F);
    for (std::size_t axis = 0; axis < m_brushes.size(); ++axis) {
        if (const Brush& brush = m_brushes[axis]) {
            const QRectF box(QPointF(m_layout.x[axis] - kBrushWidth / 2, m_layout.y(brush->second)),
                             QPointF(m_layout.x[axis] + kBrushWidth / 2, m_layout.y(brush->first)));
            painter.setPen(QPen(colour, 1.4));
            painter.setBrush(fill);
            painter.drawRoundedRect(box, 2, 2);
        }
        if (!hasFocus() || static_cast<int>(axis) != m_axis) continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 1.6, Qt::DotLine));
        painter.drawRect(QRectF(m_layout.x[axis] - kBrushWidth / 2 - 3, m_layout.plot.top() - 4, kBrushWidth + 6,
                                m_layout.plot.height() + 8));
    }
}

void ParallelView::drawChosen(QPainter& painter) const
{
    if (m_chosen.isEmpty() && m_hovered < 0) return;
    const QColor text = palette().color(QPalette::Text);
    for (std::size_t line = 0; line < m_picture->lines(); ++line) {
        const bool isHovered = static_cast<int>(line) == m_hovered;
        const bool isChosen = m_chosen.size() <= kManyChosen && m_chosen.contains(m_picture->subjects[line]);
        if (!isHovered && !isChosen) continue;
        drawParallelLine(painter, *m_picture, m_layout, line, palette().color(QPalette::Base), 5);
        drawParallelLine(painter, *m_picture, m_layout, line, m_colours.value(m_picture->subjects[line], text), 2.6);
    }
}

void ParallelView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_picture || m_picture->axes.empty()) {
        painter.fillRect(rect(), palette().base());
    } else {
        if (m_lines.isNull()) draw();
        painter.drawPixmap(0, 0, m_lines);
        painter.setRenderHint(QPainter::Antialiasing);
        drawChosen(painter);
        drawBrushes(painter);
    }
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

bool ParallelView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_picture) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const int axis = axisAt(help->pos());
    if (m_hovered >= 0 && m_describe)
        QToolTip::showText(help->globalPos(), literal(m_describe(m_picture->subjects[static_cast<std::size_t>(m_hovered)])),
                           this);
    else if (axis >= 0)
        QToolTip::showText(help->globalPos(), literal(brushText(static_cast<std::size_t>(axis))), this);
    else
        QToolTip::hideText();
    return true;
}

void ParallelView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        invalidate();
}

void ParallelView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    invalidate();
}

int ParallelView::axisAt(const QPointF& place) const
{
    if (!m_picture || place.y() < m_layout.plot.top() - 10 || place.y() > m_layout.plot.bottom() + 10) return -1;
    for (std::size_t axis = 0; axis < m_layout.x.size(); ++axis)
        if (std::abs(place.x() - m_layout.x[axis]) <= std::min(kAxisReach, m_layout.step() / 3))
            return static_cast<int>(axis);
    return -1;
}

ParallelView::Grip ParallelView::gripAt(int axis, const QPointF& place) const
{
    const Brush& brush = m_brushes[static_cast<std::size_t>(axis)];
    if (!brush) return Grip::New;
    const double high = m_layout.y(brush->second), low = m_layout.y(brush->first);
    if (std::abs(place.y() - high) <= kEdgeReach) return Grip::High;
    if (std::abs(place.y() - low) <= kEdgeReach) return Grip::Low;
    return place.y() > high && place.y() < low ? Grip::Move : Grip::New;
}

float ParallelView::shareAt(double y) const
{
    return static_cast<float>(std::clamp((m_layout.plot.bottom() - y) / m_layout.plot.height(), 0.0, 1.0));
}

int ParallelView::lineAt(const QPointF& place) const
{
    if (!m_picture || m_layout.x.size() < 2 || !m_layout.plot.contains(place)) return -1;
    const auto axis = static_cast<std::size_t>(
        std::clamp((place.x() - m_layout.x[0]) / m_layout.step(), 0.0, static_cast<double>(m_layout.x.size()) - 2.0));
    const auto share = static_cast<float>((place.x() - m_layout.x[axis]) / m_layout.step());
    int nearest = -1;
    double best = kLineReach;
    for (std::size_t line = 0; line < m_picture->lines(); ++line) {
        if (!m_kept.empty() && !m_kept[line]) continue;
        const float from = m_picture->place(line, axis), to = m_picture->place(line, axis + 1);
        const double distance = std::abs(m_layout.y(from + share * (to - from)) - place.y());
        if (distance < best) nearest = static_cast<int>(line), best = distance;  // false for gaps
    }
    return nearest;
}

void ParallelView::changeBrush(int axis, const Brush& brush)
{
    Brush& now = m_brushes[static_cast<std::size_t>(axis)];
    if (now == brush) return;
    now = brush;
    announce();
    update();
    Q_EMIT brushesChanged();
}

void ParallelView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_picture) return QWidget::mousePressEvent(event);
    if (const int axis = axisAt(event->position()); axis >= 0) {
        m_axis = m_dragged = axis;
        m_grip = gripAt(axis, event->position());
        m_from = shareAt(event->position().y());
        m_before = m_brushes[static_cast<std::size_t>(axis)];
        announce();
        update();
        return;
    }
    const int line = lineAt(event->position());
    if (line >= 0) Q_EMIT chosen(m_picture->subjects[static_cast<std::size_t>(line)], event->modifiers());
}

void ParallelView::drag(float share)
{
    Brush brush = m_before;
    switch (m_grip) {
        case Grip::None:
            return;
        case Grip::New:
            brush = std::minmax(m_from, share);
            break;
        case Grip::Low:
            brush = std::minmax(share, m_before->second);
            break;
        case Grip::High:
            brush = std::minmax(m_before->first, share);
            break;
        case Grip::Move: {
            const float by = std::clamp(share - m_from, -m_before->first, 1 - m_before->second);
            brush = {m_before->first + by, m_before->second + by};
            break;
        }
    }
    const bool isClick = m_grip == Grip::New && std::abs(m_layout.y(m_from) - m_layout.y(share)) < 3;
    changeBrush(m_dragged, isClick ? m_before : brush);
}

void ParallelView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_grip != Grip::None) return drag(shareAt(event->position().y()));
    const int axis = axisAt(event->position());
    const int line = axis >= 0 ? -1 : lineAt(event->position());
    const Grip grip = axis >= 0 ? gripAt(axis, event->position()) : Grip::None;
    setCursor(grip == Grip::Move                        ? Qt::OpenHandCursor
              : grip == Grip::New                       ? Qt::CrossCursor
              : grip == Grip::Low || grip == Grip::High ? Qt::SizeVerCursor
              : line >= 0                               ? Qt::PointingHandCursor
                                                        : Qt::ArrowCursor);
    if (line == m_hovered) return;
    m_hovered = line;
    update();
}

void ParallelView::mouseReleaseEvent(QMouseEvent* event)
{
    QWidget::mouseReleaseEvent(event);
    m_grip = Grip::None;
    m_dragged = -1;
}

void ParallelView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_picture) return;
    m_grip = Grip::None;
    if (const int axis = axisAt(event->position()); axis >= 0) return changeBrush(axis, std::nullopt);
    const int line = lineAt(event->position());
    if (line >= 0) Q_EMIT opened(m_picture->subjects[static_cast<std::size_t>(line)]);
}

void ParallelView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered = -1;
    update();
}

bool ParallelView::changeByKey(const QKeyEvent& event)
{
    const Brush& brush = m_brushes[static_cast<std::size_t>(m_axis)];
    const int key = event.key();
    if (key == Qt::Key_Space) return changeBrush(m_axis, brush ? Brush() : Brush({0.5F, 1.0F})), true;
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace) return changeBrush(m_axis, std::nullopt), true;
    if (key != Qt::Key_Up && key != Qt::Key_Down) return false;
    if (!brush) return changeBrush(m_axis, key == Qt::Key_Up ? Brush({0.5F, 1.0F}) : Brush({0.0F, 0.5F})), true;
    const float by = key == Qt::Key_Up ? kKeyStep : -kKeyStep;
    auto [low, high] = *brush;
    if (event.modifiers() & Qt::ShiftModifier) {
        high = std::clamp(high + by, low, 1.0F);
    } else if (event.modifiers() & Qt::ControlModifier) {
        low = std::clamp(low + by, 0.0F, high);
    } else {
        const float moved = std::clamp(by, -low, 1 - high);
        low += moved;
        high += moved;
    }
    changeBrush(m_axis, Brush({low, high}));
    return true;
}

void ParallelView::keyPressEvent(QKeyEvent* event)
{
    if (!m_picture || m_picture->axes.empty()) return QWidget::keyPressEvent(event);
    const int last = static_cast<int>(m_picture->axes.size()) - 1;
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        m_axis = std::clamp(m_axis + (event->key() == Qt::Key_Right ? 1 : -1), 0, last);
        announce();
        update();
        return Q_EMIT axisSelected(placeOf(static_cast<std::size_t>(m_axis), 0).x());
    }
    const bool hasBrush = std::ranges::any_of(m_brushes, [](const Brush& brush) { return brush.has_value(); });
    if (event->key() == Qt::Key_Escape && hasBrush) {
        m_brushes.assign(m_brushes.size(), std::nullopt);
        announce();
        update();
        Q_EMIT brushesChanged();
        return;
    }
    if (!changeByKey(*event)) QWidget::keyPressEvent(event);
}

QString ParallelView::brushText(std::size_t axis) const
{
    const ChartScale& scale = m_picture->axes[axis];
    const Brush& brush = m_brushes[axis];
    if (!brush) return tr("%1: not brushed; drag along the axis to brush a part of it").arg(scale.title);
    if (!scale.names.isEmpty()) {
        QStringList inside;
        for (qsizetype i = 0; i < scale.names.size(); ++i) {
            if (isInside(brush, static_cast<float>(scale.shareOf(static_cast<double>(i))))) inside.append(scale.names[i]);
        }
        return tr("%1: brushed %2").arg(scale.title, inside.join(QStringLiteral(", ")));
    }
    return tr("%1: brushed %2 … %3")
        .arg(scale.title, scale.text(scale.valueAt(static_cast<double>(brush->first))),
             scale.text(scale.valueAt(static_cast<double>(brush->second))));
}

void ParallelView::announce()
{
    if (!m_picture || m_picture->axes.empty()) return setAccessibleDescription({});
    const QString text = brushText(static_cast<std::size_t>(m_axis));
    if (text == accessibleDescription()) return;
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void ParallelView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void ParallelView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace rosa::widgets
