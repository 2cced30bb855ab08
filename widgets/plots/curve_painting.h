/// Curves, bands and marks into a painter. Private to widgets/plots.
#pragma once

#include <vector>

#include <QRectF>

#include "widgets/plots/curve_panel.h"

class QPainter;

namespace rosa::widgets {

/// Where epochs and values lie in a picture.
struct PanelFrame {
    QRectF area;
    double from, to;   ///< Epochs at the left and right edge.
    double low, high;  ///< Places of the scale at the lower and upper edge.
    ValueScale scale;
    bool isPaper = false;
    double pixel = 1;  ///< Of the screen, in the picture's units.

    [[nodiscard]] double x(double epoch) const { return area.left() + (epoch - from) / (to - from) * area.width(); }
    /// Kept within a few heights of the area, so that no painter meets a coordinate it cannot take; NaN where there is no place.
    [[nodiscard]] double y(double value) const;
};

void paintCurve(QPainter& painter, const PanelFrame& frame, const CurveDrawing& curve);
void paintBand(QPainter& painter, const PanelFrame& frame, const BandDrawing& band);
/// Labels that would run into each other stand below each other; where there is no room left, minor marks go without first.
void paintMarks(QPainter& painter, const PanelFrame& frame, const std::vector<CurveMark>& marks,
                const PanelColours& colours);

}  // namespace rosa::widgets
