/// Layout and drawing of a chart, on screen and on paper.
#pragma once

#include <vector>

#include <QFontMetricsF>

#include "widgets/chart/chart.h"
#include "widgets/figure/legend.h"

class QPainter;

namespace rosa::widgets {

struct ChartLayout {
    std::vector<QRectF> plots;  ///< One per panel.
    std::vector<bool> hasYLabels;
    QRectF legend, note, bar, xTitle;
    int across = 1;
    double labels = 0;          ///< Width of the labels of the vertical axes.
    double leastWidth = 0;      ///< Of the area, at which all labels have room.
    double leastHeight = 0;     ///< The same, at this width.
    double suitableHeight = 0;  ///< At this width.

    /// Place of a point of the data; requires values with a place.
    [[nodiscard]] QPointF at(const Chart& chart, std::size_t panel, double x, double y) const;
};

/// A height without limit, for layoutChart().
inline constexpr double kUnlimited = 1e6;

/// Width of the bar of colours.
inline constexpr double kBarWidth = 10;

/// Divides `area`. Texts are wrapped between words. `device` measures the font.
ChartLayout layoutChart(const Chart& chart, const QRectF& area, const QFont& font, const QPaintDevice* device);
/// The height that suits a width.
double chartHeight(const Chart& chart, double width, const QFont& font, const QPaintDevice* device);

/// The part of an interval on an axis, as shares.
struct CutInterval {
    double low = 0, high = 0;
    bool hasLowCap = true, hasHighCap = true;  ///< The end is on the axis.
};
CutInterval cutInterval(const ChartWhisker& whisker, const ChartScale& scale);

/// A text as it is shown beside a place.
struct PlacedText {
    QString text;
    QPointF at;
    ChartText::Side side = ChartText::Side::Right;
};
PlacedText placedText(const ChartText& text, const ChartPanel& panel, const QRectF& plot, const QFontMetricsF& metrics);

/// Draws the chart with the painter's font. Several thousand points of a panel are drawn without smooth edges.
void drawChart(QPainter& painter, const Chart& chart, const ChartLayout& layout, const ChartColours& colours);

/// The keys as a legend.
std::vector<LegendMark> legendOf(const Chart& chart, const ChartColours& colours);

/// Data as CSV: panel, mark, subject, x, y, low, high, value.
QString chartCsv(const Chart& chart);

}  // namespace rosa::widgets
