/// `rosa reproduce --dry-run`: how long the missing runs of a plan take.
#pragma once

#include <filesystem>

#include "app/engine/common/command.h"
#include "app/engine/reproduce/reproduce_runs.h"
#include "core/tables/plan_status.h"

namespace rosa::engine {

/// Makes a short run of each row and column with missing runs, some seconds each, and prints the time that all missing ones take; --json: one
/// line with event "table_forecast". Nothing is stored but the estimate in the plan's status, which the window shows. An Error if an engine
/// works on the plan, a short run fails, or the user interrupts it.
Result<void> printPlanForecast(CommandContext& context, const std::filesystem::path& store,
                               const tables::PlanRequest& request, const tables::Plan& plan, const PlanOptions& options);

}  // namespace rosa::engine
