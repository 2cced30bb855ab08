/// Reads what each method's presets set from resources/presets, which is part of the program. Private to core/catalog.
///
/// METHOD.toml:
///
///     based_on = "grace"                  # starts from that method's presets; without it, and for methods without a file, see below
///     shares = ["encoder.hidden"]         # keys taken from RoSA's presets beside those that every method takes
///     presets = ["reference", "short"]    # ids, the first is the default; without it RoSA's
///     datasets = ["cora"]                 # data sets that have values of their own; rosa.toml alone
///     [encoders]                          # encoder where the user names none; rosa.toml alone
///     reddit = "sage"
///     [[values]]
///     presets = ["reference"]             # without it: all
///     datasets = ["cora", "citeseer"]     # without it: the values for all data sets
///     source = "article, table 5"         # PresetValue::source
///     set.transport.lambda = 20.0
///
/// A method shares with RoSA's presets what decides on what it is trained and how it is measured: data.directed, train.inductive, the layers
/// of GraphSAGE encoders, evaluation.*, and its time parameters. A preset that RoSA has not, `short`, shares with `reference`.
#pragma once

#include <string>
#include <vector>

#include "core/base/embedded_file.h"
#include "core/catalog/catalogue.h"

namespace rosa::catalog {

/// The files, by the methods' ids.
std::span<const EmbeddedFile> embeddedPresets();

/// The presets of each method, in the order of `methods`. `parameters` and `encoders` say which keys and values there may be. An Error names
/// file and line of what does not fit: a build ends with it (check_presets.cpp).
Result<std::vector<std::vector<Preset>>> readPresets(const std::vector<Method>& methods,
                                                     const std::vector<Encoder>& encoders,
                                                     const std::vector<Parameter>& parameters);

/// makeCatalogue() of these methods, their keys and presets not filled in. An Error as readPresets'.
Result<Catalogue> readCatalogue(std::vector<Method> methods);

}  // namespace rosa::catalog
