/// What the marks of a figure of accuracies mean.
#pragma once

#include "app/workbench/figures/results_figure.h"

namespace rosa::workbench {

/// Lines of samples with words, as wide as there is room; 0 where nothing is explained.
double stripsLegendHeight(double width, const ResultTable& table, const QFont& font, const QPaintDevice* device);
/// Into `box`, with the painter's font.
void drawStripsLegend(QPainter& painter, const QRectF& box, const ResultTable& table, const StripColours& colours);
/// The same as LaTeX text with marks by TikZ.
QString stripsLegendLatex(const ResultTable& table);

}  // namespace rosa::workbench
