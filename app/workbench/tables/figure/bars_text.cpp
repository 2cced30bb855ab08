/// The means of a table as CSV and for PGFPlots.
#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/workbench/figures/pgf_axis.h"
#include "app/workbench/tables/data/cell_text.h"
#include "app/workbench/tables/figure/bars_axis.h"
#include "app/workbench/tables/figure/bars_layout.h"
#include "app/workbench/tables/figure/table_figure.h"
#include "core/tables/table_text.h"
#include "widgets/figure/legend.h"
#include "widgets/style/class_colours.h"

namespace rosa::workbench {

namespace {

using widgets::pgfNumber;

QRectF insideOf(const widgets::FigureStyle& style)
{
    return QRectF(0, 0, widgets::unitsOfMm(style.widthMm), widgets::unitsOfMm(style.heightMm))
        .adjusted(kBarsMargin, kBarsMargin, -kBarsMargin, -2);
}

/// The points or bars of the reference, or of the other rows.
QString meansPlot(const tables::Table& table, std::size_t column, const ValueAxis& axis, bool areReferences, bool areBars)
{
    QString points;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const tables::TableCell& cell = table.cell(row, column);
        if (!cell.results || table.plan.rows[row].isReference != areReferences || !axis.holds(cell.results->mean()))
            continue;
        const double mean = cell.results->mean();
        const auto& interval = cell.interval95;
        points += QStringLiteral("(%1,%2) += (%3,0) -= (%4,0) ")
                      .arg(pgfNumber(100 * mean))
                      .arg(row)
                      .arg(pgfNumber(interval ? 100 * (interval->high - mean) : 0),
                           pgfNumber(interval ? 100 * (mean - interval->low) : 0));
    }
    if (points.isEmpty()) return {};
    const QString colour = areReferences ? QStringLiteral("rosareference") : QStringLiteral("rosarow");
    const QString form =
        areBars
            ? QStringLiteral("xbar, fill=%1!55, draw=none, error bars/.cd, error bar style={black}").arg(colour)
            : QStringLiteral("only marks, mark=*, mark size=1.9pt, color=%1, error bars/.cd, error bar style={%1, thick}")
                  .arg(colour);
    return QStringLiteral("\\addplot[%1, x dir=both, x explicit] coordinates {%2};\n").arg(form, points);
}

/// Published numbers, missing values, and values outside the axis.
QString marksOf(const tables::Table& table, std::size_t column, const ValueAxis& axis)
{
    QString marks, text;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const tables::TableCell& cell = table.cell(row, column);
        const auto& published = table.plan.rows[row].published[column];
        if (published) marks += QStringLiteral("(%1,%2) ").arg(pgfNumber(100 * published->mean)).arg(row);
        if (!cell.results) continue;
        const double mean = cell.results->mean();
        const auto note = [&](const char* anchor, double place, const QString& latex) {
            text += QStringLiteral("\\node[anchor=%1, inner sep=1.5pt] at (axis cs:%2,%3) {%4};\n")
                        .arg(QLatin1String(anchor), pgfNumber(100 * place))
                        .arg(row)
                        .arg(latex);
        };
        if (cell.missing > 0) note("west", axis.low, QStringLiteral("{*}"));
        const QString number = QString::number(100 * mean, 'f', 1);
        if (mean < axis.low) note("west", axis.low, QStringLiteral("$\\triangleleft$ ") + number);
        if (mean > axis.high) note("east", axis.high, number + QStringLiteral(" $\\triangleright$"));
    }
    if (!marks.isEmpty())
        text = QStringLiteral("\\addplot[only marks, mark=diamond, mark size=2.6pt, black] coordinates {%1};\n").arg(marks) +
               text;
    return text;
}

QString ticksOf(const ValueAxis& axis, double width, const QFontMetricsF& metrics)
{
    const auto ticks = axis.ticks(static_cast<int>(width / metrics.horizontalAdvance(QStringLiteral("00.00"))));
    QStringList places, labels;
    for (const double place : ticks.places) {
        places.append(pgfNumber(std::round(1e4 * place) / 100));
        labels.append(QString::number(100 * place, 'f', ticks.decimals));
    }
    return QStringLiteral("xtick={%1}, xticklabels={%2}").arg(places.join(QLatin1Char(',')), labels.join(QLatin1Char(',')));
}

}  // namespace

QString BarsFigure::csv() const
{
    QString text = QStringLiteral(
        "method,dataset,encoder,seeds,splits,mean,interval_low,interval_high,interval_over,published,missing\n");
    for (std::size_t row = 0; row < m_table.plan.rows.size(); ++row)
        for (std::size_t column = 0; column < m_table.plan.columns.size(); ++column) {
            const tables::TableCell& cell = m_table.cell(row, column);
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
                                widgets::csvText(QString::fromStdString(tables::scopeWords(cell))),
                                published ? widgets::csvNumber(published->mean) : QString(),
                                QString::number(cell.missing)}
                        .join(QLatin1Char(',')) +
                    QLatin1Char('\n');
        }
    return text;
}

QString BarsFigure::pgfplots(const widgets::FigureStyle& style) const
{
    const QFontMetricsF metrics(widgets::fontOf(style), &widgets::paperDevice());
    const QString axisTitle = barsAxisTitle(m_table, m_look);
    const bool areBars = m_look.form == BarsLook::Form::Bars;
    const BarsLayout layout = layoutBars(insideOf(style), m_table, !barsLegend(m_table).isEmpty(), axisTitle, metrics);
    QString text = QStringLiteral("\\definecolor{rosarow}{HTML}{%1}\n\\definecolor{rosareference}{HTML}{%2}\n")
                       .arg(widgets::curveColour(0, false).name().mid(1).toUpper(),
                            widgets::curveColour(5, false).name().mid(1).toUpper()) +
                   pgfPage(style);
    const auto rows = m_table.plan.rows.size();
    for (std::size_t column = 0; column < layout.panels.size(); ++column) {
        const QRectF& plot = layout.panels[column];
        const ValueAxis axis = barsAxis(m_table, m_look, column);
        text +=
            QStringLiteral(
                "\\begin{axis}[%1,\n  xmin=%2, xmax=%3, ymin=-0.5, ymax=%4, y dir=reverse, ytick={0,...,%5}, "
                "yticklabels={}, "
                "ytick style={draw=none}, xtick pos=bottom,\n  axis line style={black!40}, xmajorgrids%6, grid "
                "style={black!12}, "
                "/pgf/bar shift=0pt, /pgf/bar width=%7mm, %8]\n")
                .arg(pgfAxisPlace(plot, style), pgfNumber(100 * axis.low), pgfNumber(100 * axis.high),
                     pgfNumber(static_cast<double>(rows) - 0.5))
                .arg(rows - 1)
                .arg(areBars ? QString() : QStringLiteral(", ymajorgrids"),
                     QString::number(widgets::mmOfUnits(0.6 * layout.row), 'f', 2), ticksOf(axis, plot.width(), metrics));
        text += marksOf(m_table, column, axis);
        for (const bool areReferences : {false, true}) text += meansPlot(m_table, column, axis, areReferences, areBars);
        text += QStringLiteral("\\end{axis}\n");
        text += pgfText(
            QRectF(plot.left() - layout.gap / 2, plot.top() - 1.2 * metrics.height(), plot.width() + layout.gap, 1),
            QStringLiteral("center"), widgets::latexText(QString::fromStdString(m_table.plan.columns[column].title)), style);
    }
    for (int line = 0; line < layout.down; ++line) {
        const QRectF& first = layout.panels[static_cast<std::size_t>(line * layout.across)];
        for (std::size_t row = 0; row < rows; ++row)
            text +=
                pgfText(QRectF(kBarsMargin, first.top() + static_cast<double>(row) * layout.row, layout.labels, layout.row),
                        QStringLiteral("right"), widgets::latexText(rowTitle(m_table.plan, row)), style, true);
    }
    text += pgfText(layout.axisTitle, QStringLiteral("center"), widgets::latexText(axisTitle), style);
    if (const QString words = barsLegend(m_table); !words.isEmpty())
        text += pgfText(
            layout.legend, QStringLiteral("right"),
            (words.startsWith(QLatin1Char('*')) ? QString() : QStringLiteral("$\\diamond$ ")) + widgets::latexText(words),
            style);
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
