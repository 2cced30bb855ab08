/// Drawing of curves over a parameter's values, on screen and on paper.
#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include "app/workbench/base/core_text.h"
#include "app/workbench/tables/figure/parameter_curves.h"
#include "app/workbench/tables/figure/table_figure.h"
#include "widgets/style/class_colours.h"

namespace rosa::workbench {

namespace {

class CurvesFigureText {
    Q_DECLARE_TR_FUNCTIONS(CurvesFigureText)
};

constexpr double kCurvePointRadius = 2.1;
constexpr double kRing = 4.2;

class PanelPainter {
public:
    PanelPainter(QPainter& painter, const tables::Table& table, const CurvePlace& place, const ParameterSeries& series,
                 const StripColours& colours)
        : m_painter(painter),
          m_table(table),
          m_place(place),
          m_series(series),
          m_colours(colours),
          m_axis(parameterAxis(table, place.column)),
          m_font(painter.font()),
          m_small(smallOf(painter.font())),
          m_inset(insetOf(series, QFontMetricsF(m_small, painter.device())))
    {}

    void drawAxes() const;
    void drawCurve() const;

private:
    [[nodiscard]] QPointF at(std::size_t value, double share) const
    {
        return {placeOfValue(m_place.plot, value, m_series.rows.size(), m_inset), yOf(share)};
    }
    [[nodiscard]] double yOf(double share) const
    {
        return m_place.plot.bottom() - m_axis.shareOf(share) * m_place.plot.height();
    }

    QPainter& m_painter;
    const tables::Table& m_table;
    const CurvePlace& m_place;
    const ParameterSeries& m_series;
    const StripColours& m_colours;
    ValueAxis m_axis;
    QFont m_font, m_small;
    double m_inset;
};

void PanelPainter::drawAxes() const
{
    const QRectF& plot = m_place.plot;
    const QFontMetricsF small(m_small, m_painter.device());
    m_painter.setFont(m_small);
    const auto ticks = m_axis.ticks(static_cast<int>(plot.height() / (1.6 * small.height())));
    for (const double tick : ticks.places) {
        m_painter.setPen(QPen(m_colours.grid, 0.8));
        m_painter.drawLine(QPointF(plot.left(), yOf(tick)), QPointF(plot.right(), yOf(tick)));
        if (!m_place.hasTicks) continue;
        m_painter.setPen(m_colours.quiet);
        m_painter.drawText(QRectF(plot.left() - 60, yOf(tick) - 10, 57, 20), Qt::AlignRight | Qt::AlignVCenter,
                           ticks.label(tick));
    }
    m_painter.setPen(QPen(m_colours.quiet, 0.8));
    m_painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    m_painter.drawLine(plot.topLeft(), plot.bottomLeft());
    for (std::size_t i = 0; i < m_series.rows.size(); ++i) {
        const double x = at(i, m_axis.low).x();
        m_painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 2.5));
        m_painter.drawText(QRectF(x - 40, plot.bottom() + 3, 80, small.height()), Qt::AlignCenter,
                           m_series.values[static_cast<qsizetype>(i)]);
    }
    m_painter.setFont(m_font);
    m_painter.setPen(m_colours.text);
    const QFontMetricsF metrics(m_font, m_painter.device());
    m_painter.drawText(QRectF(plot.left(), plot.bottom() + 4 + small.height(), plot.width(), 4 * metrics.height()),
                       Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_series.title);
    if (m_place.hasTitle)
        m_painter.drawText(QRectF(plot.left(), plot.top() - 1.3 * metrics.height(), plot.width(), metrics.height()),
                           Qt::AlignCenter, datasetTitle(m_table, m_place.column));
}

void PanelPainter::drawCurve() const
{
    const QRectF& plot = m_place.plot;
    const QColor colour = widgets::curveColour(static_cast<int>(m_place.column), m_colours.isDark);
    if (const auto preset = presetMean(m_table, m_place.column)) {
        m_painter.setPen(QPen(m_colours.quiet, 0.8, Qt::DashLine));
        m_painter.drawLine(QPointF(plot.left(), yOf(*preset)), QPointF(plot.right(), yOf(*preset)));
    }
    const auto points = pointsOf(m_table, m_series, m_place.column);
    QColor pale = colour;
    pale.setAlphaF(0.2F);
    for (const auto& stretch : stretchesOf(points)) {
        QPolygonF band, line;
        for (const CurvePoint& point : stretch) {
            band.append(at(point.value, point.high));
            line.append(at(point.value, point.mean));
        }
        for (auto point = stretch.rbegin(); point != stretch.rend(); ++point) band.append(at(point->value, point->low));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(pale);
        m_painter.drawPolygon(band);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colour, 1.4));
        m_painter.drawPolyline(line);
        // A band needs at least two values.
        if (stretch.size() == 1)
            m_painter.drawLine(at(stretch[0].value, stretch[0].low), at(stretch[0].value, stretch[0].high));
    }
    for (const CurvePoint& point : points) {
        const QPointF centre = at(point.value, point.mean);
        m_painter.setPen(QPen(colour, 1.1));
        m_painter.setBrush(point.isPartial ? QBrush(Qt::white) : QBrush(colour));
        m_painter.drawEllipse(centre, kCurvePointRadius, kCurvePointRadius);
        m_painter.setBrush(Qt::NoBrush);
        if (!point.isPreset) continue;
        m_painter.setPen(QPen(m_colours.text, 0.9));
        m_painter.drawEllipse(centre, kRing, kRing);
    }
}

}  // namespace

void drawParameterCurves(QPainter& painter, const QRectF& area, const tables::Table& table, const StripColours& colours)
{
    painter.save();
    const QFont font = painter.font();
    const QFontMetricsF metrics(font, painter.device());
    const auto all = parameterSeries(table);
    const CurvesLayout layout = layoutCurves(area, table, metrics, QFontMetricsF(smallOf(font), painter.device()));
    for (const CurvePlace& place : layout.panels) {
        painter.setFont(font);
        const PanelPainter panel(painter, table, place, all[place.series], colours);
        panel.drawAxes();
        panel.drawCurve();
    }
    painter.setFont(font);
    painter.setPen(colours.text);
    for (const EdgeTitle& title : edgeTitles(table, layout)) {
        painter.save();
        painter.translate(area.left(), title.span.center().y());
        painter.rotate(-90);
        painter.drawText(QRectF(-500, 0, 1000, metrics.height()), Qt::AlignCenter, title.text);
        painter.restore();
    }
    painter.setPen(colours.quiet);
    painter.drawText(layout.note, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, wholeNote(table, layout));
    painter.restore();
}

double parameterCurvesHeight(double width, const tables::Table& table, const QFont& font, const QPaintDevice* device)
{
    return layoutCurves(QRectF(0, 0, width, 1e4), table, QFontMetricsF(font, device), QFontMetricsF(smallOf(font), device))
        .suitableHeight;
}

QString ParameterCurvesFigure::title() const { return coreText(m_table.plan.title); }

widgets::FigureStyle ParameterCurvesFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.widthMm = m_table.plan.columns.size() > 2 ? widgets::kTwoColumnsMm : widgets::kOneColumnMm;
    style.heightMm = heightFor(style);
    return style;
}

double ParameterCurvesFigure::heightFor(const widgets::FigureStyle& style) const
{
    return std::ceil(widgets::mmOfUnits(layoutFor(style, m_table, 1e4).suitableHeight + kCurvesMargin + 2));
}

Result<void> ParameterCurvesFigure::check(const widgets::FigureStyle& style) const
{
    const CurvesLayout layout = layoutFor(style, m_table, 1e4);
    const double width = widgets::mmOfUnits(layout.leastWidth + 2 * kCurvesMargin);
    if (width > style.widthMm) return tooSmall(m_name, "wide", width);
    const double height = widgets::mmOfUnits(layout.leastHeight + kCurvesMargin + 2);
    if (height > style.heightMm) return tooSmall(m_name, "high", height);
    return {};
}

void ParameterCurvesFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    painter.save();
    painter.setFont(widgets::fontOf(style));
    drawParameterCurves(painter, area.adjusted(kCurvesMargin, kCurvesMargin, -kCurvesMargin, -2), m_table, paperColours());
    painter.restore();
}

std::vector<widgets::FigureText> ParameterCurvesFigure::makeTexts()
{
    std::vector<widgets::FigureText> texts;
    for (const ParameterSeries& series : parameterSeries(m_table)) {
        const auto number = texts.size() + 1;
        texts.push_back({QStringLiteral("axis-%1").arg(number), CurvesFigureText::tr("Axis %1").arg(number), series.title,
                         [this, rows = series.rows](const QString& text) {
                             for (const std::size_t row : rows) m_table.plan.rows[row].value->title = text.toStdString();
                         }});
    }
    for (widgets::FigureText& text : TableFigure::makeTexts())
        if (text.id.startsWith(QLatin1String("column-"))) texts.push_back(std::move(text));
    return texts;
}

}  // namespace rosa::workbench
