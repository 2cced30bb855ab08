/// Paints curves, bands and marks. Private to widgets/plots.
#pragma once

#include <vector>

#include <QRectF>

#include "widgets/plots/curve_panel.h"

class QPainter;

namespace rosa::widgets {

/// Mapping of epochs and values to a picture.
struct PanelFrame {
    QRectF area;
    double from, to;   ///< Epochs at the left and right edge.
    double low, high;  ///< Positions on the scale at the lower and upper edge.
    ValueScale scale;
    bool isPaper = false;
    double pixel = 1;  ///< Size of a screen pixel in the picture's units.

    [[nodiscard]] double x(double epoch) const { return area.left() + (epoch - from) / (to - from) * area.width(); }
    /// Clamped to a few heights of the area, so that no painter receives a coordinate out of range; NaN if the value has no position.
    [[nodiscard]] double y(double value) const;
};

void paintCurve(QPainter& painter, const PanelFrame& frame, const CurveDrawing& curve);
void paintBand(QPainter& painter, const PanelFrame& frame, const BandDrawing& band);
/// Labels that would overlap are stacked; if space runs out, minor marks lose their labels first.
void paintMarks(QPainter& painter, const PanelFrame& frame, const std::vector<CurveMark>& marks,
                const PanelColours& colours);

}  // namespace rosa::widgets
