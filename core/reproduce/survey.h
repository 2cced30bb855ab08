/// How far a plan is, as the store tells: what every planned run came to, and what is left to be made.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/result.h"
#include "core/reproduce/data_shelf.h"
#include "core/reproduce/store_search.h"
#include "core/reproduce/table.h"

namespace rosa::reproduce {

struct Survey {
    std::vector<RunResult> results;  ///< One a planned run; those on data that are not at hand have their problem.
    std::vector<FoundRun> found;     ///< One a planned run: what can be gone on with.
    std::vector<std::size_t> todo;   ///< Planned runs to be made, in the plan's order.
    /// What the data make of the plan, for Plan::notes: "cornell has 10 published splits, so 10 are used, not 99".
    std::vector<std::string> notes;
    std::vector<std::string> missingData;  ///< Names of data sets that are not at hand or cannot be read, each once.
};

/// Looks every run of `plan` up. With `isFresh` nothing that the store has counts, but foreign rows, which cannot be made. An Error where the store cannot be
/// read. Reads a record for each run of the plan's data sets: seconds where there are thousands.
Result<Survey> survey(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const Plan& plan,
                      DataShelf& shelf, bool isFresh = false);

/// For makeTable(): a ratio a column, of the first result there; 0 where nothing was measured.
std::vector<double> testOverTraining(const Plan& plan, const std::vector<RunResult>& results, DataShelf& shelf);

}  // namespace rosa::reproduce
