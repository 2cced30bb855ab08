/// Draws tens of thousands of points into an image within the time of a frame.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <QImage>
#include <QList>
#include <QPointF>
#include <QSizeF>

#include "widgets/scatter/points.h"

namespace rosa::widgets {

/// Mapping of the plane to the screen. The layout's bounding box is −1 … 1 in the plane, y upwards.
struct ScatterFrame {
    QSizeF size;      ///< Size of the view.
    QPointF centre;   ///< The point of the plane in the middle of the view.
    double zoom = 1;  ///< 1: the layout just fits.
    double pixelRatio = 1;

    [[nodiscard]] double scale() const;  ///< Screen units per unit of the plane.
    [[nodiscard]] QPointF toScreen(const QPointF& place) const;
    [[nodiscard]] QPointF toPlane(const QPointF& screen) const;
};

/// Current appearance of the points.
struct ScatterLook {
    double radius = 3;        ///< Screen units.
    QColor edge = Qt::white;  ///< Outline of each point.
    double dimmed = 0.18;     ///< Opacity of unselected points while there is a selection.
};

/// Draws points by copying one small image per kind. Caches these images; one object per view.
class ScatterCanvas {
public:
    /// Points of hidden kinds are skipped. `selected` is ascending; if it is not empty, the other points are dimmed and the selected ones
    /// drawn on top. O(points · pixels of a marker). `plane` holds x, y of each point in the plane.
    QImage draw(const std::vector<float>& plane, const PointKinds& kinds, const QList<int>& selected,
                const ScatterFrame& frame, const ScatterLook& look);

private:
    static constexpr int kPhases = 2;  ///< Subpixel positions of a marker in each direction.

    /// A marker at every subpixel position; made on first use.
    struct Stamp {
        std::array<QImage, kPhases * kPhases> phases;
    };
    const QImage& stamp(std::size_t kind, bool isDimmed, int phase);

    /// The look for which m_stamps were made.
    std::vector<QRgb> m_colours;
    std::vector<int> m_markers;
    ScatterLook m_look;
    double m_pixelRatio = 0;
    std::vector<Stamp> m_stamps;  ///< Full, then dimmed ones.
};

}  // namespace rosa::widgets
