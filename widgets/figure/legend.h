/// Names beside their marks, in as many lines as they need: the legend of pictures on screen and on paper.
#pragma once

#include <vector>

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;
class QPaintDevice;

namespace rosa::widgets {

struct LegendMark {
    static constexpr int kBand = -1;  ///< A short thick line instead of a marker.

    QString text;
    QColor colour;
    int marker = 0;                     ///< As classMarker() counts them, or kBand.
    Qt::PenStyle dash = Qt::SolidLine;  ///< Of kBand.

    bool operator==(const LegendMark&) const = default;
};

/// Height of the legend where it is `width` wide; 0 without entries. `device`: where the font is measured.
double legendHeight(const std::vector<LegendMark>& entries, double width, const QFont& font, const QPaintDevice* device);

/// From the upper left corner of `box`, line by line. A name longer than a line is elided; where the lines are more than `box` holds, the
/// last mark is followed by how many are left out ("+ 4").
void drawLegend(QPainter& painter, const QRectF& box, const std::vector<LegendMark>& entries, const QFont& font,
                const QColor& ink);

/// How TikZ calls a marker of classMarker(): "*", "square*" …
QString tikzMark(int marker);

/// A colour as TikZ takes it, braces included.
QString tikzColour(const QColor& colour);

/// The legend as LaTeX text with marks by TikZ, to be set in a box that wraps it.
QString latexLegend(const std::vector<LegendMark>& entries);

}  // namespace rosa::widgets
