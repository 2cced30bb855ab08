#include "widgets/slider/stop_slider.h"

#include <algorithm>
#include <cmath>

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

#include "widgets/style/theme.h"

namespace rosa::widgets {

namespace {

constexpr int kTick = 4;       ///< Length of a tick.
constexpr int kCatch = 6;      ///< A stop catches the handle from this distance, in pixels.
constexpr double kText = 0.8;  ///< Of the font's size.

QFont stopFont(const QFont& font)
{
    QFont small = font;
    small.setPointSizeF(std::max(6.0, font.pointSizeF() * kText));
    return small;
}

}  // namespace

StopSlider::StopSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

void StopSlider::setStops(std::vector<SliderStop> stops)
{
    const bool hadStops = m_stops.empty();
    m_stops = std::move(stops);
    if (hadStops != m_stops.empty()) updateGeometry();
    update();
}

QSize StopSlider::sizeHint() const
{
    const QSize plain = QSlider::sizeHint();
    return {plain.width() + 2 * kCatch, plain.height() + kTick + QFontMetrics(stopFont(font())).height()};
}

QSize StopSlider::minimumSizeHint() const { return {70, sizeHint().height()}; }

QRect StopSlider::grooveArea() const
{
    QRect area = rect();
    area.setHeight(std::min(height(), QSlider::sizeHint().height()));
    return area;
}

int StopSlider::handleLength() const { return style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this); }

int StopSlider::placeOf(int position) const
{
    return QStyle::sliderPositionFromValue(minimum(), maximum(), position, width() - handleLength()) + handleLength() / 2;
}

int StopSlider::positionAt(double x) const
{
    const SliderStop* nearest = nullptr;
    for (const SliderStop& stop : m_stops)
        if (std::abs(placeOf(stop.position) - x) <= kCatch &&
            (!nearest || std::abs(placeOf(stop.position) - x) <= std::abs(placeOf(nearest->position) - x)))
            nearest = &stop;
    if (nearest) return nearest->position;
    return QStyle::sliderValueFromPosition(minimum(), maximum(), static_cast<int>(std::lround(x)) - handleLength() / 2,
                                           width() - handleLength());
}

void StopSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawStops(painter);
    QStyleOptionSlider option;
    initStyleOption(&option);
    option.rect = grooveArea();
    option.subControls = QStyle::SC_SliderGroove | QStyle::SC_SliderHandle;
    style()->drawComplexControl(QStyle::CC_Slider, &option, &painter, this);
}

/// Texts that would touch their neighbours are left out; that of the training comes first.
void StopSlider::drawStops(QPainter& painter) const
{
    const int top = grooveArea().bottom() - 2;
    painter.setFont(stopFont(font()));
    const QFontMetrics metrics = painter.fontMetrics();
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor quiet = quietText(palette());
    std::vector<QRect> taken;
    const auto draw = [&](const SliderStop& stop) {
        const int x = placeOf(stop.position);
        painter.setPen(QPen(stop.isHome ? accent : quiet, stop.isHome ? 2 : 1));
        painter.drawLine(x, top, x, top + kTick);
        if (stop.text.isEmpty()) return;
        const int wide = metrics.horizontalAdvance(stop.text) + 4;
        const QRect place(std::clamp(x - wide / 2, 0, std::max(0, width() - wide)), top + kTick, wide, metrics.height());
        if (std::ranges::any_of(taken, [&](const QRect& other) { return other.intersects(place); })) return;
        taken.push_back(place);
        painter.setPen(quiet);
        painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, stop.text);
    };
    const auto home = std::ranges::find(m_stops, true, &SliderStop::isHome);
    if (home != m_stops.end()) draw(*home);
    for (const SliderStop& stop : m_stops)
        if (home == m_stops.end() || stop.position != home->position) draw(stop);
}

void StopSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return event->ignore();
    event->accept();
    m_leavesGhost = event->modifiers().testFlag(Qt::AltModifier);
    setSliderDown(true);
    setSliderPosition(positionAt(event->position().x()));
}

void StopSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (!isSliderDown()) return event->ignore();
    event->accept();
    setSliderPosition(positionAt(event->position().x()));
}

void StopSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !isSliderDown()) return event->ignore();
    event->accept();
    setSliderDown(false);
    m_leavesGhost = false;
}

}  // namespace rosa::widgets
