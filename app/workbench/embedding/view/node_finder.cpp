#include "app/workbench/embedding/view/node_finder.h"

#include <utility>

#include <QLocale>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/embedding/data/nearest_nodes.h"
#include "app/workbench/embedding/view/embedding_controls.h"
#include "app/workbench/embedding/view/embedding_panel.h"
#include "app/workbench/embedding/view/node_list.h"
#include "app/workbench/embedding/view/panel_board.h"
#include "app/workbench/session/workbench.h"
#include "widgets/scatter/scatter_view.h"
#include "widgets/scatter/selection_model.h"

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

NodeFinder::NodeFinder(Workbench& workbench, PanelBoard& board, widgets::SelectionModel& selection,
                       EmbeddingControls& controls, QObject* parent)
    : QObject(parent),
      m_workbench(workbench),
      m_board(board),
      m_selection(selection),
      m_controls(controls),
      m_list(new NodeList)
{
    connect(&m_controls, &EmbeddingControls::searched, this, &NodeFinder::search);
    connect(&m_selection, &widgets::SelectionModel::selectedChanged, this, &NodeFinder::showSelected);
    connect(m_list, &NodeList::hovered, &m_selection, &widgets::SelectionModel::setHovered);
    connect(m_list, &NodeList::chosen, this, [this](int node) {
        m_selection.setSelected({node});
        mark(node);
    });
    connect(&m_board, &PanelBoard::made, this, [this](EmbeddingPanel* panel) {
        connect(&panel->scatter(), &widgets::ScatterView::activated, this,
                [this, panel](int node) { activate(panel, node); });
    });
}

EmbeddingPanel* NodeFinder::active() const { return m_active ? m_active.data() : m_board.first(); }

void NodeFinder::mark(int node)
{
    for (EmbeddingPanel* panel : m_board.panels()) panel->scatter().mark(node);
}

void NodeFinder::search(const QString& text)
{
    const auto& dataset = m_board.dataset();
    if (!dataset) return;
    const int node = nodeMatching(*dataset, text);
    m_controls.setFound(node >= 0);
    mark(node);
    if (node >= 0)
        m_selection.setSelected({node});
    else
        m_workbench.say(Workbench::Severity::Warning,
                        tr("No node %1 in %2").arg(text.trimmed(), QString::fromStdString(dataset->title)));
}

void NodeFinder::activate(EmbeddingPanel* panel, int node)
{
    // The next change of the selection requests the neighbours.
    const bool isOther = m_active != panel;
    m_active = panel;
    if (isOther && m_selection.selected() == QList<int>{node}) findNeighbours(node);
}

void NodeFinder::findAgain()
{
    if (m_selection.selected().size() == 1) findNeighbours(m_selection.selected().first());
}

void NodeFinder::showSelected()
{
    const QList<int>& selected = m_selection.selected();
    m_neighbours.invalidate();
    for (EmbeddingPanel* panel : m_board.panels()) {
        panel->scatter().setLinks(-1, {});
        if (selected != QList<int>{panel->scatter().marked()}) panel->scatter().mark(-1);
    }
    const auto& dataset = m_board.dataset();
    if (!dataset || selected.isEmpty()) return m_list->showNothing();
    if (selected.size() > 1) return m_list->showNodes(*dataset, selected);
    findNeighbours(selected.first());
}

void NodeFinder::findNeighbours(int node)
{
    m_active = active();
    if (!m_active || !m_board.dataset()) return;
    const QString run = m_active->source().subject().run;
    if (run.isEmpty()) return;
    m_neighbours.invalidate();
    const auto known = m_rows.find(run);
    if (known != m_rows.end()) return showNeighbours(node, m_active->title(), known->second);
    inBackground(
        this,
        [store = m_workbench.store(), run = run.toStdString(), dataset = m_board.dataset()] {
            return loadEmbedding(store, run, *dataset);
        },
        [this, node, run, where = m_active->title(),
         ticket = m_neighbours.current()](const Result<std::shared_ptr<const EmbeddingRows>>& rows) {
            if (ticket.isVoid()) return;
            if (!rows) return m_list->showProblem(coreText(rows.error().message));
            if (m_rows.size() >= PanelBoard::kMost) m_rows.clear();
            m_rows[run] = *rows;
            showNeighbours(node, where, *rows);
        });
}

void NodeFinder::showNeighbours(int node, const QString& where, const std::shared_ptr<const EmbeddingRows>& rows)
{
    inBackground(
        this, [rows, node] { return nearestByCosine(*rows, node, kNeighbours); },
        [this, node, where, ticket = m_neighbours.current()](const std::vector<Neighbour>& neighbours) {
            if (ticket.isVoid() || !m_board.dataset()) return;
            m_list->showNeighbours(*m_board.dataset(), node, neighbours, where);
            QList<int> nodes;
            for (const Neighbour& neighbour : neighbours) nodes.append(neighbour.node);
            for (EmbeddingPanel* panel : m_board.panels()) panel->scatter().setLinks(node, nodes);
        });
}

}  // namespace rosa::workbench
