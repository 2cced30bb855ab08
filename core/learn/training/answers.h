/// Answers to requests that ask about a model: runs/<id>/answers/<request>.json, written whole or not at all.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/learn/training/stored_run.h"
#include "core/record/inbox.h"

namespace rosa::learn {

/// Answers one run's requests. What a request may ask (its arguments, a JSON object; all but "first" may be missing):
///
///     inspect  {"first": I, "second": K, "draw": n}                                   record::Inspection
///     batch    {"centres": n, "draw": n, "nodes": [I, …]}                             record::BatchMatrix
///     worst    {"count": n, "class": name or number, "kind": "positive"}              record::PairRanking
///     project  {"kind": "pca"}                                                        {"epoch", "kind", "layout": [[x, y], …]}
///
/// and each "epoch": a kept checkpoint's, or −1 (or missing) for the current model. Models of checkpoints are opened when first asked for,
/// and the last few stay warm. A request that cannot be answered gets {"error": "…"}. Used by one thread.
class Answers {
public:
    /// `place` names the run; what it refers to outlives this.
    explicit Answers(RunPlace place) : m_place(std::move(place)) {}

    /// `current`: the model of a training that goes on; none: the one that the run keeps. What went wrong is returned too.
    Result<void> answer(const record::Request& request, const std::optional<Moment>& current);

    /// Opens the model that the run keeps, so that the first answer is as quick as others. An Error where it keeps none.
    Result<void> warmUp();

private:
    Result<std::string> textFor(const record::Request& request, const std::optional<Moment>& current);
    Result<Moment> momentOf(int epoch, const std::optional<Moment>& current);

    RunPlace m_place;
    std::unique_ptr<StoredRun> m_stored;  ///< Opened when a checkpoint is asked for.
};

}  // namespace rosa::learn
