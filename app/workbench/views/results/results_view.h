/// How good the embeddings are: repetitions, baselines, published figures, classes and what is taken for what; and the article's tables.
#pragma once

#include <memory>
#include <optional>

#include "app/workbench/base/latest.h"
#include "app/workbench/figures/confusion_figure.h"
#include "app/workbench/model/results_data.h"
#include "app/workbench/shell/view.h"
#include "core/data/dataset.h"

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableWidget;
class QTabWidget;
class QToolButton;

namespace rosa::widgets {
class ShortLabel;
}

namespace rosa::workbench {

class CellNodes;
class ConfusionView;
class NoResults;
class StripPlot;
class TablesPanel;
class Workbench;

/// Follows the current run. Read anew when an evaluation is added, not with every epoch of a training; nothing is read while the view is not shown.
class ResultsView : public View {
    Q_OBJECT
public:
    explicit ResultsView(Workbench& workbench, QWidget* parent = nullptr);
    ~ResultsView() override;

    /// Shows these runs beside each other, each with its repetitions; the first becomes the current one. Until another run is chosen.
    void compare(const QStringList& runs);

    /// None until they are read.
    [[nodiscard]] const std::optional<ResultTable>& results() const { return m_results; }
    [[nodiscard]] QTableWidget& table() { return *m_table; }
    [[nodiscard]] QTableWidget& classTable() { return *m_classes; }
    [[nodiscard]] ConfusionView& confusion() { return *m_confusion; }
    [[nodiscard]] CellNodes& nodes() { return *m_nodes; }
    [[nodiscard]] StripPlot& strips() { return *m_strips; }
    [[nodiscard]] TablesPanel& tables() { return *m_tables; }
    /// Brings the article's tables, or the run's own results, to the front.
    void showTables(bool isInFront);
    /// What is said where there is nothing to show; "" where there is.
    [[nodiscard]] QString message() const;
    /// What is said of two rows, pair by pair; "" where no two are chosen.
    [[nodiscard]] QString comparison() const;
    [[nodiscard]] NoResults& noResults() { return *m_nothing; }
    /// Engines that measure a table.
    [[nodiscard]] UnfinishedWork unfinished() const override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum Column { Method, Encoder, Preset, Count, Accuracy, Interval, Published, ProtocolId };

    QWidget* buildHeader();
    QWidget* buildTop();
    QWidget* buildBottom();
    void connectParts();
    void showFigure(const ShowFigure& figure);
    void refresh();
    void take(const QString& run, Result<ResultTable> results);
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
    [[nodiscard]] std::optional<ConfusionPicture> picture() const;  ///< Of the group chosen.
    [[nodiscard]] const ResultGroup* group() const;                 ///< The row chosen.

    Workbench& m_workbench;
    QTabWidget* m_halves;  ///< The run's results, and the article's tables.
    TablesPanel* m_tables;
    QStackedWidget* m_pages;
    NoResults* m_nothing;
    widgets::ShortLabel* m_title;
    QToolButton* m_export;
    QLabel* m_warning;
    QTableWidget* m_table;
    QLabel* m_pairs;  ///< Two rows against each other.
    QLabel* m_protocol;
    StripPlot* m_strips;
    QTabWidget* m_tabs;
    QTableWidget* m_classes;
    CellNodes* m_nodes;
    QComboBox* m_values;
    ConfusionView* m_confusion;

    QStringList m_compared;  ///< The current run, and those shown with it.
    std::optional<ResultTable> m_results;
    DatasetPtr m_dataset;  ///< Of m_results, from the first cell that is chosen on.
    size_t m_read = 0;     ///< What was read last, or is being read: see askedFor().
    bool m_isReading = false;
    Latest m_cells;       ///< That were chosen.
    int m_expected = -1;  ///< True class of the cell.
};

}  // namespace rosa::workbench
