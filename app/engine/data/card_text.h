/// The card of a data set as printed by `rosa data info`: text and JSON.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/data/catalogue.h"
#include "core/data/dataset.h"

namespace rosa::engine {

/// JSON object with name, title, origin, counts (nodes, edges …), degree distribution, splits, fix-ups and content hash.
nlohmann::ordered_json cardJson(const data::CatalogueEntry& entry, const data::Dataset& dataset);

/// The card as text; `card` is the result of cardJson().
std::string cardText(const nlohmann::ordered_json& card);

/// One row of the list, read from the header of the file; contains "problem" if the header cannot be read.
nlohmann::ordered_json entryJson(const data::CatalogueEntry& entry);

/// "34 nodes, 78 edges, 1 feature, 2 classes".
std::string countsText(const data::PackedCard& card);

/// "self-loops removed: 3"; the count precedes further explanation: "edge weights ignored (column 3): 2; walks …".
std::string fixUpText(const std::string& what, std::int64_t count);

/// The list as an aligned table; `entries` is an array of entryJson() objects.
std::string entriesText(const nlohmann::ordered_json& entries);

}  // namespace rosa::engine
