/// The bars of a table: on the screen, on paper, as data and for PGFPlots.
#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "app/workbench/figures/table_figure.h"
#include "app/workbench/metric_title.h"
#include "app/workbench/views/tables/cell_text.h"
#include "widgets/style/class_colours.h"

namespace rosa::workbench {

namespace {

class BarsText {
    Q_DECLARE_TR_FUNCTIONS(BarsText)
};

/// Of the axis, shares of 1.
struct Span {
    double low = 0, high = 1, step = 0.2;
};

QString rowLabel(const reproduce::Table& table, std::size_t row) { return rowTitle(table.plan, row); }

/// Half of a diamond's size.
constexpr double kMark = 3.6;

/// Of all columns together, so that bars can be compared across panels. Published numbers count whether or not anything stands beside them.
Span spanOf(const reproduce::Table& table)
{
    double low = 1, high = 0;
    for (std::size_t i = 0; i < table.cells.size(); ++i) {
        const reproduce::TableCell& cell = table.cells[i];
        if (cell.results) {
            const double mean = cell.results->mean();
            low = std::min({low, mean, cell.interval95 ? cell.interval95->low : mean});
            high = std::max({high, mean, cell.interval95 ? cell.interval95->high : mean});
        }
        const std::size_t columns = table.plan.columns.size();
        if (const auto& published = table.plan.rows[i / columns].published[i % columns]) {
            low = std::min(low, published->mean);
            high = std::max(high, published->mean);
        }
    }
    // An interval of few values may reach beyond what a share can be.
    low = std::max(low, 0.0);
    high = std::min(high, 1.0);
    Span span;
    // Where all bars are long, what differs would be a sliver: the axis then begins at a round number, and says so.
    const double room = high - low;
    span.low = low > 2.5 * room && low > 0.2 ? std::floor((low - std::max(0.4 * room, 0.01)) * 20) / 20 : 0;
    const double width = high - span.low;
    for (const double step : {0.01, 0.02, 0.05, 0.1, 0.2})
        if (width / step <= 5) {
            span.step = step;
            break;
        }
    span.high = std::max(span.low + span.step, std::ceil(high / span.step - 1e-9) * span.step);
    return span;
}

QString axisText(const reproduce::Table& table, const Span& span)
{
    const QString title = BarsText::tr("%1, per cent").arg(metricTitle(table.plan.metric));
    return span.low > 0 ? title + BarsText::tr(" (the axis begins at %1)").arg(QLocale().toString(100 * span.low, 'f', 0))
                        : title;
}

void drawAxis(QPainter& painter, const QRectF& plot, const Span& span, const StripColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double ticks = (span.high - span.low) / span.step;
    const double room = metrics.horizontalAdvance(QStringLiteral("100 "));
    // Only every so many where all would run into each other.
    const int every = std::max(1, static_cast<int>(std::ceil(room * ticks / plot.width())));
    int place = 0;
    for (double tick = span.low; tick <= span.high + 1e-9; tick += span.step, ++place) {
        if (place % every != 0) continue;
        const double x = plot.left() + (tick - span.low) / (span.high - span.low) * plot.width();
        painter.setPen(QPen(colours.grid, 1));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(colours.quiet);
        painter.drawText(QRectF(x - 30, plot.bottom() + 2, 60, metrics.height()), Qt::AlignCenter,
                         QLocale().toString(100 * tick, 'f', 0));
    }
}

/// In lines where one is too short and there is room for more.
void drawLabel(QPainter& painter, const QRectF& place, const QString& text)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QRectF lines = metrics.boundingRect(QRectF(0, 0, place.width(), 1e6), Qt::TextWordWrap, text);
    if (lines.height() <= place.height() && lines.width() <= place.width())
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap, text);
    else
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, place.width()));
}

/// Under the panels, which begin at `labels`; where it is wider than they are, at the right of all.
void drawAxisTitle(QPainter& painter, const QRectF& place, double labels, const QString& text, const StripColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    painter.setPen(colours.quiet);
    const QRectF panels = place.adjusted(labels, 0, 0, 0);
    if (metrics.horizontalAdvance(text) <= panels.width())
        painter.drawText(panels, Qt::AlignCenter, text);
    else
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, place.width()));
}

bool hasPublished(const reproduce::Table& table)
{
    return std::ranges::any_of(table.plan.rows, [](const reproduce::PlanRow& row) {
        return std::ranges::any_of(row.published, [](const auto& value) { return value.has_value(); });
    });
}

bool isPartial(const reproduce::TableCell& cell) { return cell.results && cell.missing > 0; }

bool hasPartial(const reproduce::Table& table) { return std::ranges::any_of(table.cells, isPartial); }

void drawDiamond(QPainter& painter, const QPointF& middle, double size, const StripColours& colours)
{
    painter.setPen(QPen(colours.text, 1));
    painter.setBrush(Qt::white);
    const QPointF corners[] = {middle - QPointF(0, size), middle + QPointF(size, 0), middle + QPointF(0, size),
                               middle - QPointF(size, 0)};
    painter.drawConvexPolygon(corners, 4);
    painter.setBrush(Qt::NoBrush);
}

/// What the marks mean, at the right of one line.
void drawLegend(QPainter& painter, const QRectF& place, const reproduce::Table& table, const StripColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double sign = 2 * kMark + 4;
    double left = place.right() - metrics.horizontalAdvance(barsLegend(table)) - (hasPublished(table) ? sign : 0);
    left = std::max(place.left(), left);
    if (hasPublished(table)) {
        drawDiamond(painter, QPointF(left + kMark, place.center().y()), kMark, colours);
        left += sign;
    }
    painter.setPen(colours.quiet);
    painter.drawText(QRectF(left, place.top(), place.right() - left + 1, place.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(barsLegend(table), Qt::ElideRight, place.right() - left + 1));
}

/// In the bar how many seeds it is of, where some are missing; only the mark where it is short.
void drawPartial(QPainter& painter, const QRectF& bar, const reproduce::TableCell& cell, const StripColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QString text = BarsText::tr("* %1 of %2 seeds").arg(cell.results->seeds).arg(cell.results->seeds + cell.missing);
    const QRectF place = bar.adjusted(3, -bar.height(), 0, bar.height());
    painter.setPen(colours.text);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                     metrics.horizontalAdvance(text) <= place.width() ? text : QStringLiteral("*"));
}

void drawBar(QPainter& painter, const QRectF& band, const Span& span, const reproduce::TableCell& cell,
             const std::optional<catalog::PublishedValue>& published, const QColor& colour, const StripColours& colours)
{
    const auto placeOf = [&](double value) {
        return band.left() + (value - span.low) / (span.high - span.low) * band.width();
    };
    const double middle = band.center().y();
    const double half = band.height() * 0.34;
    if (cell.results) {
        QColor pale = colour;
        pale.setAlphaF(0.55F);
        const QRectF bar(QPointF(band.left(), middle - half), QPointF(placeOf(cell.results->mean()), middle + half));
        painter.fillRect(bar, pale);
        if (isPartial(cell)) drawPartial(painter, bar, cell, colours);
    } else {
        painter.setPen(colours.quiet);
        painter.drawText(band.adjusted(4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("–"));
    }
    if (const auto& interval = cell.interval95) {
        painter.setPen(QPen(colours.text, 1.2));
        const double left = placeOf(std::max(span.low, interval->low));
        const double right = placeOf(std::min(span.high, interval->high));
        painter.drawLine(QPointF(left, middle), QPointF(right, middle));
        for (const double end : {left, right}) painter.drawLine(QPointF(end, middle - 3), QPointF(end, middle + 3));
    }
    if (!published) return;
    drawDiamond(painter, QPointF(placeOf(published->mean), middle), std::min(kMark, half), colours);
}

}  // namespace

QString barsLegend(const reproduce::Table& table)
{
    QStringList parts;
    if (hasPublished(table)) parts.append(BarsText::tr("published"));
    if (hasPartial(table)) parts.append(BarsText::tr("*: runs are missing"));
    return parts.join(QStringLiteral("   "));
}

void drawBars(QPainter& painter, const QRectF& area, const reproduce::Table& table, const StripColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const std::size_t columns = table.plan.columns.size();
    double labels = 0;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        labels = std::max(labels, metrics.horizontalAdvance(rowLabel(table, row)));
    labels = std::min(labels + 8, area.width() * (columns == 1 ? 0.5 : 0.4));
    const double gap = 3 * metrics.averageCharWidth() + 8;
    const double width = (area.width() - labels) / static_cast<double>(columns) - gap;
    const double top = area.top() + metrics.height() + 4;
    const bool hasLegend = !barsLegend(table).isEmpty();
    const double bottom = area.bottom() - (hasLegend ? 3.8 : 2.5) * metrics.height();
    const double height = (bottom - top) / static_cast<double>(table.plan.rows.size());
    const Span span = spanOf(table);
    for (std::size_t column = 0; column < columns; ++column) {
        const QRectF plot(area.left() + labels + static_cast<double>(column) * (width + gap), top, width, bottom - top);
        painter.setPen(colours.text);
        painter.drawText(QRectF(plot.left() - gap / 2, area.top(), plot.width() + gap, metrics.height()), Qt::AlignCenter,
                         metrics.elidedText(QString::fromStdString(table.plan.columns[column].title), Qt::ElideRight,
                                            plot.width() + gap));
        drawAxis(painter, plot, span, colours);
        painter.save();
        painter.setClipRect(plot.adjusted(-kMark - 1, 0, kMark + 1, 0),
                            Qt::IntersectClip);  // A mark at the axis' end stays whole.
        for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
            const QRectF band(plot.left(), top + static_cast<double>(row) * height, plot.width(), height);
            const bool isReference = table.plan.rows[row].isReference;
            drawBar(painter, band, span, table.cell(row, column), table.plan.rows[row].published[column],
                    widgets::curveColour(isReference ? 1 : 0, colours.isDark), colours);
        }
        painter.restore();
    }
    painter.setPen(colours.text);
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        drawLabel(painter, QRectF(area.left(), top + static_cast<double>(row) * height, labels - 8, height),
                  rowLabel(table, row));
    drawAxisTitle(painter, QRectF(area.left(), bottom + metrics.height() + 2, area.width(), metrics.height() * 1.3), labels,
                  axisText(table, span), colours);
    if (hasLegend)
        drawLegend(painter,
                   QRectF(area.left(), area.bottom() - 1.3 * metrics.height(), area.width(), 1.3 * metrics.height()), table,
                   colours);
}

QString BarsFigure::csv() const
{
    QString text = QStringLiteral("method,dataset,encoder,seeds,splits,mean,interval_low,interval_high,published,missing\n");
    for (std::size_t row = 0; row < m_table.plan.rows.size(); ++row)
        for (std::size_t column = 0; column < m_table.plan.columns.size(); ++column) {
            const reproduce::TableCell& cell = m_table.cell(row, column);
            if (!cell.results) continue;
            const catalog::PublishedColumn& place = m_table.plan.columns[column];
            const auto& published = m_table.plan.rows[row].published[column];
            text += QStringList{widgets::csvText(QString::fromStdString(m_table.plan.rows[row].title)),
                                QString::fromStdString(place.dataset),
                                QString::fromStdString(place.encoder),
                                QString::number(cell.results->seeds),
                                QString::number(cell.results->splits),
                                widgets::csvNumber(cell.results->mean()),
                                cell.interval95 ? widgets::csvNumber(cell.interval95->low) : QString(),
                                cell.interval95 ? widgets::csvNumber(cell.interval95->high) : QString(),
                                published ? widgets::csvNumber(published->mean) : QString(),
                                QString::number(cell.missing)}
                        .join(QLatin1Char(',')) +
                    QLatin1Char('\n');
        }
    return text;
}

QString BarsFigure::pgfplots(const widgets::FigureStyle& style) const
{
    const Span span = spanOf(m_table);
    const auto columns = static_cast<double>(m_table.plan.columns.size());
    const double labelMm = 0.26 * style.widthMm;
    QStringList labels;
    for (std::size_t row = 0; row < m_table.plan.rows.size(); ++row)
        labels.append(QStringLiteral("{%1}").arg(widgets::latexText(rowLabel(m_table, row))));
    QString panels;
    for (std::size_t column = 0; column < m_table.plan.columns.size(); ++column) {
        QString bars, marks, stars;
        for (std::size_t row = 0; row < m_table.plan.rows.size(); ++row) {
            const reproduce::TableCell& cell = m_table.cell(row, column);
            const auto& published = m_table.plan.rows[row].published[column];
            if (published) marks += QStringLiteral("(%1,%2) ").arg(widgets::pgfNumber(100 * published->mean)).arg(row);
            if (!cell.results) continue;
            if (isPartial(cell))
                stars += QStringLiteral("\\node[anchor=west, inner sep=1pt] at (axis cs:%1,%2) {*};\n")
                             .arg(widgets::pgfNumber(100 * span.low))
                             .arg(row);
            const double mean = 100 * cell.results->mean();
            const double above = cell.interval95 ? 100 * cell.interval95->high - mean : 0;
            const double below = cell.interval95 ? mean - 100 * cell.interval95->low : 0;
            bars += QStringLiteral("(%1,%2) += (%3,0) -= (%4,0) ")
                        .arg(widgets::pgfNumber(mean))
                        .arg(row)
                        .arg(widgets::pgfNumber(above), widgets::pgfNumber(below));
        }
        panels +=
            QStringLiteral("\\nextgroupplot[title={%1}%2]\n")
                .arg(widgets::latexText(QString::fromStdString(m_table.plan.columns[column].title)),
                     column == 0 ? QStringLiteral(", yticklabels={%1}").arg(labels.join(QLatin1Char(','))) : QString());
        if (!bars.isEmpty())
            panels += QStringLiteral(
                          "\\addplot[fill=black!25, draw=none, error bars/.cd, x dir=both, x explicit] coordinates {%1};\n")
                          .arg(bars);
        if (!marks.isEmpty())
            panels += QStringLiteral("\\addplot[only marks, mark=diamond, forget plot] coordinates {%1};\n").arg(marks);
        panels += stars;
    }
    QString legend;
    if (const QString words = barsLegend(m_table); !words.isEmpty())
        legend = QStringLiteral("\\node[anchor=north east] at (current bounding box.south east) {%1%2};\n")
                     .arg(hasPublished(m_table) ? QStringLiteral("$\\diamond$ ") : QString(), widgets::latexText(words));
    const double plotHeightMm = style.heightMm - (legend.isEmpty() ? 16 : 20);
    const double plotMm = (style.widthMm - labelMm - 4 * columns) / columns;
    return QStringLiteral("% \\usepgfplotslibrary{groupplots}\n") + widgets::tikzBegin(style) +
           QStringLiteral(
               "\\begin{groupplot}[group style={group size=%1 by 1, horizontal sep=4mm}, xbar, /pgf/bar shift=0pt, "
               "/pgf/bar width=%2mm,\n"
               "  scale only axis, width=%3mm, height=%4mm, xmin=%5, xmax=%6, ymin=-0.6, ymax=%7, y dir=reverse, "
               "ytick={0,...,%8},\n"
               "  yticklabels={}, yticklabel style={text width=%9mm, align=right}, xmajorgrids, xlabel={")
               .arg(columns)
               .arg(widgets::pgfNumber(0.6 * plotHeightMm / static_cast<double>(m_table.plan.rows.size())))
               .arg(widgets::pgfNumber(plotMm), widgets::pgfNumber(plotHeightMm), widgets::pgfNumber(100 * span.low),
                    widgets::pgfNumber(100 * span.high),
                    widgets::pgfNumber(static_cast<double>(m_table.plan.rows.size()) - 0.4))
               .arg(m_table.plan.rows.size() - 1)
               .arg(widgets::pgfNumber(labelMm)) +
           widgets::latexText(axisText(m_table, span)) + QStringLiteral("}]\n") + panels +
           QStringLiteral("\\end{groupplot}\n") + legend + QStringLiteral("\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
