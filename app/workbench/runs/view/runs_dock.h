/// The list of runs: find, overlay, name, tag, annotate, delete and restore.
#pragma once

#include <QDockWidget>
#include <QSet>

#include "app/workbench/shell/request_handlers.h"
#include "core/base/result.h"

class QFrame;
class QLabel;
class QLineEdit;
class QMenu;
class QStackedWidget;
class QTreeView;
class QUndoStack;

namespace rosa::widgets {
class ShortLabel;
}

namespace rosa::workbench {

class RunTreeModel;
class Workbench;

/// Order, filter, and which rows are folded are kept in QSettings ("runs/…").
class RunsDock : public QDockWidget {
    Q_OBJECT
public:
    explicit RunsDock(Workbench& workbench, QWidget* parent = nullptr);

    /// Undo stack of names, tags, notes and deletions.
    [[nodiscard]] QUndoStack* undoStack() const { return m_undo; }
    /// A selected sweep stands for its runs.
    [[nodiscard]] QStringList selectedRuns() const;
    [[nodiscard]] QTreeView* tree() const { return m_tree; }
    [[nodiscard]] RunTreeModel& model() const { return *m_model; }
    /// Handles ListRuns.
    [[nodiscard]] RequestHandlers handlers();
    /// Restricts the list to these runs, makes the first the current one, and says so in a strip above the list; `of` names their origin.
    /// The strip's button, or choosing another run elsewhere, shows all runs again.
    void showRuns(const QStringList& runs, const QString& of);
    /// Moves the keyboard focus to the filter.
    void focusFilter();

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
    QMenu* makeMenu();
    QWidget* makeStrip();
    void setUpTree();
    void connectTree();
    void showAllRuns();
    /// Before and after the model is reset, or rows come and go: selection, folding and place stay.
    void keepRows();
    void restoreRows();
    void settleRows();
    void unfold(const QModelIndex& parent, int first, int last);
    void restoreSelection();
    /// Makes the row of the current run the current row, and selects it unless it is selected among others.
    void markCurrentRun();
    void showMenu(const QPoint& place);
    void addOverlay(QMenu& menu, const QString& run);
    bool isAllowed(const Result<void>& checked);
    /// Makes the row of the current run the current row.
    void follow();
    /// A deleted run leaves the views.
    void leaveDeleted();
    void compare();
    void foldGroups(bool isFolded);
    void rememberFolding(const QModelIndex& row, bool isFolded);
    [[nodiscard]] bool isFolded(const QModelIndex& row) const;
    void showCount();
    bool eventFilter(QObject* watched, QEvent* event) override;

    Workbench& m_workbench;
    RunTreeModel* m_model;
    QUndoStack* m_undo;
    QLineEdit* m_search = nullptr;
    QAction* m_compare = nullptr;
    QFrame* m_strip = nullptr;  ///< Says to which runs the list is restricted.
    widgets::ShortLabel* m_stripText = nullptr;
    QLabel* m_count = nullptr;
    QTreeView* m_tree;
    QStackedWidget* m_pages = nullptr;
    QSet<QString> m_folded, m_unfolded;  ///< Keys of rows that are not as they usually are.
    QStringList m_kept;                  ///< Keys of the selected rows while the rows change.
    QString m_currentKey;                ///< Likewise of the current row.
    int m_scroll = 0;
    QPersistentModelIndex m_top;  ///< The first row in sight, and where it begins; invalid at the top of the list.
    int m_topAt = 0;
    bool m_isChanging = false;  ///< The rows change: what the view selects is no choice of the user.
    bool m_wasListed = false;   ///< The current run was in the library.
};

}  // namespace rosa::workbench
