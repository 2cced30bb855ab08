/// Drawing of a table's means, on screen and on paper.
#include <algorithm>
#include <cmath>

#include <QLocale>
#include <QPainter>

#include "app/workbench/tables/data/cell_text.h"
#include "app/workbench/tables/figure/bars_axis.h"
#include "app/workbench/tables/figure/bars_layout.h"
#include "app/workbench/tables/figure/table_figure.h"
#include "widgets/style/class_colours.h"

namespace rosa::workbench {

namespace {

/// Half of a diamond's size, and the radius of a point.
constexpr double kMark = 4;
constexpr double kMeanRadius = 2.6;

bool hasPublished(const tables::Table& table)
{
    return std::ranges::any_of(table.plan.rows, [](const tables::PlanRow& row) {
        return std::ranges::any_of(row.published, [](const auto& value) { return value.has_value(); });
    });
}

bool isPartial(const tables::TableCell& cell) { return cell.results && cell.missing > 0; }

/// Parameters for the marks of one panel.
struct Panel {
    QPainter& painter;
    QRectF plot;
    ValueAxis axis;
    BarsLook::Form form;
    const StripColours& colours;

    [[nodiscard]] double placeOf(double value) const { return plot.left() + axis.shareOf(value) * plot.width(); }
    [[nodiscard]] QFontMetricsF metrics() const { return QFontMetricsF(painter.font(), painter.device()); }

    void drawAxis() const;
    void drawDiamond(const QPointF& middle) const;
    void drawOutside(double value, double middle, const QColor& colour) const;
    void drawPartial(const tables::TableCell& cell, double middle, double left, double right) const;
    void drawRow(const QRectF& band, const tables::TableCell& cell, const std::optional<catalog::PublishedValue>& published,
                 const QColor& colour) const;
};

void Panel::drawAxis() const
{
    const QFontMetricsF fonts = metrics();
    const double room = fonts.horizontalAdvance(QStringLiteral("00.00"));
    const ValueAxis::Ticks ticks = axis.ticks(static_cast<int>(plot.width() / room));
    for (const double tick : ticks.places) {
        const double x = placeOf(tick);
        painter.setPen(QPen(colours.grid, 1));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(colours.quiet);
        painter.drawText(QRectF(x - room, plot.bottom() + 2, 2 * room, fonts.height()), Qt::AlignCenter, ticks.label(tick));
    }
    painter.setPen(QPen(colours.quiet, 0.8));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    if (form == BarsLook::Form::Bars) painter.drawLine(plot.topLeft(), plot.bottomLeft());
}

void drawDiamondAt(QPainter& painter, const QPointF& middle, const StripColours& colours)
{
    painter.setPen(QPen(colours.text, 0.9));
    painter.setBrush(Qt::NoBrush);
    const QPointF corners[] = {middle - QPointF(0, kMark), middle + QPointF(kMark, 0), middle + QPointF(0, kMark),
                               middle - QPointF(kMark, 0)};
    painter.drawConvexPolygon(corners, 4);
}

void Panel::drawDiamond(const QPointF& middle) const { drawDiamondAt(painter, middle, colours); }

/// A triangle with the value, at the edge beyond which the value lies.
void Panel::drawOutside(double value, double middle, const QColor& colour) const
{
    const bool isLow = value < axis.low;
    const double tip = isLow ? plot.left() + 1 : plot.right() - 1;
    const double base = isLow ? tip + 5 : tip - 5;
    const QPointF corners[] = {{tip, middle}, {base, middle - 3}, {base, middle + 3}};
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawConvexPolygon(corners, 3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(colours.text);
    const QRectF box(isLow ? base + 3 : base - 103, middle - 20, 100, 40);
    painter.drawText(box, (isLow ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                     QLocale().toString(100 * value, 'f', 1));
}

/// If some seeds are missing, their number, on the side with space; otherwise only the mark.
void Panel::drawPartial(const tables::TableCell& cell, double middle, double left, double right) const
{
    const QFontMetricsF fonts = metrics();
    const QString whole = BarsText::tr("* %1 of %2 seeds").arg(cell.results->seeds).arg(cell.results->seeds + cell.missing);
    for (const QString& text : {whole, QStringLiteral("*")}) {
        const double width = fonts.horizontalAdvance(text);
        const bool isRight = right + 5 + width <= plot.right();
        if (!isRight && left - 5 - width < plot.left() && text.size() > 1) continue;
        painter.setPen(colours.text);
        painter.drawText(QRectF(isRight ? right + 5 : left - 5 - width, middle - 20, width + 1, 40),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
        return;
    }
}

void Panel::drawRow(const QRectF& band, const tables::TableCell& cell,
                    const std::optional<catalog::PublishedValue>& published, const QColor& colour) const
{
    const double middle = band.center().y();
    const bool isBar = form == BarsLook::Form::Bars;
    if (!isBar) {
        painter.setPen(QPen(colours.grid, 0.8));
        painter.drawLine(QPointF(plot.left(), middle), QPointF(plot.right(), middle));
    }
    if (!cell.results) {
        painter.setPen(colours.quiet);
        painter.drawText(band.adjusted(4, -20, 0, 20), Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("–"));
    }
    if (published && axis.holds(published->mean) && !isBar) drawDiamond({placeOf(published->mean), middle});
    if (cell.results) {
        const double mean = cell.results->mean();
        if (isBar) {
            QColor pale = colour;
            pale.setAlphaF(0.55F);
            const double half = std::min(band.height() * 0.34, 9.0);
            const double end = placeOf(std::clamp(mean, axis.low, axis.high));
            painter.fillRect(QRectF(QPointF(plot.left(), middle - half), QPointF(end, middle + half)), pale);
        }
        double left = placeOf(std::clamp(mean, axis.low, axis.high)), right = left;
        if (const auto& interval = cell.interval95; interval && interval->high > axis.low && interval->low < axis.high) {
            left = placeOf(std::max(axis.low, interval->low));
            right = placeOf(std::min(axis.high, interval->high));
            painter.setPen(QPen(isBar ? colours.text : colour, 1.3));
            painter.drawLine(QPointF(left, middle), QPointF(right, middle));
            // An end outside the axis has no cap.
            for (const auto& [value, end] : {std::pair{interval->low, left}, std::pair{interval->high, right}})
                if (axis.holds(value)) painter.drawLine(QPointF(end, middle - 2.6), QPointF(end, middle + 2.6));
        }
        if (!axis.holds(mean)) {
            drawOutside(mean, middle, colour);
        } else if (!isBar) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            painter.drawEllipse(QPointF(placeOf(mean), middle), kMeanRadius, kMeanRadius);
            painter.setBrush(Qt::NoBrush);
            left = std::min(left, placeOf(mean) - kMeanRadius);
            right = std::max(right, placeOf(mean) + kMeanRadius);
        }
        if (isPartial(cell)) drawPartial(cell, middle, left, right);
    }
    if (published && axis.holds(published->mean) && isBar) drawDiamond({placeOf(published->mean), middle});
}

/// The legend, right-aligned in one line.
void drawLegend(QPainter& painter, const QRectF& place, const tables::Table& table, const StripColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double sign = 2 * kMark + 4;
    const double width = metrics.horizontalAdvance(barsLegend(table)) + (hasPublished(table) ? sign : 0);
    double left = std::max(place.left(), place.right() - width);
    if (hasPublished(table)) {
        drawDiamondAt(painter, QPointF(left + kMark, place.center().y()), colours);
        left += sign;
    }
    painter.setPen(colours.quiet);
    painter.drawText(QRectF(left, place.top(), place.right() - left + 1, place.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     barsLegend(table));
}

}  // namespace

QString barsLegend(const tables::Table& table)
{
    QStringList parts;
    if (hasPublished(table)) parts.append(BarsText::tr("published"));
    if (std::ranges::any_of(table.cells, isPartial)) parts.append(BarsText::tr("*: runs are missing"));
    return parts.join(QStringLiteral("   "));
}

void drawBars(QPainter& painter, const QRectF& area, const tables::Table& table, const BarsLook& look,
              const StripColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QString axisTitle = barsAxisTitle(table, look);
    const BarsLayout layout = layoutBars(area, table, !barsLegend(table).isEmpty(), axisTitle, metrics);
    for (std::size_t column = 0; column < layout.panels.size(); ++column) {
        const QRectF& plot = layout.panels[column];
        const Panel panel{painter, plot, barsAxis(table, look, column), look.form, colours};
        painter.setPen(colours.text);
        painter.drawText(QRectF(plot.left() - layout.gap / 2, plot.top() - 1.3 * metrics.height(), plot.width() + layout.gap,
                                metrics.height()),
                         Qt::AlignCenter, QString::fromStdString(table.plan.columns[column].title));
        panel.drawAxis();
        for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
            const QRectF band(plot.left(), plot.top() + static_cast<double>(row) * layout.row, plot.width(), layout.row);
            panel.drawRow(band, table.cell(row, column), table.plan.rows[row].published[column],
                          widgets::curveColour(table.plan.rows[row].isReference ? 5 : 0, colours.isDark));
        }
    }
    painter.setPen(colours.text);
    for (int line = 0; line < layout.down; ++line) {
        const QRectF& first = layout.panels[static_cast<std::size_t>(line * layout.across)];
        for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
            painter.drawText(
                QRectF(area.left(), first.top() + static_cast<double>(row) * layout.row, layout.labels, layout.row),
                Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap | Qt::TextDontClip, rowTitle(table.plan, row));
    }
    painter.setPen(colours.quiet);
    painter.drawText(layout.axisTitle, Qt::AlignCenter | Qt::TextWordWrap, axisTitle);
    if (!layout.legend.isEmpty()) drawLegend(painter, layout.legend, table, colours);
}

double barsHeight(double width, const tables::Table& table, const BarsLook& look, const QFont& font,
                  const QPaintDevice* device)
{
    return layoutBars(QRectF(0, 0, width, 1e4), table, !barsLegend(table).isEmpty(), barsAxisTitle(table, look),
                      QFontMetricsF(font, device))
        .suitableHeight;
}

}  // namespace rosa::workbench
