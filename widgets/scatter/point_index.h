/// Which points lie near a place or inside an outline, without asking all of them.
#pragma once

#include <cstdint>
#include <vector>

#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "widgets/scatter/points.h"

namespace rosa::widgets {

/// A grid of cells over the points' box, about two points a cell. Points of hidden kinds are not in it. Immutable; O(points) to make.
class PointIndex {
public:
    PointIndex() = default;
    /// `positions` holds x, y of every point; `kinds` may be empty: all are seen.
    PointIndex(Positions positions, const PointKinds& kinds);

    /// The point nearest to `place` within `reach`; −1: none.
    [[nodiscard]] int nearest(const QPointF& place, double reach) const;
    /// Points inside a closed outline (odd-even rule) or on its edge by rounding, ascending.
    [[nodiscard]] QList<int> inside(const QPolygonF& outline) const;
    /// The point that lies best in `direction` (a unit vector) from `place`: within 45° of it, nearest where a step aside counts
    /// double; −1: none. O(points).
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
    std::vector<std::int32_t> m_begin;   ///< Of each cell in m_points, row by row.
    std::vector<std::int32_t> m_points;  ///< Visible ones, by cell.
};

}  // namespace rosa::widgets
