#include "widgets/chart/draw_chart.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

#include "widgets/figure/csv_table.h"
#include "widgets/scatter/points.h"
#include "widgets/style/fitted_text.h"

namespace rosa::widgets {

namespace {

/// With more points, each is a square of a few pixels.
constexpr std::size_t kManyPoints = 1500;

/// One panel with its place.
class ChartPanelPainter {
public:
    ChartPanelPainter(QPainter& painter, const ChartPanel& panel, const QRectF& plot, const ChartColours& colours)
        : m_painter(painter), m_panel(panel), m_plot(plot), m_colours(colours), m_metrics(painter.font(), painter.device())
    {}

    void drawAxes(bool hasYLabels, double labels) const;
    void drawMarks(const std::optional<ChartScale>& bar) const;
    void drawTexts() const;

private:
    [[nodiscard]] double x(double value) const { return m_plot.left() + m_panel.x.shareOf(value) * m_plot.width(); }
    [[nodiscard]] double y(double value) const { return m_plot.bottom() - m_panel.y.shareOf(value) * m_plot.height(); }
    void drawXAxis() const;
    void drawYAxis(bool hasLabels, double labels) const;
    void drawRules() const;
    void drawBands() const;
    void drawBoxes(const std::optional<ChartScale>& bar) const;
    void drawLines() const;
    void drawWhiskers() const;
    /// Samples are below intervals, other points above them.
    void drawSamples() const;
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
    const double line = m_metrics.height();
    for (const ScaleTick& tick : scale.fittingTicks(m_plot.width(), false, m_metrics)) {
        const double place = m_plot.left() + tick.place * m_plot.width();
        m_painter.setPen(QPen(m_colours.grid, 1));
        if (scale.names.isEmpty()) m_painter.drawLine(QPointF(place, m_plot.top()), QPointF(place, m_plot.bottom()));
        const double half = m_metrics.horizontalAdvance(tick.label) / 2 + 2;
        m_painter.setPen(m_colours.quiet);
        m_painter.drawText(QRectF(place - half, m_plot.bottom() + 3, 2 * half, line), Qt::AlignCenter, tick.label);
    }
    m_painter.setPen(m_colours.text);
    m_painter.drawText(QRectF(m_plot.left() - 6, m_plot.bottom() + 3 + line, m_plot.width() + 12, 8 * line),
                       Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, scale.title);
}

void ChartPanelPainter::drawYAxis(bool hasLabels, double labels) const
{
    const bool hasNames = !m_panel.y.names.isEmpty();
    const auto ticks = m_panel.y.fittingTicks(m_plot.height(), true, m_metrics);
    const double row = hasNames ? m_plot.height() / static_cast<double>(ticks.size()) : 2 * m_metrics.height();
    for (const ScaleTick& tick : ticks) {
        const double place = m_plot.bottom() - tick.place * m_plot.height();
        m_painter.setPen(QPen(m_colours.grid, 1));
        m_painter.drawLine(QPointF(m_plot.left(), place), QPointF(m_plot.right(), place));
        if (!hasLabels) continue;
        m_painter.setPen(hasNames ? m_colours.text : m_colours.quiet);
        m_painter.drawText(QRectF(m_plot.left() - labels, place - row / 2, labels - 5, row),
                           Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap | Qt::TextDontClip, tick.label);
    }
}

void ChartPanelPainter::drawAxes(bool hasYLabels, double labels) const
{
    const double line = m_metrics.height();
    const auto above = [&](double left, double width) { return QRectF(left, m_plot.top() - 1.5 * line, width, line); };
    m_painter.setPen(m_colours.text);
    m_painter.drawText(above(m_plot.left() - 2 * line, m_plot.width() + 4 * line), Qt::AlignCenter, m_panel.title);
    if (m_panel.isBare) return;
    drawYAxis(hasYLabels, labels);
    drawXAxis();
    m_painter.setPen(QPen(m_colours.quiet, 1));
    m_painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    if (!hasYLabels) return;
    m_painter.setPen(m_colours.text);
    m_painter.drawText(
        above(m_plot.left() - 5 - m_metrics.averageCharWidth() * 3, m_metrics.horizontalAdvance(m_panel.y.title) + 4),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, m_panel.y.title);
}

void ChartPanelPainter::drawMarks(const std::optional<ChartScale>& bar) const
{
    m_painter.save();
    m_painter.setClipRect(m_plot.adjusted(-5, -5, 5, 5), Qt::IntersectClip);
    drawBands();
    drawBoxes(bar);
    drawRules();
    drawLines();
    drawSamples();
    drawWhiskers();
    drawPoints();
    m_painter.restore();
}

void ChartPanelPainter::drawTexts() const
{
    constexpr double far = 500;
    const double line = m_metrics.height();
    m_painter.setPen(m_colours.text);
    for (const ChartText& text : m_panel.texts) {
        const PlacedText placed = placedText(text, m_panel, m_plot, m_metrics);
        QRectF box(placed.at.x(), placed.at.y() - line, far, 2 * line);
        Qt::Alignment side = Qt::AlignLeft;
        if (placed.side == ChartText::Side::Left) box.translate(-far, 0), side = Qt::AlignRight;
        if (placed.side == ChartText::Side::Above) box.translate(-far / 2, -0.6 * line), side = Qt::AlignHCenter;
        m_painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter), placed.text);
    }
}

void ChartPanelPainter::drawRules() const
{
    m_painter.setPen(QPen(m_colours.quiet, 1, Qt::DashLine));
    for (const ChartRule& rule : m_panel.rules)
        if (rule.isVertical)
            m_painter.drawLine(QPointF(x(rule.at), m_plot.top()), QPointF(x(rule.at), m_plot.bottom()));
        else
            m_painter.drawLine(QPointF(m_plot.left(), y(rule.at)), QPointF(m_plot.right(), y(rule.at)));
}

void ChartPanelPainter::drawBands() const
{
    for (const ChartBand& band : m_panel.bands) {
        QPolygonF outline;
        for (std::size_t i = 0; i < band.x.size(); ++i) outline << QPointF(x(band.x[i]), y(band.high[i]));
        for (std::size_t i = band.x.size(); i-- > 0;) outline << QPointF(x(band.x[i]), y(band.low[i]));
        QColor fill = m_colours.of(band.tone, band.colour);
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
        QColor colour = m_colours.of(box.tone, box.colour);
        colour.setAlphaF(colour.alphaF() * static_cast<float>(box.opacity));
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
        const double usual = line.tone == Tone::Quiet || line.tone == Tone::Published ? 1 : 1.6;
        const Qt::PenStyle dash = line.tone == Tone::Published ? Qt::DashLine : Qt::SolidLine;
        m_painter.setPen(QPen(m_colours.of(line.tone, line.colour), line.width > 0 ? line.width : usual, dash, Qt::RoundCap,
                              Qt::RoundJoin));
        QPolygonF places;
        for (const QPointF& at : line.at) places << QPointF(x(at.x()), y(at.y()));
        m_painter.drawPolyline(places);
    }
}

void ChartPanelPainter::drawWhiskers() const
{
    constexpr double cap = 3;
    for (const ChartWhisker& whisker : m_panel.whiskers) {
        const CutInterval cut = cutInterval(whisker, whisker.isVertical ? m_panel.y : m_panel.x);
        if (!(cut.low < cut.high)) continue;
        m_painter.setPen(QPen(m_colours.of(whisker.tone, whisker.colour), 1.4));
        const auto place = [&](double share, double aside) {
            return whisker.isVertical ? QPointF(x(whisker.at) + aside, m_plot.bottom() - share * m_plot.height())
                                      : QPointF(m_plot.left() + share * m_plot.width(), y(whisker.at) + aside);
        };
        m_painter.drawLine(place(cut.low, 0), place(cut.high, 0));
        if (cut.hasLowCap) m_painter.drawLine(place(cut.low, -cap), place(cut.low, cap));
        if (cut.hasHighCap) m_painter.drawLine(place(cut.high, -cap), place(cut.high, cap));
    }
}

double radiusOf(Tone tone)
{
    switch (tone) {
        case Tone::Accent:
        case Tone::Reference:
            return 4.6;
        case Tone::Published:
        case Tone::Ring:
            return 4.2;
        case Tone::Quiet:
            return 2;
        case Tone::Hollow:
            return 2.4;
        case Tone::Faint:
        case Tone::Sample:
            return 2.6;
        case Tone::Mean:
            return 7;
        default:
            return 3;
    }
}

void ChartPanelPainter::drawPoint(const ChartPoint& point) const
{
    const QPointF place(x(point.x), y(point.y));
    QColor colour = m_colours.of(point.tone, point.colour);
    const double radius = radiusOf(point.tone);
    if (point.tone == Tone::Plain && point.colour < 0) colour.setAlphaF(0.75F);
    if (point.tone == Tone::Sample) colour.setAlphaF(0.45F);
    if (point.tone == Tone::Mean) {
        m_painter.setPen(QPen(colour, 2));
        return m_painter.drawLine(place - QPointF(0, radius), place + QPointF(0, radius));
    }
    const bool hasEdge = point.tone == Tone::Accent || point.tone == Tone::Reference || point.tone == Tone::Hollow;
    drawMark(m_painter, markerOf(point.tone), place, radius, colour, hasEdge ? m_colours.back : QColor(Qt::transparent));
}

void ChartPanelPainter::drawSamples() const
{
    for (const ChartPoint& point : m_panel.points)
        if (point.tone == Tone::Sample) drawPoint(point);
}

void ChartPanelPainter::drawPoints() const
{
    const auto isSample = [](const ChartPoint& point) { return point.tone == Tone::Sample; };
    const auto samples = static_cast<std::size_t>(std::ranges::count_if(m_panel.points, isSample));
    if (m_panel.points.size() - samples <= kManyPoints) {
        for (const ChartPoint& point : m_panel.points)
            if (!isSample(point)) drawPoint(point);
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
    for (const ScaleTick& tick : bar.fittingTicks(place.height(), true, metrics))
        painter.drawText(
            QRectF(place.left() + kBarWidth + 4, place.bottom() - tick.place * place.height() - metrics.height(),
                   place.width(), 2 * metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, tick.label);
    painter.setPen(colours.text);
    const double width = metrics.horizontalAdvance(bar.title) + 4;
    painter.drawText(QRectF(place.right() - width, place.top() - 1.5 * metrics.height(), width, metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, bar.title);
}

}  // namespace

std::vector<LegendMark> legendOf(const Chart& chart, const ChartColours& colours)
{
    std::vector<LegendMark> marks;
    marks.reserve(chart.keys.size());
    for (const ChartKey& key : chart.keys)
        marks.push_back({key.text, colours.of(key.tone), key.sign == ChartKey::kOfTone ? markerOf(key.tone) : key.sign,
                         key.tone == Tone::Published ? Qt::DashLine : Qt::SolidLine});
    return marks;
}

void drawChart(QPainter& painter, const Chart& chart, const ChartLayout& layout, const ChartColours& colours)
{
    for (std::size_t i = 0; i < layout.plots.size(); ++i) {
        const ChartPanelPainter panel(painter, chart.panels[i], layout.plots[i], colours);
        panel.drawAxes(layout.hasYLabels[i], layout.labels);
        panel.drawMarks(chart.bar);
        panel.drawTexts();
    }
    if (chart.bar) drawBar(painter, *chart.bar, layout.bar, colours);
    if (!chart.keys.empty()) drawLegend(painter, layout.legend, legendOf(chart, colours), painter.font(), colours.text);
    painter.setPen(colours.text);
    painter.drawText(layout.xTitle, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, chart.xTitle);
    painter.setPen(colours.quiet);
    if (!chart.note.isEmpty()) painter.drawText(layout.note, kWrappedText, chart.note);
}

QString chartCsv(const Chart& chart)
{
    CsvTable csv("panel,mark,number,x,y,low,high,value");
    for (const ChartPanel& panel : chart.panels) {
        const QString& name = panel.x.title;
        const auto named = [&](double at) { return panel.y.names.isEmpty() ? name : panel.y.text(at); };
        const auto numberOf = [](int subject) { return subject < 0 ? QString() : QString::number(subject); };
        for (const ChartBox& box : panel.boxes)
            csv.add(named((box.bottom + box.top) / 2), "box", numberOf(box.subject), (box.left + box.right) / 2,
                    (box.bottom + box.top) / 2, box.left, box.right, box.value);
        for (const ChartBand& band : panel.bands)
            for (std::size_t i = 0; i < band.x.size(); ++i)
                csv.add(name, "interval", "", band.x[i], kNoNumber, band.low[i], band.high[i], kNoNumber);
        for (const ChartLine& one : panel.lines)
            for (const QPointF& at : one.at)
                csv.add(name, "line", numberOf(one.subject), at.x(), at.y(), kNoNumber, kNoNumber, kNoNumber);
        for (const ChartWhisker& whisker : panel.whiskers)
            csv.add(named(whisker.at), "interval", "", whisker.isVertical ? whisker.at : kNoNumber,
                    whisker.isVertical ? kNoNumber : whisker.at, whisker.low, whisker.high, kNoNumber);
        for (const ChartPoint& point : panel.points)
            csv.add(named(point.y), "point", numberOf(point.subject), point.x, point.y, kNoNumber, kNoNumber, kNoNumber);
    }
    return csv.text();
}

}  // namespace rosa::widgets
