#include "app/workbench/figures/chart_pgf.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "app/workbench/figures/pgf_axis.h"

namespace rosa::workbench {

namespace {

using widgets::ChartPanel;
using widgets::ChartScale;
using widgets::Tone;

/// A value as it is labelled.
QString shownNumber(const ChartScale& scale, double value)
{
    return QString::number(scale.names.isEmpty() ? value / scale.unit : value, 'g', 10);
}

QString inkOf(Tone tone, int colour = -1) { return widgets::tikzColour(widgets::ChartColours::paper().of(tone, colour)); }

/// A label in a list of labels.
QString tickLabel(const QString& label)
{
    const QString latex = widgets::latexText(label);
    return latex.contains(QLatin1Char(',')) ? QStringLiteral("{%1}").arg(latex) : latex;
}

/// Ends and ticks of an axis; `axis`: "x" or "y".
QString axisOptions(const char* axis, const ChartScale& scale, const std::vector<widgets::ScaleTick>& ticks, bool hasLabels)
{
    QStringList places, labels;
    for (const widgets::ScaleTick& tick : ticks) {
        places.append(shownNumber(scale, scale.valueAt(tick.place)));
        labels.append(tickLabel(tick.label));
    }
    const QString options =
        QStringLiteral("%1min=%2, %1max=%3, ")
            .arg(QLatin1String(axis), shownNumber(scale, std::min(scale.low, scale.high)),
                 shownNumber(scale, std::max(scale.low, scale.high))) +
        QStringLiteral("%1tick={%2}, %1ticklabels={%3}, ")
            .arg(QLatin1String(axis), places.join(QLatin1Char(',')), hasLabels ? labels.join(QLatin1Char(',')) : QString());
    return options + (scale.isLog ? QStringLiteral("%1mode=log, ").arg(QLatin1String(axis)) : QString()) +
           (scale.low > scale.high ? QStringLiteral("%1 dir=reverse, ").arg(QLatin1String(axis)) : QString());
}

/// Options of the points of a tone.
QString pointOptions(Tone tone)
{
    const QString mark = widgets::tikzMark(widgets::markerOf(tone));
    switch (tone) {
        case Tone::Sample:
            return QStringLiteral("mark=*, mark size=1.2pt, opacity=0.5");
        case Tone::Mean:
            return QStringLiteral("mark=|, mark size=4pt, thick");
        case Tone::Hollow:
            return QStringLiteral("mark=*, mark size=1.4pt, mark options={fill=white}");
        case Tone::Faint:
            return QStringLiteral("mark=o, mark size=1.2pt");
        case Tone::Published:
        case Tone::Ring:
            return QStringLiteral("mark=%1, mark size=2.6pt").arg(mark);
        case Tone::Accent:
        case Tone::Reference:
            return QStringLiteral("mark=%1, mark size=2pt").arg(mark);
        default:
            return QStringLiteral("mark=%1, mark size=1.2pt").arg(mark);
    }
}

/// The marks of a panel.
class MarkWriter {
public:
    MarkWriter(const widgets::Chart& chart, const ChartPanel& panel) : m_chart(chart), m_panel(panel) {}

    [[nodiscard]] QString marks() const
    {
        QString text = bands() + boxes() + rules() + lines() + points({Tone::Sample}) + whiskers();
        return text + points({Tone::Quiet, Tone::Faint, Tone::Plain, Tone::Second, Tone::Failed, Tone::Published,
                              Tone::Hollow, Tone::Ring, Tone::Reference, Tone::Accent, Tone::Mean});
    }

private:
    [[nodiscard]] QString place(double x, double y) const
    {
        return QStringLiteral("%1,%2").arg(shownNumber(m_panel.x, x), shownNumber(m_panel.y, y));
    }
    [[nodiscard]] QString at(double x, double y) const { return QStringLiteral("(%1)").arg(place(x, y)); }
    [[nodiscard]] QString bands() const
    {
        QString text;
        for (const widgets::ChartBand& band : m_panel.bands) {
            QStringList outline;
            for (std::size_t i = 0; i < band.x.size(); ++i) outline.append(at(band.x[i], band.high[i]));
            for (std::size_t i = band.x.size(); i-- > 0;) outline.append(at(band.x[i], band.low[i]));
            text += QStringLiteral("\\addplot[draw=none, fill=%1, fill opacity=0.18] coordinates {%2} -- cycle;\n")
                        .arg(inkOf(band.tone, band.colour), outline.join(QLatin1Char(' ')));
        }
        return text;
    }
    [[nodiscard]] QString boxes() const
    {
        QString text;
        for (const widgets::ChartBox& box : m_panel.boxes) {
            const bool hasValue = m_chart.bar && !std::isnan(box.value);
            const QRgb ofValue = hasValue ? widgets::resultColour(m_chart.bar->shareOf(box.value), false) : QRgb();
            text += QStringLiteral("\\fill[color=%1, fill opacity=%2] (axis cs:%3) rectangle (axis cs:%4);\n")
                        .arg(hasValue ? widgets::tikzColour(QColor::fromRgb(ofValue)) : inkOf(box.tone, box.colour))
                        .arg(box.opacity)
                        .arg(place(box.left, box.bottom), place(box.right, box.top));
        }
        return text;
    }
    [[nodiscard]] QString rules() const
    {
        QString text;
        for (const widgets::ChartRule& rule : m_panel.rules) {
            const QString from = rule.isVertical ? place(rule.at, m_panel.y.low) : place(m_panel.x.low, rule.at);
            const QString to = rule.isVertical ? place(rule.at, m_panel.y.high) : place(m_panel.x.high, rule.at);
            text += QStringLiteral("\\draw[dashed, black!60] (axis cs:%1) -- (axis cs:%2);\n").arg(from, to);
        }
        return text;
    }
    [[nodiscard]] QString lines() const
    {
        QString text;
        for (const widgets::ChartLine& line : m_panel.lines) {
            QStringList places;
            for (const QPointF& one : line.at) places.append(at(one.x(), one.y()));
            const QString usual = line.tone == Tone::Quiet       ? QStringLiteral("thin")
                                  : line.tone == Tone::Published ? QStringLiteral("dashed")
                                                                 : QStringLiteral("thick");
            text += QStringLiteral("\\addplot[color=%1, %2, no marks] coordinates {%3};\n")
                        .arg(inkOf(line.tone, line.colour),
                             line.width > 0 ? QStringLiteral("line width=%1pt").arg(0.75 * line.width) : usual,
                             places.join(QLatin1Char(' ')));
        }
        return text;
    }
    [[nodiscard]] QString whiskers() const
    {
        QString text;
        for (const widgets::ChartWhisker& whisker : m_panel.whiskers) {
            const ChartScale& scale = whisker.isVertical ? m_panel.y : m_panel.x;
            const widgets::CutInterval cut = cutInterval(whisker, scale);
            if (!(cut.low < cut.high)) continue;
            const double low = scale.valueAt(cut.low), high = scale.valueAt(cut.high);
            text += QStringLiteral("\\draw[%1-%2, thick, color=%3] (axis cs:%4) -- (axis cs:%5);\n")
                        .arg(cut.hasLowCap ? QStringLiteral("|") : QString(),
                             cut.hasHighCap ? QStringLiteral("|") : QString(), inkOf(whisker.tone, whisker.colour),
                             whisker.isVertical ? place(whisker.at, low) : place(low, whisker.at),
                             whisker.isVertical ? place(whisker.at, high) : place(high, whisker.at));
        }
        return text;
    }
    /// One plot for all points of a tone and colour.
    [[nodiscard]] QString points(std::initializer_list<Tone> tones) const
    {
        QString text;
        for (const Tone tone : tones) {
            std::vector<std::pair<int, QStringList>> plots;
            for (const widgets::ChartPoint& point : m_panel.points) {
                if (point.tone != tone) continue;
                auto plot = std::ranges::find(plots, point.colour, &std::pair<int, QStringList>::first);
                if (plot == plots.end()) plot = plots.insert(plots.end(), {point.colour, {}});
                plot->second.append(at(point.x, point.y));
            }
            for (const auto& [ink, places] : plots)
                text += QStringLiteral("\\addplot[only marks, %1, color=%2] coordinates {%3};\n")
                            .arg(pointOptions(tone), inkOf(tone, ink), places.join(QLatin1Char(' ')));
        }
        return text;
    }

    const widgets::Chart& m_chart;
    const ChartPanel& m_panel;
};

QString barPgf(const ChartScale& bar, const QRectF& box, const widgets::FigureStyle& style)
{
    constexpr int kSteps = 32;
    QString fills;
    for (int i = 0; i < kSteps; ++i)
        fills += QStringLiteral("\\fill[color=%1] (axis cs:0,%2) rectangle (axis cs:1,%3);\n")
                     .arg(widgets::tikzColour(QColor::fromRgb(widgets::resultColour((i + 0.5) / kSteps, false))),
                          shownNumber(bar, bar.valueAt(static_cast<double>(i) / kSteps)),
                          shownNumber(bar, bar.valueAt(static_cast<double>(i + 1) / kSteps)));
    return QStringLiteral(
               "\\begin{axis}[%1, xmin=0, xmax=1, xtick=\\empty, %2yticklabel pos=right, title={%3}]\n%4"
               "\\end{axis}\n")
        .arg(pgfAxisPlace(QRectF(box.left(), box.top(), widgets::kBarWidth, box.height()), style),
             axisOptions("y", bar, bar.ticks(6), true), widgets::latexText(bar.title), fills);
}

/// A node at a place of the page, of one line.
QString nodePgf(const widgets::PlacedText& text, const widgets::FigureStyle& style)
{
    const char* anchor = text.side == widgets::ChartText::Side::Left    ? "east"
                         : text.side == widgets::ChartText::Side::Right ? "west"
                                                                        : "south";
    return QStringLiteral("\\node[inner sep=0pt, anchor=%1] at (%2mm,%3mm) ")
               .arg(QLatin1String(anchor), QString::number(widgets::mmOfUnits(text.at.x()), 'f', 2),
                    QString::number(style.heightMm - widgets::mmOfUnits(text.at.y()), 'f', 2)) +
           QStringLiteral("{%1};\n").arg(widgets::latexText(text.text));
}

QString panelPgf(const widgets::Chart& chart, const widgets::ChartLayout& layout, std::size_t i,
                 const widgets::FigureStyle& style)
{
    const QFontMetricsF metrics(widgets::fontOf(style), &widgets::paperDevice());
    const ChartPanel& panel = chart.panels[i];
    const QRectF& plot = layout.plots[i];
    const bool hasLabels = layout.hasYLabels[i];
    QString options = QStringLiteral("%1,\n  clip=false, scaled ticks=false, ").arg(pgfAxisPlace(plot, style));
    options += axisOptions("x", panel.x, panel.x.fittingTicks(plot.width(), false, metrics), true);
    options += axisOptions("y", panel.y, panel.y.fittingTicks(plot.height(), true, metrics), hasLabels);
    if (panel.isBare)
        options += QStringLiteral("hide axis, ");
    else
        options += QStringLiteral("axis lines=left, axis line style={-, black!60}, %1ymajorgrids, grid style={black!12}, ")
                       .arg(panel.x.names.isEmpty() ? QStringLiteral("xmajorgrids, ") : QString());
    if (!panel.y.names.isEmpty())
        options += QStringLiteral("yticklabel style={align=right, text width=%1mm}, ")
                       .arg(widgets::mmOfUnits(layout.labels - 8), 0, 'f', 2);
    options +=
        QStringLiteral("xlabel style={align=center, text width=%1mm}, ").arg(widgets::mmOfUnits(plot.width()), 0, 'f', 2);
    const auto titled = [&](const char* name, const QString& text) {
        return text.isEmpty() ? QString() : QStringLiteral("%1={%2}, ").arg(QLatin1String(name), widgets::latexText(text));
    };
    options += titled("xlabel", panel.x.title);
    if (!panel.title.isEmpty())
        options += titled("title", panel.title);
    else if (hasLabels && !panel.y.title.isEmpty())
        options += titled("title", panel.y.title) + QStringLiteral("title style={at={(0,1)}, anchor=south west}");
    QString text = QStringLiteral("\\begin{axis}[") + options + QStringLiteral("]\n") + MarkWriter(chart, panel).marks() +
                   QStringLiteral("\\end{axis}\n");
    for (const widgets::ChartText& one : panel.texts) text += nodePgf(placedText(one, panel, plot, metrics), style);
    return text;
}

}  // namespace

QString chartPgf(const widgets::Chart& chart, const widgets::ChartLayout& layout, const widgets::FigureStyle& style)
{
    const auto wrapped = [&](const QRectF& box, const char* align, const QString& latex) {
        return latex.isEmpty() ? QString() : pgfText(box, QLatin1String(align), latex, style);
    };
    QString text = pgfPage(style);
    for (std::size_t i = 0; i < layout.plots.size(); ++i) text += panelPgf(chart, layout, i, style);
    if (chart.bar) text += barPgf(*chart.bar, layout.bar, style);
    text += wrapped(layout.xTitle, "center", widgets::latexText(chart.xTitle));
    text += wrapped(layout.legend, "left", widgets::latexLegend(widgets::legendOf(chart, widgets::ChartColours::paper())));
    text += wrapped(layout.note, "left", widgets::latexText(chart.note));
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
