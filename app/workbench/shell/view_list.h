/// The views of a window, and the dispatch of requests to them.
#pragma once

#include <vector>

#include <QList>
#include <QObject>

#include "app/workbench/shell/request_handlers.h"

namespace rosa::workbench {

class View;
class Workbench;

/// Passes every Workbench::asked() to the first view that handles it, otherwise to another part of the window. Every type of request has a
/// handler; whether a view shows a figure is checked by viewFor() before it is requested. Belongs to the window's thread.
class ViewList : public QObject {
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit ViewList(Workbench& workbench, QObject* parent = nullptr);

    /// In the order of their tabs. A view must outlive the last request, or be destroyed with the window.
    void add(View* view);
    /// Adds another part of the window that handles requests; it is not brought to the front.
    void add(RequestHandlers handlers);

    [[nodiscard]] const QList<View*>& views() const { return m_views; }
    /// nullptr: no view handles it.
    [[nodiscard]] View* viewFor(const ViewRequest& request) const;

Q_SIGNALS:
    /// A view has handled a request and should be brought to the front.
    void wanted(rosa::workbench::View* view);

private:
    void route(const ViewRequest& request);

    QList<View*> m_views;
    std::vector<RequestHandlers> m_others;
};

}  // namespace rosa::workbench
