/// Progress and cancellation of long operations on data.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string_view>

#include "core/base/result.h"

namespace rosa::data {

/// Both functions are called from the working thread at intervals; either may be empty.
struct Watch {
    std::function<void(std::string_view what, std::int64_t done, std::int64_t total)> progress{};
    std::function<bool()> stopRequested{};

    /// Reports the progress. Returns an Error of kind Interrupted if the operation shall stop.
    [[nodiscard]] Result<void> at(std::string_view what, std::int64_t done, std::int64_t total) const
    {
        if (progress) progress(what, done, total);
        if (stopRequested && stopRequested()) return interruption("stopped; nothing was kept");
        return {};
    }
};

/// Calls `work(begin, end)`, a Result<void>, for consecutive parts of [0, count) and reports the progress to `watch` before each part and
/// at the end. Stops at the first Error.
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
