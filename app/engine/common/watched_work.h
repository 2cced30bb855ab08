/// Progress display and cancellation for long operations on data.
#pragma once

#include <cmath>
#include <string>
#include <string_view>

#include "app/engine/common/interrupt.h"
#include "app/engine/common/progress.h"
#include "core/data/watch.h"

namespace rosa::engine {

/// Displays the progress reported to watch(), and requests a stop on Ctrl-C. One per process, created before threads start.
class WatchedWork {
public:
    explicit WatchedWork(bool quiet) : m_progress(Progress::suitable(quiet))
    {
        catchInterrupts();
        m_watch.stopRequested = interrupted;
        m_watch.progress = [this](std::string_view what, std::int64_t done, std::int64_t total) {
            if (what != m_what) m_progress.startPhase(m_what = std::string(what), total);
            m_progress.update(done, std::nan(""));
        };
    }
    WatchedWork(const WatchedWork&) = delete;
    WatchedWork& operator=(const WatchedWork&) = delete;

    [[nodiscard]] const data::Watch& watch() const { return m_watch; }

private:
    Progress m_progress;
    std::string m_what;
    data::Watch m_watch;
};

}  // namespace rosa::engine
