/// What a page of results says of runs of a store.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/catalog/catalogue.h"
#include "core/web/report.h"

namespace rosa::tables {

/// The runs that each text names (Library::findAll()). An Error for a text that fits no run or several, and for a run that is named twice.
Result<std::vector<std::vector<std::string>>> namedGroups(const std::filesystem::path& store,
                                                          const std::vector<std::string>& texts);

/// Reads groups of runs that differ only in the seed, given by id; no group is empty. Results have the published numbers of the same protocol and
/// the difference from raw features of the same data and protocol; then losses, the newest t-SNE of a group's first run, the first pair that fits
/// the lab of the first group with recorded pairs, and provenance. What a run does not have is left out. An Error names a run that is deleted or
/// cannot be read. O(records); seconds for large data sets, whose labels are read.
Result<web::Report> reportOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                             const std::vector<std::vector<std::string>>& groups);

}  // namespace rosa::tables
