#include "app/workbench/embedding/view/node_menu.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/workbench/embedding/data/node_colours.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "widgets/scatter/selection_model.h"

namespace rosa::workbench {

namespace {

struct NodeMenu {
    Q_DECLARE_TR_FUNCTIONS(NodeMenu)
};

void offerAlignment(QMenu& menu, Workbench& workbench, const QString& text, const QString& run, int first, int second)
{
    QAction* made = menu.addAction(text, &workbench, [&workbench, run, first, second] {
        workbench.ask(ShowPair{{run, first, second}});
    });
    made->setEnabled(!run.isEmpty());
}

}  // namespace

QString runWithPairs(Workbench& workbench, const QStringList& runs)
{
    const auto found = std::ranges::find_if(runs, [&](const QString& run) {
        const store::RunSummary* summary = workbench.library().find(run);
        const catalog::Method* method = summary ? workbench.catalogue().method(summary->method) : nullptr;
        return method && method->trains;
    });
    return found == runs.end() ? QString() : *found;
}

void fillNodeMenu(QMenu& menu, Workbench& workbench, widgets::SelectionModel& selection, const data::Dataset& dataset,
                  const QString& run, int node)
{
    if (node < 0) return;
    offerAlignment(menu, workbench, NodeMenu::tr("Show alignment of %1").arg(nodeName(dataset, node)), run, node, node);
    if (const QList<int>& selected = selection.selected(); selected.size() == 2) {
        const QString names = NodeMenu::tr("Show alignment of %1 and %2")
                                  .arg(nodeName(dataset, selected.first()), nodeName(dataset, selected.last()));
        offerAlignment(menu, workbench, names, run, selected.first(), selected.last());
    }
    const int ofClass = dataset.labels.empty() ? -1 : dataset.labels.ofNode[static_cast<std::size_t>(node)];
    if (ofClass < 0) return;
    QList<int> ofSame;
    for (std::size_t i = 0; i < dataset.labels.ofNode.size(); ++i)
        if (dataset.labels.ofNode[i] == ofClass) ofSame.append(static_cast<int>(i));
    menu.addAction(NodeMenu::tr("Select all nodes of class %1").arg(className(dataset, node)), &selection,
                   [&selection, ofSame] { selection.setSelected(ofSame); });
}

}  // namespace rosa::workbench
