/// Spatial index: points near a position or inside an outline.
#pragma once

#include <cstdint>
#include <vector>

#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "widgets/scatter/points.h"

namespace rosa::widgets {

/// A grid of cells over the points' bounding box, about two points per cell. Points of hidden kinds are excluded. Immutable; built in
/// O(points).
class PointIndex {
public:
    PointIndex() = default;
    /// `positions` holds x, y of every point; empty `kinds`: all points are visible.
    PointIndex(Positions positions, const PointKinds& kinds);

    /// The point nearest to `place` within `reach`; −1: none.
    [[nodiscard]] int nearest(const QPointF& place, double reach) const;
    /// Points inside a closed outline (even-odd rule) or on its edge up to rounding, ascending.
    [[nodiscard]] QList<int> inside(const QPolygonF& outline) const;
    /// The best point in `direction` (a unit vector) from `place`: within 45° of it, nearest with sideways distance counted twice; −1:
    /// none. O(points).
    [[nodiscard]] int towards(const QPointF& place, const QPointF& direction, int except) const;

private:
    [[nodiscard]] int columnOf(double x) const;
    [[nodiscard]] int rowOf(double y) const;
    [[nodiscard]] QPointF at(int point) const;

    Positions m_positions;
    QRectF m_box;
    int m_columns = 0;
    int m_rows = 0;
    double m_cell = 1;
    std::vector<std::int32_t> m_begin;   ///< Start of each cell in m_points, row by row.
    std::vector<std::int32_t> m_points;  ///< Visible ones, by cell.
};

}  // namespace rosa::widgets
