#include "widgets/lab/lab_traces.h"

#include <algorithm>
#include <cmath>

#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_values.h"
#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

/// Gaps below it are rounding errors; also the floor of the logarithmic scale.
constexpr double kLeastGap = 1e-16;
/// A cost is below the optimum, not equal to it, beyond this share.
constexpr double kEqual = 1e-9;

struct Scale {
    double low = 0, high = 1;
    bool isLogarithmic = false;

    [[nodiscard]] double share(double value) const
    {
        if (isLogarithmic) value = std::log10(std::max(value, kLeastGap));
        return std::clamp((value - low) / (high - low), -0.05, 1.05);
    }
};

/// Decades around all positive values.
Scale gapScale(const LabTraces& traces)
{
    double low = 0, high = -17;
    for (const auto* values : {&traces.rowGap, &traces.columnGap})
        for (const double value : *values) {
            if (!std::isfinite(value) || value <= 0) continue;
            low = std::min(low, std::floor(std::log10(std::max(value, kLeastGap))));
            high = std::max(high, std::ceil(std::log10(std::max(value, kLeastGap))));
        }
    return {std::min(low, std::max(high, 0.0) - 1), std::max(high, 0.0), true};
}

/// Around all values and the marks, with a margin.
Scale linearScale(const std::vector<double>& values, std::initializer_list<double> marks)
{
    double low = 0, high = -1;
    const auto add = [&](double value) {
        if (!std::isfinite(value)) return;
        if (high < low) low = high = value;
        low = std::min(low, value), high = std::max(high, value);
    };
    for (const double value : marks) add(value);
    for (const double value : values) add(value);
    if (high < low) return {};
    const double margin = high > low ? 0.12 * (high - low) : std::max(0.5, std::abs(high));
    return {low - margin, high + margin};
}

/// One panel being drawn.
struct Panel {
    const LabPaint& paint;
    const LabLayout& layout;
    std::size_t index;
    QRectF area;
    Scale scale;

    [[nodiscard]] QPointF place(double halfSweep, double value) const
    {
        return {layout.curveX(index, halfSweep), area.bottom() - scale.share(value) * area.height()};
    }

    void curve(const std::vector<double>& values, const QColor& colour) const
    {
        const auto count = static_cast<int>(values.size());
        const int step = std::max(1, static_cast<int>(count / std::max(1.0, 2 * area.width())));
        std::vector<ImVec2> run;
        const auto flush = [&] {
            if (run.size() > 1)
                paint.list().AddPolyline(run.data(), static_cast<int>(run.size()), packed(colour), ImDrawFlags_None,
                                         static_cast<float>(paint.px(2)));
            run.clear();
        };
        for (int i = 0; i < count; i += step) {
            const int k = i + step >= count ? count - 1 : i;
            if (const double value = at(values, k); std::isfinite(value))
                run.push_back(vec(place(k, value)));
            else
                flush();
        }
        flush();
    }

    void mark(double value, const QString& name) const
    {
        if (!std::isfinite(value)) return;
        const double y = place(0, value).y();
        paint.dashed({area.left(), y}, {area.right(), y}, paint.colours().text, 1, 0.7);
        const double em = paint.em();
        const double top = y - 1.25 * em >= area.top() ? y - 1.25 * em : y + 0.05 * em;
        paint.text(QRectF(area.left(), top, area.width() - 0.3 * em, 1.2 * em), Qt::AlignRight, paint.colours().quiet, name);
    }

    void decades() const
    {
        const double step =
            std::max(1.0, std::ceil((scale.high - scale.low) / std::max(1.0, area.height() / (1.6 * paint.em()))));
        for (double power = scale.high; power >= scale.low - 0.01; power -= step) {
            const double y = place(0, std::pow(10, power)).y();
            paint.line({area.left(), y}, {area.right(), y}, paint.colours().line, 1, 0.5);
            paint.text(QRectF(area.left() + 2, y, 4 * paint.em(), 1.2 * paint.em()), Qt::AlignLeft, paint.colours().quiet,
                       power == 0 ? shortNumber(1) : roundedNumber(std::pow(10, power), 1).remove(QStringLiteral("1·")));
            if (y + 2 * 1.2 * paint.em() > area.bottom()) break;
        }
    }

    /// Pieces of the title, each with a swatch if it has a colour.
    void title(std::initializer_list<std::pair<QString, QColor>> pieces) const
    {
        const QRectF row(layout.traces[index].left(), layout.traces[index].top(), layout.traces[index].width(),
                         1.6 * paint.em());
        double x = row.left() + 0.2 * paint.em();
        for (const auto& [text, colour] : pieces) {
            if (colour.isValid()) {
                paint.fill({x, row.center().y() - paint.px(1.5), 0.9 * paint.em(), paint.px(3)}, colour);
                x += 1.2 * paint.em();
            }
            x += paint.text(QRectF(x, row.top(), row.right() - x, row.height()), Qt::AlignLeft, paint.colours().text, text) +
                 0.9 * paint.em();
            if (x > row.right()) return;
        }
    }

    void playhead(int halfSweep) const
    {
        const double x = layout.curveX(index, halfSweep), em = paint.em();
        paint.fill({std::round(x - paint.px(2) / 2), area.top() - 2, paint.px(2), area.height() + 4},
                   paint.colours().accent);
        paint.fill({x - 0.35 * em, area.bottom() - 0.1 * em, 0.7 * em, 0.35 * em}, paint.colours().accent);
        const QString now = index == 0 ? LabCanvas::tr("half sweep %1").arg(halfSweep) : QString::number(halfSweep);
        const QRectF row(area.left(), area.bottom() + 0.2 * em, area.width(), 1.2 * em);
        const double wide = paint.sizeOf(now).width();
        const double left = std::clamp(x - wide / 2, row.left(), std::max(row.left(), row.right() - wide));
        paint.text({left, row.top()}, paint.colours().text, now);
        const QString last = QString::number(layout.halfSweeps);
        const double gap = 0.6 * em;
        if (left > row.left() + paint.sizeOf(QStringLiteral("0")).width() + gap)
            paint.text(row, Qt::AlignLeft, paint.colours().quiet, QStringLiteral("0"));
        if (left + wide < row.right() - paint.sizeOf(last).width() - gap)
            paint.text(row, Qt::AlignRight, paint.colours().quiet, last);
    }
};

void drawGaps(const Panel& panel, const LabTraces& traces, int now)
{
    panel.decades();
    panel.curve(traces.rowGap, panel.paint.colours().rows);
    panel.curve(traces.columnGap, panel.paint.colours().columns);
    panel.title(
        {{LabCanvas::tr("Row gap %1").arg(roundedNumber(at(traces.rowGap, now), 2)), panel.paint.colours().rows},
         {LabCanvas::tr("Column gap %1").arg(roundedNumber(at(traces.columnGap, now), 2)), panel.paint.colours().columns}});
}

void drawCost(const Panel& panel, const LabTraces& traces, int now)
{
    const double exact = traces.exactCost, cost = at(traces.cost, now);
    if (std::isfinite(exact)) {
        const double y = panel.place(0, exact).y();
        panel.paint.fill({panel.area.left(), y, panel.area.width(), panel.area.bottom() - y}, panel.paint.colours().fault,
                         0.10);
    }
    panel.mark(exact, LabCanvas::tr("exact %1").arg(shortNumber(exact)));
    panel.curve(traces.cost, panel.paint.colours().accent);
    const bool isBelow = std::isfinite(cost) && cost < exact - kEqual * std::max(1.0, std::abs(exact));
    const QString text = isBelow ? LabCanvas::tr("Cost %1: infeasible, below the optimum") : LabCanvas::tr("Cost %1");
    panel.title({{text.arg(shortNumber(cost)), QColor()}});
}

void drawEntropy(const Panel& panel, const LabTraces& traces, int now)
{
    panel.mark(traces.independentEntropy, LabCanvas::tr("independent %1").arg(roundedNumber(traces.independentEntropy, 3)));
    panel.mark(traces.exactEntropy, LabCanvas::tr("exact %1").arg(roundedNumber(traces.exactEntropy, 3)));
    panel.curve(traces.entropy, panel.paint.colours().accent);
    panel.title({{LabCanvas::tr("Entropy %1").arg(shortNumber(at(traces.entropy, now))), QColor()}});
}

}  // namespace

void drawTraces(const LabPaint& paint, const LabLayout& layout, const LabScene& scene)
{
    const LabTraces& traces = scene.traces;
    const int now = std::clamp(scene.halfSweeps, 0, std::max(0, layout.halfSweeps));
    for (std::size_t i = 0; i < layout.traces.size(); ++i) {
        if (layout.traces[i].isEmpty()) continue;
        const Scale scale = i == 0   ? gapScale(traces)
                            : i == 1 ? linearScale(traces.cost, {traces.exactCost})
                                     : linearScale(traces.entropy, {traces.exactEntropy, traces.independentEntropy});
        const Panel panel{paint, layout, i, layout.curveArea(i), scale};
        paint.fill(panel.area, paint.colours().base);
        paint.pushClip(layout.traces[i]);
        if (i == 0)
            drawGaps(panel, traces, now);
        else if (i == 1)
            drawCost(panel, traces, now);
        else
            drawEntropy(panel, traces, now);
        panel.playhead(now);
        paint.popClip();
        paint.frame(panel.area.adjusted(-1, -1, 1, 1), paint.colours().line);
    }
}

}  // namespace rosa::widgets
