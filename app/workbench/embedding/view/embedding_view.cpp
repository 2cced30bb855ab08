#include "app/workbench/embedding/view/embedding_view.h"

#include <utility>

#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/embedding/view/class_legend.h"
#include "app/workbench/embedding/view/embedding_controls.h"
#include "app/workbench/embedding/view/embedding_panel.h"
#include "app/workbench/embedding/view/node_list.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "core/data/catalogue.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/scatter/replay_bar.h"
#include "widgets/scatter/scatter_view.h"
#include "widgets/style/text_size.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

EmbeddingView::EmbeddingView(Workbench& workbench, QWidget* parent)
    : View({"embedding", "scatter", tr("Embedding"), 3, {QStringLiteral("embedding")}}, parent),
      m_workbench(workbench),
      m_head(new ViewHead(*this)),
      m_controls(new EmbeddingControls(*m_head)),
      m_pages(new QStackedWidget),
      m_nothing(new widgets::PlainLabel),
      m_board(new QWidget),
      m_grid(new QGridLayout(m_board))
{
    m_head->followRun(workbench);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(12);
    // Width of one panel: with more, arrange() uses fewer columns if the view is narrow.
    m_board->setMinimumWidth(180);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(12);
    splitter->addWidget(m_board);
    splitter->addWidget(buildSide());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 0);
    splitter->setSizes({500, 190});
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(splitter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_head);
    layout->addWidget(m_pages, 1);
    m_controls->setEnabled(false);
    restoreBeside();
    connectParts();
}

EmbeddingView::~EmbeddingView() = default;

OfferedPage EmbeddingView::page() const { return currentRunPage(m_workbench); }

/// What the picture means, and what it does not.
void EmbeddingView::saySentence()
{
    if (m_workbench.currentRun().isEmpty()) return m_head->setSentence({});
    m_head->setSentence(m_controls->choice().kind == LayoutChoice::Kind::Tsne
                            ? tr("Nodes with similar embeddings lie together; the size of a group and the distance between "
                                 "groups mean little.")
                            : tr("The nodes in the two directions of largest variance of their embeddings."));
}

QWidget* EmbeddingView::buildSide()
{
    m_legend = new ClassLegend;
    m_legendTitle = new widgets::PlainLabel;
    widgets::setTextSize(m_legendTitle, widgets::TextSize::Strong);
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
    on<ShowNodes>([this](const ShowNodes& wanted) { selectNodes(wanted.run, wanted.nodes); });
    on<ShowFigure>([this](const ShowFigure& figure) { m_workbench.setCurrentRun(figure.run); });
    connect(m_controls, &EmbeddingControls::searched, this, &EmbeddingView::search);
    connect(m_controls, &EmbeddingControls::coloursChanged, this, &EmbeddingView::colour);
    connect(m_controls, &EmbeddingControls::choiceChanged, this, &EmbeddingView::saySentence);
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
    connect(&m_workbench.library(), &RunLibrary::changed, this, [this] {
        refreshTitles();
        if (lacksPanels()) placeBeside();
    });
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
    saySentence();
    // The other panels stay, even if the next run comes before the panel of this one was made.
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
        EmbeddingPanel* panel = makePanel({m_run, {}, QString::fromStdString(m_info->dataset)});
        m_panels.prepend(panel);
        m_active = panel;
        explainWaiting();
        showChoice(panel);
        placeBeside();
    }
    if (!update.info && !update.checkpointEpochs) return;
    const bool followed = m_controls->follows();
    m_controls->setTrains(record::isActive(m_info->state));
    explainWaiting();
    if (wasTraining && !record::isActive(m_info->state)) {
        // The layout of the final embedding starts from that of the last checkpoint.
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
    // One at a time: the next checkpoint is handled when this one is laid out.
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
        panel->setWaiting(tr("This run has not started."), {});
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
        this, [datasets = m_workbench.datasets(), name] { return datasets->open(name); },
        [this, name](const Result<DatasetPtr>& dataset) {
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
