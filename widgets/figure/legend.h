/// Legend of pictures on screen and on paper: names beside their marks, in as many lines as needed.
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
    // Instead of a marker:
    static constexpr int kBand = -1;      ///< A short thick line.
    static constexpr int kNone = -2;      ///< Nothing: text only.
    static constexpr int kStroke = -3;    ///< An upright line.
    static constexpr int kInterval = -4;  ///< A line with caps.
    static constexpr int kBox = -5;       ///< A pale rectangle with an upright line.
    static constexpr int kHollow = -6;    ///< A hollow disc.
    static constexpr int kDiamond = -7;   ///< A hollow diamond.

    QString text;
    QColor colour;
    int marker = 0;                     ///< As numbered by classMarker(), or one of the above.
    Qt::PenStyle dash = Qt::SolidLine;  ///< Dash pattern of lines.

    bool operator==(const LegendMark&) const = default;
};

/// Height of the legend at the given `width`; 0 without entries. `device`: measures the font.
double legendHeight(const std::vector<LegendMark>& entries, double width, const QFont& font, const QPaintDevice* device);

/// Draws from the upper left corner of `box`, line by line. A name longer than a line is elided; if `box` cannot hold all lines, the last
/// mark is followed by the number of omitted entries ("+ 4").
void drawLegend(QPainter& painter, const QRectF& box, const std::vector<LegendMark>& entries, const QFont& font,
                const QColor& ink);

/// Draws a mark that is a marker, or hollow.
void drawMark(QPainter& painter, int marker, const QPointF& centre, double radius, const QColor& colour, const QColor& edge);

/// TikZ name of a marker of classMarker(), or of a hollow one: "*", "square*" …
QString tikzMark(int marker);

/// A colour in TikZ syntax, including braces.
QString tikzColour(const QColor& colour);

/// The legend as LaTeX text with TikZ marks, to be set in a box that wraps it.
QString latexLegend(const std::vector<LegendMark>& entries);

}  // namespace rosa::widgets
