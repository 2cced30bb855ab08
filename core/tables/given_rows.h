/// Table rows that a plan cannot compute: external embeddings, and runs with their own settings.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/store/library.h"
#include "core/tables/plan.h"

namespace rosa::tables {

/// Adds one row per element of `with`: the name of an external embedding (all its seeds, on every data set of the plan for which it was
/// recorded), or a run by id, id prefix or name (with its repetitions under other seeds). They are evaluated like the rest of their column.
/// An Error if there is no such run, or if it was not made on one of the plan's data sets.
Result<void> addGivenRows(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                          const std::vector<std::string>& with, Plan& plan);

/// Names of the external embeddings among `runs` on these data sets, each once, newest first.
std::vector<std::string> foreignNames(const std::vector<store::RunSummary>& runs, const std::vector<std::string>& datasets);

/// makePlan() with the store's data sets (otherDataOf()), followed by addGivenRows() for request.with.
Result<Plan> makeWholePlan(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                           const PlanRequest& request);

}  // namespace rosa::tables
