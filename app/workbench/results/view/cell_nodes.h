/// The nodes of a cell of the confusion matrix, with actions on them.
#pragma once

#include <vector>

#include <QWidget>

#include "app/workbench/results/data/results_data.h"
#include "core/data/dataset.h"

class QLabel;
class QPushButton;
class QTreeWidget;

namespace rosa::workbench {

class CellNodes : public QWidget {
    Q_OBJECT
public:
    explicit CellNodes(QWidget* parent = nullptr);

    void showNothing();
    void showText(const QString& text);
    /// `mayAlign`: the run has views, so that pairs can be opened.
    void showNodes(const data::Dataset& dataset, const QString& heading, const std::vector<ConfusedNode>& nodes,
                   bool mayAlign);
    [[nodiscard]] QList<int> nodes() const;
    /// The selected row; −1: none.
    [[nodiscard]] int current() const;
    [[nodiscard]] QTreeWidget& table() { return *m_table; }
    [[nodiscard]] QPushButton& embeddingButton() { return *m_embedding; }
    [[nodiscard]] QPushButton& worstButton() { return *m_worst; }

Q_SIGNALS:
    void embeddingWanted(const QList<int>& nodes);
    void worstWanted(const QList<int>& nodes);
    /// Double click or Enter on a row.
    void alignmentWanted(int node);

private:
    QLabel* m_heading;
    QTreeWidget* m_table;
    QPushButton* m_embedding;
    QPushButton* m_worst;
    bool m_mayAlign = false;
};

}  // namespace rosa::workbench
