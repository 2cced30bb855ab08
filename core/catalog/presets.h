/// Reads the presets of all methods from resources/presets, which is compiled into the program. Private to core/catalog.
///
/// METHOD.toml:
///
///     based_on = "grace"                  # starts from the presets of that method; for the default see below
///     shares = ["encoder.hidden"]         # keys taken from RoSA's presets in addition to the shared ones
///     presets = ["reference", "short"]    # ids, the first is the default; if absent, RoSA's ids
///     datasets = ["cora"]                 # data sets with their own values; rosa.toml only
///     [encoders]                          # default encoder by data set; rosa.toml only
///     reddit = "sage"
///     [[values]]
///     presets = ["reference"]             # if absent: all
///     datasets = ["cora", "citeseer"]     # if absent: the values for all data sets
///     source = "article, table 5"         # PresetValue::source
///     set.transport.lambda = 20.0
///
/// By default a method takes from RoSA's presets the keys that determine its training data and its evaluation: data.directed,
/// data.binary_features, train.inductive, the layers of GraphSAGE encoders, evaluation.* and its time parameters. A preset that RoSA does not have, such as
/// `short`, takes them from `reference`.
#pragma once

#include <string>
#include <vector>

#include "core/base/storage/embedded_file.h"
#include "core/catalog/catalogue.h"

namespace rosa::catalog {

/// The preset files, named by method id.
std::span<const EmbeddedFile> embeddedPresets();

/// The presets of each method, in the order of `methods`. `parameters` and `encoders` define the valid keys and values. An Error names file
/// and line of an invalid entry and fails the build (check_presets.cpp).
Result<std::vector<std::vector<Preset>>> readPresets(const std::vector<Method>& methods,
                                                     const std::vector<Encoder>& encoders,
                                                     const std::vector<Parameter>& parameters);

/// makeCatalogue() for the given methods, whose keys and presets it fills in. Errors as for readPresets().
Result<Catalogue> readCatalogue(std::vector<Method> methods);

}  // namespace rosa::catalog
