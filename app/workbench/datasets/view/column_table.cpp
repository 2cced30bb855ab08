#include "app/workbench/datasets/view/column_table.h"

#include <array>

#include <QComboBox>
#include <QHeaderView>

#include "widgets/text/literal.h"
#include "widgets/text/shortened.h"

namespace rosa::workbench {

namespace {

using data::ColumnRole;

enum ColumnTableColumn { MeantColumn, MeaningColumn, FirstValuesColumn };

constexpr std::array kColumnRoles{ColumnRole::Id, ColumnRole::Class, ColumnRole::Feature, ColumnRole::Split,
                                  ColumnRole::Ignored};

QString columnRoleName(ColumnRole role)
{
    switch (role) {
        case ColumnRole::Id:
            return ColumnTable::tr("Name of the node");
        case ColumnRole::Class:
            return ColumnTable::tr("Class");
        case ColumnRole::Feature:
            return ColumnTable::tr("Feature");
        case ColumnRole::Split:
            return ColumnTable::tr("Split");
        case ColumnRole::Ignored:
            return ColumnTable::tr("Ignored");
    }
    return {};
}

/// Roles that one column of a table can have.
bool isRoleUnique(ColumnRole role) { return role == ColumnRole::Id || role == ColumnRole::Class; }

}  // namespace

ColumnTable::ColumnTable(QWidget* parent) : QTableWidget(0, 3, parent)
{
    setHorizontalHeaderLabels({tr("Column"), tr("Meaning"), tr("First values")});
    setAccessibleName(tr("Columns of the table of nodes"));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(FirstValuesColumn, QHeaderView::Stretch);
}

void ColumnTable::showHead(const data::NodeTableHead& head)
{
    m_head = head;
    setRowCount(static_cast<int>(head.columns.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const auto& column = head.columns[static_cast<std::size_t>(row)];
        QStringList values;
        for (const auto& fields : head.rows)
            if (static_cast<std::size_t>(row) < fields.size())
                values += widgets::shownName(fields[static_cast<std::size_t>(row)]);
        const QString name = column.name.empty() ? QString::number(row + 1) : widgets::shownName(column.name);
        setItem(row, MeantColumn, new QTableWidgetItem(name));
        auto* shown = new QTableWidgetItem(values.join(QStringLiteral(", ")));
        shown->setToolTip(widgets::literal(shown->text()));
        setItem(row, FirstValuesColumn, shown);
        auto* roles = new QComboBox;
        roles->setAccessibleName(tr("Meaning of column %1").arg(name));
        for (const ColumnRole role : kColumnRoles) roles->addItem(columnRoleName(role), static_cast<int>(role));
        roles->setCurrentIndex(roles->findData(static_cast<int>(column.role)));
        connect(roles, qOverload<int>(&QComboBox::activated), this,
                [this, row, roles] { choose(row, static_cast<ColumnRole>(roles->currentData().toInt())); });
        setCellWidget(row, MeaningColumn, roles);
    }
}

void ColumnTable::choose(int row, ColumnRole role)
{
    auto& columns = m_head.columns;
    for (auto& column : columns)
        if (isRoleUnique(role) && column.role == role) column.role = ColumnRole::Ignored;
    columns[static_cast<std::size_t>(row)].role = role;
    for (int i = 0; i < rowCount(); ++i) {
        auto* roles = qobject_cast<QComboBox*>(cellWidget(i, MeaningColumn));
        roles->setCurrentIndex(roles->findData(static_cast<int>(columns[static_cast<std::size_t>(i)].role)));
    }
    Q_EMIT roleChosen();
}

}  // namespace rosa::workbench
