/// Records the requests that a part of the window sends to others, for tests without these.
#pragma once

#include <variant>
#include <vector>

#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

/// Records all requests since its construction.
class Asked : public QObject {
public:
    explicit Asked(Workbench& workbench)
    {
        connect(&workbench, &Workbench::asked, this, [this](const ViewRequest& request) { m_requests.push_back(request); });
    }

    /// The requests of one type, in order.
    template <typename Request>
    [[nodiscard]] std::vector<Request> all() const
    {
        std::vector<Request> found;
        for (const ViewRequest& request : m_requests)
            if (const auto* one = std::get_if<Request>(&request)) found.push_back(*one);
        return found;
    }

private:
    std::vector<ViewRequest> m_requests;
};

}  // namespace rosa::workbench
