#include "app/workbench/sweep/figure/sweep_figure.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QCoreApplication>
#include <QPainter>

#include "app/workbench/figures/chart_figure.h"
#include "app/workbench/figures/pgf_axis.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "core/base/text/nearest.h"

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
            return SweepFigureText::tr("Trials of sweep %1 as parallel coordinates");
        case SweepPlot::Slices:
            return SweepFigureText::tr("Trials of sweep %1: score over each parameter");
        case SweepPlot::Map:
            return SweepFigureText::tr("Trials of sweep %1: mean score over two parameters");
        case SweepPlot::Best:
            return SweepFigureText::tr("Sweep %1: best trial so far with its interval");
        case SweepPlot::Ranks:
            return SweepFigureText::tr("Sweep %1: ranks of trials over the seeds");
        case SweepPlot::Importance:
            return SweepFigureText::tr("Sweep %1: importance of each parameter");
        case SweepPlot::Workers:
            return SweepFigureText::tr("Sweep %1: runs of each worker over time");
        case SweepPlot::Result:
            break;
    }
    return SweepFigureText::tr("Sweep %1: confirmed differences from the default");
}

bool hasOption(SweepPlot plot, const std::string& option)
{
    using Options = SweepFigureOptions;
    if (option == bind::keyOf(&Options::hide)) return plot == SweepPlot::Parallel || plot == SweepPlot::Slices;
    if (option == bind::keyOf(&Options::x) || option == bind::keyOf(&Options::y)) return plot == SweepPlot::Map;
    return plot != SweepPlot::Best && plot != SweepPlot::Importance && plot != SweepPlot::Result;
}

/// How a figure of a sweep is made again, and from what.
widgets::FigureOrigin sweepOrigin(SweepPlot plot, const SweepData& data, const SweepScope& scope, const QString& text)
{
    widgets::FigureOrigin origin;
    SweepFigureOptions options;
    options.tries = text.trimmed().toStdString();
    for (std::size_t i = 0; i < data.axes.size(); ++i)
        if (std::ranges::find(scope.axes, i) == scope.axes.end()) options.hide.push_back(data.axes[i].key.toStdString());
    if (data.axes.size() > 1) {
        options.x = data.axes[std::min(scope.across, data.axes.size() - 1)].key.toStdString();
        options.y = data.axes[std::min(scope.up, data.axes.size() - 1)].key.toStdString();
    }
    auto given = bind::optionsOf(options);
    std::erase_if(given, [plot](const auto& option) { return !hasOption(plot, option.first); });
    origin.recipe = recipeOf({data.name}, figureOf(plot), given);
    origin.configuration = data.configuration;
    for (const SweepRun& run : data.runs)
        if (origin.runs.size() < kMostNamedRuns && !run.run.isEmpty()) origin.runs.append(run.run);
    origin.details = stateText(data);
    if (const auto runs = static_cast<qsizetype>(data.runs.size()); runs > origin.runs.size())
        origin.details += QLatin1Char('\n') +
                          SweepFigureText::tr("The first %L1 of %L2 runs are named.").arg(origin.runs.size()).arg(runs);
    return origin;
}

class SweepChartFigure : public ChartFigure {
public:
    SweepChartFigure(SweepPlot plot, const QString& sweep, const widgets::Chart& chart)
        : m_plot(plot), m_sweep(sweep), m_chart(chart)
    {}

    [[nodiscard]] QString name() const override { return figureOf(m_plot); }
    [[nodiscard]] QString title() const override { return longTitle(m_plot).arg(m_sweep); }
    /// Labels without room are left out.
    [[nodiscard]] Result<void> check(const widgets::FigureStyle&) const override { return {}; }
    [[nodiscard]] widgets::Chart chartFor(const widgets::FigureStyle&) const override { return m_chart; }

protected:
    [[nodiscard]] double suitableWidthMm() const override
    {
        return m_chart.panels.size() > 2 || m_plot == SweepPlot::Workers ? widgets::kTwoColumnsMm : widgets::kOneColumnMm;
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

    SweepPlot m_plot;
    QString m_sweep;
    widgets::Chart m_chart;
};

class ParallelFigure : public widgets::Figure {
public:
    ParallelFigure(SweepDataPtr data, const SweepScope& scope)
        : m_data(std::move(data)), m_scope(scope), m_picture(*parallelPicture(*m_data, scope.axes))
    {}

    [[nodiscard]] QString name() const override { return figureOf(SweepPlot::Parallel); }
    [[nodiscard]] QString title() const override { return longTitle(SweepPlot::Parallel).arg(m_data->name); }
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

    SweepDataPtr m_data;
    SweepScope m_scope;
    widgets::ParallelPicture m_picture;
};

Result<std::size_t> axisNamed(const std::string& key, const SweepData& data, const char* option, std::size_t usual)
{
    if (key.empty()) return usual;
    std::vector<std::string> known;
    for (const auto& axis : data.axes) known.push_back(axis.key.toStdString());
    if (const auto found = std::ranges::find(known, key); found != known.end())
        return static_cast<std::size_t>(found - known.begin());
    return badInput(didYouMean(Message("--%1 %2: not a varied parameter", option, key), nearestName(key, known)));
}

Result<SweepScope> scopeOf(const SweepFigureOptions& options, const SweepData& data)
{
    SweepScope scope;
    for (std::size_t i = 0; i < data.axes.size(); ++i)
        if (std::ranges::find(options.hide, data.axes[i].key.toStdString()) == options.hide.end()) scope.axes.push_back(i);
    ROSA_TRY_ASSIGN(const auto across, axisNamed(options.x, data, "x", 0));
    ROSA_TRY_ASSIGN(const auto up, axisNamed(options.y, data, "y", across == 1 ? 0 : 1));
    scope.across = across;
    scope.up = up;
    const TryFilter filter(data, QString::fromStdString(options.tries));
    if (!filter.problem().isEmpty()) return badInput("--tries: %1", filter.problem().toStdString());
    for (const SweepTry& one : data.tries) scope.kept.push_back(filter.accepts(one) ? 1 : 0);
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
    std::unique_ptr<widgets::Figure> figure;
    if (plot == SweepPlot::Parallel) {
        if (!scope.axes.empty()) figure = std::make_unique<ParallelFigure>(data, scope);
    } else if (const widgets::ChartPtr chart = chartOf(plot, *data, scope)) {
        figure = std::make_unique<SweepChartFigure>(plot, data->name, *chart);
    }
    if (figure) figure->origin = sweepOrigin(plot, *data, scope, text);
    return figure;
}

QString filterText(const SweepFocus& focus)
{
    QStringList words{focus.text().simplified()};
    for (std::size_t i = 0; i < focus.brushes().size() && focus.picture(); ++i)
        if (focus.brushes()[i]) words.append(i == focus.axes().size() ? scoreWords(focus, i) : brushWords(focus, i));
    return words.join(QLatin1Char(' ')).simplified();
}

void describe(bind::Fields<SweepFigureOptions>& fields)
{
    fields.text(&SweepFigureOptions::tries, "tries", "Trials", "Words of the filter").placeholder("FILTER");
    fields.text(&SweepFigureOptions::hide, "hide", "Hidden", "Parameters that are left out").placeholder("KEY");
    fields.text(&SweepFigureOptions::x, "x", "Across", "Parameter of the horizontal axis").placeholder("KEY");
    fields.text(&SweepFigureOptions::y, "y", "Up", "Parameter of the vertical axis").placeholder("KEY");
}

std::vector<FigureOption> sweepFigureOptions(SweepPlot plot)
{
    std::vector<FigureOption> options = figureOptions<SweepFigureOptions>();
    std::erase_if(options, [plot](const FigureOption& option) { return !hasOption(plot, option.name); });
    return options;
}

FigureLoader sweepFigureLoader(SweepPlot plot)
{
    return [plot](const FigureRequest& request) -> Result<std::unique_ptr<widgets::Figure>> {
        ROSA_TRY_ASSIGN(const auto options, readOptions<SweepFigureOptions>(request));
        const std::string name = request.runs.first().toStdString();
        SweepReader reader(request.catalogue, request.store(), name);
        ROSA_TRY_ASSIGN(const auto data, reader.read());
        ROSA_TRY_ASSIGN(const auto scope, scopeOf(options, *data));
        auto figure = makeSweepFigure(plot, data, scope, QString::fromStdString(options.tries));
        if (figure) return figure;
        return badInput("sweep %1 has nothing to show in figure %2 yet; rosa sweep show %1 shows its state", name,
                        figureOf(plot).toStdString());
    };
}

}  // namespace rosa::workbench
