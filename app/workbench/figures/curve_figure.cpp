#include "app/workbench/figures/curve_figure.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "widgets/plots/curve_page.h"

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

class Text {
    Q_DECLARE_TR_FUNCTIONS(CurveFigure)
};

/// Columns of a figure on paper: more than any printer shows across a page.
constexpr int kPaperColumns = 1200;
constexpr int kTexColumns = 500;

QString lineOf(const QStringList& fields) { return fields.join(QLatin1Char(',')) + QLatin1Char('\n'); }

/// Every epoch is known: a column a curve.
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
            column(named(Text::tr("%1 (low)").arg(band.name)));
            column(named(Text::tr("%1 (high)").arg(band.name)));
            column(named(Text::tr("%1 (n)").arg(band.name)));
            for (const auto& c : band.band.columns) {
                auto& row = rows[c.first];
                row[first] = c.mean;
                row[first + 1] = c.low;
                row[first + 2] = c.high;
                row[first + 3] = c.count;
            }
        }
        for (const CurveDrawing& curve : panel.curves) {
            const int first = column(named(curve.name));
            if (curve.isSmoothed) column(named(Text::tr("%1 (smoothed)").arg(curve.name)));
            for (const CurveColumn& c : curve.view.columns) {
                auto& row = rows[c.first];
                row[first] = c.closing;
                if (curve.isSmoothed) row[first + 1] = c.smooth;
            }
        }
    }
    QString table = lineOf(header);
    for (const auto& [epoch, values] : rows) {
        QStringList fields{QString::number(epoch)};
        for (int i = 1; i < header.size(); ++i) {
            const auto value = values.find(i);
            fields.append(value == values.end() ? QString() : csvNumber(value->second));
        }
        table += lineOf(fields);
    }
    return table;
}

/// Some epochs are merged: a line a stretch.
QString longTable(const std::vector<PanelDrawing>& panels)
{
    QString table = QStringLiteral("quantity,curve,first_epoch,last_epoch,mean,smallest,largest,smoothed,n\n");
    for (const PanelDrawing& panel : panels) {
        const QString quantity = csvText(panel.title);
        for (const BandDrawing& band : panel.bands)
            for (const auto& c : band.band.columns)
                table += lineOf({quantity,
                                 csvText(band.name),
                                 QString::number(c.first),
                                 QString::number(c.last),
                                 csvNumber(c.mean),
                                 csvNumber(c.low),
                                 csvNumber(c.high),
                                 {},
                                 QString::number(c.count)});
        for (const CurveDrawing& curve : panel.curves)
            for (const CurveColumn& c : curve.view.columns)
                table += lineOf({quantity,
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

QString colourOf(const QColor& colour)
{
    return QStringLiteral("{rgb,255:red,%1;green,%2;blue,%3}").arg(colour.red()).arg(colour.green()).arg(colour.blue());
}

QString dashOf(Qt::PenStyle dash)
{
    return dash == Qt::DashLine ? QStringLiteral(", dashed") : dash == Qt::DotLine ? QStringLiteral(", dotted") : QString();
}

/// The axis of PGFPlots knows no symmetric logarithm: places are plotted there, under labels of our own.
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
                    .arg(colourOf(curve.colour), style, coordinates(panel, curve, isSmooth, from, to));
    };
    constexpr int kEnd = std::numeric_limits<int>::max();
    if (curve.isSmoothed) add(false, 0, kEnd, QStringLiteral(", opacity=0.3, forget plot"));
    add(curve.isSmoothed, 0, curve.dashedFrom, dashOf(curve.dash));
    text += QStringLiteral("  \\addlegendentry{%1}\n").arg(widgets::latexText(curve.name));
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
        mean += point(panel, middle, c.mean);
    }
    const QString colour = colourOf(band.colour);
    return QStringLiteral(
               "  \\addplot[draw=none, fill=%1, fill opacity=0.22, forget plot] coordinates {%2%3} -- cycle;\n"
               "  \\addplot[color=%1, thick, no marks] coordinates {%4};\n  \\addlegendentry{%5}\n")
        .arg(colour, up, down, mean, widgets::latexText(band.name));
}

/// The ticks of the window, where PGFPlots finds none of its own (symmetric-log) or none that one can read (10 to the −0.4).
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
    return Text::tr("%1 by epoch").arg(names.join(QStringLiteral(", ")));
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
    QStringList notes;
    const auto note = [&](const QString& text) {
        if (!text.isEmpty() && !notes.contains(text)) notes.append(text);
    };
    for (const PanelSource& panel : m_panels) {
        drawings.push_back(panel.draw(m_from, m_to, kPaperColumns, false));
        note(widgets::smoothingText(panel.smoothing));
        note(widgets::thinningText(drawings.back().epochsPerColumn()));
        note(widgets::thresholdText(drawings.back().scale));
    }
    widgets::paintCurvePage(painter, area, style, drawings, notes.join(QStringLiteral(" · ")));
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
    QString text = QStringLiteral("\\begin{tikzpicture}\n");
    const double height = style.heightMm / std::max<std::size_t>(1, m_panels.size());
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const PanelDrawing panel = m_panels[i].draw(m_from, m_to, kTexColumns, false);
        const bool isLog = panel.scale.kind() == ScaleKind::Log;
        const bool isSymmetric = panel.scale.kind() == ScaleKind::SymmetricLog;
        const bool isLast = i + 1 == m_panels.size();
        text +=
            QStringLiteral(
                "\\begin{axis}[at={(0mm,%1mm)}, width=%2mm, height=%3mm, scale only axis=false, %4ylabel={%5}, xmin=%6, "
                "xmax=%7, ymin=%8, ymax=%9, unbounded coords=jump, legend columns=2, legend cell align=left,\n"
                "  legend style={draw=none, font=\\footnotesize, at={(0.5,1.02)}, anchor=south}%10]\n")
                .arg(pgfNumber(-height * static_cast<double>(i)), pgfNumber(style.widthMm), pgfNumber(height),
                     isLog ? QStringLiteral("ymode=log, ") : QString(), widgets::latexText(panel.title), pgfNumber(m_from),
                     pgfNumber(m_to), pgfNumber(isSymmetric ? panel.low : panel.scale.value(panel.low)),
                     pgfNumber(isSymmetric ? panel.high : panel.scale.value(panel.high)))
                .replace(
                    QStringLiteral("%10"),
                    (isLast ? QStringLiteral(", xlabel={%1}").arg(widgets::latexText(widgets::epochText())) : QString()) +
                        (isLog || isSymmetric ? tickOptions(panel, isLog) : QString()));
        for (const BandDrawing& band : panel.bands) text += bandPlot(panel, band);
        for (const CurveDrawing& curve : panel.curves) text += curvePlot(panel, curve);
        text += QStringLiteral("\\end{axis}\n");
    }
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
