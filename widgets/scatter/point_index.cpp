#include "widgets/scatter/point_index.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rosa::widgets {

PointIndex::PointIndex(Positions positions, const PointKinds& kinds) : m_positions(std::move(positions))
{
    const std::vector<float>& all = *m_positions;
    const std::size_t count = all.size() / 2;
    std::vector<std::int32_t> seen;
    for (std::size_t i = 0; i < count; ++i)
        if (kinds.ofPoint.empty() || kinds.isVisible(i)) seen.push_back(static_cast<std::int32_t>(i));
    if (seen.empty()) return;

    const Extent extent = extentOf(all);
    m_box = QRectF(extent.centre.x() - extent.half, extent.centre.y() - extent.half, 2 * extent.half, 2 * extent.half);
    const int side = std::clamp(static_cast<int>(std::sqrt(static_cast<double>(seen.size()) / 2)), 1, 1024);
    m_columns = m_rows = side;
    m_cell = 2 * extent.half / side;

    const auto cellOf = [&](std::int32_t point) {
        const QPointF place = at(point);
        return static_cast<std::size_t>(rowOf(place.y()) * m_columns + columnOf(place.x()));
    };
    m_begin.assign(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows) + 1, 0);
    for (const std::int32_t point : seen) ++m_begin[cellOf(point) + 1];
    for (std::size_t i = 1; i < m_begin.size(); ++i) m_begin[i] += m_begin[i - 1];
    std::vector<std::int32_t> next(m_begin.begin(), m_begin.end() - 1);
    m_points.resize(seen.size());
    for (const std::int32_t point : seen) m_points[static_cast<std::size_t>(next[cellOf(point)]++)] = point;
}

int PointIndex::nearest(const QPointF& place, double reach) const
{
    if (m_points.empty()) return -1;
    int best = -1;
    double bestSquare = reach * reach;
    for (int row = rowOf(place.y() - reach); row <= rowOf(place.y() + reach); ++row)
        for (int column = columnOf(place.x() - reach); column <= columnOf(place.x() + reach); ++column) {
            const auto cell = static_cast<std::size_t>(row * m_columns + column);
            for (std::int32_t i = m_begin[cell]; i < m_begin[cell + 1]; ++i) {
                const int point = m_points[static_cast<std::size_t>(i)];
                const QPointF step = at(point) - place;
                const double square = QPointF::dotProduct(step, step);
                if (square > bestSquare || (square == bestSquare && best >= 0)) continue;
                bestSquare = square;
                best = point;
            }
        }
    return best;
}

QList<int> PointIndex::inside(const QPolygonF& outline) const
{
    QList<int> found;
    if (m_points.empty() || outline.size() < 3) return found;
    const QRectF box = outline.boundingRect();
    for (int row = rowOf(box.top()); row <= rowOf(box.bottom()); ++row)
        for (int column = columnOf(box.left()); column <= columnOf(box.right()); ++column) {
            const auto cell = static_cast<std::size_t>(row * m_columns + column);
            for (std::int32_t i = m_begin[cell]; i < m_begin[cell + 1]; ++i) {
                const int point = m_points[static_cast<std::size_t>(i)];
                if (outline.containsPoint(at(point), Qt::OddEvenFill)) found.append(point);
            }
        }
    std::ranges::sort(found);
    return found;
}

int PointIndex::towards(const QPointF& place, const QPointF& direction, int except) const
{
    int best = -1;
    double bestCost = std::numeric_limits<double>::infinity();
    for (const std::int32_t point : m_points) {
        const QPointF step = at(point) - place;
        const double along = QPointF::dotProduct(step, direction);
        const double aside = std::abs(step.x() * direction.y() - step.y() * direction.x());
        if (point == except || along <= 0 || aside > along) continue;
        const double cost = along + 2 * aside;
        if (cost < bestCost) {
            bestCost = cost;
            best = point;
        }
    }
    return best;
}

int PointIndex::columnOf(double x) const
{
    return static_cast<int>(std::clamp((x - m_box.left()) / m_cell, 0.0, static_cast<double>(m_columns - 1)));
}

int PointIndex::rowOf(double y) const
{
    return static_cast<int>(std::clamp((y - m_box.top()) / m_cell, 0.0, static_cast<double>(m_rows - 1)));
}

QPointF PointIndex::at(int point) const
{
    const auto i = 2 * static_cast<std::size_t>(point);
    return {static_cast<double>((*m_positions)[i]), static_cast<double>((*m_positions)[i + 1])};
}

}  // namespace rosa::widgets
