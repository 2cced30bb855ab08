/// Heartbeat of a long job, for those who wait for it or would take its place.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace rosa::engine {

/// Calls `beat` on its own thread at every interval until it is destroyed: an epoch may take longer than the readers wait.
class Heartbeat {
public:
    Heartbeat(std::chrono::milliseconds interval, std::function<void()> beat)
        : m_thread([this, interval, beat = std::move(beat)](const std::stop_token& stop) {
              std::unique_lock lock(m_mutex);
              while (!m_wake.wait_for(lock, stop, interval, [] { return false; }) && !stop.stop_requested()) beat();
          })
    {}

private:
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::jthread m_thread;  ///< Last member: joined before the members it uses are destroyed.
};

}  // namespace rosa::engine
