/// Server that keeps a finished run's model and data in memory and answers requests about it.
#pragma once

#include <filesystem>
#include <string>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// Answers requests about the model (answers.h) in runs/<run>/inbox until none arrives for `idleSeconds`, a "stop" request arrives or the
/// observer asks to stop. One server per run: a second one ends at once, and a server whose run resumes training leaves the inbox to it
/// (both ServedElsewhere). Ends if the run is deleted. Fails if the run is being trained (its own process answers then) or its folder is
/// not writable.
Result<ServeEnd> serveRun(const std::filesystem::path& store, const catalog::Catalogue& catalogue,
                          const data::Dataset& dataset, const std::string& run, int idleSeconds, Observer& observer);

}  // namespace rosa::learn
