/// Text fragments shared by the output formats of a comparison of runs. Private to core/tables.
#pragma once

#include <string>
#include <vector>

#include "core/tables/run_comparison.h"
#include "core/tables/table_words.h"

namespace rosa::tables {

/// Titles of the items.
std::vector<std::string> titlesOf(const DatasetComparison& dataset);

/// Of the items: "accuracy", "accuracy and micro-F1".
std::string metricsOf(const DatasetComparison& dataset);

/// scopeNote() of the items.
std::string scopeNote(const DatasetComparison& dataset);

/// Each protocol of the items once.
std::vector<UsedProtocol> protocolsOf(const DatasetComparison& dataset);

/// Titles of the items of one protocol: "RoSA, GRACE".
std::string holdersOf(const DatasetComparison& dataset, const UsedProtocol& protocol);

/// ComparedPair::seeds
std::string seedsOf(const ComparedPair& pair, const char* separator);

}  // namespace rosa::tables
