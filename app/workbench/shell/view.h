/// Interface of a view to the window.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include <QKeySequence>
#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "app/workbench/shell/offered_page.h"
#include "app/workbench/shell/request_handlers.h"
#include "widgets/figure/figure.h"

class QAction;
class QUndoStack;

namespace rosa::workbench {

class EngineProcess;

/// Identity of a view.
struct ViewCard {
    const char* name;          ///< Object name of the widget; also used in settings and for the action that shows the view.
    const char* icon;          ///< NAME of resources/icons/NAME.svg, which icons.qrc lists.
    QString title;             ///< In the user's language.
    int key;                   ///< Ctrl+KEY shows the view: 0 … 9, its own, so that it stays when views are added.
    QStringList figures = {};  ///< Figures of `rosa-workbench export` that the view shows. It handles ShowFigure for them.
    bool isAlone = false;      ///< Needs neither the form nor the list of runs: the panels are folded beside it.
    bool showsResult = false;  ///< What a training has reached is seen there at once: its end needs no notice.
};

/// An action of a view, for the menu Run and the tool bar.
struct ViewAction {
    QAction* action;
    const char* name;
    QKeySequence keys;
};

/// What can be saved of a view.
struct OfferedFigures {
    std::vector<std::unique_ptr<widgets::Figure>> figures;
    std::size_t front = 0;  ///< The one that View::figure() returns, if there are any.
};

/// Work that is still running when the window is closed.
struct UnfinishedWork {
    QString text;  ///< The question to the user about it.
    QList<EngineProcess*> engines;
};

/// One of the views in the middle of the window. It declares its own name, actions, figures for saving (widgets::offerFigure() on its
/// plots) and the requests that it handles; the window and other views know nothing else about it. shell/view_list.h holds all views;
/// app/workbench/README.md explains how to add one.
class View : public QWidget {
    Q_OBJECT
public:
    [[nodiscard]] const ViewCard& card() const { return m_card; }
    [[nodiscard]] const QList<ViewAction>& viewActions() const { return m_actions; }
    /// The figure of the focused plot, otherwise of the largest one in sight, if it has content; nullptr if there is none.
    [[nodiscard]] std::unique_ptr<widgets::Figure> figure() const;
    /// All figures of the view, each once: from top to bottom, those out of sight last.
    [[nodiscard]] OfferedFigures figures() const;
    /// What the view shows, as a web page; nothing if there is none.
    [[nodiscard]] virtual OfferedPage page() const { return {}; }
    [[nodiscard]] bool handles(const ViewRequest& request) const;
    /// Handles a request; requires handles().
    void handle(const ViewRequest& request) { m_handlers.handle(request); }
    [[nodiscard]] virtual UnfinishedWork unfinished() const { return {}; }
    /// The steps that Edit → Undo takes back while the view is in front; nullptr: none of its own.
    [[nodiscard]] virtual QUndoStack* undoStack() { return nullptr; }

Q_SIGNALS:
    /// A figure has become available for saving, or unavailable.
    void figureChanged();

protected:
    View(ViewCard card, QWidget* parent);

    /// For the constructor: registers a handler.
    template <typename Request>
    void on(std::function<void(const Request&)> act)
    {
        m_handlers.on<Request>(std::move(act));
    }
    /// For the constructor: actions in display order.
    void setViewActions(QList<ViewAction> actions);

private:
    ViewCard m_card;
    QList<ViewAction> m_actions;
    RequestHandlers m_handlers;
};

}  // namespace rosa::workbench
