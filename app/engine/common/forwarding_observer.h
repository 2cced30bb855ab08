/// An observer between a job and another observer.
#pragma once

#include <string>

#include "core/learn/jobs.h"

namespace rosa::engine {

/// Forwards all calls to `next`, which must outlive it; derived classes override what they follow, and forward it themselves.
class ForwardingObserver : public learn::Observer {
public:
    explicit ForwardingObserver(learn::Observer& next) : m_next(next) {}

    void runStarted(const std::string& run) override { m_next.runStarted(run); }
    void epochDone(const learn::EpochReport& report) override { m_next.epochDone(report); }
    void phase(const std::string& what, int done, int total) override { m_next.phase(what, done, total); }
    void warn(const Message& message) override { m_next.warn(message); }
    [[nodiscard]] bool stopRequested() const override { return m_next.stopRequested(); }

private:
    learn::Observer& m_next;
};

}  // namespace rosa::engine
