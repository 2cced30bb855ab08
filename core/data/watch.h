/// What a long piece of work with data tells, and asks, while it goes on.
#pragma once

#include <algorithm>
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

/// Calls `work(begin, end)`, a Result<void>, for parts of [0, count) one after another, and tells `watch` before each and at the end how
/// far it is. Ends with the first Error.
template <typename Work>
Result<void> inParts(std::int64_t count, std::int64_t part, std::string_view what, const Watch& watch, const Work& work)
{
    for (std::int64_t begin = 0; begin < count; begin += std::min(part, count - begin)) {
        ROSA_TRY(watch.at(what, begin, count));
        ROSA_TRY(work(begin, begin + std::min(part, count - begin)));
    }
    return watch.at(what, count, count);
}

}  // namespace rosa::data
