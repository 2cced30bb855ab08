#include "app/workbench/window/undo_choice.h"

#include <algorithm>

#include <QApplication>
#include <QUndoStack>

#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/window/view_tabs.h"

namespace rosa::workbench {

UndoChoice::UndoChoice(ExperimentView& form, RunsDock& runs, ViewTabs& views) : m_form(form), m_views(views)
{
    m_group.addStack(form.undoStack());
    m_group.addStack(runs.undoStack());
    for (View* view : views.all())
        if (QUndoStack* stack = view->undoStack()) m_group.addStack(stack);
    m_group.setActiveStack(form.undoStack());
    connect(qApp, &QApplication::focusChanged, this, [this, &form, &runs](QWidget*, QWidget* now) {
        if (now && runs.isAncestorOf(now)) m_group.setActiveStack(runs.undoStack());
        if (now && form.isAncestorOf(now)) m_group.setActiveStack(form.undoStack());
        if (now && m_views.isAncestorOf(now)) useView();
    });
    connect(&views, &QTabWidget::currentChanged, this, &UndoChoice::useView);
    for (QUndoStack* stack : {runs.undoStack(), form.undoStack()})
        connect(stack, &QUndoStack::indexChanged, this, [this, stack] { m_group.setActiveStack(stack); });
}

/// A view without steps of its own leaves undo to the form.
void UndoChoice::useView()
{
    QUndoStack* own = m_views.current().undoStack();
    const bool isOfOtherView = std::ranges::any_of(
        m_views.all(), [this](View* view) { return view->undoStack() && view->undoStack() == m_group.activeStack(); });
    if (own)
        m_group.setActiveStack(own);
    else if (isOfOtherView)
        m_group.setActiveStack(m_form.undoStack());
}

}  // namespace rosa::workbench
