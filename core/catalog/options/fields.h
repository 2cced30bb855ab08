/// Options structs of the catalogue: their fields bound to parameters (core/base/bind/fields.h), in groups that methods and encoders name.
///
///     struct WarmUpOptions {
///         int epochs = 1000;
///     };
///     void describe(Fields<WarmUpOptions>& fields)
///     {
///         fields.integer(&WarmUpOptions::epochs, "train.warm_up", "Warm-up", "Epochs over which …")
///             .from(0).upTo(1e7).unit("epochs").brief("1 warm-up epoch|# warm-up epochs");
///     }
#pragma once

#include <string>
#include <vector>

#include "core/base/bind/fields.h"
#include "core/catalog/options/parameter.h"

namespace rosa::catalog {

using bind::choiceOf;
using bind::Fields;
using bind::fieldsOf;
using bind::idOf;
using bind::keyOf;
using bind::kMostSeed;
using bind::Named;
using bind::parameterOf;

/// The parameters of `Options`.
template <typename Options>
Group group()
{
    static const std::vector<Parameter> parameters = [] {
        std::vector<Parameter> made;
        for (const auto& field : fieldsOf<Options>().all()) made.push_back(field.parameter);
        return made;
    }();
    return &parameters;
}

/// Several groups, in order: groups<BatchOptions, EpochOptions>().
template <typename... Options>
std::vector<Group> groups()
{
    return {group<Options>()...};
}

/// Keys of the groups, in order.
std::vector<std::string> keysOf(const std::vector<Group>& groups);

}  // namespace rosa::catalog
