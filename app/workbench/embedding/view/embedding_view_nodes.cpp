/// The part of EmbeddingView for nodes: colours, search, selection, neighbours and actions on a node.
#include <QLabel>
#include <QMenu>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/embedding/data/nearest_nodes.h"
#include "app/workbench/embedding/view/class_legend.h"
#include "app/workbench/embedding/view/embedding_controls.h"
#include "app/workbench/embedding/view/embedding_panel.h"
#include "app/workbench/embedding/view/embedding_view.h"
#include "app/workbench/embedding/view/node_list.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "widgets/scatter/scatter_view.h"

namespace rosa::workbench {

namespace {

/// The first node with this name, number, or prefix of its name, regardless of case; −1: none.
int nodeMatching(const data::Dataset& dataset, const QString& text)
{
    const QString wanted = text.trimmed();
    if (wanted.isEmpty()) return -1;
    if (const auto node = data::nodeNamed(dataset, wanted.toStdString())) return *node;
    int prefix = -1;
    for (std::size_t i = 0; i < dataset.nodeNames.size(); ++i) {
        const QString name = QString::fromStdString(dataset.nodeNames[i]);
        if (name.compare(wanted, Qt::CaseInsensitive) == 0) return static_cast<int>(i);
        if (prefix < 0 && name.startsWith(wanted, Qt::CaseInsensitive)) prefix = static_cast<int>(i);
    }
    bool isNumber = false;
    const int node = QLocale().toInt(wanted, &isNumber);
    if (isNumber && node >= 0 && node < dataset.graph.nodeCount()) return node;
    return prefix;
}

}  // namespace

void EmbeddingView::colour()
{
    if (!m_dataset) return;
    const ColourBy by = m_controls->colourBy();
    const NodeColours colours = by == ColourBy::Class    ? coloursByClass(*m_dataset)
                                : by == ColourBy::Degree ? coloursByDegree(*m_dataset)
                                                         : coloursByPrediction(*m_dataset, {});
    m_legendTitle->setText(colours.title);
    m_legend->setColours(colours);
    for (EmbeddingPanel* panel : std::as_const(m_panels)) {
        panel->setColours(colours, m_legend->visible());
        if (by == ColourBy::Prediction) colourByPrediction(panel);
    }
}

void EmbeddingView::colourByPrediction(EmbeddingPanel* panel)
{
    const QString run = panel->source().subject().run;
    if (run.isEmpty()) return;
    inBackground(
        panel,
        [store = m_workbench.store(), run = run.toStdString(), dataset = m_dataset] {
            return readRightShares(store, run, *dataset);
        },
        [this, panel, dataset = m_dataset](const Result<std::optional<RightShares>>& shares) {
            const bool isWanted = m_controls->colourBy() == ColourBy::Prediction && dataset == m_dataset;
            if (!isWanted || !m_panels.contains(panel)) return;
            if (!shares)
                return m_workbench.say(Workbench::Severity::Warning,
                                       tr("The predictions of %1 cannot be read").arg(panel->title()),
                                       coreText(shares.error().message));
            const bool isFirst = panel == m_panels.first();
            if (isFirst && !*shares) m_legendTitle->setText(tr("No predictions in this record: evaluate the run again"));
            if (!*shares) return;
            NodeColours colours = coloursByPrediction(*dataset, **shares);
            if (isFirst) m_legend->setColours(colours);
            panel->setColours(std::move(colours), m_legend->visible());
        });
}

void EmbeddingView::search(const QString& text)
{
    if (!m_dataset) return;
    const int node = nodeMatching(*m_dataset, text);
    m_controls->setFound(node >= 0);
    for (EmbeddingPanel* panel : std::as_const(m_panels)) panel->scatter().mark(node);
    if (node >= 0)
        m_selection.setSelected({node});
    else
        m_workbench.say(Workbench::Severity::Warning,
                        tr("No node %1 in %2").arg(text.trimmed(), QString::fromStdString(m_dataset->title)));
}

void EmbeddingView::selectionChanged()
{
    const QList<int>& selected = m_selection.selected();
    m_neighbours.giveUp();
    for (EmbeddingPanel* panel : std::as_const(m_panels)) {
        panel->scatter().setLinks(-1, {});
        if (selected != QList<int>{panel->scatter().marked()}) panel->scatter().mark(-1);
    }
    if (!m_dataset || selected.isEmpty()) return m_nodes->showNothing();
    if (selected.size() > 1) return m_nodes->showNodes(*m_dataset, selected);
    findNeighbours(selected.first());
}

void EmbeddingView::findNeighbours(int node)
{
    if (!m_active) m_active = m_panels.value(0);
    if (!m_active || !m_dataset) return;
    const QString run = m_active->source().subject().run;
    if (run.isEmpty()) return;
    m_neighbours.giveUp();
    const auto known = m_rows.find(run);
    if (known != m_rows.end()) return showNeighbours(node, m_active->title(), known->second);
    inBackground(
        this,
        [store = m_workbench.store(), run = run.toStdString(), dataset = m_dataset] {
            return loadEmbedding(store, run, *dataset);
        },
        [this, node, run, where = m_active->title(),
         ticket = m_neighbours.current()](const Result<std::shared_ptr<const EmbeddingRows>>& rows) {
            if (ticket.isVoid()) return;
            if (!rows) return m_nodes->showProblem(coreText(rows.error().message));
            if (m_rows.size() >= kMostPanels) m_rows.clear();
            m_rows[run] = *rows;
            showNeighbours(node, where, *rows);
        });
}

void EmbeddingView::showNeighbours(int node, const QString& where, const std::shared_ptr<const EmbeddingRows>& rows)
{
    inBackground(
        this, [rows, node] { return nearestByCosine(*rows, node, kNeighbours); },
        [this, node, where, ticket = m_neighbours.current()](const std::vector<Neighbour>& neighbours) {
            if (ticket.isVoid() || !m_dataset) return;
            m_nodes->showNeighbours(*m_dataset, node, neighbours, where);
            QList<int> nodes;
            for (const Neighbour& neighbour : neighbours) nodes.append(neighbour.node);
            for (EmbeddingPanel* panel : std::as_const(m_panels)) panel->scatter().setLinks(node, nodes);
        });
}

QString EmbeddingView::alignmentRun(const EmbeddingPanel* panel) const
{
    const auto isTrained = [this](const QString& run) {
        const store::RunSummary* summary = m_workbench.library().find(run);
        const catalog::Method* method = summary ? m_workbench.catalogue().method(summary->method) : nullptr;
        return method && method->trains;
    };
    if (panel && isTrained(panel->source().subject().run)) return panel->source().subject().run;
    return isTrained(m_run) ? m_run : QString();
}

void EmbeddingView::offerNode(QMenu& menu, const EmbeddingPanel* panel, int node)
{
    if (node < 0 || !m_dataset) return;
    const QString run = alignmentRun(panel);
    QAction* alignment = menu.addAction(tr("Show alignment of %1").arg(nodeName(*m_dataset, node)), this, [this, run, node] {
        m_workbench.ask(ShowPair{{run, node, node}});
    });
    alignment->setEnabled(!run.isEmpty());
    const QList<int>& selected = m_selection.selected();
    if (selected.size() == 2) {
        const int first = selected.first();
        const int second = selected.last();
        QAction* pair =
            menu.addAction(tr("Show alignment of %1 and %2").arg(nodeName(*m_dataset, first), nodeName(*m_dataset, second)),
                           this, [this, run, first, second] {
                               m_workbench.ask(ShowPair{{run, first, second}});
                           });
        pair->setEnabled(!run.isEmpty());
    }
    const int ofClass = m_dataset->labels.empty() ? -1 : m_dataset->labels.ofNode[static_cast<std::size_t>(node)];
    if (ofClass < 0) return;
    menu.addAction(tr("Select all nodes of class %1").arg(className(*m_dataset, node)), this, [this, ofClass] {
        QList<int> nodes;
        for (std::size_t i = 0; i < m_dataset->labels.ofNode.size(); ++i)
            if (m_dataset->labels.ofNode[i] == ofClass) nodes.append(static_cast<int>(i));
        m_selection.setSelected(nodes);
    });
}

void EmbeddingView::selectNodes(const QString& run, const QList<int>& nodes)
{
    bool isShown = false;
    for (EmbeddingPanel* panel : std::as_const(m_panels)) isShown = isShown || panel->source().subject().run == run;
    if (!isShown) m_workbench.setCurrentRun(run);
    const store::RunSummary* summary = m_workbench.library().find(run);
    const bool isOfThisDataset = m_dataset && (isShown || (summary && summary->dataset == m_datasetName));
    if (isOfThisDataset)
        m_selection.setSelected(nodes);
    else
        m_wantedNodes = nodes;
}

}  // namespace rosa::workbench
