/// Data sets of a store as columns of a plan, besides those of the article's tables.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/tables/plan.h"

namespace rosa::tables {

/// The protocol under which a column of this data set is measured in a table with the protocol `wanted`: `wanted` itself, or the nearest
/// one for which the data set has splits, validation parts and enough labelled nodes. If it is another one, `reason` is set: "has no
/// published splits".
std::string protocolFor(const OtherData& data, const std::string& wanted, Message& reason);

/// The data sets that `request` names and its table does not have, in the order of the request, and the table's own ones of which the store
/// has a version that differs (data::differenceFromKnown()). If the request sets a protocol, all of the table's own ones that can be read,
/// whose splits may not fit it. An Error names one of the former that the store does not have (with the
/// nearest name), that cannot be read or that has no labels. Opens those below 10,000 nodes, and larger ones if the protocol needs
/// validation parts; reads the card of others.
Result<std::vector<OtherData>> otherDataOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                           const PlanRequest& request);

}  // namespace rosa::tables
