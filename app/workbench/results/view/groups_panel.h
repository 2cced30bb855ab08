/// The accuracies of all groups of results: a row and a strip of points for each.
#pragma once

#include <memory>

#include "app/workbench/results/data/results_data.h"
#include "widgets/layout/column_area.h"

class QLabel;
class QTableWidget;

namespace rosa::workbench {

class ReadTable;
class StripPlot;

/// The table is as high as its rows. A warning above says if they were measured in different ways.
class GroupsPanel : public widgets::TallColumn {
    Q_OBJECT
public:
    explicit GroupsPanel(QWidget* parent = nullptr);

    /// The selected row stays the same, as far as there are as many; emits groupChosen().
    void showResults(std::shared_ptr<const ResultTable> results);
    /// The selected row; nullptr: none.
    [[nodiscard]] const ResultGroup* chosen() const;
    /// Its number; -1: none.
    [[nodiscard]] int chosenRow() const;
    [[nodiscard]] QTableWidget& table();
    [[nodiscard]] StripPlot& strips() { return *m_strips; }

Q_SIGNALS:
    void groupChosen();

protected:
    /// Cells have colours of the theme.
    void changeEvent(QEvent* event) override;

private:
    enum Column { Method, Encoder, Preset, Count, Accuracy, Interval, Published, ProtocolId };

    void fill();
    void fillRow(int row, const ResultGroup& group);
    void putAccuracy(int row, const ResultGroup& group);
    void putPublished(int row, const ResultGroup& group);
    void fitTable();

    std::shared_ptr<const ResultTable> m_results;
    QLabel* m_warning;
    ReadTable* m_table;
    StripPlot* m_strips;
};

}  // namespace rosa::workbench
