/// The part of the window to which Edit → Undo applies.
#pragma once

#include <QObject>
#include <QUndoGroup>

namespace rosa::workbench {

class ExperimentView;
class RunsDock;
class ViewTabs;

/// The part used last: the form, the list of runs, or a view with steps of its own. Belongs to the window's thread.
class UndoChoice : public QObject {
    Q_OBJECT
public:
    /// All must outlive this.
    UndoChoice(ExperimentView& form, RunsDock& runs, ViewTabs& views);

    [[nodiscard]] QUndoGroup& group() { return m_group; }

private:
    void useView();

    ExperimentView& m_form;
    ViewTabs& m_views;
    QUndoGroup m_group;
};

}  // namespace rosa::workbench
