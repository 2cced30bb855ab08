#include "app/workbench/views/embedding/embedding_view.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/workbench/background.h"
#include "app/workbench/core_text.h"
#include "app/workbench/records/run_library.h"
#include "app/workbench/views/embedding/class_legend.h"
#include "app/workbench/views/embedding/embedding_controls.h"
#include "app/workbench/views/embedding/embedding_panel.h"
#include "app/workbench/views/embedding/node_list.h"
#include "app/workbench/workbench.h"
#include "core/data/catalogue.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/scatter/replay_bar.h"
#include "widgets/scatter/scatter_view.h"

namespace rosa::workbench {

namespace {

/// Runs offered for a panel; the list of runs has more and makes any of them current.
constexpr int kOfferedRuns = 25;
/// Height of a panel's title, curve and caption.
constexpr int kPanelTrimmings = 100;

}  // namespace

EmbeddingView::EmbeddingView(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_controls(new EmbeddingControls),
      m_pages(new QStackedWidget),
      m_nothing(new QLabel),
      m_board(new QWidget),
      m_grid(new QGridLayout(m_board)),
      m_caution(new QLabel(tr("Distances between far groups, and their sizes, mean little in t-SNE.")))
{
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(12);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(12);
    m_caution->setWordWrap(true);
    m_caution->setForegroundRole(QPalette::PlaceholderText);
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_board, 1);
    column->addWidget(m_caution);
    splitter->addWidget(left);
    splitter->addWidget(buildSide());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 0);
    splitter->setSizes({500, 190});
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(splitter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_controls);
    layout->addWidget(m_pages, 1);
    m_controls->setEnabled(false);
    connectParts();
}

EmbeddingView::~EmbeddingView() = default;

QWidget* EmbeddingView::buildSide()
{
    m_legend = new ClassLegend;
    m_legendTitle = new QLabel;
    QFont bold = m_legendTitle->font();
    bold.setWeight(QFont::DemiBold);
    m_legendTitle->setFont(bold);
    m_legendTitle->setWordWrap(true);
    m_nodes = new NodeList;
    auto* top = new QWidget;
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_legendTitle);
    column->addWidget(m_legend, 1);
    auto* side = new QSplitter(Qt::Vertical);
    side->setChildrenCollapsible(false);
    side->setHandleWidth(12);
    side->addWidget(top);
    side->addWidget(m_nodes);
    side->setSizes({200, 300});
    side->setMinimumWidth(150);
    return side;
}

void EmbeddingView::connectParts()
{
    connect(&m_workbench, &Workbench::currentRunChanged, this, &EmbeddingView::takeCurrentRun);
    connect(&m_workbench, &Workbench::nodesWanted, this, &EmbeddingView::selectNodes);
    connect(m_controls, &EmbeddingControls::searched, this, &EmbeddingView::search);
    connect(m_controls, &EmbeddingControls::coloursChanged, this, &EmbeddingView::colour);
    const auto showCaution = [this] { m_caution->setVisible(m_controls->choice().kind == LayoutChoice::Kind::Tsne); };
    connect(m_controls, &EmbeddingControls::choiceChanged, this, showCaution);
    connect(m_controls, &EmbeddingControls::choiceChanged, this, [this] {
        for (EmbeddingPanel* panel : std::as_const(m_panels)) showChoice(panel);
    });
    connect(m_controls, &EmbeddingControls::computeWanted, this, [this] {
        for (EmbeddingPanel* panel : std::as_const(m_panels)) {
            showChoice(panel);
            panel->source().compute();
        }
    });
    connect(m_controls, &EmbeddingControls::followsChanged, this, [this](bool follows) {
        if (follows) followCheckpoint();
        explainWaiting();
    });
    connect(&m_controls->panelMenu(), &QMenu::aboutToShow, this, &EmbeddingView::fillPanelMenu);
    connect(m_legend, &ClassLegend::visibleChanged, this, [this] {
        for (EmbeddingPanel* panel : std::as_const(m_panels)) panel->setColours(panel->colours(), m_legend->visible());
    });
    connect(&m_selection, &widgets::SelectionModel::selectedChanged, this, &EmbeddingView::selectionChanged);
    connect(m_nodes, &NodeList::hovered, &m_selection, &widgets::SelectionModel::setHovered);
    connect(m_nodes, &NodeList::chosen, this, [this](int node) {
        m_selection.setSelected({node});
        for (EmbeddingPanel* panel : std::as_const(m_panels)) panel->scatter().mark(node);
    });
    connect(m_nodes, &NodeList::menuWanted, this,
            [this](int node, QMenu& menu) { offerNode(menu, m_active ? m_active.data() : m_panels.value(0), node); });
    connect(&m_workbench.library(), &RunLibrary::changed, this, &EmbeddingView::refreshTitles);
}

void EmbeddingView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    takeCurrentRun();
}

void EmbeddingView::takeCurrentRun()
{
    const QString run = m_workbench.currentRun();
    if (!isVisible() || (run == m_run && m_feed)) return;
    const QString before = std::exchange(m_run, run);
    m_feed.reset();
    m_info.reset();
    m_checkpoint = -1;
    m_pages->setCurrentIndex(run.isEmpty() ? 0 : 1);
    m_controls->setEnabled(!run.isEmpty());
    m_controls->setTrains(false);
    // The panels beside it stay, also where the next run comes before this one's panel was made.
    EmbeddingPanel* first = m_panels.value(0);
    if (first && first->source().subject().method.isEmpty() && first->source().subject().run == before) removePanel(first);
    if (run.isEmpty()) {
        m_nothing->setText(tr("Choose a run in the list of runs, or train one, to see its embedding."));
        return;
    }
    m_feed = std::make_unique<RunFeed>(m_workbench.store(), run, RunFeed::Curves::None);
    connect(m_feed.get(), &RunFeed::updated, this,
            [this](const std::shared_ptr<const RunUpdate>& update) { takeUpdate(*update); });
}

void EmbeddingView::takeUpdate(const RunUpdate& update)
{
    if (update.checkpointEpochs && !update.checkpointEpochs->empty()) m_checkpoint = update.checkpointEpochs->back();
    const bool isFirst = !m_info;
    const bool wasTraining = m_info && record::isActive(m_info->state);
    if (update.info) m_info = update.info;
    if (!m_info) return;
    if (isFirst) {
        if (m_info->dataset != m_datasetName) openDataset(m_info->dataset);
        for (EmbeddingPanel* panel : QList(m_panels))
            if (panel->source().subject().run == m_run) removePanel(panel);
        EmbeddingPanel* panel = makePanel({m_run, {}, QString::fromStdString(m_info->dataset)});
        m_panels.prepend(panel);
        m_active = panel;
        explainWaiting();
        refreshTitles();
        arrange();
        showChoice(panel);
        colour();
    }
    if (!update.info && !update.checkpointEpochs) return;
    const bool followed = m_controls->follows();
    m_controls->setTrains(record::isActive(m_info->state));
    explainWaiting();
    if (wasTraining && !record::isActive(m_info->state)) {
        // The last checkpoint's layout is where the final embedding's begins.
        m_panels.first()->source().show(m_controls->choice(), m_controls->effort(), followed);
        m_panels.first()->source().look();
        m_rows.erase(m_run);
    } else {
        followCheckpoint();
    }
}

void EmbeddingView::followCheckpoint()
{
    if (!m_controls->follows() || m_checkpoint < 0 || m_panels.isEmpty() || !isVisible()) return;
    LayoutSource& source = m_panels.first()->source();
    // One at a time: the next checkpoint is looked for when this one is laid out.
    if (source.state() == LayoutSource::State::Computing || source.choice().epoch == m_checkpoint) return;
    LayoutChoice choice = m_controls->choice();
    const bool hasPrevious = source.choice().epoch >= 0 && !source.layouts().empty();
    choice.epoch = m_checkpoint;
    source.show(choice, m_controls->effort(), hasPrevious);
}

void EmbeddingView::explainWaiting()
{
    if (m_panels.isEmpty() || !m_info) return;
    EmbeddingPanel* panel = m_panels.first();
    if (record::isActive(m_info->state) && m_controls->follows())
        panel->setWaiting(tr("The first checkpoint of this run is laid out as soon as it is written."), {});
    else if (record::isActive(m_info->state))
        panel->setWaiting(
            tr("This run is training; its embedding is written at the end. Follow the training to see each checkpoint."),
            tr("Follow training"));
    else if (m_info->state == record::RunState::Queued)
        panel->setWaiting(tr("This run has not begun."), {});
    else
        panel->setWaiting(tr("The run has not finished, so it has no embedding: resume it in the list of runs."), {});
}

void EmbeddingView::openDataset(const std::string& name)
{
    m_datasetName = name;
    m_dataset.reset();
    m_rows.clear();
    m_selection.clear();
    m_selection.setHovered(-1);
    for (EmbeddingPanel* panel : QList(m_panels)) removePanel(panel);
    inBackground(
        this,
        [store = m_workbench.store(), name]() -> Result<std::shared_ptr<const data::Dataset>> {
            auto dataset = data::Catalogue(store).open(name);
            if (!dataset) return dataset.error();
            return std::make_shared<const data::Dataset>(std::move(*dataset));
        },
        [this, name](const Result<std::shared_ptr<const data::Dataset>>& dataset) {
            if (name != m_datasetName) return;
            if (!dataset) {
                m_datasetName.clear();
                m_nothing->setText(tr("The data set %1 cannot be read: %2")
                                       .arg(QString::fromStdString(name), coreText(dataset.error().message)));
                m_pages->setCurrentIndex(0);
                return;
            }
            m_dataset = *dataset;
            for (EmbeddingPanel* panel : std::as_const(m_panels)) panel->setDataset(m_dataset);
            colour();
            if (!m_wantedNodes.isEmpty()) m_selection.setSelected(std::exchange(m_wantedNodes, {}));
        });
}

EmbeddingPanel* EmbeddingView::makePanel(const PanelSubject& subject)
{
    auto* panel = new EmbeddingPanel(m_workbench, subject, m_selection, m_board);
    if (m_dataset) panel->setDataset(m_dataset);
    connect(panel, &EmbeddingPanel::closeWanted, this, [this, panel] { removePanel(panel); });
    connect(panel, &EmbeddingPanel::waitingButtonPressed, this, [this] { m_controls->setFollows(true); });
    connect(&panel->source(), &LayoutSource::runFound, this, [this, panel] {
        if (m_controls->colourBy() == ColourBy::Prediction) colour();
    });
    connect(&panel->source(), &LayoutSource::stateChanged, this, [this, panel] {
        if (panel == m_panels.value(0)) followCheckpoint();
    });
    connect(&panel->scatter(), &widgets::ScatterView::activated, this, [this, panel](int node) {
        // Where the selection changes next, it asks for the neighbours.
        const bool isOther = std::exchange(m_active, panel) != panel;
        if (isOther && m_selection.selected() == QList<int>{node}) findNeighbours(node);
    });
    widgets::offerFigure(
        &panel->scatter(), [this] { return makeFigure(); },
        [this, panel](QMenu& menu, const QPoint& place) {
            const int below = panel->scatter().pointAt(place);
            const int hovered = below >= 0 ? below : m_selection.hovered();
            offerNode(menu, panel, hovered >= 0 ? hovered : m_selection.selected().value(0, -1));
        });
    return panel;
}

EmbeddingPanel* EmbeddingView::addPanel(const PanelSubject& subject)
{
    for (EmbeddingPanel* panel : std::as_const(m_panels)) {
        const PanelSubject& there = panel->source().subject();
        if (there == subject || (!subject.method.isEmpty() && there.method == subject.method) ||
            (!subject.run.isEmpty() && there.run == subject.run))
            return panel;
    }
    if (m_panels.size() >= kMostPanels) return nullptr;
    EmbeddingPanel* panel = makePanel(subject);
    panel->setWaiting(tr("This run has not finished, so it has no embedding."), {});
    m_panels.append(panel);
    refreshTitles();
    arrange();
    showChoice(panel);
    colour();
    if (m_selection.selected().size() == 1) findNeighbours(m_selection.selected().first());
    return panel;
}

void EmbeddingView::removePanel(EmbeddingPanel* panel)
{
    m_panels.removeAll(panel);
    m_grid->removeWidget(panel);
    panel->hide();
    panel->deleteLater();
    refreshTitles();
    arrange();
}

void EmbeddingView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// In as many columns as give the points the largest squares.
void EmbeddingView::arrange()
{
    const auto count = static_cast<int>(m_panels.size());
    int columns = 1;
    double best = 0;
    for (int across = 1; across <= count; ++across) {
        const int rows = (count + across - 1) / across;
        const double side = std::min(m_board->width() / across, m_board->height() / rows - kPanelTrimmings);
        if (side <= best) continue;
        best = side;
        columns = across;
    }
    for (int i = 0; i < count; ++i) {
        const int index = m_grid->indexOf(m_panels[i]);
        int row = -1;
        int column = -1;
        int spans[2];
        if (index >= 0) m_grid->getItemPosition(index, &row, &column, &spans[0], &spans[1]);
        if (row != i / columns || column != i % columns) m_grid->addWidget(m_panels[i], i / columns, i % columns);
        m_panels[i]->setMayClose(i > 0);
        m_panels[i]->show();
    }
    for (int column = 0; column < kMostPanels; ++column)
        m_grid->setColumnStretch(column, column < columns && count > 0 ? 1 : 0);
    for (int row = 0; row < kMostPanels; ++row) m_grid->setRowStretch(row, row * columns < count ? 1 : 0);
    m_controls->setPanelsFull(count >= kMostPanels);
}

void EmbeddingView::showChoice(EmbeddingPanel* panel) { panel->source().show(m_controls->choice(), m_controls->effort()); }

record::RunSummary EmbeddingView::summaryOf(const PanelSubject& subject) const
{
    if (const catalog::Method* method = m_workbench.catalogue().method(subject.method.toStdString()))
        return standIn(*method, subject.dataset.toStdString());
    if (const record::RunSummary* summary = m_workbench.library().find(subject.run)) return *summary;
    if (m_info && subject.run == m_run) return record::summaryOf(*m_info);
    record::RunSummary summary;
    summary.id = summary.name = subject.run.toStdString();
    summary.isNamed = true;
    return summary;
}

void EmbeddingView::refreshTitles()
{
    std::vector<record::RunSummary> all;
    for (const EmbeddingPanel* panel : std::as_const(m_panels)) all.push_back(summaryOf(panel->source().subject()));
    const QStringList names = labelTexts(all);
    for (qsizetype i = 0; i < m_panels.size(); ++i) m_panels[i]->setTitle(names[i]);
}

void EmbeddingView::fillPanelMenu()
{
    QMenu& menu = m_controls->panelMenu();
    menu.clear();
    if (!m_info) return;
    const QString dataset = QString::fromStdString(m_info->dataset);
    for (const catalog::Method& method : m_workbench.catalogue().methods) {
        if (method.trains) continue;
        const QString id = QString::fromStdString(method.id);
        menu.addAction(QString::fromStdString(method.title), this, [this, id, dataset] { addPanel({{}, id, dataset}); });
    }
    menu.addSection(tr("Runs of %1").arg(m_dataset ? QString::fromStdString(m_dataset->title) : dataset));
    int offered = 0;
    std::vector<record::RunSummary> offeredRuns;
    QList<PanelSubject> subjects;
    for (const record::RunSummary& run : *m_workbench.library().runs()) {
        const catalog::Method* method = m_workbench.catalogue().method(run.method);
        const QString id = QString::fromStdString(run.id);
        const bool fits = run.dataset == m_info->dataset && id != m_run && method && method->trains &&
                          run.state == record::RunState::Finished;
        if (!fits) continue;
        if (++offered > kOfferedRuns) break;
        const PanelSubject subject{id, {}, dataset};
        offeredRuns.push_back(run);
        subjects.append(subject);
    }
    const QStringList names = labelTexts(offeredRuns);
    for (qsizetype i = 0; i < subjects.size(); ++i)
        menu.addAction(names[i], this, [this, subject = subjects[i]] { addPanel(subject); });
    if (offered == 0) menu.addAction(tr("No other finished run"))->setEnabled(false);
}

std::unique_ptr<widgets::Figure> EmbeddingView::makeFigure() const
{
    EmbeddingPicture picture;
    EmbeddingSource source{m_run, {}, m_controls->choice(), m_controls->colourBy(), {}};
    QStringList runs;
    QStringList details;
    for (EmbeddingPanel* panel : m_panels) {
        const RecordedLayout* layout = panel->shown();
        if (!layout || panel->colours().kinds.ofPoint.empty()) continue;
        const LayoutChoice& choice = panel->source().choice();
        if (picture.panels.empty()) {
            setLegend(picture, panel->colours());
            if (layout->settings) source.perplexity = layout->settings->perplexity;
        }
        picture.panels.push_back(
            {panel->title(), layoutTitle(choice, *layout), layout->positions, panel->scatter().kinds()});
        const PanelSubject& subject = panel->source().subject();
        runs.append(subject.run);
        details.append(QStringLiteral("%1: %2").arg(panel->title(), layoutDetails(choice, *layout)));
        source.panels.append(subject.method.isEmpty() ? subject.run : subject.method);
    }
    if (picture.panels.empty() || !m_info) return nullptr;
    auto figure = std::make_unique<EmbeddingFigure>(std::move(picture));
    figure->origin = {runs, QString::fromStdString(m_info->configurationToml), recipeOf(source),
                      details.join(QLatin1Char('\n'))};
    return figure;
}

}  // namespace rosa::workbench
