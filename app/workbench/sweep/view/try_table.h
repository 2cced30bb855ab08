/// The table of tries, linked to the focus of its sweep.
#pragma once

#include <QTableView>

#include "app/workbench/sweep/view/try_table_model.h"

class QMenu;

namespace rosa::workbench {

/// Its selection is that of the focus. Return or a double click opens a try; Ctrl+C copies the selected rows.
class TryTable : public QTableView {
    Q_OBJECT
public:
    TryTable(SweepFocus& focus, const RunColours& colours, QWidget* parent = nullptr);

    [[nodiscard]] TryTableModel& tries() { return *m_model; }
    /// Adds an entry per column; hiding a parameter hides its axis in the plots as well.
    void fillColumnMenu(QMenu& menu);
    /// The selected rows, or all of them without a selection, with a heading; cells are separated by tabs.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void opened(int number);
    void menuWanted(const QPoint& globalPlace);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void refresh();
    void updateData();
    /// Hides the columns of the parameters that the focus hides.
    void updateHidden();
    /// Selects the rows of the focus; the current row stays with its try.
    void showChosen(bool scrolls);
    void setColumnShown(int column, bool isShown);

    SweepFocus& m_focus;
    TryTableModel* m_model;
    int m_current = -1;          ///< Try of the current row.
    bool m_isFollowing = false;  ///< The selection is being set by the program.
    QString m_sweep;             ///< Whose columns fit.
};

}  // namespace rosa::workbench
