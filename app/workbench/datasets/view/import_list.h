/// The data sets found among files, with selection and names for import.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QTableWidget>

#include "app/workbench/datasets/view/import_preview.h"

namespace rosa::workbench {

/// One row per data set: check box, name in the store (F2 edits), format, and reading status.
class ImportList : public QTableWidget {
    Q_OBJECT
public:
    /// A data set found, with the result of reading it.
    struct Entry {
        data::Source source;
        std::optional<SourcePreview> preview;
        std::optional<data::NodeTableHead> columns;  ///< Of a table of nodes.
        QString problem;                             ///< Why it cannot be read.
        QString result;                              ///< Result of the import.
    };

    explicit ImportList(QWidget* parent = nullptr);

    /// `imported`: names in the store; `embedded`: names of built-in data sets.
    void setEntries(std::vector<data::Source> sources, std::set<QString> imported, std::set<QString> embedded);
    void setReading(int row, SourceReading reading);
    /// Empties a row that is read again with other options.
    void setOptions(int row, data::ReadOptions options);
    void setResult(int row, const QString& result, bool isThere);
    /// Whether names of imported data sets may be reused.
    void setReplacing(bool isReplacing);

    [[nodiscard]] const Entry& entry(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int count() const { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] QString name(int row) const;
    [[nodiscard]] bool isChosen(int row) const;
    /// Rows that are checked, readable and not yet imported.
    [[nodiscard]] std::vector<int> chosenRows() const;
    /// Why the checked rows cannot be imported; empty: they can.
    [[nodiscard]] QString firstProblem() const;

Q_SIGNALS:
    /// Check boxes, names or states changed.
    void changed();

private:
    [[nodiscard]] QString nameProblem(int row) const;
    void describe();

    std::vector<Entry> m_entries;
    std::set<QString> m_imported, m_embedded;
    bool m_isReplacing = false;
    bool m_isFilling = false;
};

}  // namespace rosa::workbench
