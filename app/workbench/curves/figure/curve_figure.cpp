#include "app/workbench/curves/figure/curve_figure.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "app/workbench/figures/pgf_axis.h"
#include "widgets/figure/legend.h"
#include "widgets/figure/wrapped_text.h"
#include "widgets/plots/curve_page.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

using widgets::BandDrawing;
using widgets::csvNumber;
using widgets::csvText;
using widgets::CurveColumn;
using widgets::CurveDrawing;
using widgets::PanelDrawing;
using widgets::PanelSource;
using widgets::pgfNumber;
using widgets::ScaleKind;

class CurveFigureText {
    Q_DECLARE_TR_FUNCTIONS(CurveFigureText)
};

/// Number of columns on paper: more than a printer resolves across a page.
constexpr int kPaperColumns = 1200;
constexpr int kTexColumns = 500;

QString csvLine(const QStringList& fields) { return fields.join(QLatin1Char(',')) + QLatin1Char('\n'); }

/// For curves with all epochs: one column per curve.
QString wideTable(const std::vector<PanelDrawing>& panels)
{
    QStringList header{QStringLiteral("epoch")};
    std::map<int, std::map<int, double>> rows;  // epoch → column → value
    const auto column = [&](const QString& name) {
        header.append(csvText(name));
        return static_cast<int>(header.size()) - 1;
    };
    for (const PanelDrawing& panel : panels) {
        const auto named = [&](const QString& what) { return QStringLiteral("%1: %2").arg(panel.title, what); };
        for (const BandDrawing& band : panel.bands) {
            const int first = column(named(band.name));
            column(named(CurveFigureText::tr("%1 (low)").arg(band.name)));
            column(named(CurveFigureText::tr("%1 (high)").arg(band.name)));
            column(named(CurveFigureText::tr("%1 (n)").arg(band.name)));
            if (band.isSmoothed) column(named(CurveFigureText::tr("%1 (smoothed)").arg(band.name)));
            for (const auto& c : band.band.columns) {
                auto& row = rows[c.first];
                row[first] = c.mean;
                row[first + 1] = c.low;
                row[first + 2] = c.high;
                row[first + 3] = c.count;
                if (band.isSmoothed) row[first + 4] = c.smooth;
            }
        }
        for (const CurveDrawing& curve : panel.curves) {
            const int first = column(named(curve.name));
            if (curve.isSmoothed) column(named(CurveFigureText::tr("%1 (smoothed)").arg(curve.name)));
            for (const CurveColumn& c : curve.view.columns) {
                auto& row = rows[c.first];
                row[first] = c.closing;
                if (curve.isSmoothed) row[first + 1] = c.smooth;
            }
        }
    }
    QString table = csvLine(header);
    for (const auto& [epoch, values] : rows) {
        QStringList fields{QString::number(epoch)};
        for (int i = 1; i < header.size(); ++i) {
            const auto value = values.find(i);
            fields.append(value == values.end() ? QString() : csvNumber(value->second));
        }
        table += csvLine(fields);
    }
    return table;
}

/// For merged epochs: one line per range.
QString longTable(const std::vector<PanelDrawing>& panels)
{
    QString table = QStringLiteral("quantity,curve,first_epoch,last_epoch,mean,smallest,largest,smoothed,n\n");
    for (const PanelDrawing& panel : panels) {
        const QString quantity = csvText(panel.title);
        for (const BandDrawing& band : panel.bands)
            for (const auto& c : band.band.columns)
                table += csvLine({quantity, csvText(band.name), QString::number(c.first), QString::number(c.last),
                                  csvNumber(c.mean), csvNumber(c.low), csvNumber(c.high),
                                  band.isSmoothed ? csvNumber(c.smooth) : QString(), QString::number(c.count)});
        for (const CurveDrawing& curve : panel.curves)
            for (const CurveColumn& c : curve.view.columns)
                table += csvLine({quantity,
                                  csvText(curve.name),
                                  QString::number(c.first),
                                  QString::number(c.last),
                                  csvNumber(c.mean),
                                  csvNumber(c.minimum),
                                  csvNumber(c.maximum),
                                  csvNumber(c.smooth),
                                  {}});
    }
    return table;
}

QString dashOf(Qt::PenStyle dash)
{
    return dash == Qt::DashLine ? QStringLiteral(", dashed") : dash == Qt::DotLine ? QStringLiteral(", dotted") : QString();
}

/// PGFPlots has no symmetric-log axis: positions are plotted, with our own labels.
double plotted(const PanelDrawing& panel, double value)
{
    return panel.scale.kind() == ScaleKind::SymmetricLog ? panel.scale.place(value) : value;
}

QString point(const PanelDrawing& panel, double epoch, double value)
{
    return QStringLiteral("(%1,%2) ").arg(pgfNumber(epoch), pgfNumber(plotted(panel, value)));
}

QString coordinates(const PanelDrawing& panel, const CurveDrawing& curve, bool isSmooth, int from, int to)
{
    QString text;
    for (const CurveColumn& c : curve.view.columns) {
        if (c.last < from || c.first > to) continue;
        if (isSmooth || c.first == c.last) {
            text += point(panel, c.last, isSmooth ? c.smooth : c.closing);
            continue;
        }
        const double middle = 0.5 * (c.first + c.last);
        for (const double value : {c.opening, c.minimum, c.maximum, c.closing}) text += point(panel, middle, value);
    }
    return text;
}

QString curvePlot(const PanelDrawing& panel, const CurveDrawing& curve)
{
    QString text;
    const auto add = [&](bool isSmooth, int from, int to, const QString& style) {
        text += QStringLiteral("  \\addplot[color=%1%2, no marks] coordinates {%3};\n")
                    .arg(widgets::tikzColour(curve.colour), style, coordinates(panel, curve, isSmooth, from, to));
    };
    constexpr int kEnd = std::numeric_limits<int>::max();
    if (curve.isSmoothed) add(false, 0, kEnd, QStringLiteral(", opacity=0.3, forget plot"));
    add(curve.isSmoothed, 0, curve.dashedFrom, dashOf(curve.dash));
    if (curve.dashedFrom < kEnd) add(curve.isSmoothed, curve.dashedFrom, kEnd, QStringLiteral(", dashed, forget plot"));
    return text;
}

QString bandPlot(const PanelDrawing& panel, const BandDrawing& band)
{
    QString up, down, mean;
    for (const auto& c : band.band.columns) {
        if (c.count == 0) continue;
        const double middle = 0.5 * (c.first + c.last);
        up += point(panel, middle, c.high);
        down = point(panel, middle, c.low) + down;
        mean += point(panel, middle, band.isSmoothed ? c.smooth : c.mean);
    }
    const QString colour = widgets::tikzColour(band.colour);
    return QStringLiteral(
               "  \\addplot[draw=none, fill=%1, fill opacity=0.22, forget plot] coordinates {%2%3} -- cycle;\n"
               "  \\addplot[color=%1%5, thick, no marks] coordinates {%4};\n")
        .arg(colour, up, down, mean, dashOf(band.dash));
}

/// Uses the window's ticks if PGFPlots computes none (symmetric-log) or unreadable ones (10 to the −0.4).
QString tickOptions(const PanelDrawing& panel, bool areValues)
{
    QStringList places, labels;
    for (const auto& tick : panel.scale.ticks(panel.low, panel.high, 5)) {
        if (tick.label.isEmpty()) continue;
        const double value = panel.scale.value(tick.place);
        places.append(pgfNumber(areValues ? value : tick.place));
        labels.append(QString::number(value, 'g', 6));
    }
    return QStringLiteral(", ytick={%1}, yticklabels={%2}")
        .arg(places.join(QLatin1Char(',')), labels.join(QLatin1Char(',')));
}

/// Notes of all panels, each once.
QStringList notesOf(const std::vector<PanelDrawing>& drawings, const std::vector<PanelSource>& panels)
{
    QStringList notes;
    for (std::size_t i = 0; i < drawings.size(); ++i)
        for (const QString& note : widgets::drawingNotes(drawings[i], panels[i].smoothing))
            if (!notes.contains(note)) notes.append(note);
    return notes;
}

std::vector<widgets::LegendMark> legendOf(const std::vector<PanelDrawing>& drawings)
{
    std::vector<widgets::LegendMark> entries;
    const auto add = [&](const QString& name, const QColor& colour, Qt::PenStyle dash) {
        const widgets::LegendMark mark{name, colour, widgets::LegendMark::kBand, dash};
        if (std::ranges::find(entries, mark) == entries.end()) entries.push_back(mark);
    };
    for (const PanelDrawing& panel : drawings) {
        for (const BandDrawing& band : panel.bands) add(band.name, band.colour, band.dash);
        for (const CurveDrawing& curve : panel.curves)
            add(curve.name, curve.colour, widgets::legendDash(curve.dash, curve.dashedFrom));
    }
    return entries;
}

/// Vertical lines with labels for events, and ticks at checkpoints.
QString marksOf(const PanelDrawing& panel)
{
    QString text;
    for (const widgets::CurveMark& mark : panel.marks) {
        if (mark.epoch < panel.from || mark.epoch > panel.to) continue;
        const QString x = pgfNumber((mark.epoch - panel.from) / (panel.to - panel.from));
        if (mark.kind == widgets::CurveMark::Kind::Tick)
            text += QStringLiteral("  \\draw[black!50] (rel axis cs:%1,0) -- ++(0,1mm);\n").arg(x);
        else
            text += QStringLiteral(
                        "  \\draw[black!60, dotted, thick] (rel axis cs:%1,0) -- (rel axis cs:%1,1) node[anchor=north "
                        "west, inner sep=1.5pt, black] {%2}; %% epoch %3\n")
                        .arg(x, widgets::latexText(mark.label), QString::number(mark.epoch));
    }
    return text;
}

/// Begins the axes of a panel.
QString panelAxis(const PanelDrawing& panel, const QRectF& plot, const widgets::FigureStyle& style, bool isLast)
{
    const bool isLog = panel.scale.kind() == ScaleKind::Log;
    const bool isSymmetric = panel.scale.kind() == ScaleKind::SymmetricLog;
    QString options = pgfAxisPlace(plot, style);
    const auto set = [&](const char* name, const QString& value) {
        options += QStringLiteral(", %1={%2}").arg(QLatin1String(name), value);
    };
    if (isLog) options += QStringLiteral(", ymode=log");
    options += QStringLiteral(",\n  ");
    options += QStringLiteral("ylabel style={align=center, text width=%1mm}")
                   .arg(QString::number(widgets::mmOfUnits(plot.height()) + 4, 'f', 1));
    set("ylabel", widgets::latexText(panel.title));
    set("xmin", pgfNumber(panel.from));
    set("xmax", pgfNumber(panel.to));
    set("ymin", pgfNumber(isSymmetric ? panel.low : panel.scale.value(panel.low)));
    set("ymax", pgfNumber(isSymmetric ? panel.high : panel.scale.value(panel.high)));
    if (isLast)
        set("xlabel", widgets::latexText(widgets::epochText()));
    else
        options += QStringLiteral(", xticklabels={}");
    if (isLog || isSymmetric) options += tickOptions(panel, isLog);
    return QStringLiteral(
               "\\begin{axis}[%1,\n  unbounded coords=jump, scaled ticks=false, grid style={black!10}, ymajorgrids]\n")
        .arg(options);
}

}  // namespace

CurveFigure::CurveFigure(const std::vector<PanelSource>& panels, double from, double to) : m_from(from), m_to(to)
{
    for (const PanelSource& panel : panels) m_panels.push_back(panel.frozen());
}

QString CurveFigure::name() const { return QStringLiteral("loss"); }

QString CurveFigure::title() const
{
    QStringList names;
    for (const PanelSource& panel : m_panels) names.append(panel.titleWithUnit());
    return CurveFigureText::tr("%1 by epoch").arg(names.join(QStringLiteral(", ")));
}

widgets::FigureStyle CurveFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    const auto panels = static_cast<double>(m_panels.size());
    style.heightMm = std::min(220.0, 22 + 34 * panels);
    return style;
}

void CurveFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    std::vector<PanelDrawing> drawings;
    const bool isDark = style.screen && widgets::isDark(*style.screen);
    for (const PanelSource& panel : m_panels) drawings.push_back(panel.draw(m_from, m_to, kPaperColumns, isDark));
    widgets::paintCurvePage(painter, area, style, drawings, notesOf(drawings, m_panels).join(QStringLiteral(" · ")));
}

std::vector<widgets::FigureText> CurveFigure::makeTexts()
{
    std::vector<widgets::FigureText> texts;
    for (PanelSource& panel : m_panels) {
        const auto number = texts.size() + 1;
        texts.push_back({QStringLiteral("axis-%1").arg(number), CurveFigureText::tr("Axis %1").arg(number), panel.title,
                         [&panel](const QString& text) { panel.title = text; }});
    }
    // A name shared by several panels is one text.
    std::vector<std::pair<QString, std::vector<QString*>>> names;
    const auto add = [&](QString& name) {
        const auto known = std::ranges::find(names, name, &std::pair<QString, std::vector<QString*>>::first);
        if (known == names.end())
            names.push_back({name, {&name}});
        else
            known->second.push_back(&name);
    };
    for (PanelSource& panel : m_panels) {
        for (widgets::PlotBand& band : panel.bands) add(band.name);
        for (widgets::PlotCurve& curve : panel.curves) add(curve.name);
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        texts.push_back({QStringLiteral("legend-%1").arg(i + 1), CurveFigureText::tr("Legend %1").arg(i + 1), names[i].first,
                         [places = names[i].second](const QString& text) {
                             for (QString* place : places) *place = text;
                         }});
    return texts;
}

QString CurveFigure::csv() const
{
    std::vector<PanelDrawing> drawings;
    bool isRaw = true;
    for (const PanelSource& panel : m_panels) {
        drawings.push_back(panel.draw(m_from, m_to, widgets::CurveStore::kBuckets, false));
        isRaw = isRaw && drawings.back().epochsPerColumn() == 1;
    }
    return isRaw ? wideTable(drawings) : longTable(drawings);
}

QString CurveFigure::pgfplots(const widgets::FigureStyle& style) const
{
    const QFontMetricsF metrics(widgets::fontOf(style), &widgets::paperDevice());
    std::vector<PanelDrawing> drawings;
    for (const PanelSource& panel : m_panels) drawings.push_back(panel.draw(m_from, m_to, kTexColumns, false));
    const double width = widgets::unitsOfMm(style.widthMm), line = metrics.height();
    const QString notes = notesOf(drawings, m_panels).join(QStringLiteral(" · "));
    const auto legend = legendOf(drawings);
    const double legendHeight = widgets::legendHeight(legend, width, widgets::fontOf(style), &widgets::paperDevice());
    const double noteHeight = notes.isEmpty() ? 0 : widgets::wrappedHeight(notes, width, metrics);
    constexpr double kTop = 3;
    const double top = kTop + legendHeight + noteHeight + 0.5 * line;
    const double left = metrics.horizontalAdvance(QStringLiteral("−0.000")) + 1.7 * line;
    const double foot = 2.9 * line;  // Values and title of the shared axis.
    const double gap = 0.7 * line;
    const auto count = static_cast<double>(std::max<std::size_t>(1, drawings.size()));
    const double height = std::max(10.0, (widgets::unitsOfMm(style.heightMm) - top - foot - gap * (count - 1)) / count);
    QString text = pgfPage(style);
    text += pgfText(QRectF(0, kTop, width, legendHeight), QStringLiteral("left"), widgets::latexLegend(legend), style);
    if (!notes.isEmpty())
        text += pgfText(QRectF(0, kTop + legendHeight + 0.1 * line, width, noteHeight), QStringLiteral("left"),
                        QStringLiteral("\\color{black!65}") + widgets::latexText(notes), style);
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        const QRectF plot(left, top + static_cast<double>(i) * (height + gap), width - left - 0.8 * line, height);
        text += panelAxis(drawings[i], plot, style, i + 1 == drawings.size());
        for (const BandDrawing& band : drawings[i].bands) text += bandPlot(drawings[i], band);
        for (const CurveDrawing& curve : drawings[i].curves) text += curvePlot(drawings[i], curve);
        text += marksOf(drawings[i]) + QStringLiteral("\\end{axis}\n");
    }
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
