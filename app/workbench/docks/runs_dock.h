/// The list of runs: find, compare, name, tag, annotate, delete and restore.
#pragma once

#include <QDockWidget>

#include "app/workbench/shell/request_taker.h"
#include "core/base/result.h"

class QFrame;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QTableView;
class QToolButton;
class QUndoStack;

namespace rosa::widgets {
class ShortLabel;
}

namespace rosa::workbench {

struct RunDifferences;
class RunFilter;
class RunTableModel;
class Workbench;

class RunsDock : public QDockWidget {
    Q_OBJECT
public:
    explicit RunsDock(Workbench& workbench, QWidget* parent = nullptr);

    /// Undo stack of names, tags, notes and deletions.
    [[nodiscard]] QUndoStack* undoStack() const { return m_undo; }
    [[nodiscard]] QStringList selectedRuns() const;
    [[nodiscard]] QTableView* table() const { return m_table; }
    /// Handles ListRuns.
    [[nodiscard]] RequestTaker taker();
    /// Restricts the list to these runs, makes the first the current one, and says so in a strip above the list; `of` names their origin.
    /// The strip's button, or choosing another run elsewhere, shows all runs again.
    void showRuns(const QStringList& runs, const QString& of);
    /// Moves the keyboard focus to the filter.
    void focusFilter();
    [[nodiscard]] QByteArray columnState() const;
    void restoreColumnState(const QByteArray& state);

public Q_SLOTS:
    void renameSelected();
    void editTags();
    void editNotes();
    void removeSelected();

Q_SIGNALS:
    /// The selection changed.
    void selectionChanged();
    /// The context menu's Resume.
    void resumeWanted(const QString& run);
    void exportWanted(const QString& run);

private:
    QWidget* makeHeader();
    QWidget* makeStrip();
    void showAllRuns();
    /// The filter's result changed; the current run stays current, whether it is listed or not.
    void followFilter();
    void setUpTable();
    void showMenu(const QPoint& place);
    bool isAllowed(const Result<void>& checked);
    void fillColumnMenu(QMenu& menu);
    void follow();
    void compare();
    void showDifferences(const RunDifferences& differences);
    void showCount();
    bool eventFilter(QObject* watched, QEvent* event) override;
    void takeWidth(int column, int before, int now);
    /// Gives spare width to the name column.
    void fillWidth();

    Workbench& m_workbench;
    RunTableModel* m_model;
    RunFilter* m_filter;
    QUndoStack* m_undo;
    QStringList m_compared;  ///< Runs whose parameters the columns compare.
    QLineEdit* m_search;
    QToolButton* m_compare;
    QFrame* m_strip;  ///< Says to which runs the list is restricted.
    widgets::ShortLabel* m_stripText;
    bool m_isFiltering = false;  ///< The filter is removing rows.
    int m_spare = 0;             ///< Width that fillWidth() added to the name column.
    bool m_isFilling = false;    ///< Column widths are being changed by the program.
    QLabel* m_count;
    QTableView* m_table;
    QStackedWidget* m_pages;
};

}  // namespace rosa::workbench
