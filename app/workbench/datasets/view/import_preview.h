/// Preview of a data set before its import.
#pragma once

#include <optional>

#include <QString>
#include <QVector>
#include <QWidget>

#include "app/workbench/datasets/view/data_facts.h"
#include "core/base/result.h"
#include "core/data/import/import.h"
#include "core/data/parts/table_head.h"

class QTableWidget;

namespace rosa::workbench {

class ColumnTable;
class DataCard;

/// Facts and first nodes of a data set.
struct SourcePreview {
    struct Node {
        QString name;
        QString label;        ///< Empty: unknown.
        qint64 features = 0;  ///< Number of non-zero features.
        qint64 neighbours = 0;
    };
    DataFacts facts;
    QVector<Node> nodes;
};

/// A source as read for the preview.
struct SourceReading {
    Result<SourcePreview> preview;               ///< An Error names file and line.
    std::optional<data::NodeTableHead> columns;  ///< Of its table of nodes, if it has one that can be read.
};

/// Reads a source. O(size); thread-safe.
SourceReading readingOf(const data::Source& source);

class ImportPreview : public QWidget {
    Q_OBJECT
public:
    explicit ImportPreview(QWidget* parent = nullptr);

    void showPreview(const SourcePreview& preview);
    void showHint(const QString& text);
    void showProblem(const QString& name, const QString& problem);
    /// Shows the columns of a table of nodes below; nothing: hides them.
    void showColumns(const std::optional<data::NodeTableHead>& columns);

Q_SIGNALS:
    /// The user gave a column another role.
    void columnsChosen(const data::NodeTableHead& columns);

private:
    DataCard* m_card;
    QTableWidget* m_nodes;
    ColumnTable* m_columns;
};

}  // namespace rosa::workbench
