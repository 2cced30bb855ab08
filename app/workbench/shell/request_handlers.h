/// Dispatches requests to their handlers.
#pragma once

#include <array>
#include <functional>
#include <utility>
#include <variant>

#include "app/workbench/session/view_request.h"

namespace rosa::workbench {

/// The types of requests that a part of the window handles, with a handler for each:
///
///     handlers.on<ShowPair>([this](const ShowPair& wanted) { open(wanted.pair); });
class RequestHandlers {
public:
    template <typename Request>
    void on(std::function<void(const Request&)> act)
    {
        m_acts[ViewRequest(Request{}).index()] = [act = std::move(act)](const ViewRequest& request) {
            act(std::get<Request>(request));
        };
    }

    [[nodiscard]] bool handles(const ViewRequest& request) const { return m_acts[request.index()] != nullptr; }
    /// Requires handles().
    void handle(const ViewRequest& request) const { m_acts[request.index()](request); }

private:
    std::array<std::function<void(const ViewRequest&)>, std::variant_size_v<ViewRequest>> m_acts;
};

}  // namespace rosa::workbench
