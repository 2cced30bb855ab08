#include "app/workbench/results/view/cell_reader.h"

#include <algorithm>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/results/view/cell_nodes.h"
#include "app/workbench/session/run_requests.h"
#include "app/workbench/session/workbench.h"
#include "core/protocol/pair_ranking.h"

namespace rosa::workbench {

CellReader::CellReader(Workbench& workbench, CellNodes& list, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_list(list)
{
    connect(&m_list, &CellNodes::worstWanted, this, &CellReader::openWorst);
    connect(&m_list, &CellNodes::embeddingWanted, this, [this](const QList<int>& nodes) {
        if (!m_run.isEmpty()) m_workbench.ask(ShowNodes{m_run, nodes});
    });
    connect(&m_list, &CellNodes::alignmentWanted, this, [this](int node) {
        if (!m_run.isEmpty()) m_workbench.ask(ShowPair{{m_run, node, node}});
    });
}

void CellReader::forget()
{
    m_cells.invalidate();
    m_dataset.reset();
    m_run.clear();
    m_list.showNothing();
}

void CellReader::showCell(const QString& dataset, const ResultGroup& group, int expected, int predicted)
{
    m_expected = expected;
    m_run = QString::fromStdString(group.runs.front().id);
    m_list.showText(tr("Reading the predictions …"));
    struct Found {
        DatasetPtr dataset;
        Result<std::vector<ConfusedNode>> nodes;
    };
    inBackground(
        this,
        [datasets = m_workbench.datasets(), name = dataset.toStdString(), group, expected, predicted] {
            const auto opened = datasets->open(name);
            if (!opened) return Found{nullptr, opened.error()};
            return Found{*opened, nodesOfCell(datasets->store(), group, (*opened)->labels.ofNode, expected, predicted)};
        },
        [this, ticket = m_cells.next(), expected, predicted, mayAlign = group.isTrained](const Found& found) {
            if (ticket.isVoid()) return;
            m_dataset = found.dataset;
            if (!found.nodes) return m_list.showText(coreText(found.nodes.error().message));
            const auto& names = m_dataset->labels.classNames;
            const QString of = QString::fromStdString(names[static_cast<std::size_t>(expected)]);
            const QString as = QString::fromStdString(names[static_cast<std::size_t>(predicted)]);
            const auto count = static_cast<int>(found.nodes->size());
            const QString heading = expected == predicted
                                        ? tr("%Ln node(s) of class %1 predicted correctly", nullptr, count).arg(of)
                                        : tr("%Ln node(s) of class %1 predicted as %2", nullptr, count).arg(of, as);
            m_list.showNodes(*m_dataset, heading, *found.nodes, mayAlign);
        });
}

void CellReader::openWorst(const QList<int>& nodes)
{
    if (m_run.isEmpty() || nodes.isEmpty() || !m_dataset) return;
    const int fallback = m_list.current() >= 0 ? m_list.current() : nodes.first();
    m_workbench.say(Workbench::Severity::Information, tr("Waiting for the worst pair from the engine …"));
    // By name: the name of another class may be a number.
    const protocol::Worst question{.count = protocol::Worst::kMost,
                                   .className = m_dataset->labels.classNames[static_cast<std::size_t>(m_expected)]};
    m_workbench.requests().ask(m_run, question, this, [this, run = m_run, nodes, fallback](const Answer& answer) {
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
