#include "app/workbench/sweep/figure/sweep_figure.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QCoreApplication>
#include <QPainter>

#include "app/workbench/figures/pgf_axis.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "app/workbench/sweep/figure/chart_pgf.h"
#include "core/base/nearest.h"
#include "core/base/shell_word.h"

namespace rosa::workbench {

namespace {

class SweepFigureText {
    Q_DECLARE_TR_FUNCTIONS(SweepFigureText)
};

constexpr double kSweepMargin = 4;
/// Runs named in the metadata of a figure.
constexpr qsizetype kMostNamedRuns = 200;

QString longTitle(SweepPlot plot)
{
    switch (plot) {
        case SweepPlot::Parallel:
            return SweepFigureText::tr("Tries of sweep %1 as parallel coordinates");
        case SweepPlot::Slices:
            return SweepFigureText::tr("Tries of sweep %1: score over each parameter");
        case SweepPlot::Map:
            return SweepFigureText::tr("Tries of sweep %1: mean score over two parameters");
        case SweepPlot::Best:
            return SweepFigureText::tr("Sweep %1: best try so far with its interval");
        case SweepPlot::Ranks:
            return SweepFigureText::tr("Sweep %1: ranks of tries over the seeds");
        case SweepPlot::Importance:
            return SweepFigureText::tr("Sweep %1: importance of each parameter");
        case SweepPlot::Workers:
            return SweepFigureText::tr("Sweep %1: runs of each worker over time");
        case SweepPlot::Result:
            break;
    }
    return SweepFigureText::tr("Sweep %1: confirmed differences from the default");
}

/// Common part: name, title, origin.
class SweepFigure : public widgets::Figure {
public:
    SweepFigure(SweepPlot plot, SweepDataPtr data, const SweepScope& scope, const QString& text)
        : m_plot(plot), m_data(std::move(data)), m_scope(scope)
    {
        const auto word = [](const QString& one) { return QString::fromStdString(shellWord(one.toStdString())); };
        origin.recipe = QStringLiteral("rosa-workbench export %1 --figure %2").arg(word(m_data->name), figureOf(plot));
        const bool takesTries = plot != SweepPlot::Best && plot != SweepPlot::Importance && plot != SweepPlot::Result;
        if (takesTries && !text.trimmed().isEmpty()) origin.recipe += QStringLiteral(" --tries ") + word(text.trimmed());
        if (plot == SweepPlot::Map && m_data->axes.size() > 1)
            origin.recipe += QStringLiteral(" --x %1 --y %2")
                                 .arg(m_data->axes[std::min(scope.across, m_data->axes.size() - 1)].key,
                                      m_data->axes[std::min(scope.up, m_data->axes.size() - 1)].key);
        QStringList hidden;
        for (std::size_t i = 0; i < m_data->axes.size(); ++i)
            if (std::ranges::find(scope.axes, i) == scope.axes.end()) hidden.append(m_data->axes[i].key);
        const bool takesHidden = plot == SweepPlot::Parallel || plot == SweepPlot::Slices;
        if (takesHidden && !hidden.isEmpty()) origin.recipe += QStringLiteral(" --hide ") + hidden.join(QLatin1Char(','));
        origin.configuration = m_data->configuration;
        for (const SweepRun& run : m_data->runs)
            if (origin.runs.size() < kMostNamedRuns && !run.run.isEmpty()) origin.runs.append(run.run);
        origin.details = stateText(*m_data);
        if (const auto runs = static_cast<qsizetype>(m_data->runs.size()); runs > origin.runs.size())
            origin.details += QLatin1Char('\n') +
                              SweepFigureText::tr("The first %L1 of %L2 runs are named.").arg(origin.runs.size()).arg(runs);
    }

    [[nodiscard]] QString name() const override { return figureOf(m_plot); }
    [[nodiscard]] QString title() const override { return longTitle(m_plot).arg(m_data->name); }

protected:
    SweepPlot m_plot;
    SweepDataPtr m_data;
    SweepScope m_scope;
};

class ChartFigure : public SweepFigure {
public:
    ChartFigure(SweepPlot plot, SweepDataPtr data, const SweepScope& scope, const QString& text, const widgets::Chart& chart)
        : SweepFigure(plot, std::move(data), scope, text), m_chart(chart)
    {}

    [[nodiscard]] widgets::FigureStyle suitableStyle() const override
    {
        widgets::FigureStyle style;
        if (m_chart.panels.size() > 2 || m_plot == SweepPlot::Workers) style.widthMm = widgets::kTwoColumnsMm;
        style.heightMm = heightFor(style);
        return style;
    }
    [[nodiscard]] double heightFor(const widgets::FigureStyle& style) const override
    {
        const double width = widgets::unitsOfMm(style.widthMm) - 2 * kSweepMargin;
        return std::min(240.0, std::ceil(widgets::mmOfUnits(
                                   widgets::chartHeight(m_chart, width, widgets::fontOf(style), &widgets::paperDevice()) +
                                   2 * kSweepMargin)));
    }
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override
    {
        painter.save();
        painter.setFont(widgets::fontOf(style));
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF inside = area.adjusted(kSweepMargin, kSweepMargin, -kSweepMargin, -kSweepMargin);
        drawChart(painter, m_chart, layoutChart(m_chart, inside, painter.font(), painter.device()),
                  widgets::ChartColours::paper());
        painter.restore();
    }
    [[nodiscard]] QString csv() const override { return chartCsv(m_chart); }
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override
    {
        const QRectF page(0, 0, widgets::unitsOfMm(style.widthMm), widgets::unitsOfMm(style.heightMm));
        return chartPgf(m_chart,
                        layoutChart(m_chart, page.adjusted(kSweepMargin, kSweepMargin, -kSweepMargin, -kSweepMargin),
                                    widgets::fontOf(style), &widgets::paperDevice()),
                        style);
    }

private:
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override
    {
        std::vector<widgets::FigureText> texts;
        for (std::size_t i = 0; i < m_chart.panels.size(); ++i)
            texts.push_back({QStringLiteral("axis-%1").arg(i + 1), SweepFigureText::tr("Axis %1").arg(i + 1),
                             m_chart.panels[i].x.title,
                             [this, i](const QString& text) { m_chart.panels[i].x.title = text; }});
        texts.push_back({QStringLiteral("note"), SweepFigureText::tr("Note"), m_chart.note,
                         [this](const QString& text) { m_chart.note = text; }});
        return texts;
    }

    widgets::Chart m_chart;
};

class ParallelFigure : public SweepFigure {
public:
    ParallelFigure(SweepDataPtr data, const SweepScope& scope, const QString& text)
        : SweepFigure(SweepPlot::Parallel, std::move(data), scope, text), m_picture(*parallelPicture(*m_data, scope.axes))
    {}

    [[nodiscard]] widgets::FigureStyle suitableStyle() const override
    {
        widgets::FigureStyle style;
        if (m_picture.axes.size() > 3) style.widthMm = widgets::kTwoColumnsMm;
        style.heightMm = 62;
        return style;
    }
    [[nodiscard]] double heightFor(const widgets::FigureStyle&) const override { return 62; }
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override
    {
        painter.save();
        painter.setFont(widgets::fontOf(style));
        painter.setRenderHint(QPainter::Antialiasing);
        const auto layout =
            layoutParallel(m_picture, area.adjusted(kSweepMargin, kSweepMargin, -kSweepMargin, -kSweepMargin),
                           QFontMetricsF(painter.font(), painter.device()));
        const widgets::ChartColours colours = widgets::ChartColours::paper();
        drawParallelLines(painter, m_picture, layout, m_scope.kept, colours);
        drawParallelAxes(painter, m_picture, layout, colours);
        painter.restore();
    }
    /// One line per try in focus.
    [[nodiscard]] QString csv() const override
    {
        QStringList header{QStringLiteral("try"), QStringLiteral("origin")};
        for (const std::size_t axis : m_scope.axes) header.append(widgets::csvText(m_data->axes[axis].key));
        QString text =
            header.join(QLatin1Char(',')) + QStringLiteral(",seeds,validation,validation_shrunk,standard_error\n");
        for (const SweepTry& one : m_data->tries) {
            if (!m_scope.keeps(one.number)) continue;
            QStringList cells{QString::number(one.number), QString::fromStdString(sweep::toText(one.origin))};
            for (const std::size_t axis : m_scope.axes) {
                const bool isRange = m_data->axes[axis].scale.names.isEmpty();
                cells.append(isRange ? widgets::csvNumber(one.at[axis])
                                     : widgets::csvText(one.values.value(static_cast<qsizetype>(axis))));
            }
            cells.append(QString::number(one.score.blocks));
            for (const double number : {one.score.mean, one.score.shrunk, one.score.standardError})
                cells.append(one.isMeasured() ? widgets::csvNumber(number) : QString());
            text += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
        }
        return text;
    }
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override
    {
        const QRectF page(0, 0, widgets::unitsOfMm(style.widthMm), widgets::unitsOfMm(style.heightMm));
        const auto layout =
            layoutParallel(m_picture, page.adjusted(kSweepMargin, kSweepMargin, -kSweepMargin, -kSweepMargin),
                           QFontMetricsF(widgets::fontOf(style), &widgets::paperDevice()));
        QString text = pgfPage(style);
        const auto place = [&](std::size_t axis, double share) {
            return QStringLiteral("(%1mm,%2mm)")
                .arg(widgets::mmOfUnits(layout.x[axis]), 0, 'f', 2)
                .arg(style.heightMm - widgets::mmOfUnits(layout.y(static_cast<float>(share))), 0, 'f', 2);
        };
        for (const bool isKept : {false, true})
            for (std::size_t line = 0; line < m_picture.lines(); ++line) {
                if (m_scope.keeps(m_picture.subjects[line]) != isKept) continue;
                QStringList piece;
                for (std::size_t axis = 0; axis < m_picture.axes.size(); ++axis)
                    if (const float share = m_picture.place(line, axis); !std::isnan(share))
                        piece.append(place(axis, static_cast<double>(share)));
                const QColor colour =
                    QColor::fromRgb(widgets::resultColour(static_cast<double>(m_picture.results[line]), false));
                text += QStringLiteral("\\draw[%1, %2] %3;\n")
                            .arg(isKept ? widgets::tikzColour(colour) : QStringLiteral("black!15"), QStringLiteral("thin"),
                                 piece.join(QStringLiteral(" -- ")));
            }
        for (std::size_t axis = 0; axis < m_picture.axes.size(); ++axis) {
            const widgets::ChartScale& scale = m_picture.axes[axis];
            text += QStringLiteral("\\draw %1 -- %2 node[above] {%3};\n")
                        .arg(place(axis, 0), place(axis, 1), widgets::latexText(scale.title));
            for (const widgets::ScaleTick& tick : scale.ticks(static_cast<int>(layout.plot.height() / 18)))
                text += QStringLiteral("\\node[right, inner sep=1pt] at %1 {%2};\n")
                            .arg(place(axis, tick.place), widgets::latexText(tick.label));
        }
        return text + QStringLiteral("\\end{tikzpicture}\n");
    }

private:
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override
    {
        std::vector<widgets::FigureText> texts;
        for (std::size_t i = 0; i < m_picture.axes.size(); ++i)
            texts.push_back({QStringLiteral("axis-%1").arg(i + 1), SweepFigureText::tr("Axis %1").arg(i + 1),
                             m_picture.axes[i].title, [this, i](const QString& text) { m_picture.axes[i].title = text; }});
        return texts;
    }

    widgets::ParallelPicture m_picture;
};

Result<std::size_t> axisOption(const FigureRequest& request, const SweepData& data, const char* name, std::size_t usual)
{
    const QString key = request.option(QLatin1String(name));
    if (key.isEmpty()) return usual;
    std::vector<std::string> known;
    for (std::size_t i = 0; i < data.axes.size(); ++i) {
        if (data.axes[i].key == key) return i;
        known.push_back(data.axes[i].key.toStdString());
    }
    return badInput(didYouMean(Message("--%1 %2: not a varied parameter", name, key.toStdString()),
                               nearestName(key.toStdString(), known)));
}

Result<SweepScope> scopeOf(const FigureRequest& request, const SweepData& data)
{
    SweepScope scope;
    const QStringList hidden = request.option(QStringLiteral("hide")).split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (std::size_t i = 0; i < data.axes.size(); ++i)
        if (!hidden.contains(data.axes[i].key)) scope.axes.push_back(i);
    ROSA_TRY_ASSIGN(const auto across, axisOption(request, data, "x", 0));
    ROSA_TRY_ASSIGN(const auto up, axisOption(request, data, "y", across == 1 ? 0 : 1));
    scope.across = across;
    scope.up = up;
    const TryFilter filter(data, request.option(QStringLiteral("tries")));
    if (!filter.problem().isEmpty()) return badInput("--tries: %1", filter.problem().toStdString());
    for (const SweepTry& one : data.tries) scope.kept.push_back(filter.takes(one) ? 1 : 0);
    return scope;
}

/// A brush on the score. Its edge is that of isInside().
QString scoreWords(const SweepFocus& focus, std::size_t axis)
{
    const widgets::Brush& brush = focus.brushes()[axis];
    const widgets::ChartScale& scale = focus.picture()->axes[axis];
    // Of a per cent: the filter's numbers have four decimals.
    const auto tenThousandths = [&](float share) { return 1e6 * scale.valueAt(static_cast<double>(share)); };
    QStringList words;
    if (brush->first > 0)
        words.append(QStringLiteral("mean>=%1").arg(std::floor(tenThousandths(brush->first - widgets::kBrushEdge)) / 1e4));
    if (brush->second < 1)
        words.append(QStringLiteral("mean<=%1").arg(std::ceil(tenThousandths(brush->second + widgets::kBrushEdge)) / 1e4));
    return words.join(QLatin1Char(' '));
}

/// A brush on a parameter. The bounds are values of tries inside of it, without the rounding of the brush.
QString brushWords(const SweepFocus& focus, std::size_t axis)
{
    const widgets::Brush& brush = focus.brushes()[axis];
    const widgets::ChartScale& scale = focus.picture()->axes[axis];
    const std::size_t parameter = focus.axes()[axis];
    const QString& name = focus.data()->axes[parameter].key;
    if (!scale.names.isEmpty()) {
        QStringList inside;
        for (qsizetype k = 0; k < scale.names.size(); ++k)
            if (widgets::isInside(brush, static_cast<float>(scale.shareOf(static_cast<double>(k)))))
                inside.append(widgets::plainNumber(scale.names[k]));
        return QStringLiteral("%1=%2").arg(name, inside.join(QLatin1Char('|')));
    }
    const SweepTry *low = nullptr, *high = nullptr;
    for (std::size_t row = 0; row < focus.data()->tries.size(); ++row) {
        if (!widgets::isInside(brush, focus.picture()->place(row, axis))) continue;
        const SweepTry& one = focus.data()->tries[row];
        if (!low || one.at[parameter] < low->at[parameter]) low = &one;
        if (!high || one.at[parameter] > high->at[parameter]) high = &one;
    }
    const auto bound = [&](const SweepTry* one, float share) {
        return one ? widgets::plainNumber(one->values[static_cast<qsizetype>(parameter)])
                   : QString::number(scale.valueAt(static_cast<double>(share)), 'g', 7);
    };
    QStringList words;
    if (brush->first > 0) words.append(QStringLiteral("%1>=%2").arg(name, bound(low, brush->first)));
    if (brush->second < 1) words.append(QStringLiteral("%1<=%2").arg(name, bound(high, brush->second)));
    return words.join(QLatin1Char(' '));
}

}  // namespace

std::unique_ptr<widgets::Figure> makeSweepFigure(SweepPlot plot, SweepDataPtr data, const SweepScope& scope,
                                                 const QString& text)
{
    if (!data) return nullptr;
    if (plot == SweepPlot::Parallel) {
        if (scope.axes.empty()) return nullptr;
        return std::make_unique<ParallelFigure>(std::move(data), scope, text);
    }
    const widgets::ChartPtr chart = chartOf(plot, *data, scope);
    if (!chart) return nullptr;
    return std::make_unique<ChartFigure>(plot, std::move(data), scope, text, *chart);
}

QString filterText(const SweepFocus& focus)
{
    QStringList words{focus.text().simplified()};
    for (std::size_t i = 0; i < focus.brushes().size() && focus.picture(); ++i)
        if (focus.brushes()[i]) words.append(i == focus.axes().size() ? scoreWords(focus, i) : brushWords(focus, i));
    return words.join(QLatin1Char(' ')).simplified();
}

FigureLoader sweepFigureLoader(SweepPlot plot)
{
    return [plot](const FigureRequest& request) -> Result<std::unique_ptr<widgets::Figure>> {
        const std::string name = request.runs.first().toStdString();
        SweepReader reader(request.catalogue, request.store(), name);
        ROSA_TRY_ASSIGN(const auto data, reader.read());
        ROSA_TRY_ASSIGN(const auto scope, scopeOf(request, *data));
        auto figure = makeSweepFigure(plot, data, scope, request.option(QStringLiteral("tries")));
        if (figure) return figure;
        return badInput("sweep %1 has nothing to show in figure %2 yet; rosa sweep show %1 shows its state", name,
                        figureOf(plot).toStdString());
    };
}

}  // namespace rosa::workbench
