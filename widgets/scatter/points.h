/// Points in the plane and how they look: what a scatter plot on the screen and one on paper have in common.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QColor>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace rosa::widgets {

/// How the points of one kind look.
struct PointKind {
    QColor colour;
    int marker = 0;  ///< As classMarker().
    bool isVisible = true;
};

/// Every point's kind. Many points share few kinds: a class each, or a colour map's steps.
struct PointKinds {
    std::vector<PointKind> kinds;
    std::vector<std::uint16_t> ofPoint;  ///< Index into `kinds`.

    [[nodiscard]] bool isVisible(std::size_t point) const { return kinds[ofPoint[point]].isVisible; }
    [[nodiscard]] const PointKind& of(std::size_t point) const { return kinds[ofPoint[point]]; }
};

/// x, y of every point; a value that is passed on, never changed.
using Positions = std::shared_ptr<const std::vector<float>>;

/// Centre and half the longer side of the points' box; a layout without extent gets one of 1. O(points).
struct Extent {
    QPointF centre;
    double half = 1;
};
Extent extentOf(const std::vector<float>& positions);

/// Draws one marker of `radius` (units of the painter) with a thin edge of `edge`; Qt::transparent: none.
void drawMarker(QPainter& painter, int marker, const QPointF& centre, double radius, const QColor& colour,
                const QColor& edge);

/// A radius that leaves `count` points on `area` square units apart from one another: 1.1 … 4.
double suitableRadius(std::size_t count, double area);

}  // namespace rosa::widgets
