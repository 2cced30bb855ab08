/// Names of classes: of the user, or documented by the publishers of files that only number them.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"

namespace rosa::data {

/// The names of the classes of one published data set.
struct DocumentedClasses {
    std::string_view contentHash;             ///< computedHash() of the data set, whatever its name in a store.
    std::span<const std::string_view> names;  ///< In the order of the numbers.
    std::span<const std::int64_t> sizes;      ///< Nodes per class as documented: how the order was found.
    std::string_view source;                  ///< Where names and sizes are documented.
};

/// Cora's and Citeseer's files number the classes; the names are those of the collections that they were made from. The order follows from
/// the class sizes, which all differ. Cornell, Texas and Wisconsin are not here: Geom-GCN does not document the order of their names, and
/// the classes of Cornell and Texas even have the same sizes.
std::span<const DocumentedClasses> documentedClasses();

/// The documented names of the data set with this content hash; empty if there are none.
std::span<const std::string_view> documentedClassNames(std::string_view contentHash);

/// Replaces numbers by documented names for display. `contentHash`: of the data set. Does nothing if there are none, or if the classes
/// have names already. Files and answers of the engine keep the numbers.
void nameClasses(std::string_view contentHash, graph::Labels& labels);

/// Reads names of classes from a text file, one per line in the order of the classes. An Error names a line that is empty or too long.
Result<std::vector<std::string>> readClassNames(const std::filesystem::path& file);

/// Gives the classes the user's names, in their order; the content hash stays. An Error says that there are no classes, that their number
/// differs, or which name is empty, too long or given twice.
Result<void> renameClasses(graph::Labels& labels, std::vector<std::string> names);

}  // namespace rosa::data
