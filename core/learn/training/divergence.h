/// What to say of numbers that are no longer finite.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/encoders/modules.h"

namespace rosa::learn {

/// Where a training's numbers stopped to be finite.
struct Divergence {
    int epoch = 0;       ///< The epoch whose step gave them, from 1; 0: before the first one.
    std::string what;    ///< "loss is not finite".
    int checkpoint = 0;  ///< Epoch of the newest checkpoint of finite weights; 0: there is none.
};

/// The Error of a training of `dataset` under `configuration`: one line with the epoch, the likely cause and what to do. Bad input where the
/// features are the cause, since one is not finite or they are so large that float32 cannot hold their products; else a failure. Looks
/// through the features: O(values).
Error divergedError(const Divergence& divergence, const data::Dataset& dataset, const catalog::Configuration& configuration);

/// Whether weights or features are the reason that something could not be computed: one is not finite, or beyond what products of float32
/// bear. O(values).
bool hasDiverged(const ModelState& model, const data::Dataset& dataset);

/// An Error names a weight or statistic of `model` that is not a finite number. O(values).
Result<void> checkFinite(const std::vector<NamedTensor>& model);

}  // namespace rosa::learn
