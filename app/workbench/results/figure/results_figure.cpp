#include "app/workbench/results/figure/results_figure.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QLocale>
#include <QPainter>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/figures/pgf_axis.h"
#include "app/workbench/figures/row_options.h"
#include "app/workbench/results/data/results_text.h"
#include "app/workbench/results/figure/strips_legend.h"
#include "widgets/style/class_colours.h"

namespace rosa::workbench {

namespace {

class ResultsFigureText {
    Q_DECLARE_TR_FUNCTIONS(ResultsFigureText)
};

QString axisTitle(const ResultTable& table)
{
    return ResultsFigureText::tr("%1, per cent").arg(metricTitle(table.metric()));
}

struct Range {
    double low = 1;
    double high = 0;

    void include(double value)
    {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

Range rangeOf(const ResultTable& table)
{
    Range range;
    for (const ResultGroup& group : table.groups) {
        for (const double point : group.points) range.include(point);
        if (group.accuracy.interval95) {
            range.include(group.accuracy.interval95->low);
            range.include(group.accuracy.interval95->high);
        }
        if (!group.published) continue;
        range.include(group.published->mean - std::max(0.0, group.published->deviation));
        range.include(group.published->mean + std::max(0.0, group.published->deviation));
    }
    const double room = std::max(0.005, (range.high - range.low) * 0.06);
    return {range.low - room, range.high + room};
}

/// 1, 2 or 5 times a power of ten, such that about `count` steps fill `width`.
double stepOf(double width, int count)
{
    const double rough = width / std::max(1, count);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough) return factor * power;
    return 10 * power;
}

QString groupLabel(const ResultGroup& group)
{
    if (!group.label.empty()) return QString::fromStdString(group.label);
    const QString title = QString::fromStdString(group.title);
    // The distinguishing title is more informative than the common encoder.
    return group.encoder.empty() || !group.isTitledByMethod
               ? title
               : QStringLiteral("%1 (%2)").arg(title, QString::fromStdString(group.encoder));
}

/// In units.
double longestLabel(const ResultTable& table, const QFont& font)
{
    const QImage paper(1, 1, QImage::Format_RGB32);
    const QFontMetricsF metrics(font, &paper);
    double longest = 0;
    for (const ResultGroup& group : table.groups) longest = std::max(longest, metrics.horizontalAdvance(groupLabel(group)));
    return longest * 96 / paper.logicalDpiX();
}

/// Overlapping points are shifted vertically, deterministically.
double shiftOf(std::size_t point) { return (static_cast<double>((point * 7) % 11) / 10 - 0.5) * 0.5; }

/// Draws one group in `band`, whose horizontal extent is the axis.
void drawStrip(QPainter& painter, const QRectF& band, const ResultGroup& group, const Range& range, const QColor& colour,
               const StripColours& colours)
{
    const auto placeOf = [&](double value) {
        return band.left() + (value - range.low) / (range.high - range.low) * band.width();
    };
    const double middle = band.center().y();
    if (group.published) {
        const double half = std::max(0.0, group.published->deviation);
        const double left = placeOf(group.published->mean - half);
        const double right = placeOf(group.published->mean + half);
        if (half > 0) painter.fillRect(QRectF(left, band.top() + 2, right - left, band.height() - 4), colours.band);
        painter.setPen(QPen(colours.quiet, 1, Qt::DashLine));
        const double place = placeOf(group.published->mean);
        painter.drawLine(QPointF(place, band.top() + 2), QPointF(place, band.bottom() - 2));
    }
    painter.setPen(Qt::NoPen);
    QColor pale = colour;
    pale.setAlphaF(0.45F);
    painter.setBrush(pale);
    for (std::size_t i = 0; i < group.points.size(); ++i)
        painter.drawEllipse(QPointF(placeOf(group.points[i]), middle + shiftOf(i) * band.height()), 2.6, 2.6);
    painter.setPen(QPen(colour, 2));
    if (group.accuracy.interval95) {
        const double left = placeOf(group.accuracy.interval95->low);
        const double right = placeOf(group.accuracy.interval95->high);
        painter.drawLine(QPointF(left, middle), QPointF(right, middle));
        for (const double end : {left, right}) painter.drawLine(QPointF(end, middle - 3), QPointF(end, middle + 3));
    }
    const double mean = placeOf(group.accuracy.mean);
    painter.setPen(QPen(colours.text, 2));
    painter.drawLine(QPointF(mean, middle - band.height() * 0.32), QPointF(mean, middle + band.height() * 0.32));
}

int colourOf(const ResultTable& table, std::size_t row)
{
    return table.groups[row].colour < 0 ? static_cast<int>(row) : table.groups[row].colour;
}

}  // namespace

void drawStrips(QPainter& painter, const QRectF& area, const ResultTable& table, const StripColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    double labels = 0;
    for (const ResultGroup& group : table.groups) labels = std::max(labels, metrics.horizontalAdvance(groupLabel(group)));
    labels = std::min(labels, area.width() * 0.45);
    const double legend = stripsLegendHeight(area.width(), table, painter.font(), painter.device());
    const double axisHeight = 2.6 * metrics.height() + legend;
    const QRectF plot = area.adjusted(labels + 10, 2, -metrics.horizontalAdvance(QStringLiteral("00")), -axisHeight);
    const Range range = rangeOf(table);
    const auto placeOf = [&](double value) {
        return plot.left() + (value - range.low) / (range.high - range.low) * plot.width();
    };

    const double step =
        stepOf(range.high - range.low, static_cast<int>(plot.width() / (5 * metrics.averageCharWidth() + 12)));
    const QLocale locale;
    for (double tick = std::ceil(range.low / step) * step; tick <= range.high; tick += step) {
        painter.setPen(QPen(colours.grid, 1));
        painter.drawLine(QPointF(placeOf(tick), plot.top()), QPointF(placeOf(tick), plot.bottom()));
        painter.setPen(colours.quiet);
        painter.drawText(QRectF(placeOf(tick) - 40, plot.bottom() + 2, 80, metrics.height()), Qt::AlignCenter,
                         locale.toString(100 * tick, 'f', step < 0.01 ? 1 : 0));
    }
    painter.setPen(colours.quiet);
    painter.drawText(QRectF(plot.left(), plot.bottom() + 2 + metrics.height(), plot.width(), metrics.height() * 1.3),
                     Qt::AlignCenter, axisTitle(table));

    drawStripsLegend(painter, QRectF(area.left(), area.bottom() - legend + 0.15 * metrics.height(), area.width(), legend),
                     table, colours);

    const double height = std::min(plot.height() / static_cast<double>(table.groups.size()), 5 * metrics.height());
    const double top = plot.top() + (plot.height() - height * static_cast<double>(table.groups.size())) / 2;
    for (std::size_t i = 0; i < table.groups.size(); ++i) {
        const QRectF band(plot.left(), top + static_cast<double>(i) * height, plot.width(), height);
        drawStrip(painter, band.adjusted(0, 2, 0, -2), table.groups[i], range,
                  widgets::curveColour(colourOf(table, i), colours.isDark), colours);
        painter.setPen(colours.text);
        painter.drawText(QRectF(area.left(), band.top(), labels, band.height()), Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(groupLabel(table.groups[i]), Qt::ElideRight, labels));
    }
}

ResultsFigure::ResultsFigure(ResultTable table) : m_table(std::move(table))
{
    QStringList asked;
    for (const std::string& run : m_table.asked) asked.append(QString::fromStdString(run));
    origin.recipe = QStringLiteral("rosa-workbench export %1 --figure results").arg(asked.join(QLatin1Char(' ')));
    std::vector<int> colours;
    for (std::size_t i = 0; i < m_table.groups.size(); ++i) colours.push_back(colourOf(m_table, i));
    origin.recipe += coloursText(colours);
    origin.configuration = QString::fromStdString(m_table.groups.front().configurationToml);
    for (const ResultGroup& group : m_table.groups)
        for (const ResultRun& run : group.runs) origin.runs.append(QString::fromStdString(run.id));
}

QString ResultsFigure::title() const
{
    return ResultsFigureText::tr("%1 on %2: all points, mean and 95 % interval, with published numbers")
        .arg(metricTitle(m_table.metric()), QString::fromStdString(m_table.dataset));
}

widgets::FigureStyle ResultsFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.heightMm = heightFor(style);
    return style;
}

double ResultsFigure::heightFor(const widgets::FigureStyle& style) const
{
    const double legend =
        stripsLegendHeight(widgets::unitsOfMm(style.widthMm) - 8, m_table, widgets::fontOf(style), &widgets::paperDevice());
    return std::min(220.0, std::ceil(14 + 12 * static_cast<double>(m_table.groups.size()) + widgets::mmOfUnits(legend)));
}

void ResultsFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    painter.save();
    painter.setFont(widgets::fontOf(style));
    drawStrips(painter, area.adjusted(4, 4, -4, -2), m_table,
               {Qt::black, QColor(0x50, 0x50, 0x50), QColor(0xE2, 0xE2, 0xE2), QColor(0xD8, 0xD8, 0xD8), false});
    painter.restore();
}

std::vector<widgets::FigureText> ResultsFigure::makeTexts()
{
    std::vector<widgets::FigureText> texts;
    for (ResultGroup& group : m_table.groups) {
        const auto number = texts.size() + 1;
        texts.push_back({QStringLiteral("row-%1").arg(number), ResultsFigureText::tr("Row %1").arg(number),
                         groupLabel(group), [&group](const QString& text) { group.label = text.toStdString(); }});
    }
    return texts;
}

QString ResultsFigure::csv() const
{
    QString text = QStringLiteral("label,method,encoder,run,seed,split,accuracy\n");
    for (const ResultGroup& group : m_table.groups)
        for (const ResultRun& run : group.runs)
            for (std::size_t split = 0; split < run.evaluation.accuracies.size(); ++split)
                text += QStringList{widgets::csvText(QString::fromStdString(group.title)),
                                    widgets::csvText(QString::fromStdString(group.method)),
                                    widgets::csvText(QString::fromStdString(group.encoder)),
                                    QString::fromStdString(run.id),
                                    QString::number(run.seed),
                                    QString::number(split),
                                    widgets::csvNumber(run.evaluation.accuracies[split])}
                            .join(QLatin1Char(',')) +
                        QLatin1Char('\n');
    return text;
}

QString ResultsFigure::pgfplots(const widgets::FigureStyle& style) const
{
    QStringList ticks;
    QStringList labels;
    QString plots;
    for (std::size_t i = 0; i < m_table.groups.size(); ++i) {
        const ResultGroup& group = m_table.groups[i];
        const auto row = -static_cast<double>(i);
        ticks.append(widgets::pgfNumber(row));
        labels.append(QStringLiteral("{%1}").arg(widgets::latexText(groupLabel(group))));
        if (group.published) {
            const double half = 100 * std::max(0.0, group.published->deviation);
            plots += QStringLiteral("\\fill[black!12] (axis cs:%1,%3) rectangle (axis cs:%2,%4);\n")
                         .arg(widgets::pgfNumber(100 * group.published->mean - half),
                              widgets::pgfNumber(100 * group.published->mean + half), widgets::pgfNumber(row - 0.4),
                              widgets::pgfNumber(row + 0.4));
            plots += QStringLiteral("\\draw[dashed, black!60] (axis cs:%1,%2) -- (axis cs:%1,%3);\n")
                         .arg(widgets::pgfNumber(100 * group.published->mean), widgets::pgfNumber(row - 0.4),
                              widgets::pgfNumber(row + 0.4));
        }
        plots += QStringLiteral("\\definecolor{group%1}{HTML}{%2}\n")
                     .arg(i)
                     .arg(widgets::curveColour(colourOf(m_table, i), false).name().mid(1).toUpper());
        plots += QStringLiteral("\\addplot[only marks, mark=*, mark size=1.2pt, group%1, opacity=0.5] coordinates {").arg(i);
        for (std::size_t k = 0; k < group.points.size(); ++k)
            plots += QStringLiteral("(%1,%2) ")
                         .arg(widgets::pgfNumber(100 * group.points[k]), widgets::pgfNumber(row + shiftOf(k) * 0.8));
        plots += QStringLiteral("};\n");
        const double mean = group.accuracy.mean;
        const evaluate::Interval interval = group.accuracy.interval95.value_or(evaluate::Interval{mean, mean});
        plots += QStringLiteral(
                     "\\addplot[group%1, mark=|, mark options={black, mark size=4pt}, thick, error bars/.cd, x dir=both, x "
                     "explicit] coordinates "
                     "{(%2,%3) += (%4,0) -= (%5,0)};\n")
                     .arg(i)
                     .arg(widgets::pgfNumber(100 * mean), widgets::pgfNumber(row),
                          widgets::pgfNumber(100 * (interval.high - mean)), widgets::pgfNumber(100 * (mean - interval.low)));
    }
    const double legend = widgets::mmOfUnits(
        stripsLegendHeight(widgets::unitsOfMm(style.widthMm), m_table, widgets::fontOf(style), &widgets::paperDevice()));
    // The labels have a fixed share of the width, so that the figure has the requested width; longer labels wrap.
    const double labelMm = std::min(0.4 * style.widthMm, 25.4 / 96 * longestLabel(m_table, widgets::fontOf(style)) + 1);
    // One call for all arguments: a label may contain "%1".
    return widgets::tikzBegin(style) +
           QStringLiteral(
               "\\begin{axis}[scale only axis, width=%1mm, height=%2mm, xlabel={%3}, ytick={%4},\n"
               "  yticklabels={%5}, yticklabel style={text width=%6mm, align=right}, xmajorgrids, ymin=%7, ymax=0.6]\n"
               "%8\\end{axis}\n")
               .arg(widgets::pgfNumber(style.widthMm - labelMm - 5), widgets::pgfNumber(style.heightMm - legend - 12),
                    widgets::latexText(axisTitle(m_table)), ticks.join(QLatin1Char(',')), labels.join(QLatin1Char(',')),
                    widgets::pgfNumber(labelMm), widgets::pgfNumber(0.4 - static_cast<double>(m_table.groups.size())),
                    plots) +
           QStringLiteral(
               "\\node[anchor=north west, inner sep=0pt, align=left, text width=%1mm] at (current bounding "
               "box.south west) {")
               .arg(widgets::pgfNumber(style.widthMm)) +
           stripsLegendLatex(m_table) + QStringLiteral("};\n\\end{tikzpicture}\n");
}

namespace {

/// Applies the options for order and labels.
Result<void> arrangeRows(const FigureRequest& request, ResultTable& table)
{
    std::vector<QStringList> names;
    for (const ResultGroup& group : table.groups) {
        const catalog::Method* method = request.catalogue.method(group.method);
        names.push_back({QString::fromStdString(group.title), QString::fromStdString(group.method),
                         method ? catalogueText(method->title) : QString()});
    }
    ROSA_TRY_ASSIGN(const auto order, orderOption(request, names));
    std::vector<ResultGroup> groups;
    QStringList titles;
    for (const std::size_t row : order) {
        groups.push_back(std::move(table.groups[row]));
        titles.append(names[row].first());
    }
    table.groups = std::move(groups);
    ROSA_TRY_ASSIGN(const auto labels, labelsOption(request, titles));
    for (std::size_t row = 0; row < table.groups.size(); ++row) {
        ResultGroup& group = table.groups[row];
        const QString& label = labels[static_cast<qsizetype>(row)];
        group.isTitledByMethod = group.isTitledByMethod && label == titles[static_cast<qsizetype>(row)];
        group.title = label.toStdString();
    }
    return {};
}

}  // namespace

Result<std::unique_ptr<widgets::Figure>> loadResultsFigure(const FigureRequest& request)
{
    std::vector<std::string> runs;
    for (const QString& run : request.runs) runs.push_back(run.toStdString());
    ROSA_TRY_ASSIGN(auto table, loadResults(request.catalogue, *request.datasets, runs));
    ROSA_TRY(arrangeRows(request, table));
    ROSA_TRY_ASSIGN(const auto colours, coloursOption(request, table.groups.size()));
    for (std::size_t i = 0; i < colours.size(); ++i) table.groups[i].colour = colours[i];
    auto figure = std::make_unique<ResultsFigure>(std::move(table));
    figure->origin.recipe += rowOptionsText(request);
    return std::unique_ptr<widgets::Figure>(std::move(figure));
}

}  // namespace rosa::workbench
