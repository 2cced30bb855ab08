#include "widgets/chart/chart_view.h"

#include <algorithm>
#include <cmath>

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::widgets {

namespace {

constexpr double kMarkRadius = 5.5;
constexpr qsizetype kManyChosen = 500;  ///< More marks are filled instead of outlined: a tenth of the time.
constexpr double kReach = 9;            ///< Distance at which a point is hit.

double distanceTo(const QRectF& place, const QPointF& at)
{
    const double x = std::max({place.left() - at.x(), 0.0, at.x() - place.right()});
    const double y = std::max({place.top() - at.y(), 0.0, at.y() - place.bottom()});
    return std::hypot(x, y);
}

}  // namespace

ChartColours chartColours(const QPalette& palette)
{
    return {palette.color(QPalette::Text),
            quietText(palette),
            lineColour(palette),
            palette.color(QPalette::Base),
            errorColour(palette),
            palette.color(QPalette::Text),
            isDark(palette)};
}

ChartView::ChartView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ChartView::setChart(ChartPtr chart, const QString& lack)
{
    m_chart = std::move(chart);
    m_lack = lack;
    m_hovered = -1;
    if (!m_chart) setAccessibleDescription(lack);
    if (!hasSubject(m_current)) setCurrent(-1);
    invalidate();
}

void ChartView::setChosen(const QSet<int>& subjects)
{
    if (subjects == m_chosen) return;
    m_chosen = subjects;
    m_highlights = {};
    update();
}

QPointF ChartView::placeOf(int subject)
{
    if (m_chart && m_picture.isNull()) draw();
    const auto found = std::ranges::find(targets(), subject, &Target::subject);
    if (found == targets().end()) return {};
    return found->place.isEmpty() ? found->place.topLeft() : found->place.center();
}

void ChartView::invalidate()
{
    m_picture = {};
    m_highlights = {};
    m_targets.clear();
    m_hasTargets = false;
    update();
}

void ChartView::draw()
{
    const double ratio = devicePixelRatioF();
    m_picture = QPixmap(QSizeF(size()).toSize() * ratio);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(palette().color(QPalette::Base));
    QPainter painter(&m_picture);
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    m_layout = layoutChart(*m_chart, QRectF(rect()).adjusted(8, 6, -8, -6), font(), this);
    drawChart(painter, *m_chart, m_layout, chartColours(palette()));
}

const std::vector<ChartView::Target>& ChartView::targets() const
{
    if (m_hasTargets || !m_chart || m_picture.isNull()) return m_targets;
    m_hasTargets = true;
    for (std::size_t i = 0; i < m_chart->panels.size(); ++i) {
        const ChartPanel& panel = m_chart->panels[i];
        for (const ChartPoint& point : panel.points)
            if (point.subject >= 0)
                m_targets.push_back({point.subject, QRectF(m_layout.at(*m_chart, i, point.x, point.y), QSizeF()), nullptr});
        for (const ChartBox& box : panel.boxes)
            if (box.subject >= 0 || !box.tip.isEmpty())
                m_targets.push_back(
                    {box.subject,
                     QRectF(m_layout.at(*m_chart, i, box.left, box.top), m_layout.at(*m_chart, i, box.right, box.bottom)),
                     box.tip.isEmpty() ? nullptr : &box.tip});
        for (const ChartLine& line : panel.lines)
            if (line.subject >= 0 && !line.at.empty())
                m_targets.push_back({line.subject,
                                     QRectF(m_layout.at(*m_chart, i, line.at.back().x(), line.at.back().y()), QSizeF()),
                                     nullptr});
    }
    std::ranges::stable_sort(m_targets, {}, [](const Target& target) { return target.place.left(); });
    return m_targets;
}

bool ChartView::hasSubject(int subject) const
{
    const auto isIt = [subject](const auto& mark) { return mark.subject == subject; };
    return m_chart && std::ranges::any_of(m_chart->panels, [&](const ChartPanel& panel) {
               return std::ranges::any_of(panel.points, isIt) || std::ranges::any_of(panel.boxes, isIt) ||
                      std::ranges::any_of(panel.lines, isIt);
           });
}

const ChartView::Target* ChartView::targetAt(const QPointF& place) const
{
    const Target* nearest = nullptr;
    double best = kReach;
    for (const Target& target : targets())
        if (const double distance = distanceTo(target.place, place); distance < best) nearest = &target, best = distance;
    return nearest;
}

QString ChartView::textOf(const Target& target) const
{
    if (target.tip) return *target.tip;
    return m_describe ? m_describe(target.subject) : QString();
}

void ChartView::drawMarks(QPainter& painter, const std::function<bool(int subject)>& isMeant) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const Target& target : targets()) {
        if (target.subject < 0 || !isMeant(target.subject)) continue;
        if (target.place.isEmpty())
            painter.drawEllipse(target.place.topLeft(), kMarkRadius, kMarkRadius);
        else
            painter.drawRect(target.place.adjusted(-1, -1, 0, 0));
    }
}

void ChartView::fillMarks(QPainter& painter) const
{
    constexpr int kSide = 5;
    std::vector<QRect> marks;
    for (const Target& target : targets()) {
        if (!m_chosen.contains(target.subject)) continue;
        marks.push_back(target.place.isEmpty()
                            ? QRect(target.place.topLeft().toPoint() - QPoint(kSide / 2, kSide / 2), QSize(kSide, kSide))
                            : target.place.toAlignedRect());
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chartColours(palette()).chosen);
    painter.drawRects(marks.data(), static_cast<int>(marks.size()));
}

void ChartView::drawLines(QPainter& painter, const std::function<bool(int subject)>& isMeant) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_chart->panels.size(); ++i)
        for (const ChartLine& line : m_chart->panels[i].lines) {
            if (line.subject < 0 || !isMeant(line.subject)) continue;
            QPolygonF places;
            for (const QPointF& at : line.at) places << m_layout.at(*m_chart, i, at.x(), at.y());
            painter.drawPolyline(places);
        }
}

void ChartView::drawHighlights(QPainter& painter)
{
    const QColor colour = chartColours(palette()).chosen;
    if (!m_chosen.isEmpty() && m_highlights.isNull()) {
        m_highlights = QPixmap(m_picture.size());
        m_highlights.setDevicePixelRatio(m_picture.devicePixelRatio());
        m_highlights.fill(Qt::transparent);
        QPainter marks(&m_highlights);
        const auto isChosen = [this](int subject) { return m_chosen.contains(subject); };
        marks.setPen(QPen(colour, 2.6));
        drawLines(marks, isChosen);
        marks.setPen(QPen(colour, 2));
        if (m_chosen.size() <= kManyChosen)
            drawMarks(marks, isChosen);
        else
            fillMarks(marks);
    }
    if (!m_chosen.isEmpty()) painter.drawPixmap(0, 0, m_highlights);
    if (m_hovered >= 0) {
        const auto isHovered = [this](int subject) { return subject == m_hovered; };
        painter.setPen(QPen(colour, 2.6));
        drawLines(painter, isHovered);
        painter.setPen(QPen(colour, 2));
        drawMarks(painter, isHovered);
    }
    if (!hasFocus() || m_current < 0) return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    drawMarks(painter, [this](int subject) { return subject == m_current; });
}

void ChartView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_chart) {
        painter.fillRect(rect(), palette().base());
        painter.setPen(quietText(palette()));
        painter.drawText(rect().adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap, m_lack);
    } else {
        if (m_picture.isNull()) draw();
        painter.drawPixmap(0, 0, m_picture);
        drawHighlights(painter);
    }
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

bool ChartView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const Target* target = targetAt(help->pos());
        if (target)
            QToolTip::showText(help->globalPos(), literal(textOf(*target)), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        invalidate();
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    invalidate();
}

void ChartView::mousePressEvent(QMouseEvent* event)
{
    const Target* target = targetAt(event->position());
    if (event->button() != Qt::LeftButton || !target || target->subject < 0) return QWidget::mousePressEvent(event);
    const int subject = target->subject;  // the receiver may replace the chart
    setCurrent(subject);
    Q_EMIT chosen(subject, event->modifiers());
}

void ChartView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const Target* target = targetAt(event->position());
    if (event->button() == Qt::LeftButton && target && target->subject >= 0) Q_EMIT opened(target->subject);
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    const Target* target = targetAt(event->position());
    const int hovered = target ? target->subject : -1;
    if (hovered == m_hovered) return;
    m_hovered = hovered;
    setCursor(hovered >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void ChartView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered = -1;
    update();
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isForward = key == Qt::Key_Right || key == Qt::Key_Down;
    const bool isBackward = key == Qt::Key_Left || key == Qt::Key_Up;
    if (m_current >= 0 && key == Qt::Key_Space) return Q_EMIT chosen(m_current, event->modifiers());
    if (m_current >= 0 && (key == Qt::Key_Return || key == Qt::Key_Enter)) return Q_EMIT opened(m_current);
    if ((!isForward && !isBackward) || targets().empty()) return QWidget::keyPressEvent(event);
    std::vector<int> order;
    QSet<int> seen;
    for (const Target& target : targets())
        if (target.subject >= 0 && !seen.contains(target.subject)) {
            seen.insert(target.subject);
            order.push_back(target.subject);
        }
    if (order.empty()) return;
    const auto at = std::ranges::find(order, m_current) - order.begin();
    const auto last = static_cast<std::ptrdiff_t>(order.size()) - 1;
    const auto next = at > last ? 0 : std::clamp<std::ptrdiff_t>(at + (isForward ? 1 : -1), 0, last);
    setCurrent(order[static_cast<std::size_t>(next)]);
}

void ChartView::setCurrent(int subject)
{
    if (subject < 0 && m_current < 0) return;
    m_current = hasSubject(subject) ? subject : -1;
    const auto target = m_current < 0 ? targets().end() : std::ranges::find(targets(), m_current, &Target::subject);
    setAccessibleDescription(target == targets().end() ? QString() : textOf(*target));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

void ChartView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void ChartView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace rosa::widgets
