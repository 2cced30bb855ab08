#include "widgets/scatter/points.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QPainter>
#include <QPolygonF>

namespace rosa::widgets {

Extent extentOf(const std::vector<float>& positions)
{
    constexpr float kFar = std::numeric_limits<float>::max();
    float left = kFar;
    float right = -kFar;
    float top = kFar;
    float bottom = -kFar;
    for (std::size_t i = 0; i + 1 < positions.size(); i += 2) {
        left = std::min(left, positions[i]);
        right = std::max(right, positions[i]);
        top = std::min(top, positions[i + 1]);
        bottom = std::max(bottom, positions[i + 1]);
    }
    if (left > right) return {};
    const double half = std::max(double(right) - double(left), double(bottom) - double(top)) / 2;
    return {{(double(left) + double(right)) / 2, (double(top) + double(bottom)) / 2}, half > 0 ? half : 1};
}

void drawMarker(QPainter& painter, int marker, const QPointF& centre, double radius, const QColor& colour,
                const QColor& edge)
{
    painter.setPen(edge.alpha() > 0 ? QPen(edge, radius * 0.16) : QPen(Qt::NoPen));
    painter.setBrush(colour);
    const double x = centre.x();
    const double y = centre.y();
    switch (marker) {
        case 1: {
            const double half = radius * 0.86;
            painter.drawRect(QRectF(x - half, y - half, 2 * half, 2 * half));
            break;
        }
        case 2: {
            const double half = radius * 1.2;
            painter.drawPolygon(QPolygonF({{x, y - half}, {x + half, y}, {x, y + half}, {x - half, y}}));
            break;
        }
        case 3: {
            const double half = radius * 1.12;
            painter.drawPolygon(QPolygonF({{x, y - half}, {x + half, y + half * 0.8}, {x - half, y + half * 0.8}}));
            break;
        }
        case 4: {
            painter.setPen(QPen(colour, radius * 0.6));
            const double half = radius * 0.9;
            painter.drawLine(QPointF(x - half, y - half), QPointF(x + half, y + half));
            painter.drawLine(QPointF(x - half, y + half), QPointF(x + half, y - half));
            break;
        }
        default:
            painter.drawEllipse(centre, radius, radius);
    }
}

double suitableRadius(std::size_t count, double area)
{
    if (count == 0) return 4;
    return std::clamp(0.3 * std::sqrt(area / static_cast<double>(count)), 1.1, 4.0);
}

}  // namespace rosa::widgets
