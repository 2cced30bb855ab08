#include "widgets/figure/legend.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include "widgets/figure/figure.h"
#include "widgets/scatter/points.h"

namespace rosa::widgets {

namespace {

constexpr double kLegendGap = 4;  ///< Between a mark and its name.
constexpr double kApart = 12;     ///< Between two entries.

double markRadius(const QFontMetricsF& metrics) { return metrics.height() * 0.28; }

/// Half of the width of a mark.
double halfOf(const LegendMark& entry, const QFontMetricsF& metrics)
{
    if (entry.marker == LegendMark::kNone) return 0;
    const bool isWide = entry.marker == LegendMark::kInterval || entry.marker == LegendMark::kBox;
    return markRadius(metrics) * (isWide ? 2 : 1);
}

double beforeName(const LegendMark& entry, const QFontMetricsF& metrics)
{
    return entry.marker == LegendMark::kNone ? 0 : 2 * halfOf(entry, metrics) + kLegendGap;
}

struct Place {
    double x = 0;
    int line = 0;
};

/// Positions of the entries, followed by the position of one more.
std::vector<Place> placesOf(const std::vector<LegendMark>& entries, double width, const QFontMetricsF& metrics)
{
    std::vector<Place> places;
    Place next;
    for (const LegendMark& entry : entries) {
        const double own = beforeName(entry, metrics) + metrics.horizontalAdvance(entry.text);
        if (next.x > 0 && next.x + own > width) next = {0, next.line + 1};
        places.push_back(next);
        next.x += own + kApart;
    }
    places.push_back(next);
    return places;
}

void drawSample(QPainter& painter, const LegendMark& entry, const QPointF& centre, double radius)
{
    const auto line = [&](double x, double y) { painter.drawLine(centre - QPointF(x, y), centre + QPointF(x, y)); };
    painter.setPen(QPen(entry.colour, 1.6, entry.dash, Qt::FlatCap));
    switch (entry.marker) {
        case LegendMark::kNone:
            return;
        case LegendMark::kBand:
            if (entry.dash == Qt::SolidLine)
                painter.fillRect(QRectF(centre.x() - radius - 1, centre.y() - 1.5, 2 * radius + 2, 3), entry.colour);
            else
                line(radius + 1, 0);
            return;
        case LegendMark::kBox: {
            QColor pale = entry.colour;
            pale.setAlphaF(0.2F);
            painter.fillRect(QRectF(centre.x() - 2 * radius, centre.y() - radius, 4 * radius, 2 * radius), pale);
        }
            [[fallthrough]];
        case LegendMark::kStroke:
            return line(0, 1.2 * radius);
        case LegendMark::kInterval:
            line(2 * radius, 0);
            for (const double end : {-2 * radius, 2 * radius})
                painter.drawLine(centre + QPointF(end, -3), centre + QPointF(end, 3));
            return;
        default:
            drawMark(painter, entry.marker, centre, radius, entry.colour, Qt::transparent);
    }
}

/// A mark of the legend in TikZ.
QString tikzSample(const LegendMark& entry)
{
    const QString colour = tikzColour(entry.colour);
    const QString dash = entry.dash == Qt::DashLine  ? QStringLiteral(", dash pattern=on 0.8ex off 0.4ex")
                         : entry.dash == Qt::DotLine ? QStringLiteral(", dash pattern=on 0.4ex off 0.4ex")
                                                     : QString();
    const QString stroke = QStringLiteral("\\draw[color=%1%2] (1.3ex,-0.8ex) -- (1.3ex,0.8ex);").arg(colour, dash);
    switch (entry.marker) {
        case LegendMark::kBand:
            return QStringLiteral("\\draw[color=%1, line width=0.6ex%2] (0,0) -- (2.4ex,0);").arg(colour, dash);
        case LegendMark::kInterval:
            return QStringLiteral("\\draw[|-|, thick, color=%1] (0,0) -- (2.6ex,0);").arg(colour);
        case LegendMark::kStroke:
            return stroke;
        case LegendMark::kBox:
            return QStringLiteral("\\fill[color=%1, opacity=0.2] (0,-0.8ex) rectangle (2.6ex,0.8ex);").arg(colour) + stroke;
        default:
            return QStringLiteral("\\draw[color=%1] plot[mark=%2, mark size=0.7ex] coordinates {(0,0)};")
                .arg(colour, tikzMark(entry.marker));
    }
}

}  // namespace

double legendHeight(const std::vector<LegendMark>& entries, double width, const QFont& font, const QPaintDevice* device)
{
    if (entries.empty()) return 0;
    const QFontMetricsF metrics(font, device);
    const auto places = placesOf(entries, width, metrics);
    return (places[entries.size() - 1].line + 1) * metrics.height();
}

void drawLegend(QPainter& painter, const QRectF& box, const std::vector<LegendMark>& entries, const QFont& font,
                const QColor& ink)
{
    const QFontMetricsF metrics(font, painter.device());
    const auto places = placesOf(entries, box.width(), metrics);
    const int lines = std::max(1, static_cast<int>(std::floor(box.height() / metrics.height() + 0.01)));
    const auto rest = [&](std::size_t shown) { return QStringLiteral("+ %1").arg(entries.size() - shown); };
    std::size_t shown = 0;
    while (shown < entries.size() && places[shown].line < lines) ++shown;
    // The last line shows the number of omitted entries, for which entries give way.
    const auto hasRoom = [&](std::size_t count) {
        return places[count].line < lines && places[count].x + metrics.horizontalAdvance(rest(count)) <= box.width();
    };
    if (shown < entries.size())
        while (shown > 0 && !hasRoom(shown)) --shown;

    painter.save();
    painter.setFont(font);
    const auto lineOf = [&](const Place& place, double x) {
        return QRectF(x, box.top() + place.line * metrics.height(), box.right() - x, metrics.height());
    };
    for (std::size_t i = 0; i < shown; ++i) {
        const double left = box.left() + places[i].x;
        const QRectF name = lineOf(places[i], left + beforeName(entries[i], metrics));
        const QPointF centre(left + halfOf(entries[i], metrics), name.center().y());
        drawSample(painter, entries[i], centre, markRadius(metrics));
        painter.setPen(ink);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(entries[i].text, Qt::ElideRight, name.width() + 0.5));
    }
    painter.setPen(ink);
    if (shown < entries.size())
        painter.drawText(lineOf(places[shown], box.left() + places[shown].x), Qt::AlignLeft | Qt::AlignVCenter, rest(shown));
    painter.restore();
}

void drawMark(QPainter& painter, int marker, const QPointF& centre, double radius, const QColor& colour, const QColor& edge)
{
    if (marker >= 0) return drawMarker(painter, marker, centre, radius, colour, edge);
    painter.setPen(QPen(colour, 1.1));
    painter.setBrush(edge);
    if (marker == LegendMark::kHollow) return painter.drawEllipse(centre, radius, radius);
    const QPointF corners[] = {centre - QPointF(0, radius), centre + QPointF(radius, 0), centre + QPointF(0, radius),
                               centre - QPointF(radius, 0)};
    painter.drawConvexPolygon(corners, 4);
}

QString tikzMark(int marker)
{
    if (marker == LegendMark::kHollow) return QStringLiteral("o");
    if (marker == LegendMark::kDiamond) return QStringLiteral("diamond");
    static constexpr std::array kMarks{"*", "square*", "diamond*", "triangle*", "x"};
    return QLatin1String(kMarks[static_cast<std::size_t>(std::max(marker, 0)) % kMarks.size()]);
}

QString tikzColour(const QColor& colour)
{
    return QStringLiteral("{rgb,255:red,%1;green,%2;blue,%3}").arg(colour.red()).arg(colour.green()).arg(colour.blue());
}

QString latexLegend(const std::vector<LegendMark>& entries)
{
    QStringList parts;
    for (const LegendMark& entry : entries) {
        const QString name = latexText(entry.text);
        parts << (entry.marker == LegendMark::kNone
                      ? QStringLiteral("\\mbox{%1}").arg(name)
                      : QStringLiteral("\\mbox{\\tikz[baseline=-0.6ex]{%1}~%2}").arg(tikzSample(entry), name));
    }
    return parts.join(QStringLiteral("\\quad "));
}

}  // namespace rosa::widgets
