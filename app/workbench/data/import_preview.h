/// Preview of a data set before its import.
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>

#include "app/workbench/data/data_facts.h"
#include "core/base/result.h"
#include "core/data/import.h"

class QTableWidget;

namespace rosa::workbench {

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

/// Reads a source. O(size); thread-safe. An Error names file and line.
Result<SourcePreview> previewOf(const data::Source& source);

class ImportPreview : public QWidget {
    Q_OBJECT
public:
    explicit ImportPreview(QWidget* parent = nullptr);

    void showPreview(const SourcePreview& preview);
    void showHint(const QString& text);
    void showProblem(const QString& name, const QString& problem);

private:
    DataCard* m_card;
    QTableWidget* m_nodes;
};

}  // namespace rosa::workbench
