/// What a long piece of work with data tells, and asks, while it goes on.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "core/base/result.h"

namespace rosa::data {

/// Both are called from the thread that works, now and then; either may be empty.
struct Watch {
    std::function<void(std::string_view what, std::int64_t done, std::int64_t total)> progress{};
    std::function<bool()> stopRequested{};

    /// Tells how far the work is. An Error of kind Interrupted where it shall end.
    [[nodiscard]] Result<void> at(std::string_view what, std::int64_t done, std::int64_t total) const
    {
        if (progress) progress(what, done, total);
        if (stopRequested && stopRequested()) return Error{"stopped; nothing was kept", ErrorKind::Interrupted};
        return {};
    }
};

}  // namespace rosa::data
