/// State of a plan according to the store: the result of every planned run, and the runs still to be made.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/tables/data_shelf.h"
#include "core/tables/store_search.h"
#include "core/tables/table.h"

namespace rosa::tables {

/// Equal for planned runs that one run answers: columns may share it, as raw features do not depend on an encoder.
std::string runKey(const catalog::Catalogue& catalogue, const PlannedRun& run);

struct Survey {
    std::vector<RunResult> results;  ///< One per planned run; `problem` is set for runs on unavailable data.
    std::vector<FoundRun> found;     ///< One per planned run: existing runs to continue from.
    std::vector<std::size_t> todo;   ///< Planned runs still to be made, in plan order.
    /// Notes on the data for Plan::notes: "cornell has 10 published splits, so 10 are used, not 99".
    std::vector<std::string> notes;
    std::vector<std::string> missingData;  ///< Names of data sets that are not imported or cannot be read, each once.
};

/// Looks up every run of `plan`. With `isFresh`, stored runs are ignored, except those of given rows, which cannot be made. An Error if the
/// store cannot be read. Reads the record of every stored run on the plan's data sets, which takes seconds for thousands of runs.
Result<Survey> survey(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const Plan& plan,
                      DataShelf& shelf, bool isFresh = false);

/// For makeTable(): one ratio per column, from its first result; 0 if nothing was measured.
std::vector<double> testOverTraining(const Plan& plan, const std::vector<RunResult>& results, DataShelf& shelf);

}  // namespace rosa::tables
