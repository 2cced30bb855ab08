/// Several sets of axes with curves on paper.
#pragma once

#include <vector>

#include <QRectF>

#include "widgets/figure/figure.h"
#include "widgets/plots/curve_panel.h"

class QPainter;

namespace rosa::widgets {

/// Paints the panels below each other into `area` (unit 1/96 inch) with aligned epochs, below one legend that names every curve once.
/// `note` is printed below it. GUI thread.
void paintCurvePage(QPainter& painter, const QRectF& area, const FigureStyle& style, const std::vector<PanelDrawing>& panels,
                    const QString& note);

}  // namespace rosa::widgets
