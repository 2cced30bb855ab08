#include "widgets/scatter/scatter_canvas.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

namespace rosa::widgets {

namespace {

/// Share of the view that a layout at zoom 1 fills.
constexpr double kShareOfView = 0.94;

/// Premultiplied source over destination.
inline QRgb over(QRgb source, QRgb below)
{
    const std::uint32_t rest = 255 - qAlpha(source);
    const auto scaled = [rest](std::uint32_t pair) {
        const std::uint32_t product = (pair & 0x00FF00FF) * rest + 0x00800080;
        return ((product + ((product >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
    };
    return source + (scaled(below) | (scaled(below >> 8) << 8));
}

/// Copies `stamp` to (left, top), clipped.
void blend(const QImage& stamp, QImage& image, int left, int top)
{
    const int firstColumn = std::max(0, -left);
    const int lastColumn = std::min(stamp.width(), image.width() - left);
    const int lastRow = std::min(stamp.height(), image.height() - top);
    for (int row = std::max(0, -top); row < lastRow; ++row) {
        const auto* from = reinterpret_cast<const QRgb*>(stamp.constScanLine(row));
        auto* to = reinterpret_cast<QRgb*>(image.scanLine(top + row)) + left;
        for (int column = firstColumn; column < lastColumn; ++column)
            if (from[column] != 0) to[column] = over(from[column], to[column]);
    }
}

}  // namespace

double ScatterFrame::scale() const { return zoom * kShareOfView / 2 * std::max(1.0, std::min(size.width(), size.height())); }

QPointF ScatterFrame::toScreen(const QPointF& place) const
{
    return {size.width() / 2 + (place.x() - centre.x()) * scale(), size.height() / 2 - (place.y() - centre.y()) * scale()};
}

QPointF ScatterFrame::toPlane(const QPointF& screen) const
{
    return {centre.x() + (screen.x() - size.width() / 2) / scale(), centre.y() - (screen.y() - size.height() / 2) / scale()};
}

const QImage& ScatterCanvas::stamp(std::size_t kind, bool isDimmed, int phase)
{
    QImage& image = m_stamps[2 * kind + (isDimmed ? 1 : 0)].phases[static_cast<std::size_t>(phase)];
    if (!image.isNull()) return image;
    const double radius = m_look.radius * m_pixelRatio;
    const int side = 2 * static_cast<int>(std::ceil(radius * 1.3 + 1)) + 1;
    image = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(isDimmed ? m_look.dimmed : 1);
    const double middle = side / 2 + 0.5;
    const QPointF centre(middle + static_cast<double>(phase % kPhases) / kPhases,
                         middle + static_cast<double>(phase / kPhases) / kPhases);
    drawMarker(painter, m_markers[kind], centre, radius, QColor::fromRgb(m_colours[kind]),
               radius >= 2 ? m_look.edge : QColor(Qt::transparent));
    return image;
}

QImage ScatterCanvas::draw(const std::vector<float>& plane, const PointKinds& kinds, const QList<int>& selected,
                           const ScatterFrame& frame, const ScatterLook& look)
{
    std::vector<QRgb> colours;
    std::vector<int> markers;
    for (const PointKind& kind : kinds.kinds) {
        colours.push_back(kind.colour.rgb());
        markers.push_back(kind.marker);
    }
    if (colours != m_colours || markers != m_markers || look.radius != m_look.radius || look.edge != m_look.edge ||
        look.dimmed != m_look.dimmed || frame.pixelRatio != m_pixelRatio) {
        m_colours = std::move(colours);
        m_markers = std::move(markers);
        m_look = look;
        m_pixelRatio = frame.pixelRatio;
        m_stamps.assign(2 * m_colours.size(), Stamp());
    }

    QImage image((frame.size * frame.pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const auto place = [&](std::size_t point, bool isDimmed) {
        if (!kinds.isVisible(point)) return;
        const QPointF screen =
            frame.toScreen({static_cast<double>(plane[2 * point]), static_cast<double>(plane[2 * point + 1])}) *
            m_pixelRatio;
        const double column = std::floor(screen.x());
        const double row = std::floor(screen.y());
        // Far outside; this also keeps the values below within an int.
        if (column < -1000 || row < -1000 || column > image.width() + 1000 || row > image.height() + 1000) return;
        const int phase =
            static_cast<int>((screen.x() - column) * kPhases) + kPhases * static_cast<int>((screen.y() - row) * kPhases);
        const QImage& picture = stamp(kinds.ofPoint[point], isDimmed, phase);
        blend(picture, image, static_cast<int>(column) - picture.width() / 2, static_cast<int>(row) - picture.height() / 2);
    };
    const std::size_t count = std::min(plane.size() / 2, kinds.ofPoint.size());
    for (std::size_t i = 0; i < count; ++i) place(i, !selected.isEmpty());
    for (const int point : selected)
        if (point >= 0 && static_cast<std::size_t>(point) < count) place(static_cast<std::size_t>(point), false);
    image.setDevicePixelRatio(frame.pixelRatio);
    return image;
}

}  // namespace rosa::widgets
