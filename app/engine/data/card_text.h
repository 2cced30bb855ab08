/// A data set's card: what `rosa data info` says of it, as text and as JSON.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/data/catalogue.h"
#include "core/data/dataset.h"

namespace rosa::engine {

/// One object: name, title, origin, counts (nodes, edges …), degree distribution, splits, fix-ups, content hash.
nlohmann::ordered_json cardJson(const data::CatalogueEntry& entry, const data::Dataset& dataset);

/// The same for people, from cardJson()'s object.
std::string cardText(const nlohmann::ordered_json& card);

/// One row of the list, read from the file's beginning alone; with "problem" where that cannot be read.
nlohmann::ordered_json entryJson(const data::CatalogueEntry& entry);

/// "34 nodes, 78 edges, 1 feature, 2 classes".
std::string countsText(const data::PackedCard& card);

/// "self-loops removed: 3"; the count stands before what a colon explains: "edge weights ignored (column 3): 2; walks …".
std::string fixUpText(const std::string& what, std::int64_t count);

/// The list as an aligned table, from an array of entryJson()'s objects.
std::string entriesText(const nlohmann::ordered_json& entries);

}  // namespace rosa::engine
