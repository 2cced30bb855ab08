/// The part of ResultsView for the nodes of a cell of the confusion matrix, and their worst pair.
#include <algorithm>

#include <QTabWidget>
#include <QTableWidget>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/results/view/cell_nodes.h"
#include "app/workbench/results/view/results_view.h"
#include "app/workbench/session/run_requests.h"
#include "app/workbench/session/workbench.h"
#include "core/protocol/pair_ranking.h"

namespace rosa::workbench {

void ResultsView::showCell(int expected, int predicted)
{
    const ResultGroup* chosen = group();
    if (!chosen) return;
    m_expected = expected;
    m_tabs->setCurrentWidget(m_nodes);
    m_nodes->showText(tr("Reading the predictions …"));
    struct Found {
        DatasetPtr dataset;
        Result<std::vector<ConfusedNode>> nodes;
    };
    inBackground(
        this,
        [datasets = m_workbench.datasets(), name = m_results->dataset, group = *chosen, expected, predicted] {
            const auto dataset = datasets->open(name);
            if (!dataset) return Found{nullptr, dataset.error()};
            return Found{*dataset, nodesOfCell(datasets->store(), group, (*dataset)->labels.ofNode, expected, predicted)};
        },
        [this, ticket = m_cells.next(), expected, predicted, mayAlign = chosen->isTrained](const Found& found) {
            if (ticket.isVoid()) return;
            m_dataset = found.dataset;
            if (!found.nodes) return m_nodes->showText(coreText(found.nodes.error().message));
            const auto& names = m_dataset->labels.classNames;
            const QString of = QString::fromStdString(names[static_cast<std::size_t>(expected)]);
            const QString as = QString::fromStdString(names[static_cast<std::size_t>(predicted)]);
            const auto count = static_cast<int>(found.nodes->size());
            const QString heading = expected == predicted
                                        ? tr("%Ln node(s) of class %1 predicted correctly", nullptr, count).arg(of)
                                        : tr("%Ln node(s) of class %1 predicted as %2", nullptr, count).arg(of, as);
            m_nodes->showNodes(*m_dataset, heading, *found.nodes, mayAlign);
        });
}

/// The engine ranks positive pairs of the class; the worst among the cell's nodes is opened, or the selected one if none of them was
/// ranked.
void ResultsView::showWorst(const QList<int>& nodes)
{
    const ResultGroup* chosen = group();
    if (!chosen || nodes.isEmpty() || !m_dataset) return;
    const QString run = QString::fromStdString(chosen->runs.front().id);
    const int fallback = m_nodes->current() >= 0 ? m_nodes->current() : nodes.first();
    m_workbench.say(Workbench::Severity::Information, tr("Waiting for the worst pair from the engine …"));
    // By name: the name of another class may be a number.
    const protocol::Worst question{.count = protocol::Worst::kMost,
                                   .className = m_dataset->labels.classNames[static_cast<std::size_t>(m_expected)]};
    m_workbench.requests().ask(run, question, this, [this, run, nodes, fallback](const Answer& answer) {
        Result<protocol::PairRanking> ranking =
            answer ? protocol::pairRankingFromJson(answer->toStdString()) : Result<protocol::PairRanking>(answer.error());
        if (!ranking)
            return m_workbench.say(Workbench::Severity::Error, tr("The worst pair is unknown"),
                                   coreText(ranking.error().message));
        const auto worst = std::ranges::find_if(
            ranking->pairs, [&](const protocol::RankedPair& pair) { return nodes.contains(static_cast<int>(pair.node)); });
        const int node = worst == ranking->pairs.end() ? fallback : static_cast<int>(worst->node);
        m_workbench.ask(ShowPair{{run, node, node}});
    });
}

}  // namespace rosa::workbench
