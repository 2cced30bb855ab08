/// Options of method `rosa`.
#pragma once

#include <functional>

#include "core/catalog/configuration.h"
#include "core/catalog/options/adversarial_options.h"
#include "core/learn/ops/objective.h"

namespace rosa::learn {

using catalog::AscentAccumulation;
using catalog::AscentDirection;
using catalog::ReportedLoss;

/// Adversarial training, and who watches it.
struct AscentOptions : catalog::AscentOptions {
    /// Told each move's signs (n × F) as they are taken, for whoever repeats a step: rounding decides some of them.
    std::function<void(const torch::Tensor&)> onSigns = {};
};

struct RosaOptions {
    ObjectiveOptions objective;
    AscentOptions ascent;
    ReportedLoss reported = ReportedLoss::Mean;

    static RosaOptions from(const catalog::Configuration& configuration);
};

}  // namespace rosa::learn
