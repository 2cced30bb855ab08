#include "widgets/chart/parallel.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QPainter>

namespace rosa::widgets {

ParallelLayout layoutParallel(const ParallelPicture& picture, const QRectF& area, const QFontMetricsF& metrics)
{
    ParallelLayout layout;
    const auto count = static_cast<double>(picture.axes.size());
    if (picture.axes.empty()) return layout;
    const double left = metrics.averageCharWidth() * 4;
    const double right = metrics.averageCharWidth() * 7 + 14;
    layout.plot = area.adjusted(left, 1.9 * metrics.height(), -right, -0.8 * metrics.height());
    for (double i = 0; i < count; ++i)
        layout.x.push_back(layout.plot.left() + (count > 1 ? i / (count - 1) : 0.5) * layout.plot.width());
    return layout;
}

void drawParallelLine(QPainter& painter, const ParallelPicture& picture, const ParallelLayout& layout, std::size_t line,
                      const QColor& colour, double width)
{
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPolygonF piece;
    const auto flush = [&] {
        if (piece.size() > 1) painter.drawPolyline(piece);
        piece.clear();
    };
    for (std::size_t axis = 0; axis < picture.axes.size(); ++axis) {
        const float share = picture.place(line, axis);
        if (std::isnan(share))
            flush();
        else
            piece << QPointF(layout.x[axis], layout.y(share));
    }
    flush();
}

void drawParallelLines(QPainter& painter, const ParallelPicture& picture, const ParallelLayout& layout,
                       const std::vector<char>& kept, const ChartColours& colours)
{
    const auto isKept = [&](std::size_t line) { return kept.empty() || kept[line] != 0; };
    QColor grey = colours.quiet;
    grey.setAlphaF(picture.lines() > 200 ? 0.10F : 0.22F);
    for (std::size_t line = 0; line < picture.lines(); ++line)
        if (!isKept(line)) drawParallelLine(painter, picture, layout, line, grey, 1);
    // The best on top.
    std::vector<std::size_t> order(picture.lines());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto rank = [&](std::size_t line) { return std::isnan(picture.results[line]) ? -1.0F : picture.results[line]; };
    std::ranges::stable_sort(order, {}, rank);
    const float alpha = picture.lines() > 1000 ? 0.35F : picture.lines() > 200 ? 0.6F : 0.85F;
    for (const std::size_t line : order) {
        if (!isKept(line)) continue;
        const bool isReference = picture.subjects[line] == picture.reference;
        QColor colour = isReference
                            ? colours.text
                            : QColor::fromRgb(resultColour(static_cast<double>(picture.results[line]), colours.isDark));
        colour.setAlphaF(isReference ? 1 : alpha);
        drawParallelLine(painter, picture, layout, line, colour, isReference ? 1.8 : 1.3);
    }
}

namespace {

/// Gradient along the axis of the result.
void drawGradient(QPainter& painter, double x, const ParallelLayout& layout, bool isDark)
{
    constexpr int kSteps = 40;
    const bool isSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = 0; i < kSteps; ++i) {
        const float from = static_cast<float>(i) / kSteps, to = static_cast<float>(i + 1) / kSteps;
        painter.fillRect(QRectF(QPointF(x, layout.y(to)), QPointF(x + 5, layout.y(from))),
                         QColor::fromRgb(resultColour(static_cast<double>(from + to) / 2, isDark)));
    }
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
}

}  // namespace

void drawParallelAxes(QPainter& painter, const ParallelPicture& picture, const ParallelLayout& layout,
                      const ChartColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    QColor halo = colours.back;
    halo.setAlphaF(0.72F);
    for (std::size_t axis = 0; axis < picture.axes.size(); ++axis) {
        const double x = layout.x[axis];
        const ChartScale& scale = picture.axes[axis];
        const bool isResult = axis + 1 == picture.axes.size();
        painter.setPen(QPen(colours.quiet, 1.2));
        painter.drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
        if (isResult) drawGradient(painter, x, layout, colours.isDark);
        const double room = std::max(layout.step() - 6, 30.0);
        const QString title = metrics.elidedText(scale.title, Qt::ElideRight, room);
        const double half = metrics.horizontalAdvance(title) / 2 + 1;
        // Titles at the edges stay inside of the picture.
        const double leftmost = layout.plot.left() - metrics.averageCharWidth() * 4;
        const double rightmost = layout.plot.right() + metrics.averageCharWidth() * 7 + 14;
        const double middle = std::clamp(x, leftmost + half, std::max(leftmost + half, rightmost - half));
        painter.setPen(colours.text);
        painter.drawText(QRectF(middle - half, layout.plot.top() - 1.75 * metrics.height(), 2 * half, metrics.height()),
                         Qt::AlignCenter | Qt::TextDontClip, title);
        const double before = x + (isResult ? 9 : 5);
        for (const ScaleTick& tick : scale.ticks(static_cast<int>(layout.plot.height() / (2.4 * metrics.height())))) {
            const double y = layout.y(static_cast<float>(tick.place));
            painter.setPen(QPen(colours.quiet, 1));
            painter.drawLine(QPointF(x - 3, y), QPointF(x, y));
            const QString text = metrics.elidedText(tick.label, Qt::ElideRight, isResult ? 60 : layout.step() * 0.6);
            const QRectF box(before, y - metrics.height() / 2, metrics.horizontalAdvance(text) + 4, metrics.height());
            painter.fillRect(box, halo);
            painter.drawText(box, Qt::AlignCenter, text);
        }
    }
}

}  // namespace rosa::widgets
