/// Quality of the embeddings: repetitions, baselines, published numbers, scores per class and confusion matrix; and the article's tables.
#pragma once

#include <memory>
#include <optional>

#include "app/workbench/base/latest.h"
#include "app/workbench/results/data/results_data.h"
#include "app/workbench/results/figure/confusion_figure.h"
#include "app/workbench/shell/view.h"
#include "core/data/dataset.h"

class QActionGroup;
class QLabel;
class QStackedWidget;
class QTableWidget;
class QTabWidget;
class QToolButton;

namespace rosa::widgets {
class RichLabel;
}

namespace rosa::workbench {

class CellNodes;
class ConfusionView;
class NoResults;
class StripPlot;
class TablesPanel;
class ViewHead;
class Workbench;

/// Follows the current run. Reads again when an evaluation is added, not at every epoch of a training; reads nothing while the view is
/// hidden.
class ResultsView : public View {
    Q_OBJECT
public:
    explicit ResultsView(Workbench& workbench, QWidget* parent = nullptr);
    ~ResultsView() override;

    /// Shows these runs side by side, each with its repetitions, until another run is chosen; the first becomes the current one.
    void compare(const QStringList& runs);

    /// nullopt until they are read.
    [[nodiscard]] const std::optional<ResultTable>& results() const { return m_results; }
    [[nodiscard]] QTableWidget& table() { return *m_table; }
    [[nodiscard]] QTableWidget& classTable() { return *m_classes; }
    [[nodiscard]] ConfusionView& confusion() { return *m_confusion; }
    [[nodiscard]] CellNodes& nodes() { return *m_nodes; }
    [[nodiscard]] StripPlot& strips() { return *m_strips; }
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
    /// Cells have colours of the theme.
    void changeEvent(QEvent* event) override;

private:
    enum Column { Method, Encoder, Preset, Count, Accuracy, Interval, Published, ProtocolId };

    QWidget* buildHeader();
    QWidget* buildTop();
    QWidget* buildBottom();
    void connectParts();
    void showFigure(const ShowFigure& figure);
    void refresh();
    void take(const QString& run, Result<ResultTable> results);
    void showNothing();
    void fillTable();
    void addRow(int row, const ResultGroup& group);
    void fitTable();
    [[nodiscard]] size_t askedFor() const;
    void showGroup(int row);
    void showPairs();
    void fillClasses(const ResultGroup& group);
    void showCell(int expected, int predicted);
    void showWorst(const QList<int>& nodes);
    void copyText(const QString& text, const QString& what);
    [[nodiscard]] std::optional<ConfusionPicture> picture() const;  ///< Of the selected group.
    [[nodiscard]] const ResultGroup* group() const;                 ///< The selected row.

    Workbench& m_workbench;
    QTabWidget* m_halves;  ///< Tabs: the run's results, the article's tables.
    TablesPanel* m_tables;
    ViewHead* m_head;  ///< Of the run's results.
    QStackedWidget* m_pages;
    NoResults* m_nothing;
    QToolButton* m_export;
    QLabel* m_warning;
    QTableWidget* m_table;
    widgets::RichLabel* m_pairs;  ///< Comparison of two rows.
    StripPlot* m_strips;
    QTabWidget* m_tabs;
    QTableWidget* m_classes;
    CellNodes* m_nodes;
    QActionGroup* m_values = nullptr;
    ConfusionView* m_confusion;

    QStringList m_compared;  ///< The current run, and those compared with it.
    std::optional<ResultTable> m_results;
    DatasetPtr m_dataset;  ///< Data set of m_results; read when the first cell is selected.
    size_t m_read = 0;     ///< Hash of what was read last, or is being read: see askedFor().
    bool m_isReading = false;
    Latest m_cells;       ///< Selected cells.
    int m_expected = -1;  ///< True class of the cell.
};

}  // namespace rosa::workbench
