/// Options of method `rosa`.
#pragma once

#include "core/catalog/configuration.h"
#include "core/catalog/options/adversarial_options.h"
#include "core/learn/ops/objective.h"

namespace rosa::learn {

using catalog::AscentAccumulation;
using catalog::AscentDirection;
using catalog::AscentOptions;
using catalog::ReportedLoss;

struct RosaOptions {
    ObjectiveOptions objective;
    AscentOptions ascent;
    ReportedLoss reported = ReportedLoss::Mean;

    static RosaOptions from(const catalog::Configuration& configuration);
};

}  // namespace rosa::learn
