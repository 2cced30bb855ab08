#include "app/workbench/figures/tables/bars_layout.h"

#include <algorithm>
#include <cmath>

#include "app/workbench/figures/wrapped_text.h"
#include "app/workbench/model/cell_text.h"

namespace rosa::workbench {

namespace {

constexpr double kNamesShare = 0.4;     ///< Maximum share of the width for names before they are wrapped.
constexpr double kSuitablePitch = 1.5;  ///< Lines per row, for names of one line.
constexpr double kLeastPitch = 1.0;

/// The minimum width of axes: two labels with space between them, and the column's title, which extends halfway to its neighbours.
double leastPanel(const reproduce::Table& table, double gap, const QFontMetricsF& metrics)
{
    double width = 3 * metrics.horizontalAdvance(QStringLiteral("00.0"));
    for (const auto& column : table.plan.columns)
        width = std::max(width, metrics.horizontalAdvance(QString::fromStdString(column.title) + QLatin1Char(' ')) - gap);
    return width;
}

/// Height of the highest name.
double namesHeight(const reproduce::Table& table, double width, const QFontMetricsF& metrics)
{
    double height = 0;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        height = std::max(height, wrappedHeight(rowTitle(table.plan, row), width, metrics));
    return height;
}

}  // namespace

BarsLayout layoutBars(const QRectF& area, const reproduce::Table& table, bool hasLegend, const QString& axisTitle,
                      const QFontMetricsF& metrics)
{
    double longest = 0, word = 0;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        longest = std::max(longest, metrics.horizontalAdvance(rowTitle(table.plan, row)));
        word = std::max(word, longestWord(rowTitle(table.plan, row), metrics));
    }
    BarsLayout layout;
    layout.gap = 0.9 * metrics.horizontalAdvance(QStringLiteral("00.0"));
    const double gap = layout.gap;
    const double panel = leastPanel(table, gap, metrics);
    const double spare = std::max(area.width() * kNamesShare, area.width() - panel - 1.5 * gap);
    layout.labels =
        std::ceil(
            std::clamp(longest, word, std::max(word, table.plan.columns.size() == 1 ? spare : area.width() * kNamesShare))) +
        2;
    layout.leastWidth = std::ceil(word) + 2 + panel + 1.5 * gap;
    const auto columns = static_cast<int>(table.plan.columns.size());
    const double room = area.width() - layout.labels - gap / 2;
    layout.across = std::clamp(static_cast<int>(room / (panel + gap)), 1, columns);
    layout.down = (columns + layout.across - 1) / layout.across;
    layout.across = (columns + layout.down - 1) / layout.down;

    const double line = metrics.height();
    const double names = namesHeight(table, layout.labels, metrics);
    const double rows = static_cast<double>(table.plan.rows.size());
    const double titleHeight = 1.3 * line, axisHeight = 1.5 * line;
    const double foot = wrappedHeight(axisTitle, area.width(), metrics) + (hasLegend ? 1.5 * line : 0.3 * line);
    const auto heightFor = [&](double row) { return layout.down * (titleHeight + rows * row + axisHeight) + foot; };
    layout.leastHeight = heightFor(names + (kLeastPitch - 1) * line);
    layout.suitableHeight = heightFor(names + (kSuitablePitch - 1) * line);
    layout.row = std::max(1.0, ((area.height() - foot) / layout.down - titleHeight - axisHeight) / rows);

    const double width = room / layout.across - gap;
    const double pitch = titleHeight + rows * layout.row + axisHeight;
    for (int i = 0; i < columns; ++i) {
        const int x = i % layout.across, y = i / layout.across;
        layout.panels.emplace_back(area.left() + layout.labels + gap + x * (width + gap),
                                   area.top() + y * pitch + titleHeight, width, rows * layout.row);
    }
    const double bottom = area.top() + layout.down * pitch;
    const double titleBox = foot - (hasLegend ? 1.5 * line : 0.3 * line);
    layout.axisTitle = QRectF(area.left(), bottom, area.width(), titleBox);
    if (hasLegend) layout.legend = QRectF(area.left(), bottom + titleBox + 0.3 * line, area.width(), 1.2 * line);
    return layout;
}

}  // namespace rosa::workbench
