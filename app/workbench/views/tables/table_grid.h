/// A published table beside what was measured, cell by cell.
#pragma once

#include <vector>

#include <QTableWidget>

#include "app/workbench/model/cell_text.h"

namespace rosa::workbench {

/// Methods down, data sets across. A click or Enter opens a cell; Control marks a second one.
class TableGrid : public QTableWidget {
    Q_OBJECT
public:
    explicit TableGrid(QWidget* parent = nullptr);

    /// `faces`: row by row. Marks stay where the table has the same shape.
    void setTable(const reproduce::Plan& plan, const std::vector<CellFace>& faces);
    /// The cells marked, in the order in which they were.
    [[nodiscard]] const std::vector<CellPlace>& marked() const { return m_marked; }

Q_SIGNALS:
    void markedChanged();
    /// A click on it alone, or Enter.
    void cellOpened(int row, int column);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void takeMarks();

    std::vector<CellPlace> m_marked;
};

}  // namespace rosa::workbench
