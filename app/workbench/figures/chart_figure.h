/// Figures that are charts.
#pragma once

#include "widgets/chart/draw_chart.h"
#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// Draws and writes the chart that a subclass makes of its data.
class ChartFigure : public widgets::Figure {
public:
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    [[nodiscard]] double heightFor(const widgets::FigureStyle& style) const override;
    [[nodiscard]] Result<void> check(const widgets::FigureStyle& style) const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString csv() const override { return chartCsv(chartFor({})); }
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

    /// In a figure of this style; `height`: of the whole figure, in units.
    [[nodiscard]] widgets::ChartLayout layoutFor(const widgets::FigureStyle& style, double height) const;

    /// The chart for the style's width and font.
    [[nodiscard]] virtual widgets::Chart chartFor(const widgets::FigureStyle& style) const = 0;

protected:
    /// Width of the chart in a figure of this style, in units.
    static double innerWidth(const widgets::FigureStyle& style);
    [[nodiscard]] virtual double suitableWidthMm() const { return widgets::kOneColumnMm; }
};

}  // namespace rosa::workbench
