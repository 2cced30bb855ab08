#include "app/workbench/embedding/view/embedding_view.h"

#include <algorithm>
#include <utility>

#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/embedding/view/board_figure.h"
#include "app/workbench/embedding/view/embedding_controls.h"
#include "app/workbench/embedding/view/embedding_panel.h"
#include "app/workbench/embedding/view/node_colouring.h"
#include "app/workbench/embedding/view/node_finder.h"
#include "app/workbench/embedding/view/node_list.h"
#include "app/workbench/embedding/view/node_menu.h"
#include "app/workbench/embedding/view/panel_board.h"
#include "app/workbench/embedding/view/panels_beside.h"
#include "app/workbench/embedding/view/run_follower.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/scatter/scatter_view.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

EmbeddingView::EmbeddingView(Workbench& workbench, QWidget* parent)
    : View({"embedding", "scatter", tr("Embedding"), 3, {QStringLiteral("embedding")}}, parent),
      m_workbench(workbench),
      m_head(new ViewHead(*this)),
      m_controls(new EmbeddingControls(*m_head)),
      m_pages(new QStackedWidget),
      m_nothing(new widgets::PlainLabel),
      m_board(new PanelBoard(workbench, m_selection)),
      m_colouring(new NodeColouring(workbench, *m_board, *m_controls)),
      m_finder(new NodeFinder(workbench, *m_board, m_selection, *m_controls, this)),
      m_follower(new RunFollower(workbench, *m_board, *m_controls, this)),
      m_beside(new PanelsBeside(workbench, *m_board, *m_controls, *m_follower, this))
{
    m_head->followRun(workbench);
    layOut();
    m_controls->setEnabled(false);
    connectControls();
    connectPanels();
    on<ShowNodes>([this](const ShowNodes& wanted) { selectNodes(wanted.run, wanted.nodes); });
    on<ShowFigure>([this](const ShowFigure& figure) { m_workbench.setCurrentRun(figure.run); });
}

EmbeddingView::~EmbeddingView() = default;

void EmbeddingView::layOut()
{
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    auto* side = new QSplitter(Qt::Vertical);
    side->setChildrenCollapsible(false);
    side->setHandleWidth(12);
    side->addWidget(m_colouring);
    side->addWidget(m_finder->list());
    side->setSizes({200, 300});
    side->setMinimumWidth(150);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(12);
    splitter->addWidget(m_board);
    splitter->addWidget(side);
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
}

void EmbeddingView::connectControls()
{
    connect(&m_workbench, &Workbench::currentRunChanged, this, &EmbeddingView::updateCurrentRun);
    connect(m_controls, &EmbeddingControls::choiceChanged, this, [this] {
        showSentence();
        for (EmbeddingPanel* panel : panels()) showChoice(panel);
    });
    connect(m_controls, &EmbeddingControls::computeWanted, this, [this] {
        for (EmbeddingPanel* panel : panels()) {
            showChoice(panel);
            panel->source().compute();
        }
    });
}

void EmbeddingView::connectPanels()
{
    connect(m_board, &PanelBoard::made, this, &EmbeddingView::offerMenu);
    connect(m_board, &PanelBoard::figureChanged, this, &EmbeddingView::figureChanged);
    connect(m_beside, &PanelsBeside::added, this, [this](const QList<EmbeddingPanel*>& added) {
        for (EmbeddingPanel* panel : added) showChoice(panel);
        m_colouring->colour();
        if (!added.isEmpty()) m_finder->findAgain();
    });
    connect(m_follower, &RunFollower::began, this, &EmbeddingView::begin);
    connect(m_follower, &RunFollower::embeddingChanged, m_finder, &NodeFinder::forget);
    connect(m_finder->list(), &NodeList::menuWanted, this,
            [this](int node, QMenu& menu) { fillMenuOf(menu, m_finder->active(), node); });
}

OfferedPage EmbeddingView::page() const { return currentRunPage(m_workbench); }

const QList<EmbeddingPanel*>& EmbeddingView::panels() const { return m_board->panels(); }

ClassLegend& EmbeddingView::legend() { return m_colouring->legend(); }

NodeList& EmbeddingView::nodes() { return *m_finder->list(); }

const std::shared_ptr<const data::Dataset>& EmbeddingView::dataset() const { return m_board->dataset(); }

/// What the picture means, and what it does not.
void EmbeddingView::showSentence()
{
    if (m_workbench.currentRun().isEmpty()) return m_head->setSentence({});
    m_head->setSentence(m_controls->choice().kind == LayoutChoice::Kind::Tsne
                            ? tr("Nodes with similar embeddings lie together; the size of a group and the distance between "
                                 "groups mean little.")
                            : tr("The nodes in the two directions of largest variance of their embeddings."));
}

void EmbeddingView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    updateCurrentRun();
}

void EmbeddingView::updateCurrentRun()
{
    const QString run = m_workbench.currentRun();
    if (!isVisible() || m_follower->reads(run)) return;
    const QString before = m_follower->run();
    m_pages->setCurrentIndex(run.isEmpty() ? 0 : 1);
    m_controls->setEnabled(!run.isEmpty());
    m_follower->follow(run);
    showSentence();
    // The other panels stay, even if the next run comes before the panel of this one was made.
    EmbeddingPanel* first = m_board->first();
    if (first && first->source().subject().method.isEmpty() && first->source().subject().run == before)
        m_board->remove(first);
    if (run.isEmpty()) m_nothing->setText(tr("Choose a run in the list of runs, or train one, to see its embedding."));
}

void EmbeddingView::begin()
{
    const std::string& dataset = m_follower->info()->dataset;
    if (dataset != m_datasetName) openDataset(dataset);
    EmbeddingPanel* panel = m_board->addFirst({m_follower->run(), {}, QString::fromStdString(dataset)});
    m_finder->setActive(panel);
    m_follower->explainWaiting();
    showChoice(panel);
    m_beside->restore();
}

void EmbeddingView::openDataset(const std::string& name)
{
    m_datasetName = name;
    m_board->setDataset(nullptr);
    m_finder->forgetAll();
    m_selection.clear();
    m_selection.setHovered(-1);
    m_board->removeAll();
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
            m_board->setDataset(*dataset);
            m_colouring->colour();
            if (!m_wantedNodes.isEmpty()) m_selection.setSelected(std::exchange(m_wantedNodes, {}));
        });
}

EmbeddingPanel* EmbeddingView::addPanel(const PanelSubject& subject) { return m_beside->add(subject); }

void EmbeddingView::showChoice(EmbeddingPanel* panel) { panel->source().show(m_controls->choice(), m_controls->effort()); }

/// What one can do with the points of a panel.
void EmbeddingView::offerMenu(EmbeddingPanel* panel)
{
    widgets::offerFigure(
        &panel->scatter(), [this] { return figureOf(*m_board, *m_follower, *m_controls); },
        [this, panel](QMenu& menu, const QPoint& place) {
            const int below = panel->scatter().pointAt(place);
            const int hovered = below >= 0 ? below : m_selection.hovered();
            fillMenuOf(menu, panel, hovered >= 0 ? hovered : m_selection.selected().value(0, -1));
        });
}

void EmbeddingView::fillMenuOf(QMenu& menu, const EmbeddingPanel* panel, int node)
{
    if (!dataset()) return;
    QStringList runs;
    if (panel) runs.append(panel->source().subject().run);
    runs.append(m_follower->run());
    fillNodeMenu(menu, m_workbench, m_selection, *dataset(), runWithPairs(m_workbench, runs), node);
}

void EmbeddingView::selectNodes(const QString& run, const QList<int>& nodes)
{
    const bool isShown =
        std::ranges::any_of(panels(), [&](const EmbeddingPanel* panel) { return panel->source().subject().run == run; });
    if (!isShown) m_workbench.setCurrentRun(run);
    const store::RunSummary* summary = m_workbench.library().find(run);
    const bool isOfThisDataset = dataset() && (isShown || (summary && summary->dataset == m_datasetName));
    if (isOfThisDataset)
        m_selection.setSelected(nodes);
    else
        m_wantedNodes = nodes;
}

}  // namespace rosa::workbench
