#include "app/workbench/start/view/pair_sketch.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include "app/workbench/start/view/example_run.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

constexpr double kSketchRound = 6;
constexpr double kSketchMargin = 8;
/// The strongest only: the picture is small.
constexpr int kFlows = 24;

}  // namespace

PairSketch::PairSketch(QWidget* parent) : QAbstractButton(parent)
{
    setObjectName(QStringLiteral("startPicture"));
    setText(tr("What is aligned with what: open this plan"));
    setAccessibleName(tr("Two views of a node, and the transport plan between them"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setToolTip(
        tr("Two views of one member of Zachary's karate club, from the example run. The thicker a line, the more "
           "weight the transport plan moves between the two nodes; colours are classes."));
}

void PairSketch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isMarked = hasFocus() || underMouse();
    painter.setPen(QPen(isMarked ? palette().color(QPalette::Highlight) : widgets::lineColour(palette()), isMarked ? 2 : 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(card, kSketchRound, kSketchRound);
    widgets::PairPicture picture = exampleRun().picture;
    picture.left.title = tr("First view");
    picture.right.title = tr("Second view");
    picture.filter.strongest = kFlows;
    const widgets::DrawingStyle style = widgets::screenStyle(palette(), font());
    const double caption = fontMetrics().height() + kSketchMargin;
    const QRectF area = card.adjusted(kSketchMargin, kSketchMargin, -kSketchMargin, -kSketchMargin - caption);
    painter.setPen(widgets::quietText(palette()));
    painter.drawText(QRectF(area.left(), area.bottom(), area.width(), caption), Qt::AlignHCenter | Qt::AlignBottom,
                     fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(area.width())));
    widgets::drawPair(painter, widgets::layoutPair(area, picture, style, this), picture, style);
}

void PairSketch::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

}  // namespace rosa::workbench
