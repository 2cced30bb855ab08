#include "app/workbench/curves/view/train_plots.h"

#include <algorithm>
#include <map>
#include <set>

#include <QMenu>
#include <QSettings>
#include <QSplitter>

#include "app/workbench/curves/figure/curve_figure.h"
#include "app/workbench/curves/view/run_curves.h"
#include "app/workbench/figures/row_options.h"
#include "app/workbench/runs/data/run_names.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/plots/curve_legend.h"
#include "widgets/plots/curve_plot.h"
#include "widgets/plots/epoch_axis.h"
#include "widgets/plots/frame_clock.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

using widgets::CurvePlot;
using widgets::PanelSource;

constexpr int kLargeHeight = 190;
constexpr int kSmallHeight = 92;
constexpr int kMostLegendRows = 4;  ///< More are scrolled.

QString sizeKey(const QString& panel) { return QStringLiteral("train/height/") + panel; }
QString scaleKey(const QString& panel) { return QStringLiteral("train/scale/") + panel; }

int heightOf(const QString& panel, bool isFirst)
{
    return std::max(kSmallHeight / 2, QSettings().value(sizeKey(panel), isFirst ? kLargeHeight : kSmallHeight).toInt());
}

}  // namespace

TrainPlots::TrainPlots(QWidget* parent)
    : QScrollArea(parent),
      m_legend(new widgets::CurveLegend),
      m_axis(new widgets::EpochAxis(this)),
      m_clock(new widgets::FrameClock(this)),
      m_splitter(new QSplitter(Qt::Vertical))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(6);
    setWidget(m_splitter);
    const QStringList hidden = QSettings().value(QStringLiteral("train/hidden")).toStringList();
    m_hidden = QSet<QString>(hidden.begin(), hidden.end());
    m_legend->hide();
    connect(m_legend, &widgets::CurveLegend::toggled, this, &TrainPlots::toggleRun);
    connect(m_splitter, &QSplitter::splitterMoved, this, &TrainPlots::keepSizes);
}

TrainPlots::~TrainPlots()
{
    // The plots use axis and clock, which must outlive them. A new palette may reach them as they go.
    for (widgets::CurvePlot* plot : findChildren<widgets::CurvePlot*>()) plot->disconnect(this);
    delete takeWidget();
}

void TrainPlots::setRuns(std::vector<ShownRun> runs)
{
    const bool isOther = m_runs.empty() || runs.empty() || m_runs.front().curves != runs.front().curves;
    m_runs = std::move(runs);
    rebuild();
    if (isOther) m_axis->showAll();
}

void TrainPlots::setSpread(std::optional<widgets::Spread> spread)
{
    m_spread = spread;
    rebuild();
}

void TrainPlots::setSmoothing(double weight)
{
    m_smoothing = weight;
    for (const auto& [id, plot] : m_plots) plot->setSmoothing(weight);
}

void TrainPlots::rebuild()
{
    std::vector<std::string> metrics;
    for (const ShownRun& run : m_runs)
        for (const std::string& metric : run.curves->metrics())
            if (std::find(metrics.begin(), metrics.end(), metric) == metrics.end()) metrics.push_back(metric);
    std::vector<MetricPanel> panels = panelsFor(metrics);
    const auto sameId = [](const MetricPanel& a, const MetricPanel& b) { return a.id == b.id; };
    const bool isSame = std::equal(panels.begin(), panels.end(), m_panels.begin(), m_panels.end(), sameId);
    m_panels = std::move(panels);
    if (!isSame) makePlots();
    for (const MetricPanel& panel : m_panels) m_plots.at(panel.id)->setSource(sourceOf(panel));
    fillLegend();
    refresh();
}

QString TrainPlots::legendKey(const ShownRun& run) const
{
    return m_spread && run.band ? QStringLiteral("band/%1").arg(*run.band) : run.curves->run();
}

/// As the first plot has it: with the number of runs and the kind of the band.
QString TrainPlots::bandName(const ShownRun& run) const
{
    const CurvePlot* plot = m_panels.empty() ? nullptr : m_plots.at(m_panels.front().id);
    const QString id = QStringLiteral("band/%1/").arg(run.curves->run());
    for (std::size_t i = 0; plot && i < plot->source().bands.size() && i < plot->entries().size(); ++i)
        if (plot->source().bands[i].id.startsWith(id)) return plot->entries()[i].name;
    return run.name;
}

void TrainPlots::fillLegend()
{
    std::vector<widgets::LegendEntry> entries;
    m_legendKeys.clear();
    for (const ShownRun& run : m_runs) {
        const QString key = legendKey(run);
        if (m_legendKeys.contains(key)) continue;
        m_legendKeys.append(key);
        const bool isBand = m_spread && run.band;
        widgets::LegendEntry entry;
        entry.name = isBand ? bandName(run) : run.name;
        entry.colour = widgets::curveColour(run.colour, widgets::isDark(palette()));
        entry.dash = widgets::legendDash(Qt::SolidLine, run.dashedFrom);
        entry.isBand = isBand;
        entry.isShown = !m_hiddenRuns.contains(key);
        entries.push_back(std::move(entry));
    }
    const int rows = static_cast<int>(entries.size());
    m_legend->setEntries(std::move(entries));
    m_legend->setFixedHeight(m_legend->heightOf(std::min(rows, kMostLegendRows)));
    m_legend->setVisible(rows > 1);
}

void TrainPlots::toggleRun(int entry)
{
    const QString key = m_legendKeys.value(entry);
    if (!m_hiddenRuns.remove(key)) m_hiddenRuns.insert(key);
    rebuild();
}

bool TrainPlots::hasCurves() const
{
    return std::ranges::any_of(
        m_plots, [this](const auto& plot) { return !m_hidden.contains(plot.first) && plot.second->source().length() > 0; });
}

void TrainPlots::makePlots()
{
    for (auto plot = m_plots.begin(); plot != m_plots.end();) {
        const bool isWanted =
            std::any_of(m_panels.begin(), m_panels.end(), [&](const MetricPanel& panel) { return panel.id == plot->first; });
        if (!isWanted) plot->second->deleteLater();
        plot = isWanted ? std::next(plot) : m_plots.erase(plot);
    }
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const QString id = m_panels[i].id;
        CurvePlot*& plot = m_plots[id];
        if (!plot) {
            plot = new CurvePlot(*m_axis, *m_clock, m_splitter);
            plot->setObjectName(id);
            plot->setWhatsThis(widgets::literal(m_panels[i].help));
            connect(plot, &CurvePlot::scaleChanged, this,
                    [id](widgets::ScaleKind kind) { QSettings().setValue(scaleKey(id), widgets::nameOf(kind)); });
            if (i == 0) connect(plot, &CurvePlot::entriesChanged, this, &TrainPlots::fillLegend);
            widgets::offerFigure(
                plot, [this, id] { return figureOf(id); }, [plot](QMenu& menu, const QPoint&) { plot->addScales(menu); });
        }
        m_splitter->insertWidget(static_cast<int>(i), plot);
    }
    placePlots();
}

void TrainPlots::placePlots()
{
    CurvePlot* first = nullptr;
    CurvePlot* last = nullptr;
    QList<int> sizes;
    int total = 0;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const QString& id = m_panels[i].id;
        CurvePlot* plot = m_plots.at(id);
        const bool isShown = !m_hidden.contains(id);
        plot->setVisible(isShown);
        plot->setMinimumHeight(i == 0 ? 120 : 76);
        plot->setEpochLabels(false);
        const int height = heightOf(id, i == 0);
        sizes.append(height);
        if (!isShown) continue;
        if (!first) first = plot;
        last = plot;
        total += height + m_splitter->handleWidth();
    }
    // Of the first, too: the last may be scrolled out of sight.
    if (last) last->setEpochLabels(true);
    if (first) first->setEpochLabels(true);
    m_splitter->setMinimumHeight(total);
    m_splitter->setSizes(sizes);
}

void TrainPlots::keepSizes()
{
    const QList<int> sizes = m_splitter->sizes();
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        if (const int size = sizes.value(static_cast<int>(i)); size > 0) QSettings().setValue(sizeKey(m_panels[i].id), size);
}

void TrainPlots::refresh()
{
    int length = 0;
    for (const ShownRun& run : m_runs) length = std::max(length, run.curves->epochs());
    m_axis->setLength(length);
    for (const auto& [id, plot] : m_plots)
        if (!m_hidden.contains(id)) plot->refresh();
}

void TrainPlots::addLine(PanelSource& source, const MetricPanel& panel, std::size_t line) const
{
    const MetricLine& drawn = panel.lines[line];
    const QString metric = QString::fromStdString(drawn.metric);
    const bool isAlone = m_runs.size() == 1;
    const bool hasLines = panel.lines.size() > 1;
    const QString lineName = hasLines ? drawn.name : QString();
    const QString first = legendKey(m_runs.front());
    std::map<std::size_t, std::size_t> placeOf;  // In the source, by number of the band.
    for (const ShownRun& run : m_runs) {
        auto values = run.curves->curve(drawn.metric);
        const QString key = legendKey(run);
        if (!values || (!isAlone && m_hiddenRuns.contains(key))) continue;
        // Of several lines those of the first run are named: lines differ by their dashes, runs by their colours.
        const bool isListed = !hasLines || key == first;
        if (m_spread && run.band) {
            const auto [place, isNew] = placeOf.try_emplace(*run.band, source.bands.size());
            if (isNew)
                source.bands.push_back({QStringLiteral("band/%1/%2").arg(run.curves->run(), metric),
                                        curveName(run.name, drawn.name),
                                        run.colour,
                                        *m_spread,
                                        {},
                                        true,
                                        drawn.dash,
                                        lineName,
                                        isListed});
            source.bands[place->second].data.push_back(std::move(values));
            continue;
        }
        const bool namesLine = isAlone && hasLines;
        source.curves.push_back({QStringLiteral("%1/%2").arg(run.curves->run(), metric),
                                 namesLine ? drawn.name : curveName(run.name, drawn.name),
                                 namesLine ? static_cast<int>(line) : run.colour, drawn.dash, run.dashedFrom,
                                 std::move(values), true, lineName, isListed});
    }
}

PanelSource TrainPlots::sourceOf(const MetricPanel& panel) const
{
    PanelSource source;
    source.title = panel.title;
    source.unit = panel.unit;
    source.scale = panel.scale;
    source.smoothing = m_smoothing;
    source.areNamedAbove = true;
    const QString scale = QSettings().value(scaleKey(panel.id)).toString();
    for (const auto kind : {widgets::ScaleKind::Linear, widgets::ScaleKind::Log, widgets::ScaleKind::SymmetricLog})
        if (scale == widgets::nameOf(kind)) source.scale = kind;
    for (std::size_t line = 0; line < panel.lines.size(); ++line) addLine(source, panel, line);
    if (!m_runs.empty()) source.marks = m_runs.front().curves->marks();
    if (&panel == &m_panels.front()) return source;
    // Labels are shown once, in the first plot; lines in all plots.
    for (widgets::CurveMark& mark : source.marks) mark.label.clear();
    return source;
}

CurvePlot* TrainPlots::plot(const QString& panel) const
{
    const auto found = m_plots.find(panel);
    return found == m_plots.end() ? nullptr : found->second;
}

void TrainPlots::setShown(const QString& panel, bool isShown)
{
    if (isShown)
        m_hidden.remove(panel);
    else
        m_hidden.insert(panel);
    QSettings().setValue(QStringLiteral("train/hidden"), QStringList(m_hidden.begin(), m_hidden.end()));
    placePlots();
    refresh();
}

void TrainPlots::fillMenu(QMenu& menu)
{
    connect(&menu, &QMenu::aboutToShow, this, [this, &menu] {
        menu.clear();
        for (const MetricPanel& panel : m_panels) {
            QAction* action = menu.addAction(panel.title);
            action->setCheckable(true);
            action->setChecked(!m_hidden.contains(panel.id));
            action->setToolTip(widgets::literal(panel.help));
            connect(action, &QAction::toggled, this, [this, id = panel.id](bool isShown) { setShown(id, isShown); });
        }
    });
}

std::unique_ptr<widgets::Figure> TrainPlots::figureOf(const QString& panel) const
{
    const auto plot = m_plots.find(panel);
    if (plot == m_plots.end()) return nullptr;  // belongs to the previous run and is about to be deleted
    const PanelSource& source = plot->second->source();
    if (source.length() == 0 || m_runs.empty()) return nullptr;
    auto figure = std::make_unique<CurveFigure>(std::vector{source}, m_axis->from(), m_axis->to());
    std::vector<std::string> metrics;
    for (const MetricPanel& known : m_panels)
        for (const MetricLine& line : known.lines)
            if (known.id == panel) metrics.push_back(line.metric);
    const auto isShown = [this](const ShownRun& run) {
        return m_runs.size() == 1 || !m_hiddenRuns.contains(legendKey(run));
    };
    for (const ShownRun& run : m_runs)
        if (isShown(run)) figure->origin.runs.append(run.curves->run());
    if (const auto& info = m_runs.front().curves->info())
        figure->origin.configuration = QString::fromStdString(info->configurationToml);
    CurveOptions options;
    options.metrics = metrics;
    options.smoothing = m_smoothing;
    options.from = m_axis->from();
    options.to = m_axis->to();
    options.scale = source.scale;
    options.bands = bandsOf(m_spread);
    // As the command counts: one for each run or band.
    std::vector<int> colours;
    std::set<std::size_t> bands;
    for (const ShownRun& run : m_runs)
        if (isShown(run) && (!m_spread || !run.band || bands.insert(*run.band).second)) colours.push_back(run.colour);
    options.colours = colourOptions(colours);
    figure->origin.recipe = recipeOf(figure->origin.runs, figure->name(), options);
    return figure;
}

}  // namespace rosa::workbench
