#include "widgets/chart/draw_chart.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

#include "widgets/figure/figure.h"
#include "widgets/scatter/points.h"
#include "widgets/style/fitted_text.h"

namespace rosa::widgets {

namespace {

/// With more points, each is a square of a few pixels.
constexpr std::size_t kManyPoints = 1500;
constexpr double kChartGap = 6;
constexpr double kBarWidth = 10;

int mostTicks(double length, double room) { return std::max(2, static_cast<int>(length / room)); }

/// One panel with its place.
class ChartPanelPainter {
public:
    ChartPanelPainter(QPainter& painter, const ChartPanel& panel, const QRectF& plot, const ChartColours& colours)
        : m_painter(painter), m_panel(panel), m_plot(plot), m_colours(colours), m_metrics(painter.font(), painter.device())
    {}

    void drawAxes(bool hasYLabels, bool hasYTitle) const;
    void drawMarks(const std::optional<ChartScale>& bar) const;

private:
    [[nodiscard]] double x(double value) const { return m_plot.left() + m_panel.x.shareOf(value) * m_plot.width(); }
    [[nodiscard]] double y(double value) const { return m_plot.bottom() - m_panel.y.shareOf(value) * m_plot.height(); }
    void drawXAxis() const;
    void drawYAxis(bool hasLabels) const;
    void drawBands() const;
    void drawBoxes(const std::optional<ChartScale>& bar) const;
    void drawLines() const;
    void drawWhiskers() const;
    void drawPoints() const;
    void drawPoint(const ChartPoint& point) const;

    QPainter& m_painter;
    const ChartPanel& m_panel;
    QRectF m_plot;
    const ChartColours& m_colours;
    QFontMetricsF m_metrics;
};

void ChartPanelPainter::drawXAxis() const
{
    const ChartScale& scale = m_panel.x;
    double widest = m_metrics.averageCharWidth() * 4;
    for (const QString& name : scale.names) widest = std::max(widest, m_metrics.horizontalAdvance(name));
    const auto ticks = scale.ticks(mostTicks(m_plot.width(), widest + m_metrics.averageCharWidth() * 2));
    double end = -1e9;
    for (const ScaleTick& tick : ticks) {
        const double place = m_plot.left() + tick.place * m_plot.width();
        m_painter.setPen(QPen(m_colours.grid, 1));
        if (scale.names.isEmpty()) m_painter.drawLine(QPointF(place, m_plot.top()), QPointF(place, m_plot.bottom()));
        const double half = m_metrics.horizontalAdvance(tick.label) / 2;
        if (place - half < end + 3) continue;
        end = place + half;
        m_painter.setPen(m_colours.quiet);
        m_painter.drawText(QRectF(place - half - 2, m_plot.bottom() + 3, 2 * half + 4, m_metrics.height()), Qt::AlignCenter,
                           tick.label);
    }
    m_painter.setPen(m_colours.text);
    const double line = m_plot.bottom() + 3 + m_metrics.height();
    // Beside names there is room to the left.
    const double wanted = m_panel.y.names.isEmpty() ? 0 : m_metrics.horizontalAdvance(scale.title) + 4;
    const double room = std::max(m_plot.width() + 40, std::min(wanted, m_plot.right()));
    const QRectF title(m_plot.right() + 20 - room, line, room, m_metrics.height());
    m_painter.drawText(title, Qt::AlignCenter, m_metrics.elidedText(scale.title, Qt::ElideRight, title.width()));
}

void ChartPanelPainter::drawYAxis(bool hasLabels) const
{
    const auto ticks = m_panel.y.ticks(mostTicks(m_plot.height(), m_metrics.height() * (m_panel.y.names.isEmpty() ? 2 : 1)));
    for (const ScaleTick& tick : ticks) {
        const double place = m_plot.bottom() - tick.place * m_plot.height();
        m_painter.setPen(QPen(m_colours.grid, 1));
        m_painter.drawLine(QPointF(m_plot.left(), place), QPointF(m_plot.right(), place));
        if (!hasLabels) continue;
        m_painter.setPen(m_panel.y.names.isEmpty() ? m_colours.quiet : m_colours.text);
        m_painter.drawText(QRectF(m_plot.left() - 505, place - m_metrics.height(), 500, 2 * m_metrics.height()),
                           Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
}

void ChartPanelPainter::drawAxes(bool hasYLabels, bool hasYTitle) const
{
    drawYAxis(hasYLabels);
    drawXAxis();
    m_painter.setPen(QPen(m_colours.quiet, 1));
    m_painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    if (!hasYTitle) return;
    m_painter.setPen(m_colours.text);
    const double width = m_metrics.horizontalAdvance(m_panel.y.title) + 4;
    const double left = std::min(m_plot.left(), m_plot.left() - 5 - m_metrics.averageCharWidth() * 3);
    m_painter.drawText(QRectF(left, m_plot.top() - 1.5 * m_metrics.height(), width, m_metrics.height()),
                       Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, m_panel.y.title);
}

void ChartPanelPainter::drawMarks(const std::optional<ChartScale>& bar) const
{
    m_painter.save();
    m_painter.setClipRect(m_plot.adjusted(-5, -5, 5, 5), Qt::IntersectClip);
    drawBands();
    drawBoxes(bar);
    m_painter.setPen(QPen(m_colours.quiet, 1, Qt::DashLine));
    for (const ChartRule& rule : m_panel.rules)
        if (rule.isVertical)
            m_painter.drawLine(QPointF(x(rule.at), m_plot.top()), QPointF(x(rule.at), m_plot.bottom()));
        else
            m_painter.drawLine(QPointF(m_plot.left(), y(rule.at)), QPointF(m_plot.right(), y(rule.at)));
    drawLines();
    drawWhiskers();
    drawPoints();
    m_painter.restore();
}

void ChartPanelPainter::drawBands() const
{
    for (const ChartBand& band : m_panel.bands) {
        QPolygonF outline;
        for (std::size_t i = 0; i < band.x.size(); ++i) outline << QPointF(x(band.x[i]), y(band.high[i]));
        for (std::size_t i = band.x.size(); i-- > 0;) outline << QPointF(x(band.x[i]), y(band.low[i]));
        QColor fill = m_colours.of(band.tone);
        fill.setAlphaF(0.18F);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fill);
        m_painter.drawPolygon(outline);
    }
}

void ChartPanelPainter::drawBoxes(const std::optional<ChartScale>& bar) const
{
    // Edges of boxes side by side would show as lines.
    const bool isSmooth = m_painter.testRenderHint(QPainter::Antialiasing);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (const ChartBox& box : m_panel.boxes) {
        QRectF place(QPointF(x(box.left), y(box.top)), QPointF(x(box.right), y(box.bottom)));
        QColor colour = m_colours.of(box.tone);
        if (bar && !std::isnan(box.value))
            colour = QColor::fromRgb(resultColour(bar->shareOf(box.value), m_colours.isDark));
        else if (place.width() > 3)
            place.adjust(0, 0, -1, 0);  // a gap between runs
        m_painter.fillRect(place.normalized(), colour);
    }
    m_painter.setRenderHint(QPainter::Antialiasing, isSmooth);
}

void ChartPanelPainter::drawLines() const
{
    m_painter.setBrush(Qt::NoBrush);
    for (const ChartLine& line : m_panel.lines) {
        m_painter.setPen(
            QPen(m_colours.of(line.tone), line.tone == Tone::Quiet ? 1 : 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        QPolygonF places;
        for (const QPointF& at : line.at) places << QPointF(x(at.x()), y(at.y()));
        m_painter.drawPolyline(places);
    }
}

void ChartPanelPainter::drawWhiskers() const
{
    constexpr double cap = 3;
    for (const ChartWhisker& whisker : m_panel.whiskers) {
        m_painter.setPen(QPen(m_colours.of(whisker.tone), 1.4));
        const auto place = [&](double value, double aside) {
            return whisker.isVertical ? QPointF(x(whisker.at) + aside, y(value)) : QPointF(x(value), y(whisker.at) + aside);
        };
        m_painter.drawLine(place(whisker.low, 0), place(whisker.high, 0));
        for (const double end : {whisker.low, whisker.high}) m_painter.drawLine(place(end, -cap), place(end, cap));
    }
}

void ChartPanelPainter::drawPoint(const ChartPoint& point) const
{
    const QPointF place(x(point.x), y(point.y));
    QColor colour = m_colours.of(point.tone);
    const bool isLarge = point.tone == Tone::Accent || point.tone == Tone::Reference;
    if (point.tone == Tone::Plain) colour.setAlphaF(0.75F);
    const double radius = isLarge ? 4.6 : point.tone == Tone::Quiet ? 2 : point.tone == Tone::Faint ? 2.6 : 3;
    drawMarker(m_painter, markerOf(point.tone), place, radius, colour, isLarge ? m_colours.back : QColor(Qt::transparent));
}

void ChartPanelPainter::drawPoints() const
{
    if (m_panel.points.size() <= kManyPoints) {
        for (const ChartPoint& point : m_panel.points) drawPoint(point);
        return;
    }
    const bool isSmooth = m_painter.testRenderHint(QPainter::Antialiasing);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (const Tone tone : {Tone::Quiet, Tone::Faint, Tone::Plain, Tone::Second, Tone::Failed}) {
        // Filled rectangles are much faster than points of a wide pen.
        const double side = tone == Tone::Quiet ? 1 : 2;
        QList<QRectF> places;
        for (const ChartPoint& point : m_panel.points)
            if (point.tone == tone) places.emplace_back(x(point.x) - side / 2, y(point.y) - side / 2, side, side);
        QColor colour = m_colours.of(tone);
        if (tone != Tone::Quiet) colour.setAlphaF(tone == Tone::Faint ? 0.35F : 0.6F);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawRects(places);
    }
    m_painter.setRenderHint(QPainter::Antialiasing, isSmooth);
    for (const ChartPoint& point : m_panel.points)
        if (point.tone == Tone::Accent || point.tone == Tone::Reference) drawPoint(point);
}

/// Space above a panel.
double headingOf(const Chart& chart, const QFontMetricsF& metrics)
{
    const bool hasTitle =
        std::ranges::any_of(chart.panels, [](const ChartPanel& panel) { return !panel.y.title.isEmpty(); });
    return (hasTitle || chart.bar ? 1.7 : 0.5) * metrics.height();
}

double yLabelWidth(const Chart& chart, const QFontMetricsF& metrics)
{
    double widest = 0;
    for (const ChartPanel& panel : chart.panels)
        for (const ScaleTick& tick : panel.y.ticks(8)) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    return widest + 8;
}

void drawBar(QPainter& painter, const ChartScale& bar, const QRectF& place, const ChartColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    constexpr int kSteps = 64;
    const bool isSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = 0; i < kSteps; ++i) {
        const double bottom = place.bottom() - place.height() * i / kSteps;
        const double top = place.bottom() - place.height() * (i + 1) / kSteps;
        painter.fillRect(QRectF(QPointF(place.left(), top), QPointF(place.left() + kBarWidth, bottom)),
                         QColor::fromRgb(resultColour((i + 0.5) / kSteps, colours.isDark)));
    }
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
    painter.setPen(colours.quiet);
    for (const ScaleTick& tick : bar.ticks(mostTicks(place.height(), 2 * metrics.height())))
        painter.drawText(
            QRectF(place.left() + kBarWidth + 4, place.bottom() - tick.place * place.height() - metrics.height(),
                   place.width(), 2 * metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, tick.label);
    painter.setPen(colours.text);
    const double width = metrics.horizontalAdvance(bar.title) + 4;
    painter.drawText(QRectF(place.right() - width, place.top() - 1.5 * metrics.height(), width, metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, bar.title);
}

/// Number of panels side by side.
int acrossOf(const Chart& chart, double width, double height, const QFontMetricsF& metrics)
{
    const auto count = static_cast<int>(chart.panels.size());
    const int most = std::clamp(static_cast<int>(width / (chart.leastPanel * metrics.height())), 1, count);
    int best = most;
    double bestSide = 0;
    for (int across = 1; across <= most; ++across) {
        const int down = (count + across - 1) / across;
        const double side = std::min(width / across, 1.5 * (height / down - 3.5 * metrics.height()));
        if (side > bestSide + 1) bestSide = side, best = across;
    }
    return best;
}

}  // namespace

QPointF ChartLayout::at(const Chart& chart, std::size_t panel, double x, double y) const
{
    const QRectF& plot = plots[panel];
    return {plot.left() + chart.panels[panel].x.shareOf(x) * plot.width(),
            plot.bottom() - chart.panels[panel].y.shareOf(y) * plot.height()};
}

ChartLayout layoutChart(const Chart& chart, const QRectF& area, const QFont& font, const QPaintDevice* device)
{
    ChartLayout layout;
    if (chart.isEmpty()) return layout;
    const QFontMetricsF metrics(font, device);
    QRectF rest = area;
    if (!chart.note.isEmpty()) {
        const double height = metrics.boundingRect(QRectF(0, 0, area.width(), 1e4), kWrappedText, chart.note).height();
        layout.note = QRectF(rest.left(), rest.bottom() - height, rest.width(), height);
        rest.setBottom(layout.note.top() - kChartGap);
    }
    if (!chart.keys.empty()) {
        const double height = legendHeight(legendOf(chart, ChartColours::paper()), area.width(), font, device);
        layout.legend = QRectF(rest.left(), rest.bottom() - height, rest.width(), height);
        rest.setBottom(layout.legend.top() - kChartGap);
    }
    const double heading = headingOf(chart, metrics), footing = 2 * metrics.height() + 6;
    if (chart.bar) {
        double labels = 0;
        for (const ScaleTick& tick : chart.bar->ticks(6)) labels = std::max(labels, metrics.horizontalAdvance(tick.label));
        const double width = kBarWidth + 6 + labels;
        layout.bar = QRectF(rest.right() - width, rest.top() + heading, width, rest.height() - heading - footing);
        rest.setRight(layout.bar.left() - 2 * kChartGap);
    }
    const double labels = yLabelWidth(chart, metrics);
    const auto count = static_cast<int>(chart.panels.size());
    layout.across = acrossOf(chart, rest.width() - (chart.sharesY ? labels : 0), rest.height(), metrics);
    const int down = (count + layout.across - 1) / layout.across;
    const double between = 3 * kChartGap + (chart.sharesY ? 0 : labels);
    const double edge = metrics.averageCharWidth() * 2;
    const double width = (rest.width() - labels - edge - between * (layout.across - 1)) / layout.across;
    const double height = rest.height() / down - heading - footing;
    for (int i = 0; i < count; ++i) {
        const int column = i % layout.across, line = i / layout.across;
        layout.plots.emplace_back(rest.left() + labels + column * (width + between),
                                  rest.top() + line * (height + heading + footing) + heading, std::max(1.0, width),
                                  std::max(1.0, height));
        layout.hasYLabels.push_back(!chart.sharesY || column == 0);
    }
    return layout;
}

double chartHeight(const Chart& chart, double width, const QFont& font, const QPaintDevice* device)
{
    const QFontMetricsF metrics(font, device);
    const auto count = static_cast<int>(chart.panels.size());
    if (count == 0) return 10 * metrics.height();
    const int most = std::clamp(static_cast<int>(width / (chart.leastPanel * metrics.height())), 1, count);
    const int down = (count + most - 1) / most;
    double rows = 0;
    for (const ChartPanel& panel : chart.panels) rows = std::max(rows, static_cast<double>(panel.y.names.size()));
    const double plot = rows > 0 ? std::clamp(1.7 * rows, 5.0, 60.0) * metrics.height() : 0.62 * width / most;
    const double note =
        chart.note.isEmpty() ? 0 : metrics.boundingRect(QRectF(0, 0, width, 1e4), kWrappedText, chart.note).height();
    return down * (plot + 4 * metrics.height()) + note +
           legendHeight(legendOf(chart, ChartColours::paper()), width, font, device) + 2 * kChartGap;
}

std::vector<LegendMark> legendOf(const Chart& chart, const ChartColours& colours)
{
    std::vector<LegendMark> marks;
    marks.reserve(chart.keys.size());
    for (const ChartKey& key : chart.keys)
        marks.push_back(
            {key.text, colours.of(key.tone), key.isLine ? LegendMark::kBand : markerOf(key.tone), Qt::SolidLine});
    return marks;
}

void drawChart(QPainter& painter, const Chart& chart, const ChartLayout& layout, const ChartColours& colours)
{
    for (std::size_t i = 0; i < layout.plots.size(); ++i) {
        const ChartPanelPainter panel(painter, chart.panels[i], layout.plots[i], colours);
        panel.drawAxes(layout.hasYLabels[i], layout.hasYLabels[i]);
        panel.drawMarks(chart.bar);
    }
    if (chart.bar) drawBar(painter, *chart.bar, layout.bar, colours);
    if (!chart.keys.empty()) drawLegend(painter, layout.legend, legendOf(chart, colours), painter.font(), colours.text);
    painter.setPen(colours.quiet);
    if (!chart.note.isEmpty()) painter.drawText(layout.note, kWrappedText, chart.note);
}

QString chartCsv(const Chart& chart)
{
    QString text = QStringLiteral("panel,mark,number,x,y,low,high,value\n");
    const auto line = [&](const QString& panel, const char* mark, int subject, std::initializer_list<double> numbers) {
        QStringList cells{csvText(panel), QLatin1String(mark), subject < 0 ? QString() : QString::number(subject)};
        for (const double number : numbers) cells.append(csvNumber(number));
        text += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
    };
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    for (const ChartPanel& panel : chart.panels) {
        const QString& name = panel.x.title;
        const auto named = [&](double at) { return panel.y.names.isEmpty() ? name : panel.y.text(at); };
        for (const ChartBox& box : panel.boxes)
            line(named((box.bottom + box.top) / 2), "box", box.subject,
                 {(box.left + box.right) / 2, (box.bottom + box.top) / 2, box.left, box.right, box.value});
        for (const ChartBand& band : panel.bands)
            for (std::size_t i = 0; i < band.x.size(); ++i)
                line(name, "interval", -1, {band.x[i], none, band.low[i], band.high[i], none});
        for (const ChartLine& one : panel.lines)
            for (const QPointF& at : one.at) line(name, "line", one.subject, {at.x(), at.y(), none, none, none});
        for (const ChartWhisker& whisker : panel.whiskers)
            line(named(whisker.at), "interval", -1,
                 {whisker.isVertical ? whisker.at : none, whisker.isVertical ? none : whisker.at, whisker.low, whisker.high,
                  none});
        for (const ChartPoint& point : panel.points)
            line(named(point.y), "point", point.subject, {point.x, point.y, none, none, none});
    }
    return text;
}

}  // namespace rosa::widgets
