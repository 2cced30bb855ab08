/// Data sets of a store as columns of a plan, besides those of the article's tables.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/reproduce/plan.h"

namespace rosa::reproduce {

/// The protocol under which a column of this data set is measured in a table with the protocol `wanted`: `wanted` itself, or the nearest
/// one for which the data set has splits, validation parts and enough labelled nodes. `note` is set to the reason if it is another one.
std::string protocolFor(const OtherData& data, const std::string& wanted, std::string& note);

/// The data sets that `request` names and its table does not have, in the order of the request. An Error names one that the store does not
/// have either (with the nearest name), that cannot be read or that has no labels. Opens those below 10,000 nodes, and reads the card of
/// others.
Result<std::vector<OtherData>> otherDataOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                           const PlanRequest& request);

}  // namespace rosa::reproduce
