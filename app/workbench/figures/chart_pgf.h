/// Charts for PGFPlots.
#pragma once

#include "widgets/chart/draw_chart.h"
#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// A complete tikzpicture with the marks at the places of `layout`, as drawChart() draws them. Coordinates are the values as labelled: per
/// cent for an axis in per cent.
QString chartPgf(const widgets::Chart& chart, const widgets::ChartLayout& layout, const widgets::FigureStyle& style);

}  // namespace rosa::workbench
