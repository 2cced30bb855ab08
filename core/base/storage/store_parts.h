/// What lies at the top of a store, the folder of runs, sweeps and data sets.
///
///     STORE/runs, bin        core/record/run_folder.h
///          /library.sqlite   core/store/library.h
///          /data             core/data/catalogue.h
///          /sweeps           core/sweep/sweep_folder.h
///          /plans            core/tables/plan_status.h
///          /logs             what the window's engines print
#pragma once

#include <filesystem>

#include "core/base/result.h"

namespace rosa {

inline constexpr const char* kRunsPart = "runs";
inline constexpr const char* kBinPart = "bin";
inline constexpr const char* kDataPart = "data";
inline constexpr const char* kSweepsPart = "sweeps";
inline constexpr const char* kPlansPart = "plans";
inline constexpr const char* kLogsPart = "logs";
inline constexpr const char* kLibraryPart = "library.sqlite";

/// Checks that each part that is there is a folder or, the library with what SQLite puts beside it, a regular file. Links are followed on
/// the way to the store, and none in it: a store that somebody else has made must not lead this program to write or delete elsewhere.
/// Everything that opens or makes a part calls this. The Error names the part. A dozen calls of the system; thread-safe.
Result<void> checkStoreParts(const std::filesystem::path& store);

/// As checkStoreParts(), and makes the folder `part`, with the store, if it is missing; returns its path.
Result<std::filesystem::path> madePart(const std::filesystem::path& store, const char* part);

}  // namespace rosa
