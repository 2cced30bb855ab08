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

/// Options of adversarial training, and an observer.
struct AscentOptions : catalog::AscentOptions {
    /// Receives the signs of each move (n × F), so that a step can be reproduced exactly: some signs depend on rounding.
    std::function<void(const torch::Tensor&)> onSigns = {};
};

struct RosaOptions {
    ObjectiveOptions objective;
    AscentOptions ascent;
    ReportedLoss reported = ReportedLoss::Mean;

    static RosaOptions from(const catalog::Configuration& configuration);
};

}  // namespace rosa::learn
