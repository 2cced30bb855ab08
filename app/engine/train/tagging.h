/// Tags of new runs (`rosa train --tag`).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/engine/common/forwarding_observer.h"

namespace rosa::engine {

/// Tags a run as soon as it is in the store, so that interrupted runs are tagged, too. A failure is a warning.
class TaggingObserver : public ForwardingObserver {
public:
    TaggingObserver(learn::Observer& observer, std::filesystem::path store, std::vector<std::string> tags)
        : ForwardingObserver(observer), m_store(std::move(store)), m_tags(std::move(tags))
    {}

    void runStarted(const std::string& run) override;

private:
    std::filesystem::path m_store;
    std::vector<std::string> m_tags;
};

}  // namespace rosa::engine
