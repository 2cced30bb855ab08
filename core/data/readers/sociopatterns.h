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

/// Contacts in the order of the file (nodes are places in `people`; published times go in steps of 20 seconds), people in the order of their published numbers.
struct TemporalContacts {
    std::vector<std::string> people;       ///< Published identifiers.
    std::vector<std::string> departments;  ///< One a person, "" where not known; empty where the files name none.
    std::vector<Contact> contacts;
};

/// Reads lines "t i j" or "t i j department-of-i department-of-j", separated by spaces or tabs. `metadata` holds lines
/// "id department" (further columns are passed over) or is empty: none. People who meet nobody are kept.
/// An Error names file and line. O(size log size).
Result<TemporalContacts> readSocioPatterns(const std::filesystem::path& contacts, const std::filesystem::path& metadata,
                                           MemoryBudget& budget);

/// metadata_NAME beside NAME, "metadata.EXTENSION" beside it, or an empty path.
std::filesystem::path sociopatternsMetadata(const std::filesystem::path& contacts);

}  // namespace rosa::data
