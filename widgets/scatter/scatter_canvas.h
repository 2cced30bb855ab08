/// Tens of thousands of points as an image, within a frame's time.
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

/// Where the plane lies on the screen. The layout's own box is −1 … 1 in the plane, y upwards.
struct ScatterFrame {
    QSizeF size;      ///< Of the view.
    QPointF centre;   ///< Place of the plane in the middle of the view.
    double zoom = 1;  ///< 1: the layout just fits.
    double pixelRatio = 1;

    [[nodiscard]] double scale() const;  ///< Screen units of one unit of the plane.
    [[nodiscard]] QPointF toScreen(const QPointF& place) const;
    [[nodiscard]] QPointF toPlane(const QPointF& screen) const;
};

/// How points are drawn at the moment.
struct ScatterLook {
    double radius = 3;        ///< Screen units.
    QColor edge = Qt::white;  ///< Around each point.
    double dimmed = 0.18;     ///< Opacity of what is not selected, while something is.
};

/// Draws points by copying one small picture a kind. Keeps those pictures; one object a view.
class ScatterCanvas {
public:
    /// Points of hidden kinds are left out. `selected` ascends; if any, the others are dimmed and the selected lie on top.
    /// O(points · pixels of a marker). `plane` holds x, y of each point in the plane.
    QImage draw(const std::vector<float>& plane, const PointKinds& kinds, const QList<int>& selected,
                const ScatterFrame& frame, const ScatterLook& look);

private:
    static constexpr int kPhases = 2;  ///< A marker's places within a pixel, each way.

    /// A marker, once at every phase; made when first used.
    struct Stamp {
        std::array<QImage, kPhases * kPhases> phases;
    };
    const QImage& stamp(std::size_t kind, bool isDimmed, int phase);

    /// What the pictures in m_stamps were made for.
    std::vector<QRgb> m_colours;
    std::vector<int> m_markers;
    ScatterLook m_look;
    double m_pixelRatio = 0;
    std::vector<Stamp> m_stamps;  ///< Full, then dimmed ones.
};

}  // namespace rosa::widgets
