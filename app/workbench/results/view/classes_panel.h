/// The classes of one group of results: scores, confusion matrix, and the nodes of a cell of it.
#pragma once

#include <memory>
#include <optional>

#include <QSplitter>

#include "app/workbench/results/data/results_data.h"
#include "app/workbench/results/figure/confusion_figure.h"

class QActionGroup;
class QMenu;
class QTableWidget;
class QTabWidget;

namespace rosa::workbench {

class CellNodes;
class CellReader;
class ConfusionView;
class ReadTable;
class Workbench;

class ClassesPanel : public QSplitter {
    Q_OBJECT
public:
    /// The menu gets the choice of the values in the matrix.
    ClassesPanel(Workbench& workbench, QMenu& menu, QWidget* parent = nullptr);

    /// `group` is one of `results`.
    void showGroup(std::shared_ptr<const ResultTable> results, const ResultGroup& group);
    /// Keeps nothing of the results shown last.
    void showNothing();
    /// Forgets the nodes of the selected cell.
    void forgetCell();

    [[nodiscard]] QTableWidget& scores();
    [[nodiscard]] ConfusionView& confusion() { return *m_confusion; }
    [[nodiscard]] CellNodes& nodes() { return *m_nodes; }

Q_SIGNALS:
    /// Another part is in front, so that other figures can be saved.
    void figureChanged();

private:
    void fillScores();
    void showCell(int expected, int predicted);
    [[nodiscard]] std::optional<ConfusionPicture> picture() const;

    std::shared_ptr<const ResultTable> m_results;
    const ResultGroup* m_group = nullptr;  ///< Of m_results.
    QTabWidget* m_tabs;
    ReadTable* m_scores;
    CellNodes* m_nodes;
    CellReader* m_reader;
    ConfusionView* m_confusion;
    QActionGroup* m_values;
};

}  // namespace rosa::workbench
