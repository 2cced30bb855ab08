/// Reading a sweep that other machines write.
#pragma once

#include <chrono>
#include <thread>

#include "app/engine/common/interrupt.h"
#include "core/sweep/sweep_folder.h"

namespace rosa::engine {

/// folder.refresh(), again for half a minute if it fails: network file systems may show a new file with the size of the one that it replaced
/// (sshfs for 20 seconds), so that its end is missing.
inline Result<void> refreshWithRetries(sweep::SweepFolder& folder)
{
    constexpr auto kPatience = std::chrono::seconds(30);
    constexpr auto kPause = std::chrono::milliseconds(500);
    const auto end = std::chrono::steady_clock::now() + kPatience;
    for (;;) {
        auto done = folder.refresh();
        if (done || interrupted() || std::chrono::steady_clock::now() >= end) return done;
        std::this_thread::sleep_for(kPause);
    }
}

}  // namespace rosa::engine
