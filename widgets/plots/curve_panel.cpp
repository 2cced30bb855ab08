#include "widgets/plots/curve_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPalette>

#include "widgets/plots/curve_painting.h"
#include "widgets/plots/qcustomplot.h"
#include "widgets/style/theme.h"

namespace rosa::widgets {

namespace {

/// Margin on both sides of the visible epochs.
constexpr double kScreenSide = 6;
constexpr double kPaperSide = 3;

/// Supplies our own ticks to QCustomPlot.
class ScaleTicker : public QCPAxisTicker {
public:
    explicit ScaleTicker(std::vector<ScaleTick> ticks) : m_ticks(std::move(ticks)) {}

    void generate(const QCPRange&, const QLocale&, QChar, int, QVector<double>& ticks, QVector<double>* subTicks,
                  QVector<QString>* tickLabels) override
    {
        ticks.clear();
        if (subTicks) subTicks->clear();
        if (tickLabels) tickLabels->clear();
        for (const ScaleTick& tick : m_ticks) {
            if (tick.label.isEmpty()) {
                if (subTicks) subTicks->push_back(tick.place);
                continue;
            }
            ticks.push_back(tick.place);
            if (tickLabels) tickLabels->push_back(tick.label);
        }
    }

private:
    std::vector<ScaleTick> m_ticks;
};

}  // namespace

/// Draws everything between the axes in one layerable: columns are not points, so none of QCustomPlot's plottables fits them.
class CurvePanel::Layer : public QCPLayerable {
public:
    Layer(QCPAxisRect* rect, Medium medium)
        : QCPLayerable(rect->parentPlot(), QStringLiteral("main")), m_rect(rect), m_medium(medium)
    {}

    [[nodiscard]] QRectF epochArea() const
    {
        const double side = m_medium == Medium::Paper ? kPaperSide : kScreenSide;
        return QRectF(m_rect->rect()).adjusted(side, 0, -side, 0);
    }

    PanelDrawing drawing;
    PanelColours colours;
    QFont font;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
    [[nodiscard]] QRect clipRect() const override { return m_rect->rect(); }

    void draw(QCPPainter* painter) override
    {
        const QRectF area = m_rect->rect();
        if (area.width() < 2 || area.height() < 2) return;
        const QCPRange epochs = m_rect->axis(QCPAxis::atBottom)->range();
        const PanelFrame frame{area,
                               epochs.lower,
                               epochs.upper,
                               drawing.low,
                               drawing.high,
                               drawing.scale,
                               m_medium == Medium::Paper,
                               1 / painter->device()->devicePixelRatioF()};
        painter->save();
        for (const BandDrawing& band : drawing.bands) paintBand(*painter, frame, band);
        // The first curve is the current one: it is drawn on top.
        for (auto curve = drawing.curves.rbegin(); curve != drawing.curves.rend(); ++curve)
            paintCurve(*painter, frame, *curve);
        painter->setFont(font);
        paintMarks(*painter, frame, drawing.marks, colours);
        painter->restore();
    }

private:
    QCPAxisRect* m_rect;
    Medium m_medium;
};

int PanelDrawing::epochsPerColumn() const
{
    int most = 1;
    for (const CurveDrawing& curve : curves) most = std::max(most, curve.view.epochsPerColumn);
    for (const BandDrawing& band : bands) most = std::max(most, band.band.epochsPerColumn);
    return most;
}

void PanelDrawing::fitValues()
{
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    const auto include = [&](double value) {
        const double place = scale.place(value);
        if (!std::isfinite(place)) return;
        least = std::min(least, place);
        most = std::max(most, place);
    };
    for (const CurveDrawing& curve : curves)
        for (const CurveColumn& column : curve.view.columns) {
            include(column.minimum);
            include(column.maximum);
        }
    for (const BandDrawing& band : bands)
        for (const BandColumn& column : band.band.columns) {
            include(column.low);
            include(column.high);
        }
    if (!(least <= most)) {
        least = 0;
        most = 1;
    }
    const double room = most > least                        ? 0.08 * (most - least)
                        : scale.kind() == ScaleKind::Linear ? std::max(1e-9, 0.05 * std::abs(most))
                                                            : 0.5;
    low = least - room;
    high = most + room;
}

PanelColours PanelColours::of(const QPalette& palette)
{
    return {palette.color(QPalette::Base), palette.color(QPalette::Text), quietText(palette), lineColour(palette)};
}

PanelColours PanelColours::paper() { return {Qt::white, Qt::black, QColor(0x55, 0x55, 0x55), QColor(0xDD, 0xDD, 0xDD)}; }

CurvePanel::CurvePanel(QCPAxisRect* rect, Medium medium) : m_rect(rect), m_layer(new Layer(rect, medium))
{
    for (QCPAxis* axis : m_rect->axes({QCPAxis::atBottom, QCPAxis::atLeft})) {
        axis->setLayer(QStringLiteral("axes"));
        axis->grid()->setLayer(QStringLiteral("grid"));
        axis->setTickLengthIn(0);
        axis->setTickLengthOut(medium == Medium::Paper ? 3 : 4);
        axis->setSubTickLengthIn(0);
        axis->setSubTickLengthOut(2);
        axis->setTickLabelPadding(3);
    }
    setColours(medium == Medium::Paper ? PanelColours::paper() : PanelColours::of({}));
}

void CurvePanel::setColours(const PanelColours& colours)
{
    m_layer->colours = colours;
    const double thin = 1;
    for (QCPAxis* axis : m_rect->axes({QCPAxis::atBottom, QCPAxis::atLeft})) {
        axis->setBasePen(QPen(colours.quiet, thin));
        axis->setTickPen(QPen(colours.quiet, thin));
        axis->setSubTickPen(QPen(colours.quiet, thin));
        axis->setTickLabelColor(colours.quiet);
        axis->setLabelColor(colours.text);
        axis->grid()->setPen(QPen(colours.grid, thin));
        axis->grid()->setZeroLinePen(QPen(colours.grid.darker(115), thin));
    }
    m_rect->setBackground(QBrush(colours.background));
}

void CurvePanel::setFont(const QFont& font)
{
    m_layer->font = font;
    for (QCPAxis* axis : m_rect->axes({QCPAxis::atBottom, QCPAxis::atLeft})) {
        axis->setTickLabelFont(font);
        axis->setLabelFont(font);
    }
}

void CurvePanel::setEpochLabels(bool areShown) { m_rect->axis(QCPAxis::atBottom)->setTickLabels(areShown); }

void CurvePanel::show(PanelDrawing drawing)
{
    QCPAxis* epochs = m_rect->axis(QCPAxis::atBottom);
    QCPAxis* values = m_rect->axis(QCPAxis::atLeft);
    const QRectF area = epochArea();
    const double room = (drawing.to - drawing.from) * (area.left() - m_rect->left()) / std::max(1.0, area.width());
    epochs->setRange(drawing.from - room, drawing.to + room);
    values->setRange(drawing.low, drawing.high);
    const int line = QFontMetrics(m_layer->font).height();
    const int across = std::clamp(m_rect->width() / std::max(1, 5 * line), 2, 8);
    const int up = std::clamp(m_rect->height() / std::max(1, 2 * line), 2, 6);
    epochs->setTicker(QSharedPointer<ScaleTicker>::create(ValueScale::wholeTicks(drawing.from, drawing.to, across)));
    values->setTicker(QSharedPointer<ScaleTicker>::create(drawing.scale.ticks(drawing.low, drawing.high, up)));
    m_layer->drawing = std::move(drawing);
}

const PanelDrawing& CurvePanel::drawing() const { return m_layer->drawing; }

QRectF CurvePanel::epochArea() const { return m_layer->epochArea(); }

}  // namespace rosa::widgets
