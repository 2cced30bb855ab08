#include "app/workbench/shell/view_list.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "core/base/check.h"

namespace rosa::workbench {

ViewList::ViewList(Workbench& workbench, QObject* parent) : QObject(parent)
{
    connect(&workbench, &Workbench::asked, this, &ViewList::route);
}

void ViewList::add(View* view) { m_views.append(view); }

void ViewList::add(RequestHandlers handlers) { m_others.push_back(std::move(handlers)); }

View* ViewList::viewFor(const ViewRequest& request) const
{
    const auto found = std::ranges::find_if(m_views, [&](const View* view) { return view->handles(request); });
    return found == m_views.end() ? nullptr : *found;
}

void ViewList::route(const ViewRequest& request)
{
    if (View* view = viewFor(request)) {
        view->handle(request);
        Q_EMIT wanted(view);
        return;
    }
    const auto other =
        std::ranges::find_if(m_others, [&](const RequestHandlers& handlers) { return handlers.handles(request); });
    ROSA_CHECK(other != m_others.end(), "nobody handles requests of type " + std::to_string(request.index()));
    other->handle(request);
}

}  // namespace rosa::workbench
