/// What the window knows of a view.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include <QKeySequence>
#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "app/workbench/shell/request_taker.h"
#include "widgets/figure/figure.h"

class QAction;

namespace rosa::workbench {

class EngineProcess;

/// How a view is called.
struct ViewCard {
    const char* name;  ///< Of the widget, in settings and of the action that shows it.
    const char* icon;  ///< widgets::icon()
    QString title;     ///< In the user's language.
    QStringList figures =
        {};  ///< Of `rosa-workbench export`: those whose content the view shows. It takes ShowFigure for them.
};

/// Something to do in a view, for the menu Run and the tool bar.
struct ViewAction {
    QAction* action;
    const char* name;
    QKeySequence keys;
};

/// Work that goes on when the window is closed.
struct UnfinishedWork {
    QString text;  ///< What the user is asked about it.
    QList<EngineProcess*> engines;
};

/// One of the views in the middle of the window. It says by itself what it is called, which actions it has, what it offers for saving
/// (widgets::offerFigure() on its plots) and what it can be asked to show; the window and other views know no more of it.
/// shell/view_list.h has all of them; app/workbench/README.md says how to add one.
class View : public QWidget {
    Q_OBJECT
public:
    [[nodiscard]] const ViewCard& card() const { return m_card; }
    [[nodiscard]] const QList<ViewAction>& viewActions() const { return m_actions; }
    /// Of the plot that has the focus, else of the first one that has something to show; nullptr where none has.
    [[nodiscard]] std::unique_ptr<widgets::Figure> figure() const;
    [[nodiscard]] bool takes(const ViewRequest& request) const;
    /// Shows what is asked for; needs takes().
    void take(const ViewRequest& request) { m_taker.take(request); }
    [[nodiscard]] virtual UnfinishedWork unfinished() const { return {}; }

Q_SIGNALS:
    /// There is a figure to save now, or none any more.
    void figureChanged();

protected:
    View(ViewCard card, QWidget* parent);

    /// Of the constructor: what the view takes.
    template <typename Request>
    void on(std::function<void(const Request&)> act)
    {
        m_taker.on<Request>(std::move(act));
    }
    /// Of the constructor: actions in their order.
    void setViewActions(QList<ViewAction> actions);

private:
    ViewCard m_card;
    QList<ViewAction> m_actions;
    RequestTaker m_taker;
};

}  // namespace rosa::workbench
