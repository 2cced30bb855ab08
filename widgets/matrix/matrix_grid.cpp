#include "widgets/matrix/matrix_grid.h"

#include <algorithm>
#include <limits>
#include <map>

namespace rosa::widgets {

namespace {

constexpr double kGridGap = 8;
constexpr double kSmallestCell = 3;     ///< Smaller single cells are hardly visible.
constexpr double kReadableNames = 6;    ///< Points; many journals reject smaller type.
constexpr double kAnyHeight = 100'000;  ///< Only the width counts.

/// The least legible of several pictures in boxes of one size.
struct Reading {
    Legibility legibility = Legibility::Names;
    double cell = std::numeric_limits<double>::infinity();
    double height = 0;  ///< Height actually used.

    [[nodiscard]] bool operator<(const Reading& other) const
    {
        return std::pair(legibility, cell) < std::pair(other.legibility, other.cell);
    }
};

Reading readingOf(const QSizeF& box, const std::vector<const MatrixPicture*>& pictures, const DrawingStyle& style,
                  const QPaintDevice* device)
{
    Reading worst;
    for (const MatrixPicture* picture : pictures) {
        const MatrixLayout layout = layoutMatrix(QRectF(QPointF(0, 0), box), *picture, style, device);
        worst.legibility = std::min(worst.legibility, legibilityOf(layout, *picture, style));
        worst.cell = std::min(worst.cell, layout.cell);
        worst.height = std::max(worst.height, layout.bottom());
    }
    return worst;
}

QSizeF boxInGrid(const QSizeF& area, std::size_t count, std::size_t columns)
{
    const auto across = static_cast<double>(columns);
    const auto down = static_cast<double>((count + columns - 1) / columns);
    return {(area.width() - kGridGap * (across - 1)) / across, (area.height() - kGridGap * (down - 1)) / down};
}

}  // namespace

Legibility legibilityOf(const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style)
{
    const bool wantsNames = !picture.rowLabels.empty() || !picture.columnLabels.empty();
    const bool isReadable = layout.namePoints >= std::min(kReadableNames, style.font.pointSizeF());
    if (layout.namesAll()) return isReadable ? Legibility::Names : Legibility::SmallNames;
    if (layout.namePoints > 0) return Legibility::FewNames;
    if (layout.cell < kSmallestCell) return Legibility::Tiny;
    return wantsNames ? Legibility::Nameless : Legibility::Names;
}

MatrixGrid layoutGrid(const QRectF& area, const std::vector<const MatrixPicture*>& pictures, const DrawingStyle& style,
                      const QPaintDevice* device)
{
    MatrixGrid grid;
    const std::size_t count = pictures.size();
    if (count == 0) return grid;
    std::size_t columns = 0;
    Reading best;
    for (std::size_t k = 1; k <= count; ++k) {
        const Reading reading = readingOf(boxInGrid(area.size(), count, k), pictures, style, device);
        if (columns > 0 && !(best < reading)) continue;
        best = reading;
        columns = k;
    }
    grid.worst = best.legibility;
    const QSizeF box = boxInGrid(area.size(), count, columns);
    for (std::size_t i = 0; i < count; ++i)
        grid.boxes.emplace_back(QPointF(area.left() + static_cast<double>(i % columns) * (box.width() + kGridGap),
                                        area.top() + static_cast<double>(i / columns) * (box.height() + kGridGap)),
                                box);
    return grid;
}

double usedHeight(const QSizeF& area, const std::vector<const MatrixPicture*>& pictures, const DrawingStyle& style,
                  const QPaintDevice* device)
{
    const MatrixGrid grid = layoutGrid(QRectF(QPointF(0, 0), area), pictures, style, device);
    // The height of each row of boxes is that of its highest matrix.
    std::map<double, double> lines;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const MatrixLayout layout = layoutMatrix(grid.boxes[i], *pictures[i], style, device);
        double& line = lines[grid.boxes[i].top()];
        line = std::max(line, layout.bottom() - grid.boxes[i].top());
    }
    double height = lines.empty() ? 0 : kGridGap * static_cast<double>(lines.size() - 1);
    for (const auto& [top, used] : lines) height += used + 1;
    return std::min(height, area.height());
}

double gridHeight(double width, const std::vector<const MatrixPicture*>& pictures, const DrawingStyle& style,
                  const QPaintDevice* device)
{
    const std::size_t count = pictures.size();
    double height = 0;
    Legibility best{};
    for (std::size_t k = count; k > 0; --k) {
        const Reading reading = readingOf(boxInGrid({width, kAnyHeight}, count, k), pictures, style, device);
        if (k < count && reading.legibility <= best) continue;
        best = reading.legibility;
        const auto rows = static_cast<double>((count + k - 1) / k);
        height = rows * (reading.height + 1) + kGridGap * (rows - 1);
    }
    return height;
}

}  // namespace rosa::widgets
