#include <algorithm>
#include <cmath>
#include <optional>

#include "widgets/chart/draw_chart.h"
#include "widgets/figure/wrapped_text.h"

namespace rosa::widgets {

namespace {

constexpr double kChartGap = 6;
constexpr double kTextAside = 5;     ///< Between a place and its text.
constexpr double kNamesShare = 0.4;  ///< Of the width: longer names are wrapped.
constexpr double kLeastLines = 3;    ///< Of a panel with a vertical axis of numbers.

/// Space above a panel.
double headingOf(const Chart& chart, const QFontMetricsF& metrics)
{
    const bool hasTitle = std::ranges::any_of(
        chart.panels, [](const ChartPanel& panel) { return !panel.y.title.isEmpty() || !panel.title.isEmpty(); });
    return (hasTitle || chart.bar ? 1.7 : 0.5) * metrics.height();
}

/// Space below a panel of this width: labels and title.
double footingOf(const Chart& chart, double width, const QFontMetricsF& metrics)
{
    double footing = 0;
    for (const ChartPanel& panel : chart.panels) {
        const double labels = panel.isBare ? 0 : metrics.height() + 3;
        const QString& title = panel.x.title;
        footing = std::max(footing, labels + (title.isEmpty() ? 0 : wrappedHeight(title, width + 2 * kChartGap, metrics)));
    }
    return footing + 3;
}

/// Space on one side of a panel for the texts beside its edge.
double roomAside(const ChartPanel& panel, ChartText::Side side, const QFontMetricsF& metrics)
{
    double room = 0;
    for (const ChartText& text : panel.texts) {
        const double share = panel.x.shareOf(text.x);
        const bool isOutside = side == ChartText::Side::Left ? share < 1e-6 : share > 1 - 1e-6;
        if (panel.isBare && text.side == side && isOutside)
            room = std::max(room, kTextAside + metrics.horizontalAdvance(text.text));
    }
    return room;
}

/// Width of the labels of the vertical axes. Names wider than `most` are wrapped.
double yLabelWidth(const Chart& chart, double most, const QFontMetricsF& metrics)
{
    double widest = 0;
    for (const ChartPanel& panel : chart.panels) {
        widest = std::max(widest, roomAside(panel, ChartText::Side::Left, metrics));
        for (const QString& name : panel.y.names) widest = std::max(widest, wrappedWidth(name, most, metrics));
        if (panel.isBare || !panel.y.names.isEmpty()) continue;
        for (const ScaleTick& tick : panel.y.ticks(8)) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    }
    return std::ceil(widest) + 8;
}

/// Width of a panel at which the labels of its horizontal axis and its titles have room.
double leastPlotWidth(const ChartPanel& panel, double between, const QFontMetricsF& metrics)
{
    struct Label {
        double share = 0, width = 0;
    };
    std::vector<Label> labels;
    for (qsizetype i = 0; i < panel.x.names.size(); ++i)
        labels.push_back({panel.x.shareOf(static_cast<double>(i)), metrics.horizontalAdvance(panel.x.names[i])});
    for (const ChartText& text : panel.texts)
        if (text.side == ChartText::Side::Above)
            labels.push_back({panel.x.shareOf(text.x), metrics.horizontalAdvance(text.text)});
    double least =
        std::max({panel.isBare ? 0 : 3 * metrics.horizontalAdvance(QStringLiteral("00.0")),
                  longestWord(panel.x.title, metrics), metrics.horizontalAdvance(panel.title + QLatin1Char(' ')) - between});
    for (std::size_t i = 1; i < labels.size(); ++i) {
        const double apart = std::abs(labels[i].share - labels[i - 1].share);
        const double need = (labels[i].width + labels[i - 1].width + metrics.averageCharWidth()) / 2;
        if (apart > 0) least = std::max(least, need / apart);
    }
    return least;
}

/// Widths around and of panels.
struct ChartWidths {
    double labels = 0, leastLabels = 0;  ///< Of the vertical axes; of their longest word.
    double leastPlot = 0;
    double edge = 0;  ///< On the right of the last panel.
    double between = 0;
};

ChartWidths chartWidths(const Chart& chart, double room, const QFontMetricsF& metrics)
{
    ChartWidths widths;
    widths.edge = 2 * metrics.averageCharWidth();
    // Numbers stand at the ends of an axis, names do not.
    const bool hasNames =
        std::ranges::all_of(chart.panels, [](const ChartPanel& panel) { return !panel.x.names.isEmpty(); });
    widths.between = (hasNames ? 1.2 : 1.5) * metrics.height();
    widths.leastPlot = longestWord(chart.xTitle, metrics);
    double word = 0;
    for (const ChartPanel& panel : chart.panels) {
        widths.leastPlot = std::max(widths.leastPlot, leastPlotWidth(panel, widths.between, metrics));
        widths.edge = std::max(widths.edge, roomAside(panel, ChartText::Side::Right, metrics));
        for (const QString& name : panel.y.names) word = std::max(word, std::ceil(longestWord(name, metrics)));
    }
    const double most = std::max(word, std::min(kNamesShare * room, room - widths.leastPlot - widths.edge - 8));
    widths.labels = yLabelWidth(chart, most, metrics);
    widths.leastLabels = word > 0 ? word + 8 : widths.labels;
    if (!chart.sharesY) widths.between += widths.labels;
    return widths;
}

/// Heights of a panel's plot.
struct PlotHeights {
    double least = 0, suitable = 0;
};

PlotHeights plotHeights(const Chart& chart, double labels, double width, const QFontMetricsF& metrics)
{
    const double line = metrics.height();
    PlotHeights heights;
    for (const ChartPanel& panel : chart.panels) {
        double rows = static_cast<double>(panel.y.names.size()), row = line;
        if (panel.isBare) rows = std::abs(panel.y.high - panel.y.low);
        for (const QString& name : panel.y.names) row = std::max(row, wrappedHeight(name, labels - 8, metrics));
        const double plot = chart.plotLines > 0 ? chart.plotLines * line : 0.62 * width;
        const double rowMore = panel.isBare ? 0 : (chart.rowLines - 1) * line;
        heights.least = std::max(heights.least, rows > 0 ? rows * row : kLeastLines * line);
        heights.suitable = std::max(heights.suitable, rows > 0 ? rows * (row + rowMore) : plot);
    }
    return heights;
}

/// Number of panels of a group side by side, as many as possible without a limit of the height; `least`: width of a panel with the space to the next one.
int acrossOf(int group, double least, double width, std::optional<double> height, const QFontMetricsF& metrics)
{
    const int most = std::clamp(static_cast<int>(width / least), 1, group);
    int best = most;
    double bestSide = 0;
    for (int across = 1; height && across <= most; ++across) {
        const int down = (group + across - 1) / across;
        const double side = std::min(width / across, 1.5 * (*height / down - 3.5 * metrics.height()));
        if (side > bestSide + 1) bestSide = side, best = across;
    }
    const int down = (group + best - 1) / best;
    return (group + down - 1) / down;
}

/// Width of the bar of colours with its labels.
double barWidth(const ChartScale& bar, const QFontMetricsF& metrics)
{
    double labels = 0;
    for (const ScaleTick& tick : bar.ticks(6)) labels = std::max(labels, metrics.horizontalAdvance(tick.label));
    return kBarWidth + 6 + labels;
}

}  // namespace

QPointF ChartLayout::at(const Chart& chart, std::size_t panel, double x, double y) const
{
    const QRectF& plot = plots[panel];
    return {plot.left() + chart.panels[panel].x.shareOf(x) * plot.width(),
            plot.bottom() - chart.panels[panel].y.shareOf(y) * plot.height()};
}

CutInterval cutInterval(const ChartWhisker& whisker, const ChartScale& scale)
{
    const double low = scale.shareOf(whisker.low), high = scale.shareOf(whisker.high);
    constexpr double rounding = 1e-9;
    const auto isOn = [&](double share) { return share > -rounding && share < 1 + rounding; };
    return {std::clamp(low, 0.0, 1.0), std::clamp(high, 0.0, 1.0), isOn(low), isOn(high)};
}

PlacedText placedText(const ChartText& text, const ChartPanel& panel, const QRectF& plot, const QFontMetricsF& metrics)
{
    const auto placeOf = [&](double x) { return plot.left() + panel.x.shareOf(x) * plot.width(); };
    const double y = plot.bottom() - panel.y.shareOf(text.y) * plot.height();
    const double aside = text.side == ChartText::Side::Right  ? kTextAside
                         : text.side == ChartText::Side::Left ? -kTextAside
                                                              : 0;
    if (std::isnan(text.otherX)) return {text.text, {placeOf(text.x) + aside, y}, text.side};
    const double right = placeOf(text.x) + kTextAside, left = placeOf(text.otherX) - kTextAside;
    for (const QString& one : {text.text, text.shorter}) {
        const double width = metrics.horizontalAdvance(one);
        if (right + width <= plot.right()) return {one, {right, y}, ChartText::Side::Right};
        if (left - width >= plot.left()) return {one, {left, y}, ChartText::Side::Left};
    }
    return {text.shorter, {left, y}, ChartText::Side::Left};
}

ChartLayout layoutChart(const Chart& chart, const QRectF& area, const QFont& font, const QPaintDevice* device)
{
    ChartLayout layout;
    if (chart.isEmpty()) return layout;
    const QFontMetricsF metrics(font, device);
    const double line = metrics.height();
    QRectF rest = area;
    const auto fromBelow = [&](double height) {
        const QRectF box(rest.left(), rest.bottom() - height, rest.width(), height);
        rest.setBottom(box.top() - kChartGap);
        return box;
    };
    if (!chart.note.isEmpty()) layout.note = fromBelow(wrappedHeight(chart.note, area.width(), metrics));
    if (!chart.keys.empty())
        layout.legend = fromBelow(legendHeight(legendOf(chart, ChartColours::paper()), area.width(), font, device));
    if (chart.bar) rest.setRight(rest.right() - barWidth(*chart.bar, metrics) - 2 * kChartGap);

    const ChartWidths widths = chartWidths(chart, rest.width(), metrics);
    layout.labels = widths.labels;
    layout.leastWidth = widths.leastLabels + widths.leastPlot + widths.edge + area.width() - rest.width();
    const auto count = static_cast<int>(chart.panels.size());
    const int group = chart.group > 0 ? std::min(static_cast<int>(chart.group), count) : count;
    const double panels = rest.width() - widths.labels - widths.edge;
    const bool isLimited = area.height() < kUnlimited && chart.leastPanel > 0;
    layout.across =
        acrossOf(group, chart.leastPanel > 0 ? chart.leastPanel * line : widths.leastPlot + widths.between,
                 panels + widths.between, isLimited ? std::optional(rest.height() * group / count) : std::nullopt, metrics);
    const int linesAGroup = (group + layout.across - 1) / layout.across;
    const int down = (count + group - 1) / group * linesAGroup;
    const double width = (panels - widths.between * (layout.across - 1)) / layout.across;

    const double heading = headingOf(chart, metrics), footing = footingOf(chart, width, metrics);
    const PlotHeights heights = plotHeights(chart, layout.labels, width, metrics);
    const double titleHeight = chart.xTitle.isEmpty() ? 0 : wrappedHeight(chart.xTitle, panels, metrics);
    const double lineGap = 0.8 * line,
                 others = area.height() - rest.height() + titleHeight + down * (heading + footing) + (down - 1) * lineGap;
    layout.leastHeight = others + down * heights.least;
    layout.suitableHeight = others + down * heights.suitable;
    const double height = (area.height() - others) / down;
    for (int i = 0; i < count; ++i) {
        const int column = i % group % layout.across, row = i / group * linesAGroup + i % group / layout.across;
        layout.plots.emplace_back(rest.left() + layout.labels + column * (width + widths.between),
                                  rest.top() + row * (height + heading + footing + lineGap) + heading, std::max(1.0, width),
                                  std::max(1.0, height));
        layout.hasYLabels.push_back(!chart.sharesY || column == 0);
    }
    layout.xTitle = QRectF(rest.left() + layout.labels, rest.bottom() - titleHeight, panels, titleHeight);
    if (chart.bar)
        layout.bar = QRectF(rest.right() + 2 * kChartGap, rest.top() + heading, area.right() - rest.right() - 2 * kChartGap,
                            rest.height() - heading - footing);
    return layout;
}

double chartHeight(const Chart& chart, double width, const QFont& font, const QPaintDevice* device)
{
    if (chart.isEmpty()) return 10 * QFontMetricsF(font, device).height();
    return layoutChart(chart, QRectF(0, 0, width, kUnlimited), font, device).suitableHeight;
}

}  // namespace rosa::widgets
