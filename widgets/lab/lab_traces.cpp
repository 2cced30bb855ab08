#include "widgets/lab/lab_traces.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_values.h"
#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

/// The floor of the logarithmic scale.
constexpr double kLeastGap = 1e-12;
/// A cost is below the optimum, not equal to it, beyond this share.
constexpr double kEqual = 1e-9;

/// "10⁻⁴": of equal width at all sizes.
QString powerOfTen(int power)
{
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    if (power == 0) return QStringLiteral("1");
    QString text = QStringLiteral("10");
    if (power < 0) text += QChar(u'⁻');
    for (const QChar digit : QString::number(std::abs(power))) text += raised[digit.digitValue()];
    return text;
}

struct Scale {
    double low = 0, high = 1;
    bool isLogarithmic = false;

    [[nodiscard]] double share(double value) const
    {
        if (isLogarithmic) value = std::log10(std::max(value, kLeastGap));
        return std::clamp((value - low) / (high - low), 0.0, 1.0);
    }
};

/// The gap of one side at the half iterations after which it says something: the side scaled last is met, and its gap is a rounding error. NaN
/// elsewhere, which keeps the curve from dropping to 0 at every other half iteration.
std::vector<double> gapCurve(const std::vector<double>& gap, const std::vector<double>& other, double rounding)
{
    std::vector<double> curve = gap;
    for (std::size_t i = 0; i < std::min(gap.size(), other.size()); ++i)
        if (gap[i] <= rounding && other[i] > rounding) curve[i] = std::numeric_limits<double>::quiet_NaN();
    return curve;
}

/// Decades around all positive values of the curves.
Scale gapScale(const std::vector<double>& rows, const std::vector<double>& columns)
{
    double low = 0, high = -13;
    for (const auto* values : {&rows, &columns})
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
struct TracePanel {
    const LabPaint& paint;
    const LabLayout& layout;
    std::size_t index;
    QRectF area;
    Scale scale;

    [[nodiscard]] QPointF place(double halfIteration, double value) const
    {
        return {layout.curveX(index, halfIteration), area.bottom() - scale.share(value) * area.height()};
    }

    enum class Missing { Breaks, Bridged };
    void curve(const std::vector<double>& values, const QColor& colour, Missing missing = Missing::Breaks) const
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
            else if (missing == Missing::Breaks)
                flush();
        }
        flush();
    }

    /// A dashed line, or a dotted one.
    void mark(double value, bool isDotted) const
    {
        if (!std::isfinite(value)) return;
        const double y = place(0, value).y();
        dash({area.left(), y}, {area.right(), y}, isDotted);
    }

    void dash(const QPointF& from, const QPointF& to, bool isDotted) const
    {
        const double period = (isDotted ? 0.32 : 0.8) * paint.em(), share = isDotted ? 0.4 : 0.6;
        for (int i = 0; from.x() + i * period < to.x(); ++i) {
            const double x = from.x() + i * period;
            paint.line({x, from.y()}, {std::min(to.x(), x + share * period), to.y()}, paint.colours().text,
                       isDotted ? 1.5 : 1, 0.8);
        }
    }

    /// The axis of powers of ten, left of the area.
    void decades() const
    {
        const double em = paint.em(), most = std::max(1.0, area.height() / (1.6 * em));
        const int high = static_cast<int>(scale.high), low = static_cast<int>(scale.low);
        const int step = std::max(1, static_cast<int>(std::ceil((high - low) / most)));
        const QRectF& panel = layout.traces[index];
        for (int power = high; power >= low; power -= step) {
            const double y = place(0, std::pow(10, power)).y();
            paint.line({area.left(), y}, {area.right(), y}, paint.colours().line, 1, 0.5);
            const QString number = powerOfTen(power);
            paint.text(QRectF(panel.left(), y - 0.6 * em, area.left() - panel.left() - 0.3 * em, 1.2 * em), Qt::AlignRight,
                       paint.colours().quiet, number);
        }
    }

    enum class Swatch { Filled, Dashed, Dotted };
    struct Piece {
        QString text;    ///< With a hole for the number.
        QString number;  ///< Stands alone where the whole title has no room.
        Swatch swatch = Swatch::Filled;
        QColor colour;
    };

    /// Pieces of the title, each beside the line that it names; where there is no room, numbers alone.
    void title(const std::vector<Piece>& pieces) const
    {
        const double em = paint.em(), swatch = 1.3 * em, gap = 0.7 * em;
        const QRectF row(layout.traces[index].left(), layout.traces[index].top(), layout.traces[index].width(), 1.6 * em);
        const auto textOf = [&](std::size_t i, std::size_t whole) {
            return i < whole ? pieces[i].text.arg(pieces[i].number) : pieces[i].number;
        };
        const auto widthWith = [&](std::size_t whole) {
            double width = 0.2 * em - gap;
            for (std::size_t i = 0; i < pieces.size(); ++i) width += swatch + paint.sizeOf(textOf(i, whole)).width() + gap;
            return width;
        };
        std::size_t whole = pieces.size();
        while (whole > 0 && widthWith(whole) > row.width()) --whole;
        double x = row.left() + 0.2 * em;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const QPointF start(x, row.center().y()), end(x + em, row.center().y());
            if (pieces[i].swatch == Swatch::Filled)
                paint.line(start, end, pieces[i].colour, 3);
            else
                dash(start, end, pieces[i].swatch == Swatch::Dotted);
            const QRectF room(x + swatch, row.top(), row.right() - x - swatch, row.height());
            x = room.left() + gap + paint.text(room, Qt::AlignLeft, paint.colours().text, textOf(i, whole));
            if (x + swatch > row.right()) return;
        }
    }

    void playhead(int halfIteration) const
    {
        const double x = layout.curveX(index, halfIteration), em = paint.em();
        paint.fill({std::round(x - paint.px(2) / 2), area.top() - 2, paint.px(2), area.height() + 4},
                   paint.colours().accent);
        paint.fill({x - 0.35 * em, area.bottom() - 0.1 * em, 0.7 * em, 0.35 * em}, paint.colours().accent);
        const QString now =
            index == 0 ? LabCanvas::tr("half iteration %1").arg(halfIteration) : QString::number(halfIteration);
        const QRectF row(area.left(), area.bottom() + 0.2 * em, area.width(), 1.2 * em);
        const double wide = paint.sizeOf(now).width();
        const double left = std::clamp(x - wide / 2, row.left(), std::max(row.left(), row.right() - wide));
        paint.text({left, row.top()}, paint.colours().text, now);
        const QString last = QString::number(layout.halfIterations);
        const double gap = 0.6 * em;
        if (left > row.left() + paint.sizeOf(QStringLiteral("0")).width() + gap)
            paint.text(row, Qt::AlignLeft, paint.colours().quiet, QStringLiteral("0"));
        if (left + wide < row.right() - paint.sizeOf(last).width() - gap)
            paint.text(row, Qt::AlignRight, paint.colours().quiet, last);
    }
};

void drawGaps(const TracePanel& panel, const LabTraces& traces, int now)
{
    panel.decades();
    panel.curve(gapCurve(traces.rowGap, traces.columnGap, traces.rounding), panel.paint.colours().rows,
                TracePanel::Missing::Bridged);
    panel.curve(gapCurve(traces.columnGap, traces.rowGap, traces.rounding), panel.paint.colours().columns,
                TracePanel::Missing::Bridged);
    const LabColours& colours = panel.paint.colours();
    const auto gapText = [&](double gap) { return roundedNumber(gap <= traces.rounding ? 0 : gap, 2); };
    panel.title(
        {{LabCanvas::tr("Row gap %1"), gapText(at(traces.rowGap, now)), TracePanel::Swatch::Filled, colours.rows},
         {LabCanvas::tr("Column gap %1"), gapText(at(traces.columnGap, now)), TracePanel::Swatch::Filled, colours.columns}});
}

void drawCost(const TracePanel& panel, const LabTraces& traces, int now)
{
    const double exact = traces.exactCost, cost = at(traces.cost, now);
    const LabColours& colours = panel.paint.colours();
    if (std::isfinite(exact)) {
        const double y = std::min(panel.place(0, exact).y(), panel.area.bottom());
        panel.paint.fill({panel.area.left(), y, panel.area.width(), panel.area.bottom() - y}, colours.fault, 0.10);
    }
    panel.mark(exact, false);
    panel.curve(traces.cost, colours.accent);
    if (std::isfinite(cost) && cost < exact - kEqual * std::max(1.0, std::abs(exact))) {
        const QString text =
            LabCanvas::tr("Cost %1 < optimum %2: weights not kept").arg(shortNumber(cost), shortNumber(exact));
        panel.title({{QStringLiteral("%1"), text, TracePanel::Swatch::Filled, colours.fault}});
        return;
    }
    panel.title({{LabCanvas::tr("Cost %1"), shortNumber(cost), TracePanel::Swatch::Filled, colours.accent},
                 {LabCanvas::tr("exact %1"), shortNumber(exact), TracePanel::Swatch::Dashed, {}}});
}

void drawEntropy(const TracePanel& panel, const LabTraces& traces, int now)
{
    panel.mark(traces.independentEntropy, true);
    panel.mark(traces.exactEntropy, false);
    panel.curve(traces.entropy, panel.paint.colours().accent);
    panel.title(
        {{LabCanvas::tr("Entropy %1"), roundedNumber(at(traces.entropy, now), 3), TracePanel::Swatch::Filled,
          panel.paint.colours().accent},
         {LabCanvas::tr("exact %1"), roundedNumber(traces.exactEntropy, 3), TracePanel::Swatch::Dashed, {}},
         {LabCanvas::tr("independent %1"), roundedNumber(traces.independentEntropy, 3), TracePanel::Swatch::Dotted, {}}});
}

}  // namespace

void drawTraces(const LabPaint& paint, const LabLayout& layout, const LabScene& scene)
{
    const LabTraces& traces = scene.traces;
    const int now = std::clamp(scene.halfIterations, 0, std::max(0, layout.halfIterations));
    for (std::size_t i = 0; i < layout.traces.size(); ++i) {
        if (layout.traces[i].isEmpty()) continue;
        const Scale scale = i == 0   ? gapScale(gapCurve(traces.rowGap, traces.columnGap, traces.rounding),
                                                gapCurve(traces.columnGap, traces.rowGap, traces.rounding))
                            : i == 1 ? linearScale(traces.cost, {traces.exactCost})
                                     : linearScale(traces.entropy, {traces.exactEntropy, traces.independentEntropy});
        const TracePanel panel{paint, layout, i, layout.curveArea(i), scale};
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
