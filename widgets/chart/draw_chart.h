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
    QRectF legend, note, bar;
    int across = 1;

    /// Place of a point of the data; requires values with a place.
    [[nodiscard]] QPointF at(const Chart& chart, std::size_t panel, double x, double y) const;
};

/// Divides `area`. `device` measures the font.
ChartLayout layoutChart(const Chart& chart, const QRectF& area, const QFont& font, const QPaintDevice* device);
/// The height that suits a width.
double chartHeight(const Chart& chart, double width, const QFont& font, const QPaintDevice* device);

/// Draws the chart with the painter's font. Several thousand points of a panel are drawn without smooth edges.
void drawChart(QPainter& painter, const Chart& chart, const ChartLayout& layout, const ChartColours& colours);

/// The keys as a legend.
std::vector<LegendMark> legendOf(const Chart& chart, const ChartColours& colours);

/// Data as CSV: panel, mark, subject, x, y, low, high, value.
QString chartCsv(const Chart& chart);

}  // namespace rosa::widgets
