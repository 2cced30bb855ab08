/// Face-to-face contacts of the SocioPatterns project, with their times.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/contacts.h"

namespace rosa::data {

/// Contacts in the order of the file; nodes are indices into `people`, which is ordered by published number. Published times have steps of
/// 20 seconds.
struct TemporalContacts {
    std::vector<std::string> people;       ///< Published identifiers.
    std::vector<std::string> departments;  ///< One per person, "" if unknown; empty if the files contain none.
    std::vector<Contact> contacts;
};

/// Reads lines "t i j" or "t i j department-of-i department-of-j", separated by spaces or tabs. `metadata` contains lines "id department"
/// (further columns are ignored); pass an empty path if there is none. People without contacts are kept. Errors name file and line. O(size
/// log size).
Result<TemporalContacts> readSocioPatterns(const std::filesystem::path& contacts, const std::filesystem::path& metadata,
                                           MemoryBudget& budget);

/// Returns metadata_NAME beside NAME, otherwise "metadata.EXTENSION" beside it, otherwise an empty path.
std::filesystem::path sociopatternsMetadata(const std::filesystem::path& contacts);

}  // namespace rosa::data
