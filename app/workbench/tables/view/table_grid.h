/// A published table with measured results, cell by cell.
#pragma once

#include <vector>

#include <QTableWidget>

#include "app/workbench/tables/data/cell_text.h"

namespace rosa::workbench {

/// Methods as rows, data sets as columns. A click or Enter opens a cell; Control selects a second one.
class TableGrid : public QTableWidget {
    Q_OBJECT
public:
    explicit TableGrid(QWidget* parent = nullptr);

    /// `faces`: row by row. The selection is kept if the shape of the table is unchanged.
    void setTable(const tables::Plan& plan, const std::vector<CellFace>& faces);
    /// The selected cells, in the order of selection.
    [[nodiscard]] const std::vector<CellPlace>& marked() const { return m_marked; }

Q_SIGNALS:
    void markedChanged();
    /// A plain click, or Enter.
    void cellOpened(int row, int column);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void updateMarks();

    std::vector<CellPlace> m_marked;
};

}  // namespace rosa::workbench
