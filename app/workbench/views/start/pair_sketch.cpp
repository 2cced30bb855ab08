#include "app/workbench/views/start/pair_sketch.h"

#include <QPainter>
#include <QPainterPath>

#include "app/workbench/views/start/example_run.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

constexpr double kSketchRound = 6;
constexpr double kSketchMargin = 8;
/// The strongest only: the picture is small.
constexpr int kFlows = 24;

}  // namespace

PairSketch::PairSketch(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("startPicture"));
    setAccessibleName(tr("Two views of a node, and the transport plan between them"));
    setToolTip(
        tr("Two views of one member of Zachary's karate club, from the example run. The thicker a line, the more "
           "weight the transport plan moves between the two nodes; colours are classes."));
}

void PairSketch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(widgets::lineColour(palette()));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(card, kSketchRound, kSketchRound);
    widgets::PairPicture picture = exampleRun().picture;
    picture.left.title = tr("First view");
    picture.right.title = tr("Second view");
    picture.filter.strongest = kFlows;
    const widgets::DrawingStyle style = widgets::screenStyle(palette(), font());
    const QRectF area = card.adjusted(kSketchMargin, kSketchMargin, -kSketchMargin, -kSketchMargin);
    widgets::drawPair(painter, widgets::layoutPair(area, picture, style, this), picture, style);
}

}  // namespace rosa::workbench
