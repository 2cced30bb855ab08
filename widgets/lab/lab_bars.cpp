#include "widgets/lab/lab_bars.h"

#include <algorithm>
#include <cmath>

#include "widgets/lab/lab_values.h"
#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

void drawWeights(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, bool isRow, int lit)
{
    const LabBars& bars = layout.weights(isRow);
    const LabSide& side = isRow ? scene.rows : scene.columns;
    if (bars.count == 0 || bars.area.isEmpty()) return;
    const std::vector<double> ghost = scene.ghost ? sumsOf(*scene.ghost, isRow) : std::vector<double>();
    const QColor colour = isRow ? paint.colours().rows : paint.colours().columns;
    for (int i = 0; i < bars.count; ++i) {
        const double alpha = i == lit ? 1 : lit >= 0 ? 0.45 : 0.8;
        if (const double sum = at(side.sums, i); !std::isnan(sum)) paint.fill(bars.bar(i, 0, sum), colour, alpha);
        if (const double before = at(ghost, i); !std::isnan(before))
            paint.frame(bars.bar(i, 0, before), paint.colours().text, 1, 0.6);
        const double weight = at(side.weights, i);
        if (std::isnan(weight)) continue;
        // The tick covers the whole lane, so that it can be told from the end of a bar.
        const QRectF lane = bars.lane(i);
        const double place = bars.placeOf(weight), width = paint.px(scene.canDragWeights ? 3 : 2);
        const QRectF tick = isRow ? QRectF(place - width / 2, lane.top(), width, lane.height())
                                  : QRectF(lane.left(), place - width / 2, lane.width(), width);
        const double thick = isRow ? lane.height() : lane.width();
        const double inset = thick > 6 ? paint.px(1) : 0, edge = paint.px(1.5);
        paint.fill(isRow ? tick.adjusted(0, inset, 0, -inset) : tick.adjusted(inset, 0, -inset, 0), paint.colours().text);
        if (!scene.canDragWeights || thick < 0.8 * paint.em()) continue;
        // A handle to take hold of.
        const QPointF centre = tick.center();
        const double half = 0.26 * paint.em();
        paint.fill({centre.x() - half, centre.y() - half, 2 * half, 2 * half}, paint.colours().text);
        paint.fill({centre.x() - half + edge, centre.y() - half + edge, 2 * half - 2 * edge, 2 * half - 2 * edge},
                   paint.colours().window);
    }
    // The axis of the bars.
    const QRectF area = bars.area;
    if (isRow)
        paint.fill({area.left() - 1, area.top(), 1, area.height()}, paint.colours().line);
    else
        paint.fill({area.left(), area.top() - 1, area.width(), 1}, paint.colours().line);
}

/// Behind the bars, under the name of the side's weights.
void drawWeightNumbers(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, bool isRow, int lit)
{
    const QRectF& area = isRow ? layout.rowNumbers : layout.columnNumbers;
    const LabBars& bars = layout.weights(isRow);
    if (area.isEmpty() || bars.count == 0) return;
    for (int i = 0; i < bars.count; ++i) {
        const double weight = at((isRow ? scene.rows : scene.columns).weights, i);
        if (std::isnan(weight)) continue;
        const QRectF lane = bars.lane(i);
        const QRectF place = isRow ? QRectF(area.left(), lane.top(), area.width(), lane.height())
                                   : QRectF(lane.left(), area.top(), lane.width(), area.height());
        paint.text(place, isRow ? Qt::AlignLeft : Qt::AlignHCenter, i == lit ? paint.colours().accent : paint.colours().text,
                   roundedNumber(weight, 3));
    }
    const double em = paint.em();
    if (isRow)
        paint.text(QRectF(area.left(), area.top() - 1.4 * em, area.width(), 1.3 * em), Qt::AlignLeft, paint.colours().quiet,
                   QStringLiteral("t"));
    else
        paint.text(QRectF(area.left() - 1.5 * em, area.top(), 1.1 * em, area.height()), Qt::AlignRight,
                   paint.colours().quiet, QStringLiteral("r"));
}

void drawScaling(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, bool isRow, int lit)
{
    const LabBars& bars = layout.scaling(isRow);
    const LabSide& side = isRow ? scene.rows : scene.columns;
    if (bars.count == 0 || bars.area.isEmpty()) return;
    const bool isNext = scene.next == (isRow ? LabTerm::Rows : LabTerm::Columns);
    if (isNext) paint.fill(bars.area, paint.colours().accent, 0.16);
    const QColor colour = isRow ? paint.colours().rows : paint.colours().columns;
    for (int i = 0; i < bars.count; ++i) {
        const double value = at(side.logScaling, i);
        const double alpha = i == lit ? 1 : lit >= 0 ? 0.4 : 0.7;
        if (!std::isnan(value)) paint.fill(bars.bar(i, 0, value), colour, alpha);
    }
    const double zero = bars.placeOf(0);
    if (isRow)
        paint.fill({zero - 0.5, bars.area.top(), 1, bars.area.height()}, paint.colours().quiet);
    else
        paint.fill({bars.area.left(), zero - 0.5, bars.area.width(), 1}, paint.colours().quiet);
    // Named in the corner outside the lanes.
    const QString name = isRow ? QStringLiteral("log v") : QStringLiteral("log u");
    const double wide = paint.sizeOf(name).width(), em = paint.em();
    const QRectF place = isRow
                             ? QRectF(bars.area.right() - wide, bars.area.bottom() + 0.1 * em, wide, 1.3 * em)
                             : QRectF(bars.area.right() + 0.4 * em, bars.area.center().y() - 0.65 * em, wide + 1, 1.3 * em);
    paint.text(place, Qt::AlignLeft, isNext ? paint.colours().accent : paint.colours().quiet, name);
}

}  // namespace

QRectF weightTick(const LabLayout& layout, const LabScene& scene, bool isRow, int index)
{
    const LabBars& bars = layout.weights(isRow);
    const double weight = at((isRow ? scene.rows : scene.columns).weights, index);
    const QRectF lane = bars.lane(index);
    if (std::isnan(weight) || lane.isEmpty()) return lane;
    const double place = bars.placeOf(weight), half = 0.35 * layout.em;
    return isRow ? QRectF(place - half, lane.top(), 2 * half, lane.height())
                 : QRectF(lane.left(), place - half, lane.width(), 2 * half);
}

void drawBars(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, const LabHover& hover)
{
    for (const bool isRow : {true, false}) {
        drawWeights(paint, layout, scene, isRow, isRow ? hover.row : hover.column);
        drawWeightNumbers(paint, layout, scene, isRow, isRow ? hover.row : hover.column);
        drawScaling(paint, layout, scene, isRow, isRow ? hover.row : hover.column);
    }
}

}  // namespace rosa::widgets
