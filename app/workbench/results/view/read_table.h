/// A table that is read, not edited, as Results has them.
#pragma once

#include <QString>
#include <QStringList>
#include <QTableWidget>

namespace rosa::workbench {

/// Whole rows are selected, one at a time.
class ReadTable : public QTableWidget {
public:
    ReadTable(const QStringList& columns, const QString& name);

    /// Replaces a cell by one with this text; returns it.
    QTableWidgetItem* put(int row, int column, const QString& text, Qt::Alignment side = Qt::AlignLeft);
};

}  // namespace rosa::workbench
