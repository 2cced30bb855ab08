/// Tags of new runs (`rosa train --tag`).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/learn/jobs.h"

namespace rosa::engine {

/// Forwards all calls, and tags a run as soon as it is in the store, so that interrupted runs are tagged, too. A failure is a warning.
class TaggingObserver : public learn::Observer {
public:
    TaggingObserver(learn::Observer& observer, std::filesystem::path store, std::vector<std::string> tags)
        : m_observer(observer), m_store(std::move(store)), m_tags(std::move(tags))
    {}

    void runStarted(const std::string& run) override;
    void epochDone(const learn::EpochReport& report) override { m_observer.epochDone(report); }
    void phase(const std::string& what, int done, int total) override { m_observer.phase(what, done, total); }
    void warn(const Message& message) override { m_observer.warn(message); }
    [[nodiscard]] bool stopRequested() const override { return m_observer.stopRequested(); }

private:
    learn::Observer& m_observer;
    std::filesystem::path m_store;
    std::vector<std::string> m_tags;
};

}  // namespace rosa::engine
