/// Diagnosis of non-finite numbers in training.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/encoders/modules.h"

namespace rosa::learn {

/// When and how a training diverged.
struct Divergence {
    int epoch = 0;       ///< Epoch (from 1) whose step diverged; 0: before the first.
    Message what;        ///< "loss is not finite".
    int checkpoint = 0;  ///< Epoch of the newest checkpoint with finite weights; 0: none.
};

/// The Error of a diverged training of `dataset` under `configuration`: one line with epoch, likely cause and remedy. Of kind bad input if
/// the features are the cause (non-finite, or too large for products in float32); otherwise a failure. Scans the features: O(values).
Error divergedError(const Divergence& divergence, const data::Dataset& dataset, const catalog::Configuration& configuration);

/// Whether weights or features explain a failed computation: a value is non-finite, or too large for products in float32. O(values).
bool hasDiverged(const ModelState& model, const data::Dataset& dataset);

/// Fails if a weight or statistic of `model` is not finite; the Error names it. O(values).
Result<void> checkFinite(const std::vector<NamedTensor>& model);

}  // namespace rosa::learn
