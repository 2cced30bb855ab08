#include "app/workbench/sweep/view/sweep_plots.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>

#include "app/workbench/session/workbench.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "app/workbench/sweep/figure/sweep_figure.h"
#include "app/workbench/sweep/view/result_panel.h"
#include "widgets/chart/parallel_view.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

SweepPlots::SweepPlots(SweepFocus& focus, Workbench& workbench, QWidget* parent)
    : QTabWidget(parent), m_focus(focus), m_workbench(workbench)
{
    setDocumentMode(true);
    setObjectName(QStringLiteral("sweepPlots"));
    setAccessibleName(tr("Plots of the sweep"));
    tabBar()->setExpanding(false);
    tabBar()->setUsesScrollButtons(true);
    for (const SweepPlot plot : kSweepPlots) {
        QWidget* page = plot == SweepPlot::Parallel ? makeParallel() : plot == SweepPlot::Map ? makeMap() : nullptr;
        if (plot == SweepPlot::Result) {
            page = m_result = new ResultPanel(workbench);
            m_charts[static_cast<std::size_t>(plot)] = &m_result->chart();
            widgets::offerFigure(&m_result->chart(), [this] { return figure(SweepPlot::Result); });
        }
        addTab(page ? page : makeChart(plot), titleOf(plot));
    }
    connect(this, &QTabWidget::currentChanged, this, &SweepPlots::redraw);
    connect(&focus, &SweepFocus::dataChanged, this, &SweepPlots::updateData);
    connect(&focus, &SweepFocus::axesChanged, this, &SweepPlots::updateData);
    connect(&focus, &SweepFocus::keptChanged, this, &SweepPlots::invalidate);
    connect(&focus, &SweepFocus::chosenChanged, this, &SweepPlots::updateChosen);
    connect(&workbench.colours(), &RunColours::assigned, this, &SweepPlots::updateChosen);
}

QWidget* SweepPlots::makeParallel()
{
    m_parallel = new widgets::ParallelView;
    m_parallel->setDescription(
        [this](int number) { return m_focus.data() ? describeTry(*m_focus.data(), number) : QString(); });
    connect(m_parallel, &widgets::ParallelView::brushesChanged, this, [this] { m_focus.setBrushes(m_parallel->brushes()); });
    connect(m_parallel, &widgets::ParallelView::chosen, this, &SweepPlots::choose);
    connect(m_parallel, &widgets::ParallelView::opened, this, &SweepPlots::tryOpened);
    widgets::offerFigure(m_parallel, [this] { return figure(SweepPlot::Parallel); });
    auto* area = new QScrollArea;  // for many parameters
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(m_parallel);
    connect(m_parallel, &widgets::ParallelView::axisSelected, area,
            [area](int place) { area->ensureVisible(place, area->height() / 2, area->width() / 4, 0); });
    return area;
}

QWidget* SweepPlots::makeChart(SweepPlot plot)
{
    auto* view = new widgets::ChartView;
    m_charts[static_cast<std::size_t>(plot)] = view;
    view->setAccessibleName(titleOf(plot));
    view->setDescription([this, plot](int subject) {
        if (!m_focus.data()) return QString();
        return plot == SweepPlot::Workers ? describeRun(*m_focus.data(), subject) : describeTry(*m_focus.data(), subject);
    });
    connect(view, &widgets::ChartView::chosen, this, [this, plot](int subject, Qt::KeyboardModifiers modifiers) {
        if (plot != SweepPlot::Workers) return choose(subject, modifiers);
        const auto run = static_cast<std::size_t>(subject);
        if (m_focus.data() && run < m_focus.data()->runs.size()) choose(m_focus.data()->runs[run].number, modifiers);
    });
    connect(view, &widgets::ChartView::opened, this, [this, plot](int subject) { open(plot, subject); });
    widgets::offerFigure(view, [this, plot] { return figure(plot); });
    return view;
}

QWidget* SweepPlots::makeMap()
{
    auto* page = new QWidget;
    m_across = new QComboBox;
    m_up = new QComboBox;
    m_across->setAccessibleName(tr("Horizontal parameter"));
    m_up->setAccessibleName(tr("Vertical parameter"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(widgets::kGap, widgets::kTightGap, widgets::kGap, widgets::kTightGap);
    row->setSpacing(widgets::kGap);
    const std::pair<QComboBox*, QString> choices[] = {{m_across, tr("&Across")}, {m_up, tr("&Up")}};
    for (const auto& [box, text] : choices) {
        auto* label = new widgets::PlainLabel(text);
        label->setBuddy(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        row->addWidget(label);
        row->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            m_isDrawn[static_cast<std::size_t>(SweepPlot::Map)] = false;
            redraw();
        });
    }
    row->addStretch();
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(makeChart(SweepPlot::Map), 1);
    return page;
}

void SweepPlots::fillMapChoices()
{
    QStringList keys, shown;
    if (m_focus.data())
        for (const SweepAxis& axis : m_focus.data()->axes) keys.append(axis.key);
    for (int i = 0; i < m_across->count(); ++i) shown.append(m_across->itemData(i).toString());
    if (keys == shown) return;
    for (QComboBox* box : {m_across, m_up}) {
        const QSignalBlocker quiet(box);
        box->clear();
        if (m_focus.data())
            for (const SweepAxis& axis : m_focus.data()->axes) box->addItem(axis.scale.title, axis.key);
        box->setCurrentIndex(box == m_across || box->count() < 2 ? 0 : 1);
    }
}

void SweepPlots::setMapAxes(const QString& across, const QString& up)
{
    if (const int index = m_across->findData(across); index >= 0) m_across->setCurrentIndex(index);
    if (const int index = m_up->findData(up); index >= 0) m_up->setCurrentIndex(index);
}

void SweepPlots::show(SweepPlot plot)
{
    const auto index = static_cast<int>(plot);
    setCurrentIndex(index);
}

SweepScope SweepPlots::scope() const
{
    SweepScope scope;
    scope.axes = m_focus.axes();
    if (m_focus.isNarrowed()) scope.kept = m_focus.kept();
    scope.across = static_cast<std::size_t>(std::max(0, m_across->currentIndex()));
    scope.up = static_cast<std::size_t>(std::max(0, m_up->currentIndex()));
    return scope;
}

std::unique_ptr<widgets::Figure> SweepPlots::figure(SweepPlot plot) const
{
    return m_focus.data() ? makeSweepFigure(plot, m_focus.data(), scope(), filterText(m_focus)) : nullptr;
}

void SweepPlots::updateData()
{
    fillMapChoices();
    m_result->setData(m_focus.data());
    m_isDrawn.fill(false);
    redraw();
    updateChosen();
}

void SweepPlots::invalidate()
{
    m_isDrawn.fill(false);
    redraw();
}

void SweepPlots::redraw()
{
    const SweepPlot plot = shown();
    bool& isDrawn = m_isDrawn[static_cast<std::size_t>(plot)];
    if (isDrawn || plot == SweepPlot::Result) return;
    isDrawn = true;
    if (plot == SweepPlot::Workers) return redrawWorkers();
    if (plot != SweepPlot::Parallel)
        return chart(plot).setChart(m_focus.data() ? chartOf(plot, *m_focus.data(), scope()) : nullptr, lackOf(plot));
    if (m_parallel->picture() != m_focus.picture()) m_parallel->setPicture(m_focus.picture());
    m_parallel->setBrushes(m_focus.brushes());
    m_parallel->setKept(m_focus.isNarrowed() ? m_focus.kept() : std::vector<char>());
}

void SweepPlots::redrawWorkers()
{
    widgets::ChartView& view = chart(SweepPlot::Workers);
    // Its subjects are places in the list of runs, which change.
    const int current = view.current();
    const QString run = m_drawnRuns && current >= 0 ? m_drawnRuns->runs[static_cast<std::size_t>(current)].run : QString();
    m_drawnRuns = m_focus.data();
    view.setChart(m_drawnRuns ? chartOf(SweepPlot::Workers, *m_drawnRuns, scope()) : nullptr, lackOf(SweepPlot::Workers));
    if (!m_drawnRuns || run.isEmpty()) return view.setCurrent(-1);
    const auto found = std::ranges::find(m_drawnRuns->runs, run, &SweepRun::run);
    const bool isThere = found != m_drawnRuns->runs.end();
    view.setCurrent(isThere ? static_cast<int>(found - m_drawnRuns->runs.begin()) : -1);
}

void SweepPlots::updateChosen()
{
    m_parallel->setChosen(m_focus.chosen());
    QHash<int, QColor> colours;
    for (const SweepPlot plot : kSweepPlots)
        if (plot != SweepPlot::Parallel && plot != SweepPlot::Workers) chart(plot).setChosen(m_focus.chosen());
    if (!m_focus.data()) return;
    QSet<int> runs;
    if (!m_focus.chosen().isEmpty())
        for (std::size_t i = 0; i < m_focus.data()->runs.size(); ++i)
            if (m_focus.chosen().contains(m_focus.data()->runs[i].number)) runs.insert(static_cast<int>(i));
    chart(SweepPlot::Workers).setChosen(runs);
    for (const int number : m_focus.chosen())
        for (const QString& run : m_focus.data()->tries[static_cast<std::size_t>(number)].runs)
            if (const int colour = m_workbench.colours().known(run); colour >= 0 && !colours.contains(number))
                colours[number] = widgets::curveColour(colour, widgets::isDark(palette()));
    m_parallel->setColours(colours);
}

void SweepPlots::choose(int number, Qt::KeyboardModifiers modifiers)
{
    QSet<int> chosen = modifiers & (Qt::ControlModifier | Qt::ShiftModifier) ? m_focus.chosen() : QSet<int>();
    if (chosen.contains(number))
        chosen.remove(number);
    else
        chosen.insert(number);
    m_focus.setChosen(chosen);
}

void SweepPlots::open(SweepPlot plot, int subject)
{
    if (plot != SweepPlot::Workers) return Q_EMIT tryOpened(subject);
    const auto run = static_cast<std::size_t>(subject);
    if (m_focus.data() && run < m_focus.data()->runs.size()) Q_EMIT runOpened(m_focus.data()->runs[run].run);
}

}  // namespace rosa::workbench
