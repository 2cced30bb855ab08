/// What the library remembers of a run's record. Private to core/record.
#pragma once

#include <filesystem>
#include <string>

#include "core/record/database.h"
#include "core/record/library.h"

namespace rosa::record {

/// A summary with what tells whether it still holds.
struct StoredSummary {
    RunSummary run;
    ProcessIdentity process;
    std::string
        stamp;  ///< recordStamp() when it was read; "" where it may have changed in the same instant, or could not be read.
};

/// Changes whenever the record in `runFolder` does. Two calls of stat.
std::string recordStamp(const std::filesystem::path& runFolder);

/// Reads the record; one that cannot be read becomes a summary with a problem.
StoredSummary summarise(const std::filesystem::path& runFolder, bool deleted);

/// The table `summary`.
Result<void> createSummaryTable(Database& library);
/// Adds the column that libraries of older programs lack. Those programs go on with it and leave it empty, which this one takes for not
/// read yet: the library keeps its version.
Result<void> completeSummaryTable(Database& library);
Result<std::vector<StoredSummary>> readSummaries(Database& library);
Result<void> storeSummary(Database& library, const StoredSummary& summary);

}  // namespace rosa::record
