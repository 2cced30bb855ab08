/// PGFPlots axes at the very places where the same figure is drawn.
#pragma once

#include <QRectF>
#include <QString>

#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// Begins a picture of exactly the style's size, in millimetres from its lower left corner.
QString pgfPage(const widgets::FigureStyle& style);

/// Options that put an axis onto `box` (units from the upper left corner): "at=…, width=…".
QString pgfAxisPlace(const QRectF& box, const widgets::FigureStyle& style);

/// A text in a box, wrapped; `align`: "left", "right" or "center", from the box' upper edge or, where `isMiddle`, around its middle.
QString pgfText(const QRectF& box, const QString& align, const QString& latex, const widgets::FigureStyle& style,
                bool isMiddle = false);

}  // namespace rosa::workbench
