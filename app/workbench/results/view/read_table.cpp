#include "app/workbench/results/view/read_table.h"

#include <QHeaderView>

namespace rosa::workbench {

ReadTable::ReadTable(const QStringList& columns, const QString& name)
{
    setColumnCount(static_cast<int>(columns.size()));
    setHorizontalHeaderLabels(columns);
    setAccessibleName(name);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

QTableWidgetItem* ReadTable::put(int row, int column, const QString& text, Qt::Alignment side)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(side | Qt::AlignVCenter);
    setItem(row, column, item);
    return item;
}

}  // namespace rosa::workbench
