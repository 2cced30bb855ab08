/// Curves over a parameter's values as CSV and for PGFPlots.
#include <algorithm>
#include <cmath>

#include "app/workbench/figures/pgf_axis.h"
#include "app/workbench/tables/figure/parameter_curves.h"
#include "app/workbench/tables/figure/table_figure.h"
#include "core/tables/table_text.h"
#include "widgets/style/class_colours.h"

namespace rosa::workbench {

QString ParameterCurvesFigure::csv() const
{
    QString text = QStringLiteral(
        "parameter,value,dataset,is_preset,seeds,splits,mean,interval_low,interval_high,interval_over,missing\n");
    for (std::size_t row = 0; row < m_table.plan.rows.size(); ++row)
        for (std::size_t column = 0; column < m_table.plan.columns.size(); ++column) {
            const auto& value = m_table.plan.rows[row].value;
            const tables::TableCell& cell = m_table.cell(row, column);
            if (!cell.results || !value) continue;
            text += QStringList{QString::fromStdString(value->key),
                                QString::fromStdString(value->text),
                                QString::fromStdString(m_table.plan.columns[column].dataset),
                                isPresetValue(m_table, row, column) ? QStringLiteral("1") : QStringLiteral("0"),
                                QString::number(cell.results->seeds),
                                QString::number(cell.results->splits),
                                widgets::csvNumber(cell.results->mean()),
                                cell.interval95 ? widgets::csvNumber(cell.interval95->low) : QString(),
                                cell.interval95 ? widgets::csvNumber(cell.interval95->high) : QString(),
                                widgets::csvText(QString::fromStdString(tables::scopeWords(cell))),
                                QString::number(cell.missing)}
                        .join(QLatin1Char(',')) +
                    QLatin1Char('\n');
        }
    return text;
}

namespace {

QString pgfCurve(const std::vector<CurvePoint>& points, std::size_t column)
{
    QString text, presets;
    const auto pair = [](std::size_t value, double share) {
        return QStringLiteral("(%1,%2) ").arg(value).arg(widgets::pgfNumber(100 * share));
    };
    for (const auto& stretch : stretchesOf(points)) {
        QString line, up, down;
        for (const CurvePoint& point : stretch) {
            line += pair(point.value, point.mean);
            up += pair(point.value, point.high);
            down = pair(point.value, point.low) + down;
        }
        text += QStringLiteral(
                    "\\addplot[draw=none, fill=rosacolumn%1, fill opacity=0.2] coordinates {%2%3} -- cycle;\n"
                    "\\addplot[rosacolumn%1, thick, mark=*, mark size=1.4pt] coordinates {%4};\n")
                    .arg(QString::number(column), up, down, line);
    }
    for (const auto& stretch : stretchesOf(points))
        if (stretch.size() == 1)
            text += QStringLiteral("\\addplot[rosacolumn%1, thick, no marks] coordinates {%2%3};\n")
                        .arg(QString::number(column), pair(stretch[0].value, stretch[0].low),
                             pair(stretch[0].value, stretch[0].high));
    for (const CurvePoint& point : points)
        if (point.isPreset) presets += pair(point.value, point.mean);
    if (!presets.isEmpty())
        text += QStringLiteral("\\addplot[only marks, mark=o, mark size=3pt, black] coordinates {%1};\n").arg(presets);
    QString partial;
    for (const CurvePoint& point : points)
        if (point.isPartial) partial += pair(point.value, point.mean);
    if (!partial.isEmpty())
        text += QStringLiteral(
                    "\\addplot[only marks, mark=*, mark size=1.4pt, rosacolumn%1, mark options={fill=white}] "
                    "coordinates {%2};\n")
                    .arg(QString::number(column), partial);
    return text;
}

}  // namespace

QString ParameterCurvesFigure::pgfplots(const widgets::FigureStyle& style) const
{
    const QFontMetricsF metrics(widgets::fontOf(style), &widgets::paperDevice());
    const QFontMetricsF small(smallOf(widgets::fontOf(style)), &widgets::paperDevice());
    const auto layout = layoutFor(style, m_table, widgets::unitsOfMm(style.heightMm) - kCurvesMargin - 2);
    const auto all = parameterSeries(m_table);
    QString text;
    for (std::size_t column = 0; column < m_table.plan.columns.size(); ++column)
        text += QStringLiteral("\\definecolor{rosacolumn%1}{HTML}{%2}\n")
                    .arg(column)
                    .arg(widgets::curveColour(static_cast<int>(column), false).name().mid(1).toUpper());
    text += pgfPage(style);
    for (const CurvePlace& place : layout.panels) {
        const ParameterSeries& series = all[place.series];
        const ValueAxis axis = parameterAxis(m_table, place.column);
        const auto ticks = axis.ticks(static_cast<int>(place.plot.height() / (1.6 * small.height())));
        QStringList at, labels;
        for (const double tick : ticks.places) {
            at.append(widgets::pgfNumber(std::round(1e4 * tick) / 100));
            labels.append(place.hasTicks ? QString::number(100 * tick, 'f', ticks.decimals) : QString());
        }
        const double last = static_cast<double>(std::max<qsizetype>(series.values.size() - 1, 1));
        const double inset = insetOf(series, small);
        const double margin = last * inset / std::max(1.0, place.plot.width() - 2 * inset);
        text +=
            QStringLiteral(
                "\\begin{axis}[%1,\n  xmin=%2, xmax=%3, ymin=%4, ymax=%5, xtick={0,...,%6}, xticklabels={%7}, ytick={%8}, "
                "yticklabels={%9},\n")
                .arg(pgfAxisPlace(place.plot, style), widgets::pgfNumber(-margin), widgets::pgfNumber(last + margin),
                     widgets::pgfNumber(100 * axis.low), widgets::pgfNumber(100 * axis.high),
                     QString::number(series.values.size() - 1), series.values.join(QLatin1Char(',')),
                     at.join(QLatin1Char(',')), labels.join(QLatin1Char(','))) +
            QStringLiteral(
                "  tick label style={font=\\fontsize{%1}{%1}\\selectfont}, axis lines=left, axis line style={-, "
                "black!60}, ymajorgrids, grid style={black!12}]\n")
                .arg(style.fontPoints * kSmallShare, 0, 'f', 1);
        if (const auto preset = presetMean(m_table, place.column))
            text +=
                QStringLiteral("\\addplot[black!60, dashed, no marks] coordinates {(%1,%3) (%2,%3)};\n")
                    .arg(widgets::pgfNumber(-margin), widgets::pgfNumber(last + margin), widgets::pgfNumber(100 * *preset));
        text += pgfCurve(pointsOf(m_table, series, place.column), place.column) + QStringLiteral("\\end{axis}\n");
        text += pgfText(QRectF(place.plot.left(), place.plot.bottom() + 5 + small.height(), place.plot.width(), 1),
                        QStringLiteral("center"), widgets::latexText(series.title), style);
        if (place.hasTitle)
            text += pgfText(QRectF(place.plot.left(), place.plot.top() - 1.2 * metrics.height(), place.plot.width(), 1),
                            QStringLiteral("center"), widgets::latexText(datasetTitle(m_table, place.column)), style);
    }
    for (const EdgeTitle& title : edgeTitles(m_table, layout))
        text += QStringLiteral("\\node[rotate=90, anchor=north, inner sep=0pt] at (%1mm,%2mm) {%3};\n")
                    .arg(QString::number(widgets::mmOfUnits(kCurvesMargin), 'f', 2),
                         QString::number(style.heightMm - widgets::mmOfUnits(title.span.center().y()), 'f', 2),
                         widgets::latexText(title.text));
    text += pgfText(layout.note, QStringLiteral("left"), widgets::latexText(wholeNote(m_table, layout)), style);
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
