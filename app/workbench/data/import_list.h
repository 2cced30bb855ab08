/// The data sets found among files: which to take, and under which names.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QTableWidget>

#include "app/workbench/data/import_preview.h"

namespace rosa::workbench {

/// A row a data set: a box that chooses it, its name in the store (F2 edits), its format, and how reading it went.
class ImportList : public QTableWidget {
    Q_OBJECT
public:
    /// One that was found, with what became of reading it.
    struct Entry {
        data::Source source;
        std::optional<SourcePreview> preview;
        QString problem;  ///< Why it cannot be read.
        QString result;   ///< What importing it came to.
    };

    explicit ImportList(QWidget* parent = nullptr);

    /// `imported`: names in the store; `embedded`: names of the program's own sets.
    void setEntries(std::vector<data::Source> sources, std::set<QString> imported, std::set<QString> embedded);
    void setPreview(int row, Result<SourcePreview> preview);
    void setResult(int row, const QString& result, bool isThere);
    /// Names of imported sets may be taken again.
    void setReplacing(bool isReplacing);

    [[nodiscard]] const Entry& entry(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int count() const { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] QString name(int row) const;
    [[nodiscard]] bool isChosen(int row) const;
    /// Rows that are chosen, can be read and are not imported yet.
    [[nodiscard]] std::vector<int> chosenRows() const;
    /// Why the chosen ones cannot be imported as they are; empty: they can.
    [[nodiscard]] QString firstProblem() const;

Q_SIGNALS:
    /// Boxes, names or states.
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
