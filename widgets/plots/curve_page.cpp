#include "widgets/plots/curve_page.h"

#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "widgets/plots/panel_source.h"
#include "widgets/plots/qcustomplot.h"
#include "widgets/style/fitted_text.h"

namespace rosa::widgets {

namespace {

struct LegendItem {
    QString name;
    QColor colour;
    Qt::PenStyle dash = Qt::SolidLine;
    bool isBand = false;

    bool operator==(const LegendItem&) const = default;
};

std::vector<LegendItem> legendItems(const std::vector<PanelDrawing>& panels)
{
    std::vector<LegendItem> items;
    const auto add = [&](const LegendItem& item) {
        if (std::find(items.begin(), items.end(), item) == items.end()) items.push_back(item);
    };
    for (const PanelDrawing& panel : panels) {
        for (const BandDrawing& band : panel.bands) add({band.name, band.colour, band.dash, true});
        for (const CurveDrawing& curve : panel.curves)
            add({curve.name, curve.colour, legendDash(curve.dash, curve.dashedFrom), false});
    }
    return items;
}

/// Lays out the items in lines as wide as the area and paints them; returns their height.
double paintLegend(QPainter& painter, const QRectF& area, const FigureStyle& style, const PanelColours& colours,
                   const std::vector<LegendItem>& items, const QString& note)
{
    const QFont font = fontOf(style, 0.9);
    painter.setFont(font);
    const QFontMetricsF metrics(font, painter.device());
    const double line = metrics.height() * 1.15;
    const double sample = metrics.height() * 1.4;
    double x = area.left();
    double y = area.top();
    for (const LegendItem& item : items) {
        const double room = area.width() - sample - 4;
        const double width = sample + 4 + std::min(room, metrics.horizontalAdvance(item.name));
        if (x > area.left() && x + width > area.right()) {
            x = area.left();
            y += line;
        }
        const double middle = y + line / 2;
        QColor fill = item.colour;
        fill.setAlphaF(0.22F);
        if (item.isBand) painter.fillRect(QRectF(x, middle - line * 0.3, sample, line * 0.6), fill);
        painter.setPen(QPen(item.colour, 1.4, item.dash, Qt::FlatCap));
        painter.drawLine(QLineF(x, middle, x + sample, middle));
        painter.setPen(colours.text);
        // Names are never cut: one that is too long for a line takes several.
        const QRectF box =
            metrics.boundingRect(QRectF(x + sample + 4, y + 0.07 * metrics.height(), room, 1e4), kWrappedText, item.name);
        painter.drawText(box.adjusted(0, 0, 1, 1), kWrappedText, item.name);
        x += width + metrics.height() * 0.8;
        y += std::max(0.0, box.height() - metrics.height());
    }
    if (!items.empty()) y += line;
    if (!note.isEmpty()) {
        const QRectF box = metrics.boundingRect(QRectF(area.left(), y, area.width(), 1e4), kWrappedText, note);
        painter.setPen(colours.quiet);
        painter.drawText(QRectF(area.left(), y, area.width(), box.height() + 1), kWrappedText, note);
        y += box.height() + 0.15 * metrics.height();
    }
    return y - area.top();
}

}  // namespace

void paintCurvePage(QPainter& painter, const QRectF& area, const FigureStyle& style, const std::vector<PanelDrawing>& panels,
                    const QString& note)
{
    if (panels.empty()) return;
    const PanelColours colours = style.screen ? PanelColours::of(*style.screen) : PanelColours::paper();
    const double top = paintLegend(painter, area.adjusted(2, 2, -2, 0), style, colours, legendItems(panels), note);
    const QRectF rest = area.adjusted(0, top + 4, 0, 0);
    if (rest.height() < 20) return;

    QCustomPlot plot;
    plot.setBackground(QBrush(colours.background));
    plot.plotLayout()->clear();
    plot.setNoAntialiasingOnDrag(false);
    // The plot must outlive its margin group and panels.
    QCPMarginGroup group(&plot);
    std::vector<CurvePanel> drawn;
    const QFont font = fontOf(style, 0.9);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        auto* rect = new QCPAxisRect(&plot);
        rect->setLayer(QStringLiteral("background"));
        plot.plotLayout()->addElement(static_cast<int>(i), 0, rect);
        rect->setMarginGroup(QCP::msLeft | QCP::msRight, &group);
        const bool isLast = i + 1 == panels.size();
        rect->setMinimumMargins(QMargins(0, 3, 14, isLast ? 0 : 4));
        rect->axis(QCPAxis::atLeft)->setLabel(panels[i].title);
        if (isLast) rect->axis(QCPAxis::atBottom)->setLabel(epochText());
        for (QCPAxis* axis : rect->axes({QCPAxis::atBottom, QCPAxis::atLeft})) axis->setLabelPadding(2);
        drawn.emplace_back(rect, CurvePanel::Medium::Paper);
        drawn.back().setColours(colours);
        drawn.back().setFont(font);
        drawn.back().setEpochLabels(isLast);
    }
    plot.plotLayout()->setRowSpacing(0);
    const QSize size = rest.size().toSize();
    plot.setViewport(QRect(QPoint(), size));
    // Ticks depend on the size of the axes, which the first layout determines.
    plot.plotLayout()->setOuterRect(QRect(QPoint(), size));
    for (const auto phase : {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        plot.plotLayout()->update(phase);
    for (std::size_t i = 0; i < panels.size(); ++i) drawn[i].show(panels[i]);

    QCPPainter inner;
    QPicture picture;
    inner.begin(&picture);
    inner.setMode(QCPPainter::pmVectorized);
    inner.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&inner, size.width(), size.height());
    inner.end();
    painter.drawPicture(rest.topLeft(), picture);
}

}  // namespace rosa::widgets
