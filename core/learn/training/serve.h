/// An engine that keeps a finished run's model and data warm and answers requests about it.
#pragma once

#include <filesystem>
#include <string>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// Answers requests about the model (answers.h) in runs/<run>/inbox until none came for `idleSeconds`, a "stop" request came or the
/// observer asks to stop. One a run: a second server leaves at once, and a server whose run begins to train again leaves its inbox to
/// the training (both ServedElsewhere); one whose run is deleted leaves too. An Error where the run is training already (its own process
/// answers then), or its folder cannot be written.
Result<ServeEnd> serveRun(const std::filesystem::path& store, const catalog::Catalogue& catalogue,
                          const data::Dataset& dataset, const std::string& run, int idleSeconds, Observer& observer);

}  // namespace rosa::learn
