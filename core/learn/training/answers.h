/// Answers to requests about a model: runs/<id>/answers/<request>.json, written atomically.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/learn/training/stored_run.h"
#include "core/protocol/inbox.h"

namespace rosa::learn {

/// Answers one run's questions (core/protocol/request.h). Models of checkpoints are loaded on demand, and the last few stay in memory. A
/// request that fails is answered by {"error": "…"}. Not thread-safe.
class Answers {
public:
    /// `place` names the run; objects that it refers to must outlive this.
    explicit Answers(RunPlace place) : m_place(std::move(place)) {}

    /// `current`: the model of an ongoing training; none: the model that the run keeps. Errors are answered and also returned.
    Result<void> answer(const protocol::ReceivedRequest& received, const std::optional<Moment>& current);

    /// Loads the model that the run keeps, so that the first answer is not delayed. Fails if the run keeps none.
    Result<void> warmUp();

private:
    Result<std::string> textFor(const protocol::ReceivedRequest& received, const std::optional<Moment>& current);
    Result<Moment> momentOf(int epoch, const std::optional<Moment>& current);

    RunPlace m_place;
    std::unique_ptr<StoredRun> m_stored;  ///< Opened at the first request for a checkpoint.
};

}  // namespace rosa::learn
