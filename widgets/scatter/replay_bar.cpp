#include "widgets/scatter/replay_bar.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <QToolButton>

#include "widgets/style/icons.h"
#include "widgets/style/theme.h"

namespace rosa::widgets {

namespace {

constexpr double kReplayMargin = 6;
constexpr int kStepMilliseconds = 110;

}  // namespace

CurveSlider::CurveSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setRange(0, 0);
    setSingleStep(1);
    setPageStep(5);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CurveSlider::setValues(std::vector<double> values)
{
    m_values = std::move(values);
    setMaximum(std::max(0, static_cast<int>(m_values.size()) - 1));
    update();
}

double CurveSlider::placeOf(double position) const
{
    return kReplayMargin + position / std::max(1, maximum()) * (width() - 2 * kReplayMargin);
}

void CurveSlider::seek(double x)
{
    setValue(static_cast<int>(std::lround((x - kReplayMargin) / std::max(1.0, width() - 2 * kReplayMargin) * maximum())));
}

void CurveSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) seek(event->position().x());
}

void CurveSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) seek(event->position().x());
}

void CurveSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double bottom = height() - 5.0;
    painter.setPen(QPen(lineColour(palette()), 1));
    painter.drawLine(QPointF(kReplayMargin, bottom), QPointF(width() - kReplayMargin, bottom));
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const double value : m_values) {
        if (!std::isfinite(value)) continue;
        low = std::min(low, value);
        high = std::max(high, value);
    }
    const auto pointOf = [&](std::size_t i) {
        const double share = high > low ? (m_values[i] - low) / (high - low) : 0;
        return QPointF(placeOf(static_cast<double>(i)), bottom - 1 - share * (bottom - 6));
    };
    painter.setPen(QPen(quietText(palette()), 1.5));
    QPolygonF piece;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        if (std::isfinite(m_values[i])) piece.append(pointOf(i));
        if (std::isfinite(m_values[i]) && i + 1 < m_values.size()) continue;
        painter.drawPolyline(piece);
        piece.clear();
    }
    if (m_values.size() < 2) return;
    const QColor accent = palette().color(isEnabled() ? QPalette::Highlight : QPalette::Mid);
    const double x = placeOf(value());
    painter.setPen(QPen(accent, 2));
    painter.drawLine(QPointF(x, 2), QPointF(x, bottom));
    const auto current = static_cast<std::size_t>(value());
    painter.setBrush(accent);
    painter.setPen(QPen(palette().color(QPalette::Window), 1.5));
    if (current < m_values.size() && std::isfinite(m_values[current])) painter.drawEllipse(pointOf(current), 4.5, 4.5);
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(accent, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
}

ReplayBar::ReplayBar(QWidget* parent) : QWidget(parent), m_button(new QToolButton), m_slider(new CurveSlider)
{
    m_button->setAutoRaise(true);
    m_button->setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_button);
    layout->addWidget(m_slider, 1);
    m_timer.setInterval(kStepMilliseconds);
    connect(m_button, &QToolButton::clicked, this, [this] { m_timer.isActive() ? pause() : play(); });
    connect(m_slider, &QSlider::valueChanged, this, &ReplayBar::currentChanged);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_slider->value() < m_slider->maximum()) m_slider->setValue(m_slider->value() + 1);
        if (m_slider->value() == m_slider->maximum()) pause();
    });
    pause();
}

void ReplayBar::clear()
{
    pause();
    const QSignalBlocker blocker(m_slider);
    m_slider->setValues({});
}

void ReplayBar::addSteps(const std::vector<double>& values)
{
    if (values.empty()) return;
    const bool wasEmpty = count() == 0;
    const bool isAtEnd = wasEmpty || m_slider->value() == m_slider->maximum();
    std::vector<double> all = m_slider->values();
    all.insert(all.end(), values.begin(), values.end());
    m_slider->setValues(std::move(all));
    if (!isAtEnd || m_timer.isActive()) return;
    if (m_slider->value() == m_slider->maximum())
        Q_EMIT currentChanged(m_slider->value());
    else
        m_slider->setValue(m_slider->maximum());
}

void ReplayBar::play()
{
    if (count() < 2) return;
    if (m_slider->value() == m_slider->maximum()) m_slider->setValue(0);
    m_timer.start();
    m_button->setIcon(icon(QStringLiteral("pause")));
    m_button->setToolTip(tr("Pause"));
    m_button->setAccessibleName(tr("Pause"));
}

void ReplayBar::pause()
{
    m_timer.stop();
    m_button->setIcon(icon(QStringLiteral("play")));
    m_button->setToolTip(tr("Replay from the start"));
    m_button->setAccessibleName(tr("Replay from the start"));
}

}  // namespace rosa::widgets
