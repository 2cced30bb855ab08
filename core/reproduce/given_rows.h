/// Rows of a table that no plan could make: foreign embeddings, and runs under settings of their own.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/record/library.h"
#include "core/reproduce/plan.h"

namespace rosa::reproduce {

/// Adds a row for each of `with`: the name of a foreign embedding (all its seeds, on every data set of the plan that it was recorded on), or a run by id, beginning
/// of an id or name (with its repetitions under other seeds). They are measured as the rest of their column. An Error where there is no such run, or
/// it has nothing to do with the plan's data sets.
Result<void> addGivenRows(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                          const std::vector<std::string>& with, Plan& plan);

/// Names of the foreign embeddings among `runs` that are of these data sets, each once, the newest first.
std::vector<std::string> foreignNames(const std::vector<record::RunSummary>& runs, const std::vector<std::string>& datasets);

/// makePlan() with the rows of request.with.
Result<Plan> makeWholePlan(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                           const PlanRequest& request);

}  // namespace rosa::reproduce
