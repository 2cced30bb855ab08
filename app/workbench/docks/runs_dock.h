/// The list of runs: find, compare, name, tag, annotate, delete and bring back.
#pragma once

#include <QDockWidget>

#include "app/workbench/shell/request_taker.h"

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

    /// Names, tags, notes and deletions, each a step that can be undone.
    [[nodiscard]] QUndoStack* undoStack() const { return m_undo; }
    [[nodiscard]] QStringList selectedRuns() const;
    [[nodiscard]] QTableView* table() const { return m_table; }
    /// Takes ListRuns.
    [[nodiscard]] RequestTaker taker();
    /// Shows these runs alone, makes the first the current one, and says so in a strip above the list; `of` names what they belong to. The strip's
    /// button, and a run that is chosen elsewhere and is not among them, bring all runs back.
    void showRuns(const QStringList& runs, const QString& of);
    /// Puts the keyboard into the filter.
    void focusFilter();
    [[nodiscard]] QByteArray columnState() const;
    void restoreColumnState(const QByteArray& state);

public Q_SLOTS:
    void renameSelected();
    void editTags();
    void editNotes();
    void removeSelected();

Q_SIGNALS:
    /// Other runs are selected, or none any more.
    void selectionChanged();
    /// Asked for in the context menu.
    void resumeWanted(const QString& run);
    void exportWanted(const QString& run);

private:
    QWidget* makeHeader();
    QWidget* makeStrip();
    void showAllRuns();
    /// What the filter keeps has changed; the current run stays the current one, in the list or not.
    void followFilter();
    void setUpTable();
    void showMenu(const QPoint& place);
    void fillColumnMenu(QMenu& menu);
    void follow();
    void compare();
    void showDifferences(const RunDifferences& differences);
    void showCount();
    bool eventFilter(QObject* watched, QEvent* event) override;
    void takeWidth(int column, int before, int now);
    /// Gives the names the width that no column takes.
    void fillWidth();

    Workbench& m_workbench;
    RunTableModel* m_model;
    RunFilter* m_filter;
    QUndoStack* m_undo;
    QStringList m_compared;  ///< What the columns of parameters were asked for.
    QLineEdit* m_search;
    QToolButton* m_compare;
    QFrame* m_strip;  ///< Says of which runs alone the list is.
    widgets::ShortLabel* m_stripText;
    bool m_isFiltering = false;  ///< Rows go at the moment because the filter does not keep them.
    int m_spare = 0;             ///< Width that fillWidth() gave the names beside their own.
    bool m_isFilling = false;    ///< Widths change at the moment that nobody chose.
    QLabel* m_count;
    QTableView* m_table;
    QStackedWidget* m_pages;
};

}  // namespace rosa::workbench
