#include "app/workbench/sweep/figure/chart_pgf.h"

#include <cmath>

#include "app/workbench/figures/pgf_axis.h"

namespace rosa::workbench {

namespace {

using widgets::ChartPanel;
using widgets::ChartScale;
using widgets::pgfNumber;
using widgets::Tone;

/// Places on an axis are shares in the text as well: all scales look the same to LaTeX.
QString at(double x, double y) { return QStringLiteral("(%1,%2)").arg(pgfNumber(x), pgfNumber(y)); }

QString colour(Tone tone) { return widgets::tikzColour(widgets::ChartColours::paper().of(tone)); }

QString ticksOf(const char* axis, const ChartScale& scale, int most)
{
    QStringList places, labels;
    for (const widgets::ScaleTick& tick : scale.ticks(most)) {
        places.append(pgfNumber(tick.place));
        labels.append(QStringLiteral("{%1}").arg(widgets::latexText(tick.label)));
    }
    return QStringLiteral("%1tick={%2}, %1ticklabels={%3}, ")
        .arg(QLatin1String(axis), places.join(QLatin1Char(',')), labels.join(QLatin1Char(',')));
}

class Writer {
public:
    Writer(const widgets::Chart& chart, const ChartPanel& panel) : m_chart(chart), m_panel(panel) {}

    [[nodiscard]] QString marks() const { return bands() + boxes() + rules() + lines() + whiskers() + points(); }

private:
    [[nodiscard]] QString place(double x, double y) const { return at(m_panel.x.shareOf(x), m_panel.y.shareOf(y)); }
    [[nodiscard]] QString bands() const
    {
        QString text;
        for (const widgets::ChartBand& band : m_panel.bands) {
            QStringList outline;
            for (std::size_t i = 0; i < band.x.size(); ++i) outline.append(place(band.x[i], band.high[i]));
            for (std::size_t i = band.x.size(); i-- > 0;) outline.append(place(band.x[i], band.low[i]));
            text += QStringLiteral("\\addplot[draw=none, fill=%1, fill opacity=0.18] coordinates {%2} -- cycle;\n")
                        .arg(colour(band.tone), outline.join(QLatin1Char(' ')));
        }
        return text;
    }
    [[nodiscard]] QString boxes() const
    {
        QString text;
        for (const widgets::ChartBox& box : m_panel.boxes) {
            const bool hasValue = m_chart.bar && !std::isnan(box.value);
            const QString fill =
                hasValue
                    ? widgets::tikzColour(QColor::fromRgb(widgets::resultColour(m_chart.bar->shareOf(box.value), false)))
                    : colour(box.tone);
            text +=
                QStringLiteral("\\fill[%1] (axis cs:%2) rectangle (axis cs:%3);\n")
                    .arg(fill, place(box.left, box.bottom).mid(1).chopped(1), place(box.right, box.top).mid(1).chopped(1));
        }
        return text;
    }
    [[nodiscard]] QString rules() const
    {
        QString text;
        for (const widgets::ChartRule& rule : m_panel.rules) {
            const double share = rule.isVertical ? m_panel.x.shareOf(rule.at) : m_panel.y.shareOf(rule.at);
            text += QStringLiteral("\\draw[dashed, black!60] (axis cs:%1) -- (axis cs:%2);\n")
                        .arg((rule.isVertical ? at(share, 0) : at(0, share)).mid(1).chopped(1),
                             (rule.isVertical ? at(share, 1) : at(1, share)).mid(1).chopped(1));
        }
        return text;
    }
    [[nodiscard]] QString lines() const
    {
        QString text;
        for (const widgets::ChartLine& line : m_panel.lines) {
            QStringList places;
            for (const QPointF& one : line.at) places.append(place(one.x(), one.y()));
            text += QStringLiteral("\\addplot[%1, %2] coordinates {%3};\n")
                        .arg(colour(line.tone), line.tone == Tone::Quiet ? QStringLiteral("thin") : QStringLiteral("thick"),
                             places.join(QLatin1Char(' ')));
        }
        return text;
    }
    [[nodiscard]] QString whiskers() const
    {
        QString text;
        for (const widgets::ChartWhisker& whisker : m_panel.whiskers) {
            const QString low = whisker.isVertical ? place(whisker.at, whisker.low) : place(whisker.low, whisker.at);
            const QString high = whisker.isVertical ? place(whisker.at, whisker.high) : place(whisker.high, whisker.at);
            text += QStringLiteral("\\draw[|-|, %1] (axis cs:%2) -- (axis cs:%3);\n")
                        .arg(colour(whisker.tone), low.mid(1).chopped(1), high.mid(1).chopped(1));
        }
        return text;
    }
    [[nodiscard]] QString points() const
    {
        QString text;
        for (const Tone tone :
             {Tone::Quiet, Tone::Faint, Tone::Plain, Tone::Second, Tone::Failed, Tone::Reference, Tone::Accent}) {
            QStringList places;
            for (const widgets::ChartPoint& point : m_panel.points)
                if (point.tone == tone) places.append(place(point.x, point.y));
            if (places.isEmpty()) continue;
            const QString mark = tone == Tone::Faint ? QStringLiteral("o") : widgets::tikzMark(widgets::markerOf(tone));
            text +=
                QStringLiteral("\\addplot[only marks, mark=%1, mark size=%2pt, %3] coordinates {%4};\n")
                    .arg(mark, tone == Tone::Accent || tone == Tone::Reference ? QStringLiteral("2") : QStringLiteral("1.2"),
                         colour(tone), places.join(QLatin1Char(' ')));
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
        fills += QStringLiteral("\\fill[%1] (axis cs:0,%2) rectangle (axis cs:1,%3);\n")
                     .arg(widgets::tikzColour(QColor::fromRgb(widgets::resultColour((i + 0.5) / kSteps, false))),
                          pgfNumber(static_cast<double>(i) / kSteps), pgfNumber(static_cast<double>(i + 1) / kSteps));
    return QStringLiteral(
               "\\begin{axis}[%1, xmin=0, xmax=1, ymin=0, ymax=1, xtick=\\empty, %2yticklabel pos=right, "
               "title={%3}]\n%4\\end{axis}\n")
        .arg(pgfAxisPlace(QRectF(box.left(), box.top(), 10, box.height()), style), ticksOf("y", bar, 6),
             widgets::latexText(bar.title), fills);
}

}  // namespace

QString chartPgf(const widgets::Chart& chart, const widgets::ChartLayout& layout, const widgets::FigureStyle& style)
{
    QString text = pgfPage(style);
    for (std::size_t i = 0; i < layout.plots.size(); ++i) {
        const ChartPanel& panel = chart.panels[i];
        const QRectF& plot = layout.plots[i];
        text += QStringLiteral(
                    "\\begin{axis}[%1, xmin=0, xmax=1, ymin=0, ymax=1, clip=false, axis lines=left, axis line "
                    "style={-}, xlabel={%2}, title={%3}, title style={at={(0,1)}, anchor=south west}, %4%5]\n")
                    .arg(pgfAxisPlace(plot, style), widgets::latexText(panel.x.title),
                         layout.hasYLabels[i] ? widgets::latexText(panel.y.title) : QString(),
                         ticksOf("x", panel.x, static_cast<int>(plot.width() / 40)),
                         layout.hasYLabels[i] ? ticksOf("y", panel.y, static_cast<int>(plot.height() / 20))
                                              : QStringLiteral("ytick=\\empty, ")) +
                Writer(chart, panel).marks() + QStringLiteral("\\end{axis}\n");
    }
    if (chart.bar) text += barPgf(*chart.bar, layout.bar, style);
    if (!chart.keys.empty())
        text += pgfText(layout.legend, QStringLiteral("left"),
                        widgets::latexLegend(widgets::legendOf(chart, widgets::ChartColours::paper())), style);
    if (!chart.note.isEmpty()) text += pgfText(layout.note, QStringLiteral("left"), widgets::latexText(chart.note), style);
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
