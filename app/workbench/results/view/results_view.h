/// Quality of the embeddings: repetitions, baselines, published numbers, scores per class and confusion matrix; and the article's tables.
#pragma once

#include <memory>

#include "app/workbench/results/data/results_data.h"
#include "app/workbench/shell/view.h"

class QStackedWidget;
class QTableWidget;
class QTabWidget;

namespace rosa::workbench {

class CellNodes;
class ClassesPanel;
class ConfusionView;
class GroupsPanel;
class NoResults;
class ResultsLoader;
class ResultsWords;
class StripPlot;
class TablesPanel;
class ViewHead;
class Workbench;

/// Follows the current run: what ResultsLoader reads is shown by ResultsWords (above), GroupsPanel (all groups) and ClassesPanel (the
/// selected one). Reads nothing while the view is hidden.
class ResultsView : public View {
    Q_OBJECT
public:
    explicit ResultsView(Workbench& workbench, QWidget* parent = nullptr);
    ~ResultsView() override;

    /// Shows these runs side by side, each with its repetitions, until another run is chosen; the first becomes the current one.
    void compare(const QStringList& runs);

    /// nullptr until they are read.
    [[nodiscard]] const std::shared_ptr<const ResultTable>& results() const { return m_results; }
    [[nodiscard]] QTableWidget& table();
    [[nodiscard]] QTableWidget& classTable();
    [[nodiscard]] ConfusionView& confusion();
    [[nodiscard]] CellNodes& nodes();
    [[nodiscard]] StripPlot& strips();
    [[nodiscard]] TablesPanel& tables() { return *m_tables; }
    /// Shows the article's tables, or the run's own results.
    void showTables(bool isInFront);
    /// The message shown if there are no results; "" otherwise.
    [[nodiscard]] QString message() const;
    /// Text of the paired comparison of two rows; "" if no two rows are selected.
    [[nodiscard]] QString comparison() const;
    [[nodiscard]] NoResults& noResults() { return *m_nothing; }
    /// Engines that measure a table.
    [[nodiscard]] UnfinishedWork unfinished() const override;
    [[nodiscard]] OfferedPage page() const override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeBody();
    void layOut();
    void connectParts();
    void showFigure(const ShowFigure& figure);
    void refresh();
    void applyResults(const QString& run, const Result<ResultTable>& results);
    void showNothing();
    void showGroup();
    void comparePair();

    Workbench& m_workbench;
    QTabWidget* m_halves;  ///< Tabs: the run's results, the article's tables.
    TablesPanel* m_tables;
    ViewHead* m_head;  ///< Of the run's results.
    ResultsWords* m_words;
    QStackedWidget* m_pages;
    NoResults* m_nothing;
    GroupsPanel* m_groups;
    ClassesPanel* m_classes;
    ResultsLoader* m_loader;
    std::shared_ptr<const ResultTable> m_results;
};

}  // namespace rosa::workbench
