#include "app/workbench/tables/figure/bars_layout.h"

#include <algorithm>
#include <cmath>

#include "app/workbench/figures/wrapped_text.h"
#include "app/workbench/tables/data/cell_text.h"

namespace rosa::workbench {

namespace {

constexpr double kNamesShare = 0.4;     ///< Maximum share of the width for names before they are wrapped.
constexpr double kSuitablePitch = 1.5;  ///< Lines per row, for names of one line.
constexpr double kLeastPitch = 1.0;

/// The minimum width of axes: two labels with space between them, a word of the axis title, and the column's title, which extends halfway
/// to its neighbours.
double leastPanel(const tables::Table& table, double gap, const QString& axisTitle, const QFontMetricsF& metrics)
{
    double width = std::max(3 * metrics.horizontalAdvance(QStringLiteral("00.0")), longestWord(axisTitle, metrics));
    for (const auto& column : table.plan.columns)
        width = std::max(width, metrics.horizontalAdvance(QString::fromStdString(column.title) + QLatin1Char(' ')) - gap);
    return width;
}

/// Height of the highest name.
double namesHeight(const tables::Table& table, double width, const QFontMetricsF& metrics)
{
    double height = 0;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        height = std::max(height, wrappedHeight(rowTitle(table.plan, row), width, metrics));
    return height;
}

}  // namespace

BarsLayout layoutBars(const QRectF& area, const tables::Table& table, bool hasLegend, const QString& axisTitle,
                      const QFontMetricsF& metrics)
{
    double word = 0, wrapped = 0;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        word = std::max(word, longestWord(rowTitle(table.plan, row), metrics));
    BarsLayout layout;
    layout.gap = 0.9 * metrics.horizontalAdvance(QStringLiteral("00.0"));
    const double gap = layout.gap;
    const double panel = leastPanel(table, gap, axisTitle, metrics);
    const double axes = panel + 1.5 * gap + 2;
    const double most = std::max(std::ceil(word), std::min(area.width() * kNamesShare, area.width() - axes));
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        wrapped = std::max(wrapped, wrappedWidth(rowTitle(table.plan, row), most, metrics));
    layout.labels = std::ceil(wrapped) + 2;
    layout.leastWidth = std::ceil(word) + axes;
    const auto columns = static_cast<int>(table.plan.columns.size());
    const double room = area.width() - layout.labels - gap / 2;
    layout.across = std::clamp(static_cast<int>(room / (panel + gap)), 1, columns);
    layout.down = (columns + layout.across - 1) / layout.across;
    layout.across = (columns + layout.down - 1) / layout.down;

    const double line = metrics.height();
    const double names = namesHeight(table, layout.labels, metrics);
    const double rows = static_cast<double>(table.plan.rows.size());
    const double titleHeight = 1.3 * line, axisHeight = 1.5 * line;
    const double axesLeft = area.left() + layout.labels + gap, axesWidth = area.right() - gap / 2 - axesLeft;
    const double foot = wrappedHeight(axisTitle, axesWidth, metrics) + (hasLegend ? 1.5 * line : 0.3 * line);
    const auto heightFor = [&](double row) { return layout.down * (titleHeight + rows * row + axisHeight) + foot; };
    layout.leastHeight = heightFor(names + (kLeastPitch - 1) * line);
    layout.suitableHeight = heightFor(names + (kSuitablePitch - 1) * line);
    layout.row = std::max(1.0, ((area.height() - foot) / layout.down - titleHeight - axisHeight) / rows);

    const double width = room / layout.across - gap;
    const double pitch = titleHeight + rows * layout.row + axisHeight;
    for (int i = 0; i < columns; ++i) {
        const int x = i % layout.across, y = i / layout.across;
        layout.panels.emplace_back(axesLeft + x * (width + gap), area.top() + y * pitch + titleHeight, width,
                                   rows * layout.row);
    }
    const double bottom = area.top() + layout.down * pitch;
    const double titleBox = foot - (hasLegend ? 1.5 * line : 0.3 * line);
    layout.axisTitle = QRectF(axesLeft, bottom, axesWidth, titleBox);
    if (hasLegend) layout.legend = QRectF(area.left(), bottom + titleBox + 0.3 * line, area.width(), 1.2 * line);
    return layout;
}

}  // namespace rosa::workbench
