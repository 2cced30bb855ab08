/// PGFPlots axes at the same positions as in the drawn figure.
#pragma once

#include <QRectF>
#include <QString>

#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// Begins a picture of exactly the style's size, with coordinates in millimetres from the lower left corner.
QString pgfPage(const widgets::FigureStyle& style);

/// Options that place an axis at `box` (units from the upper left corner): "at=…, width=…".
QString pgfAxisPlace(const QRectF& box, const widgets::FigureStyle& style);

/// Wrapped text in a box; `align`: "left", "right" or "center", from the upper edge of the box or, if `isMiddle`, vertically centred.
QString pgfText(const QRectF& box, const QString& align, const QString& latex, const widgets::FigureStyle& style,
                bool isMiddle = false);

}  // namespace rosa::workbench
