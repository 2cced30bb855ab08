/// The views of a window, and the way of what is asked for to who does it.
#pragma once

#include <vector>

#include <QList>
#include <QObject>

#include "app/workbench/shell/request_taker.h"

namespace rosa::workbench {

class View;
class Workbench;

/// Hands every Workbench::asked() to the first view that takes it, else to another part of the window. Somebody takes every type of request; a
/// figure that no view shows is found by viewFor() before it is asked for. Belongs to the window's thread.
class ViewList : public QObject {
    Q_OBJECT
public:
    /// `workbench` outlives this.
    explicit ViewList(Workbench& workbench, QObject* parent = nullptr);

    /// In the order of their tabs. The view outlives the last request, or takes the window with it.
    void add(View* view);
    /// Another part of the window that takes requests; it is not brought to the front.
    void add(RequestTaker taker);

    [[nodiscard]] const QList<View*>& views() const { return m_views; }
    /// nullptr: no view takes it.
    [[nodiscard]] View* viewFor(const ViewRequest& request) const;

Q_SIGNALS:
    /// A view has taken a request, and belongs in front now.
    void wanted(rosa::workbench::View* view);

private:
    void route(const ViewRequest& request);

    QList<View*> m_views;
    std::vector<RequestTaker> m_others;
};

}  // namespace rosa::workbench
