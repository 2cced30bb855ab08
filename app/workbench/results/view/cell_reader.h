/// What belongs to a cell of the confusion matrix: its nodes, and the worst pair among them.
#pragma once

#include <QList>
#include <QObject>

#include "app/workbench/base/latest.h"
#include "app/workbench/results/data/results_data.h"
#include "core/data/dataset.h"

namespace rosa::workbench {

class CellNodes;
class Workbench;

/// Reads in the background, or asks an engine, and fills a list of nodes. Belongs to the window's thread.
class CellReader : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this.
    CellReader(Workbench& workbench, CellNodes& list, QObject* parent);

    /// Fills the list with the nodes of a cell of this group.
    void showCell(const QString& dataset, const ResultGroup& group, int expected, int predicted);
    /// Empties the list; an answer that is still awaited is not shown.
    void forget();

private:
    /// The engine ranks positive pairs of the class; the worst among the cell's nodes is opened, or the selected one if none of them was
    /// ranked.
    void openWorst(const QList<int>& nodes);

    Workbench& m_workbench;
    CellNodes& m_list;
    Latest m_cells;
    DatasetPtr m_dataset;  ///< Of the shown cell.
    QString m_run;         ///< Whose pairs are opened.
    int m_expected = -1;   ///< True class of the cell.
};

}  // namespace rosa::workbench
