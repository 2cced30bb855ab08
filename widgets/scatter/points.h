/// Points in the plane and their appearance, shared by scatter plots on screen and on paper.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QColor>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace rosa::widgets {

/// Appearance of the points of one kind.
struct PointKind {
    QColor colour;
    int marker = 0;  ///< As numbered by classMarker().
    bool isVisible = true;
};

/// The kind of every point. Many points share few kinds: one per class, or the steps of a colour map.
struct PointKinds {
    std::vector<PointKind> kinds;
    std::vector<std::uint16_t> ofPoint;  ///< Index into `kinds`.

    [[nodiscard]] bool isVisible(std::size_t point) const { return kinds[ofPoint[point]].isVisible; }
    [[nodiscard]] const PointKind& of(std::size_t point) const { return kinds[ofPoint[point]]; }
};

/// x, y of every point; an immutable shared value.
using Positions = std::shared_ptr<const std::vector<float>>;

/// Centre and half the longer side of the points' bounding box; a layout without extent gets 1. O(points).
struct Extent {
    QPointF centre;
    double half = 1;
};
Extent extentOf(const std::vector<float>& positions);

/// Draws one marker of `radius` (painter units) with a thin outline of colour `edge`; Qt::transparent: none.
void drawMarker(QPainter& painter, int marker, const QPointF& centre, double radius, const QColor& colour,
                const QColor& edge);

/// A radius at which `count` points on `area` square units stay distinguishable: 1.1 … 4.
double suitableRadius(std::size_t count, double area);

}  // namespace rosa::widgets
