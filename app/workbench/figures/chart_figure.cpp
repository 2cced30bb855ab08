#include "app/workbench/figures/chart_figure.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "app/workbench/figures/chart_pgf.h"
#include "widgets/chart/chart_view.h"

namespace rosa::workbench {

namespace {

constexpr double kChartMargin = 4;
constexpr double kHighestMm = 240;  ///< Of a suitable height: a page.

QRectF insideChart(const QRectF& area) { return area.adjusted(kChartMargin, kChartMargin, -kChartMargin, -kChartMargin); }

/// The Error of a figure that needs more space.
Error tooSmall(const QString& figure, const Message& side, double neededMm)
{
    return badInput("figure %1 needs %2 mm of %3 for its labels; enlarge it or choose a smaller font", figure.toStdString(),
                    std::to_string(static_cast<int>(std::ceil(neededMm))), side);
}

}  // namespace

widgets::ChartLayout ChartFigure::layoutFor(const widgets::FigureStyle& style, double height) const
{
    return layoutChart(chartFor(style), insideChart(QRectF(0, 0, widgets::unitsOfMm(style.widthMm), height)),
                       widgets::fontOf(style), &widgets::paperDevice());
}

double ChartFigure::innerWidth(const widgets::FigureStyle& style)
{
    return widgets::unitsOfMm(style.widthMm) - 2 * kChartMargin;
}

widgets::FigureStyle ChartFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.widthMm = suitableWidthMm();
    style.heightMm = heightFor(style);
    return style;
}

double ChartFigure::heightFor(const widgets::FigureStyle& style) const
{
    const widgets::ChartLayout layout = layoutFor(style, widgets::kUnlimited + 2 * kChartMargin);
    const auto whole = [](double height) { return std::ceil(widgets::mmOfUnits(height + 2 * kChartMargin)); };
    return std::max(whole(layout.leastHeight), std::min(whole(layout.suitableHeight), kHighestMm));
}

Result<void> ChartFigure::check(const widgets::FigureStyle& style) const
{
    const widgets::ChartLayout layout = layoutFor(style, widgets::kUnlimited + 2 * kChartMargin);
    const double width = widgets::mmOfUnits(layout.leastWidth + 2 * kChartMargin);
    if (width > style.widthMm) return tooSmall(name(), Message("width"), width);
    const double height = widgets::mmOfUnits(layout.leastHeight + 2 * kChartMargin);
    if (height > style.heightMm) return tooSmall(name(), Message("height"), height);
    return {};
}

void ChartFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    painter.save();
    painter.setFont(widgets::fontOf(style));
    painter.setRenderHint(QPainter::Antialiasing);
    const widgets::Chart chart = chartFor(style);
    drawChart(painter, chart, layoutChart(chart, insideChart(area), painter.font(), painter.device()),
              style.screen ? widgets::chartColours(*style.screen) : widgets::ChartColours::paper());
    painter.restore();
}

QString ChartFigure::pgfplots(const widgets::FigureStyle& style) const
{
    return chartPgf(chartFor(style), layoutFor(style, widgets::unitsOfMm(style.heightMm)), style);
}

}  // namespace rosa::workbench
