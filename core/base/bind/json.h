/// Bound structs as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "core/base/bind/tree.h"

namespace rosa::bind {

nlohmann::ordered_json jsonOf(const Tree& tree);
/// Numbers without fraction up to 2⁵³ are integers, since JSON does not distinguish 3 and 3.0.
Tree treeOf(const nlohmann::ordered_json& json);

/// An object with the fields in their order.
template <typename Options>
nlohmann::ordered_json toJson(const Options& options)
{
    return jsonOf(toTree(options));
}

/// Reads the output of toJson(), of this and earlier versions; errors are those of fromTree().
template <typename Options>
Result<Options> fromJson(const nlohmann::ordered_json& json)
{
    return fromTree<Options>(treeOf(json));
}

}  // namespace rosa::bind
