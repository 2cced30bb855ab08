/// Cached summaries of run records in the library. Private to core/record.
#pragma once

#include <filesystem>
#include <string>

#include "core/record/database.h"
#include "core/store/library.h"

namespace rosa::store {

/// A summary and the information to check whether it is still valid.
struct StoredSummary {
    RunSummary run;
    record::ProcessIdentity process;
    std::string
        stamp;  ///< recordStamp() when it was read; "" if the record may have changed at the same instant, or could not be read.
};

/// A value that changes whenever the record in `runFolder` changes. Two calls of stat.
std::string recordStamp(const std::filesystem::path& runFolder);

/// Reads the record; an unreadable one becomes a summary with a problem.
StoredSummary summarise(const std::filesystem::path& runFolder, bool deleted);

/// Creates the table `summary`.
Result<void> createSummaryTable(record::Database& library);
/// Adds the column that libraries of older programs do not have. Older programs ignore the column and leave it empty, which this program
/// treats as not read yet; the library keeps its version.
Result<void> completeSummaryTable(record::Database& library);
Result<std::vector<StoredSummary>> readSummaries(record::Database& library);
Result<void> storeSummary(record::Database& library, const StoredSummary& summary);

}  // namespace rosa::store
