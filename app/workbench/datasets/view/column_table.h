/// The columns of a table of nodes and their roles, which the user may change.
#pragma once

#include <QTableWidget>

#include "core/data/parts/table_head.h"

namespace rosa::workbench {

/// One row per column: name, role, first values.
class ColumnTable : public QTableWidget {
    Q_OBJECT
public:
    explicit ColumnTable(QWidget* parent = nullptr);

    void showHead(const data::NodeTableHead& head);
    /// As shown, with the roles chosen.
    [[nodiscard]] const data::NodeTableHead& head() const { return m_head; }

Q_SIGNALS:
    /// The user chose another role.
    void roleChosen();

private:
    void choose(int row, data::ColumnRole role);

    data::NodeTableHead m_head;
};

}  // namespace rosa::workbench
