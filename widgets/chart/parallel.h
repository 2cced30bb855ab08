/// Parallel coordinates: one vertical axis per quantity, one line per subject.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QFontMetricsF>

#include "widgets/chart/chart.h"

class QPainter;

namespace rosa::widgets {

struct ParallelPicture {
    std::vector<ChartScale> axes;  ///< From left to right; the last one is the result, which colours the lines.
    std::vector<float> places;     ///< Lines × axes: shares of the axis from the bottom; NaN: the line has a gap.
    std::vector<int> subjects;     ///< One per line.
    std::vector<float> results;    ///< Share 0 … 1 on the scale of colours, 1 the best; NaN: no result.
    int reference = -1;            ///< Subject drawn in the colour of the text.

    [[nodiscard]] std::size_t lines() const { return subjects.size(); }
    [[nodiscard]] float place(std::size_t line, std::size_t axis) const { return places[line * axes.size() + axis]; }
};

/// A part of an axis: shares, low ≤ high. nullopt: all of it.
using Brush = std::optional<std::pair<float, float>>;
/// Shares this far outside of a brush are inside: ends of an axis are rounded.
inline constexpr float kBrushEdge = 1e-4F;
/// False for a gap, if there is a brush.
inline bool isInside(const Brush& brush, float share)
{
    return !brush || (share >= brush->first - kBrushEdge && share <= brush->second + kBrushEdge);
}

struct ParallelLayout {
    QRectF plot;            ///< Between the first and the last axis.
    std::vector<double> x;  ///< Of the axes.

    [[nodiscard]] double y(float share) const { return plot.bottom() - static_cast<double>(share) * plot.height(); }
    /// Space between two axes.
    [[nodiscard]] double step() const { return x.size() > 1 ? x[1] - x[0] : plot.width(); }
};
ParallelLayout layoutParallel(const ParallelPicture& picture, const QRectF& area, const QFontMetricsF& metrics);

/// Lines as vectors: those of `kept` (one per line; empty: all) in colours above the others in grey.
void drawParallelLines(QPainter& painter, const ParallelPicture& picture, const ParallelLayout& layout,
                       const std::vector<char>& kept, const ChartColours& colours);
/// Axes with titles and labels.
void drawParallelAxes(QPainter& painter, const ParallelPicture& picture, const ParallelLayout& layout,
                      const ChartColours& colours);
/// One line, wide.
void drawParallelLine(QPainter& painter, const ParallelPicture& picture, const ParallelLayout& layout, std::size_t line,
                      const QColor& colour, double width);

}  // namespace rosa::widgets
