/// Legend of the marks in a figure of accuracies.
#pragma once

#include "app/workbench/results/figure/results_figure.h"

namespace rosa::workbench {

/// Height of the lines of samples with texts at this width; 0 if nothing needs explanation.
double stripsLegendHeight(double width, const ResultTable& table, const QFont& font, const QPaintDevice* device);
/// Draws into `box`, with the painter's font.
void drawStripsLegend(QPainter& painter, const QRectF& box, const ResultTable& table, const StripColours& colours);
/// The same as LaTeX text with TikZ marks.
QString stripsLegendLatex(const ResultTable& table);

}  // namespace rosa::workbench
